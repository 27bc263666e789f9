<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

/**
 * Stream wrapper that simulates another process that creates each folder of the path a moment earlier.
 */
final class RivalFolders {
	/** Existing folders. @var array<int, string> */
	public static array $made = [];

	/** Whether creating folders fails. */
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
		// The guard files exist as soon as their folder does.
		return in_array( dirname( $path ), self::$made, true ) && str_contains( basename( $path ), '.' ) ? [ 'mode' => 0100644 ] : false;
	}
}
