<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * Thrown when an uploaded file can't be stored.
 */
final class NotStored extends RuntimeException {}
