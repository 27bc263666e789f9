<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads\Tests;

use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Blocks\Forms\Uploads\Seal;
use Quayside\Blocks\Forms\Uploads\Unreadable;
use Quayside\Tests\TestCase;
use RuntimeException;

/**
 * Tests encrypted files.
 */
final class SealTest extends TestCase {
	private const PIECE = 65536;

	private string $folder;

	protected function set_up(): void {
		parent::set_up();
		$this->folder = get_temp_dir() . 'quayside-seal-' . wp_generate_password( 8, false );
		mkdir( $this->folder );
	}

	protected function tear_down(): void {
		Folder::erase( $this->folder );
		parent::tear_down();
	}

	/**
	 * Encrypts content as "sealed".
	 *
	 * @return array{size: int, key: string}
	 */
	private function seal( string $content, string $name = 'sealed' ): array {
		file_put_contents( "$this->folder/plain", $content );
		return Seal::seal( "$this->folder/plain", "$this->folder/$name" );
	}

	/**
	 * Returns the decrypted content and whether it is complete.
	 *
	 * @param array{size: int, key: string} $seal
	 * @return array{string, bool}
	 */
	private function open( array $seal ): array {
		$content = '';
		try {
			foreach ( Seal::open( "$this->folder/sealed", $seal['key'], $seal['size'] ) as $piece ) {
				$content .= $piece;
			}
			return [ $content, true ];
		} catch ( Unreadable ) {
			return [ $content, false ];
		}
	}

	/** @return array<string, array{int}> */
	public static function sizes(): array {
		return [
			'an empty file'               => [ 0 ],
			'one byte'                => [ 1 ],
			'one byte less than a chunk' => [ self::PIECE - 1 ],
			'one chunk'               => [ self::PIECE ],
			'one byte more than a chunk'              => [ self::PIECE + 1 ],
			'two chunks'            => [ 2 * self::PIECE ],
			'5 MB'                  => [ 5 * 1048576 ],
		];
	}

	/** @dataProvider sizes */
	public function test_decrypts_to_the_original_content( int $size ): void {
		$content = $size > 0 ? random_bytes( $size ) : '';
		$seal    = $this->seal( $content );
		self::assertSame( $size, $seal['size'] );
		self::assertSame( 32, strlen( (string) base64_decode( $seal['key'], true ) ) );
		[ $opened, $whole ] = $this->open( $seal );
		self::assertTrue( $whole );
		self::assertTrue( $content === $opened );
	}

	public function test_stores_no_plain_text_and_uses_different_keys(): void {
		$content = str_repeat( 'Ada Lovelace, 12 St James Square. ', 5000 );
		$one     = $this->seal( $content );
		$two     = $this->seal( $content, 'again' );
		$sealed  = (string) file_get_contents( "$this->folder/sealed" );
		self::assertStringNotContainsString( 'Lovelace', $sealed );
		self::assertNotSame( $one['key'], $two['key'] );
		self::assertNotSame( $sealed, file_get_contents( "$this->folder/again" ) );
		// Random data can't be compressed.
		self::assertGreaterThan( strlen( $sealed ), strlen( (string) gzcompress( $sealed ) ) );
	}

	public function test_memory_usage_does_not_grow_with_the_file(): void {
		$file = fopen( "$this->folder/big", 'wb' );
		self::assertIsResource( $file );
		ftruncate( $file, 64 * 1048576 );
		fclose( $file );
		$before = memory_get_peak_usage();
		$seal   = Seal::seal( "$this->folder/big", "$this->folder/sealed" );
		$bytes  = 0;
		foreach ( Seal::open( "$this->folder/sealed", $seal['key'], $seal['size'] ) as $piece ) {
			$bytes += strlen( $piece );
		}
		self::assertSame( 64 * 1048576, $bytes );
		self::assertLessThan( 2 * 1048576, memory_get_peak_usage() - $before );
	}

