<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use PHPUnit\Framework\AssertionFailedError;
use Quayside\Shop\Kit\Assets;
use Quayside\Tests\Contracts\Seals;

/**
 * Tests that every island has a contract for its props, and that each island is validated with it.
 */
final class SealsTest extends TestCase {
	private static function assets(): Assets {
		return new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' );
	}

	public function test_every_island_is_in_the_list_of_contracts(): void {
		$root    = dirname( __DIR__, 2 );
		$modules = [];
		foreach ( [ 'plugins', 'themes' ] as $part ) {
			$files = new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( "$root/$part", \FilesystemIterator::SKIP_DOTS | \FilesystemIterator::CURRENT_AS_PATHNAME )
			);
			foreach ( $files as $file ) {
				$path = str_replace( '\\', '/', substr( (string) $file, strlen( "$root/$part/" ) ) );
				if ( ! str_ends_with( $path, '.php' ) || 1 === preg_match( '~/(?:build|node_modules|tests|vendor)/~', $path ) ) {
					continue;
				}
				$slug = 'themes' === $part ? 'theme' : substr( (string) strstr( $path, '/', true ), strlen( 'quayside-' ) );
				preg_match_all( '/(?:->|Header::)(?:host|island)\(\s*\'([a-z-]+)\'/', (string) file_get_contents( (string) $file ), $found );
				foreach ( $found[1] as $feature ) {
					$modules[] = "@quayside/$slug/$feature";
				}
			}
		}
		$modules = array_values( array_unique( $modules ) );
		sort( $modules );
		self::assertSame( array_keys( Seals::CONTRACTS ), $modules );
	}

	public function test_detects_props_that_do_not_match_their_contract(): void {
		$messages = [];
		// phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		foreach ( [ [ 'style_url' => '/a.css' ], [ 'style_url' => 5 ], [ 'style_url' => '/a.css', 'more' => 1 ], [] ] as $props ) {
			try {
				self::assets()->host( 'product-gallery', 'interaction', $props );
				$messages[] = '';
			} catch ( AssertionFailedError $failure ) {
				$messages[] = $failure->getMessage();
			}
		}
		self::assertSame( '', $messages[0] );
		foreach ( array_slice( $messages, 1 ) as $message ) {
			self::assertStringContainsString( '@quayside/shop/product-gallery do not conform', $message );
		}
	}

	public function test_detects_props_without_a_contract(): void {
		self::assertSame( '', Seals::problem( '@quayside/theme/menu', [] ) );
		self::assertNotSame( '', Seals::problem( '@quayside/theme/menu', [ 'open' => true ] ) );
		self::assertNotSame( '', Seals::problem( '@quayside/shop/unknown', [] ) );
	}
}
