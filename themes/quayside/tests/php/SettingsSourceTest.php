<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Kit\SettingsFile;
use Quayside\Theme\Transfer\SettingsSource;

/**
 * Tests the theme's settings in the file of `wp quayside export` and `wp quayside import`.
 */
final class SettingsSourceTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		( new SettingsSource() )->register();
	}

	/**
	 * @param array<string, mixed> $settings Settings.
	 */
	private static function import( array $settings ): mixed {
		return SettingsFile::import( (string) wp_json_encode( [ 'quayside' => 1, 'settings' => [ 'theme' => $settings ] ] ) );
	}

	public function test_what_is_imported_is_exported_again(): void {
		$before = SettingsFile::export( [ 'theme' ] );
		$given  = [
			'style'         => 'night',
			'header_sticky' => true,
			'breadcrumbs'   => false,
			'colour_sea'    => '#123456',
			'footer_text'   => 'See <a href="https://example.com/">us</a>',
			'text_size'     => '110',
		];
		self::assertCount( 6, self::import( $given ) );
		$after = json_decode( SettingsFile::export( [ 'theme' ] ), true )['settings']['theme'];
		self::assertEquals( $given, array_intersect_key( $after, $given ) );
		self::assertCount( 6, SettingsFile::import( $before ) );
		self::assertSame( $before, SettingsFile::export( [ 'theme' ] ) );
		self::assertFalse( get_theme_mod( 'quayside_breadcrumbs' ), 'A setting with its default value is removed.' );
	}

	public function test_invalid_settings_change_nothing(): void {
		$before = SettingsFile::export( [ 'theme' ] );
		foreach ( [ [ 'style' => 'neon' ], [ 'colour_sea' => 'red;}' ], [ 'font_body' => 'comic-sans' ], [ 'logo' => 1 ] ] as $wrong ) {
			self::assertTrue( is_wp_error( self::import( [ 'header_sticky' => true ] + $wrong ) ), (string) wp_json_encode( $wrong ) );
		}
		self::assertSame( $before, SettingsFile::export( [ 'theme' ] ) );
	}
}