	/**
	 * Kinds of damage to a file of three chunks, and how many chunks can still be decrypted.
	 *
	 * @return iterable<string, array{callable( string ): string, int}>
	 */
	public static function damages(): iterable {
		$whole = self::PIECE + 17;
		$turn  = static fn ( int $at ): callable => static function ( string $sealed ) use ( $at ): string {
			$sealed[ $at ] = chr( ord( $sealed[ $at ] ) ^ 1 );
			return $sealed;
		};
		yield 'a bit in the header' => [ $turn( 3 ), 0 ];
		yield 'a bit in the first chunk' => [ $turn( 24 + 100 ), 0 ];
		yield 'a bit in the second chunk' => [ $turn( 24 + $whole + 100 ), 1 ];
		yield 'the last bit' => [ static fn ( string $sealed ): string => $turn( strlen( $sealed ) - 1 )( $sealed ), 2 ];
		yield 'a byte missing' => [ static fn ( string $sealed ): string => substr( $sealed, 0, -1 ), 0 ];
		yield 'a chunk missing' => [ static fn ( string $sealed ): string => substr( $sealed, 0, 24 + 2 * $whole ), 0 ];
		yield 'an additional byte' => [ static fn ( string $sealed ): string => "$sealed.", 0 ];
		yield 'an empty file after encryption' => [ static fn (): string => '', 0 ];
		yield 'chunks in another order' => [
			static fn ( string $sealed ): string => substr( $sealed, 0, 24 ) . substr( $sealed, 24 + $whole, $whole )
				. substr( $sealed, 24, $whole ) . substr( $sealed, 24 + 2 * $whole ),
			0,
		];
	}

	/**
	 * @dataProvider damages
	 * @param callable( string ): string $damage
	 */
	public function test_never_decrypts_damaged_data( callable $damage, int $pieces ): void {
		$content = random_bytes( 2 * self::PIECE + 500 );
		$seal    = $this->seal( $content );
		file_put_contents( "$this->folder/sealed", $damage( (string) file_get_contents( "$this->folder/sealed" ) ) );
		[ $opened, $whole ] = $this->open( $seal );
		self::assertFalse( $whole );
		self::assertSame( $pieces * self::PIECE, strlen( $opened ) );
		self::assertTrue( str_starts_with( $content, $opened ) );
	}

	public function test_detects_a_file_cut_off_between_chunks_whatever_its_size(): void {
		$seal = $this->seal( random_bytes( 2 * self::PIECE ) );
		file_put_contents( "$this->folder/sealed", substr( (string) file_get_contents( "$this->folder/sealed" ), 0, 24 + self::PIECE + 17 ) );
		self::assertSame( [ '', false ], $this->open( [ 'size' => self::PIECE ] + $seal ) );
	}

	public function test_requires_the_key_of_the_file(): void {
		$seal = $this->seal( 'mine' );
		self::assertSame( [ 'mine', true ], $this->open( $seal ) );
		foreach ( [ $this->seal( 'other', 'other' )['key'], '', 'short', '###', base64_encode( str_repeat( "\0", 32 ) ) ] as $key ) {
			self::assertSame( [ '', false ], $this->open( [ 'key' => $key ] + $seal ), $key );
		}
		unlink( "$this->folder/sealed" );
		self::assertSame( [ '', false ], $this->open( $seal ) );
	}

	public function test_does_not_overwrite_existing_files(): void {
		file_put_contents( "$this->folder/sealed", 'mine' );
		try {
			$this->seal( 'other' );
			self::fail( 'It should have failed.' );
		} catch ( RuntimeException ) {
			self::assertSame( 'mine', file_get_contents( "$this->folder/sealed" ) );
		}
	}

	public function test_a_full_disk_leaves_no_partial_file(): void {
		file_put_contents( "$this->folder/plain", random_bytes( 5 * self::PIECE ) );
		$disk = new class() {
			/** @var resource|null */
			public $context;
			public static int $room = 0;
			/** @var array<int, string> */
			public static array $removed = [];
			public function stream_open(): bool {
				return true;
			}
			public function stream_write( string $bytes ): int {
				$written     = min( strlen( $bytes ), self::$room );
				self::$room -= $written;
				return $written;
			}
			public function stream_close(): void {}
			public function unlink( string $path ): bool {
				self::$removed[] = $path;
				return true;
			}
		};
		stream_wrapper_register( 'full', $disk::class );
		try {
			foreach ( [ 10, 24, 3 * self::PIECE ] as $room ) {
				$disk::$room    = $room;
				$disk::$removed = [];
				try {
					Seal::seal( "$this->folder/plain", 'full://sealed' );
					self::fail( 'It should have failed.' );
				} catch ( RuntimeException ) {
					self::assertSame( [ 'full://sealed' ], $disk::$removed );
				}
			}
		} finally {
			stream_wrapper_unregister( 'full' );
		}
	}
}
