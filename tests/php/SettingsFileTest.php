<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Shop\Kit\SettingsCommand;
use Quayside\Shop\Kit\SettingsFile;

/**
 * Tests the file of `wp quayside export` and `wp quayside import`, with the settings of the plugins.
 */
final class SettingsFileTest extends TestCase {
	private const CAPTCHA = [
		'keys' => [
			'hcaptcha' => [
				'site'   => 'site-key-of-this-domain',
				'secret' => 'secret-key',
			],
		],
	];

	/** Settings that differ from the defaults. */
	private const CHANGED = [
		'consent' => [
			'layout'         => 'bar',
			'position'       => 'top',
			'texts'          => [ 'title' => 'Überall Kekse' ],
			'allowedDomains' => [ 'js.example.com', 'a.example.com' ],
			'providers'      => [ 'youtube' => false ],
		],
		'forms'   => [
			'score'     => 0.7,
			'blocklist' => [
				'words'     => [ 'casino' ],
				'emails'    => [],
				'addresses' => [ '192.0.2.1' ],
			],
		],
		'shop'    => [
			'cart_drawer'       => false,
			'store_notice'      => true,
			'store_notice_text' => 'Closed <em>today</em>',
		],
		'site'    => [
			'proxies' => [
				'addresses' => [ '192.0.2.0/24' ],
				'header'    => 'x-real-ip',
			],
		],
	];

	protected function tear_down(): void {
		parent::tear_down();
		do_action( 'delete_option_quayside_consent_settings' );
	}

	/**
	 * @param array<mixed> $settings Settings by group.
	 */
	private static function file( array $settings ): string {
		return (string) wp_json_encode( [ 'quayside' => 1, 'settings' => $settings ] );
	}

	/**
	 * @param array<int, string> $only Groups.
	 * @return array<string, array<string, mixed>>
	 */
	private static function exported( array $only = [] ): array {
		return json_decode( SettingsFile::export( $only ), true )['settings'];
	}

	public function test_what_is_imported_is_exported_again(): void {
		$before = SettingsFile::export();
		self::assertSame( [], SettingsFile::import( $before ), 'The file of a site changes nothing there.' );
		self::assertSame( $before, SettingsFile::export() );
		$changes = SettingsFile::import( self::file( self::CHANGED ) );
		self::assertIsArray( $changes );
		self::assertSame( 11, count( $changes ), (string) wp_json_encode( $changes ) );
		$after = self::exported();
		foreach ( self::CHANGED as $group => $settings ) {
			foreach ( $settings as $name => $value ) {
				self::assertEquals( $value, $after[ $group ][ $name ], "$group.$name" );
			}
		}
		self::assertTrue( $after['shop']['coupon'], 'What the file does not contain is unchanged.' );
		self::assertNotEmpty( SettingsFile::import( $before ) );
		self::assertSame( $before, SettingsFile::export(), 'The first file restores everything.' );
	}

	public function test_files_can_be_compared(): void {
		$file = SettingsFile::export();
		foreach ( self::exported() as $group => $settings ) {
			$names = array_keys( $settings );
			sort( $names );
			self::assertSame( $names, array_keys( $settings ), $group );
		}
		self::assertStringEndsWith( "}\n", $file );
		self::assertStringNotContainsString( home_url(), $file );
		self::assertStringNotContainsString( gmdate( 'Y' ), $file );
	}

