<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * A row of a CSV file could not be written, for example because the disk is full.
 */
final class CsvWriteError extends \RuntimeException {}
