<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Assets;

/**
 * Islands are printed with their modules in the import map, and only then.
 */
final class KitAssetsTest extends TestCase {
	private static function assets(): Assets {
		return new Assets( dirname( __DIR__, 2 ) . '/plugins/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' );
	}

	public function test_a_host_carries_module_moment_and_escaped_props(): void {
		$html = self::assets()->island( 'islands', '<a href="/cart/">Cart</a>', 'interaction', [ 'title' => '"><script>' ], [ 'id' => 'x', 'tag' => 'section' ] );
		self::assertStringStartsWith( '<section id="x" data-island="@quayside/consent/islands" data-when="interaction" data-props="', $html );
		self::assertStringEndsWith( '><a href="/cart/">Cart</a></section>', $html );
		self::assertStringNotContainsString( '<script>', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		self::assertSame( [ 'title' => '"><script>' ], json_decode( (string) $tags->get_attribute( 'data-props' ), true ) );
	}

	public function test_the_modules_of_islands_are_announced_once(): void {
		$assets = self::assets();
		$assets->use_island( 'islands' );
		$assets->use_island( 'islands' );
		$ids = apply_filters( 'quayside_island_modules', [] );
		self::assertSame( 1, count( array_keys( $ids, '@quayside/consent/islands', true ) ) );
	}

	public function test_an_unbuilt_feature_has_no_contents(): void {
		self::assertSame( '', self::assets()->contents( 'no-such-feature.js' ) );
		self::assertSame( [ 'dependencies' => [], 'version' => '' ], self::assets()->manifest( 'no-such-feature' ) );
	}

	public function test_a_style_sheet_carries_the_version_of_its_contents(): void {
		$assets  = self::assets();
		$version = substr( hash( 'sha256', $assets->contents( 'preferences-style.css' ) ), 0, 8 );
		self::assertStringEndsWith( "/build/preferences-style.css?ver=$version", $assets->style_url( 'preferences-style' ) );
		$assets->style( 'preferences-style' );
		self::assertSame( $version, wp_styles()->registered['quayside-consent-preferences-style']->ver );
	}

	public function test_an_inline_script_is_what_wordpress_makes_of_it(): void {
		add_theme_support( 'html5', [ 'script' ] );
		$read = static function ( string $html ): array {
			$tags = new \WP_HTML_Tag_Processor( $html );
			self::assertTrue( $tags->next_tag( 'SCRIPT' ) );
			$attributes = [];
			foreach ( (array) $tags->get_attribute_names_with_prefix( '' ) as $name ) {
				$attributes[ $name ] = $tags->get_attribute( $name );
			}
			ksort( $attributes );
			return [ $attributes, $tags->get_modifiable_text() ];
		};
		$code       = "\n  console.log( 'a & b' );\n";
		$attributes = [
			'id'           => 'a"b',
			'data-cfasync' => 'false',
			'nowprocket'   => true,
		];
		$ours       = self::assets()->inline_script( $code, $attributes );
		self::assertSame( $read( wp_get_inline_script_tag( $code, $attributes ) ), $read( $ours ) );
		add_filter( 'wp_inline_script_attributes', static fn ( array $given ): array => $given + [ 'nonce' => 'n0' ] );
		self::assertSame( 'n0', $read( self::assets()->inline_script( $code ) )[0]['nonce'] );
	}

	public function test_translations_are_named_on_the_host_in_the_pages_language(): void {
		$name = 'quayside-consent-de_DE-' . md5( 'build/islands.js' ) . '.json';
		$file = WP_LANG_DIR . "/plugins/$name";
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '{"locale_data":{"messages":{}}}' );
		try {
			self::assertStringNotContainsString( 'data-i18n', self::assets()->island( 'islands', '' ) );
			add_filter( 'determine_locale', static fn (): string => 'de_DE' );
			self::assertStringContainsString( 'data-i18n="quayside-consent ' . content_url( "languages/plugins/$name" ) . '"', self::assets()->island( 'islands', '' ) );
		} finally {
			unlink( $file );
		}
	}
}
