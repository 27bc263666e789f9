<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

/**
 * A file system where another process is a moment faster with every folder: the next one of the path is made, but not by whom
 * asked for it.
 */
final class RivalFolders {
	/** @var array<int, string> Folders that are there. */
	public static array $made = [];

	/** Whether no folder can be made. */
	public static bool $refuse = false;

	/** @var resource|null Set by PHP. */
	public $context;

	public function mkdir( string $path ): bool {
		foreach ( [ dirname( $path, 2 ), dirname( $path ), $path ] as $folder ) {
			if ( ! self::$refuse && ! in_array( $folder, self::$made, true ) ) {
				self::$made[] = $folder;
				break;
			}
		}
		return false;
	}

	/**
	 * @return array<string, int>|false
	 */
	public function url_stat( string $path ): array|false {
		if ( in_array( $path, self::$made, true ) ) {
			return [ 'mode' => 0040755 ];
		}
		// The guards are there as soon as their folder is.
		return in_array( dirname( $path ), self::$made, true ) && str_contains( basename( $path ), '.' ) ? [ 'mode' => 0100644 ] : false;
	}
}
