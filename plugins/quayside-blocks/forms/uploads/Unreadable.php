<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * Thrown when a stored file can't be read or has been changed.
 */
final class Unreadable extends RuntimeException {}
