<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Thrown where an admin-ajax answer ends, because a test must not exit.
 */
final class AjaxEnded extends \RuntimeException {}