	public function test_has_no_secrets(): void {
		update_option( 'quayside_form_captcha', self::CAPTCHA );
		$file = SettingsFile::export();
		self::assertStringNotContainsString( 'secret-key', $file );
		self::assertStringNotContainsString( 'site-key-of-this-domain', $file );
		self::assertIsArray( SettingsFile::import( self::file( self::CHANGED ) ) );
		self::assertSame( self::CAPTCHA['keys']['hcaptcha'], get_option( 'quayside_form_captcha' )['keys']['hcaptcha'], 'An import keeps the keys.' );
		$keys = [ 'forms' => [ 'keys' => [ 'hcaptcha' => [ 'site' => '', 'secret' => '' ] ] ] ];
		self::assertTrue( is_wp_error( SettingsFile::import( self::file( $keys ) ) ) );
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function invalid(): array {
		$files = array_map(
			static fn ( array $wrong ): array => [ self::file( array_replace_recursive( self::CHANGED, $wrong ) ) ],
			[
				'a choice that does not exist'  => [ 'consent' => [ 'layout' => 'banner' ] ],
				'code in a text'                => [ 'consent' => [ 'texts' => [ 'title' => '<script>alert(1)</script>' ] ] ],
				'an unknown text'               => [ 'consent' => [ 'texts' => [ 'heading' => 'A' ] ] ],
				'no domain'                     => [ 'consent' => [ 'allowedDomains' => [ 'javascript:alert(1)' ] ] ],
				'a language that is not there'  => [ 'consent' => [ 'languages' => [ 'tlh' => [ 'texts' => [ 'title' => 'A' ] ] ] ] ],
				'a cookie domain of others'     => [ 'consent' => [ 'cookieDomain' => 'example.com' ] ],
				'a score above 1'               => [ 'forms' => [ 'score' => 2 ] ],
				'an unknown setting of forms'   => [ 'forms' => [ 'points' => 1 ] ],
				'an unknown setting of shops'   => [ 'shop' => [ 'drawer' => true ] ],
				'a text as a switch'            => [ 'shop' => [ 'cart_drawer' => 'maybe' ] ],
				'no IP address'                 => [ 'site' => [ 'proxies' => [ 'addresses' => [ 'localhost' ] ] ] ],
				'an unknown setting of the site' => [ 'site' => [ 'url' => 'https://example.com' ] ],
				'an unknown group'              => [ 'blog' => [ 'title' => 'A' ] ],
				'a number as a group'           => [ 'shop' => 7 ],
			]
		);
		return $files + [
			'no JSON'         => [ '{' ],
			'other JSON'      => [ '{"settings":{"shop":{"cart_drawer":false}}}' ],
			'another version' => [ '{"quayside":2,"settings":{"shop":{"cart_drawer":false}}}' ],
			'deep nesting'    => [ '{"quayside":1,"settings":' . str_repeat( '[', 100 ) . str_repeat( ']', 100 ) . '}' ],
			'5 MB'            => [ self::file( [ 'shop' => [ 'store_notice_text' => str_repeat( 'a', 5_300_000 ) ] ] ) ],
		];
	}

	/**
	 * @dataProvider invalid
	 */
	public function test_an_invalid_file_changes_nothing( string $file ): void {
		$before = SettingsFile::export();
		$error  = SettingsFile::import( $file );
		self::assertTrue( is_wp_error( $error ) );
		self::assertNotSame( '', $error->get_error_message() );
		self::assertSame( $before, SettingsFile::export() );
	}

	public function test_groups_can_be_selected(): void {
		self::assertSame( [ 'forms', 'shop' ], array_keys( self::exported( [ 'shop', 'forms' ] ) ) );
		self::assertIsArray( SettingsFile::import( self::file( self::CHANGED + [ 'blog' => [] ] ), [ 'shop' ] ) );
		self::assertFalse( self::exported()['shop']['cart_drawer'] );
		self::assertSame( 'box', self::exported()['consent']['layout'] );
		self::assertStringContainsString( 'blog', SettingsFile::export( [ 'blog' ] )->get_error_message() );
	}

	public function test_commands(): void {
		$terminal = new RecordingTerminal();
		$command  = new SettingsCommand( $terminal );
		$file     = (string) wp_tempnam( 'settings' );
		$command->export( [ $file ], [ 'only' => 'shop, forms' ] );
		self::assertSame( SettingsFile::export( [ 'forms', 'shop' ] ), file_get_contents( $file ) );
		file_put_contents( $file, self::file( self::CHANGED ) );
		$command->import( [ $file ], [ 'only' => 'shop', 'dry-run' => true ] );
		self::assertSame( 'Success: 3 settings would change.', end( $terminal->messages ) );
		self::assertSame( [ 'shop.cart_drawer', 'true', 'false' ], array_values( $terminal->rows[0] ) );
		self::assertTrue( self::exported()['shop']['cart_drawer'] );
		$command->import( [ $file ], [ 'only' => 'shop' ] );
		self::assertSame( 'Success: 3 settings changed.', end( $terminal->messages ) );
		self::assertFalse( self::exported()['shop']['cart_drawer'] );
		unlink( $file );
		self::assertStringContainsString( $file, RecordingTerminal::failure( static fn () => $command->import( [ $file ], [] ) ) );
		self::assertStringContainsString( '/nowhere/a.json', RecordingTerminal::failure( static fn () => $command->export( [ '/nowhere/a.json' ], [] ) ) );
	}
}
