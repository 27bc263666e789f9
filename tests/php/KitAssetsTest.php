<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Assets;

/**
 * Tests that islands add their modules to the import map.
 */
final class KitAssetsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		// These islands have made-up props.
		remove_filter( 'attribute_escape', [ Contracts\Seals::class, 'check' ], PHP_INT_MAX );
	}

	private static function assets(): Assets {
		return new Assets( dirname( __DIR__, 2 ) . '/plugins/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' );
	}

	/**
	 * Returns the contents of the seal of the first host in HTML.
	 *
	 * @return array<mixed>
	 */
	private static function sealed( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag() );
		self::assertIsString( $tags->get_attribute( 'data-island' ) );
		self::assertSame( [ 'data-island', 'data-when' ], $tags->get_attribute_names_with_prefix( 'data-' ), 'Attributes carry the moment and nothing else.' );
		self::assertTrue( $tags->next_token() );
		self::assertSame( 'SCRIPT', $tags->get_token_name(), 'The seal follows the host at once.' );
		self::assertSame( 'application/json', $tags->get_attribute( 'type' ) );
		self::assertTrue( $tags->get_attribute( 'data-seal' ) );
		$sealed = json_decode( $tags->get_modifiable_text(), true );
		self::assertIsArray( $sealed );
		return $sealed;
	}

	private const UNSAFE = [
		'title'  => '"><script>alert( 1 )</script><!--',
		'deep'   => [ [ "'a' \"b\" -- c & &amp; </script \\\\ [gallery ids=\"1\"] [/gallery]", 'x' ], [] ],
		'number' => [ 1, 2.5, true, null ],
		'lines'  => "one\n\ntwo\r\n\tthree ... :-)",
	];

	public function test_host_has_attributes_and_seal_has_module_and_props(): void {
		$html = self::assets()->island( 'islands', '<a href="/cart/">Cart</a>', 'interaction', self::UNSAFE, [ 'id' => 'x', 'tag' => 'section' ] );
		self::assertStringStartsWith( '<section id="x" data-island="islands" data-when="interaction"><script type="application/json" data-seal>', $html );
		self::assertStringEndsWith( '</script><a href="/cart/">Cart</a></section>', $html );
		self::assertSame( 1, substr_count( strtolower( $html ), '<script' ) );
		self::assertSame( [ 'module' => '@quayside/consent/islands', 'props' => self::UNSAFE ], self::sealed( $html ) );
		self::assertSame( [ 'module' => '@quayside/consent/islands' ], self::sealed( self::assets()->island( 'islands', '' ) ) );
	}

	public function test_content_filters_do_not_change_seal(): void {
		add_shortcode( 'gallery', static fn (): string => '</script><b>shortcode</b>' );
		$html  = self::assets()->island( 'islands', '<p>It\'s "here"</p>', 'idle', self::UNSAFE );
		$props = self::UNSAFE;
		foreach (
			[
				'wptexturize',
				'wpautop',
				'do_shortcode',
				'do_blocks',
				'convert_smilies',
				'convert_chars',
				'wp_filter_content_tags',
				'shortcode_unautop',
				'balanceTags',
				'wp_replace_insecure_home_url',
				'convert_invalid_entities',
				'wp_staticize_emoji',
			] as $filter
		) {
			self::assertSame( $props, self::sealed( $filter( $html ) )['props'] ?? null, $filter );
		}
		self::assertSame( $props, self::sealed( (string) apply_filters( 'the_content', $html ) )['props'] ?? null );
		foreach ( [ 'wp_strip_all_tags', 'wp_trim_words', 'wp_html_excerpt' ] as $filter ) {
			self::assertStringNotContainsString(
				'@quayside',
				'wp_html_excerpt' === $filter ? $filter( $html, 500 ) : $filter( $html ),
				"$filter takes it out."
			);
		}
	}

	public function test_users_without_unfiltered_html_cannot_write_seal(): void {
		$html = self::assets()->island( 'islands', '<p>Text</p>', 'load', [ 'a' => 1 ] );
		foreach ( [ 'wp_kses_post', 'wp_filter_post_kses', 'wp_filter_kses', 'wp_kses_data' ] as $filter ) {
			self::assertStringNotContainsStringIgnoringCase( '<script', (string) $filter( $html ), $filter );
			self::assertStringNotContainsStringIgnoringCase(
				'<script',
				(string) $filter( '<scr<script>ipt data-seal><ScRiPt/data-seal type=application/json>{}</sCript >' ),
				$filter
			);
		}
	}

	public function test_feed_has_no_hosts(): void {
		$GLOBALS['wp_query']->is_feed = true;
		try {
			self::assertSame( '<div><p>Text</p></div>', self::assets()->island( 'islands', '<p>Text</p>' ) );
		} finally {
			$GLOBALS['wp_query']->is_feed = false;
		}
	}

	public function test_island_modules_are_registered_once(): void {
		$assets = self::assets();
		$assets->register();
		$assets->use_island( 'islands' );
		$assets->use_island( 'islands' );
		$ids = apply_filters( 'quayside_island_modules', [] );
		self::assertSame( 1, count( array_keys( $ids, '@quayside/consent/islands', true ) ) );
	}

	public function test_only_register_adds_hooks(): void {
		$count = static fn ( string $hook ): int => count( array_merge( ...array_values( $GLOBALS['wp_filter'][ $hook ]->callbacks ?? [ [] ] ) ) );
		$hooks = static fn (): array => array_map( $count, [ 'quayside_island_modules', 'after_setup_theme' ] );
		$first = $hooks();
		$assets = self::assets();
		self::assertSame( $first, $hooks(), 'An object is made without a hook.' );
		$assets->register();
		self::assertSame( [ $first[0] + 1, $first[1] + 1 ], $hooks() );
	}

	public function test_contents_of_missing_file_are_empty(): void {
		self::assertSame( '', self::assets()->contents( 'no-such-feature.js' ) );
		self::assertSame( [ 'dependencies' => [], 'version' => '' ], self::assets()->manifest( 'no-such-feature' ) );
	}

	public function test_stylesheet_has_version_of_its_contents(): void {
		$assets  = self::assets();
		$version = substr( hash( 'sha256', $assets->contents( 'preferences-style.css' ) ), 0, 8 );
		self::assertStringEndsWith( "/build/preferences-style.css?ver=$version", $assets->style_url( 'preferences-style' ) );
		$assets->style( 'preferences-style' );
		self::assertSame( $version, wp_styles()->registered['quayside-consent-preferences-style']->ver );
	}

	public function test_inline_script_matches_output_of_wordpress(): void {
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

	public function test_seal_has_translations_in_language_of_page(): void {
		$name = 'quayside-consent-de_DE-' . md5( 'build/islands.js' ) . '.json';
		$file = WP_LANG_DIR . "/plugins/$name";
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, '{"locale_data":{"messages":{}}}' );
		try {
			self::assertArrayNotHasKey( 'i18n', self::sealed( self::assets()->island( 'islands', '' ) ) );
			add_filter( 'determine_locale', static fn (): string => 'de_DE' );
			self::assertSame(
				'quayside-consent ' . content_url( "languages/plugins/$name" ),
				self::sealed( self::assets()->island( 'islands', '' ) )['i18n'] ?? null
			);
		} finally {
			unlink( $file );
		}
	}
}
