<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads;

use RuntimeException;

/**
 * A kept file is not what was kept any more, or can't be read.
 */
final class Unreadable extends RuntimeException {}
