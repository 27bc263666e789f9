<?php
declare( strict_types=1 );

namespace Quayside\Tests;

/**
 * Thrown at the end of an admin-ajax response, because a test must not exit.
 */
final class AjaxEnded extends \RuntimeException {}
