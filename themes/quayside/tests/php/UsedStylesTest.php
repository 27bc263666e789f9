<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Styles\UsedRules;
use Quayside\Theme\Styles\UsedStyles;

/**
 * Tests that only rules that cannot match are removed from a page's styles.
 */
final class UsedStylesTest extends TestCase {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function rules(): array {
		return [
			'an absent class'             => [ '.has-a{x:y}.has-b{x:y}', '.has-a{x:y}' ],
			'a class of a script'         => [ '.open{x:y}', '.open{x:y}' ],
			'one of two selectors'        => [ '.has-b, .has-a > p{x:y}', '.has-a > p{x:y}' ],
			'an ancestor'                 => [ '.has-b .has-a{x:y}', '' ],
			'a negation'                  => [ 'p:not(.has-b){x:y}', 'p:not(.has-b){x:y}' ],
			'alternatives'                => [ ':is(.has-a, .has-b) p{x:y}', ':is(.has-a, .has-b) p{x:y}' ],
			'only absent alternatives'    => [ ':root :where(.has-b, .has-c:not(.has-a)) p{x:y}', '' ],
			'nested alternatives'         => [ ':where(:is(.has-b, :is(.has-a, p))){x:y}', ':where(:is(.has-b, :is(.has-a, p))){x:y}' ],
			'a descendant'                => [ 'p:has(> .has-b){x:y}', '' ],
			'an attribute'                => [ '[class*=".has-b"]{x:y}', '[class*=".has-b"]{x:y}' ],
			'a similar class'             => [ '.has-ab{x:y}.has-a-b{x:y}', '' ],
			'an escaped class'            => [ '.has-b\:c{x:y}', '.has-b\:c{x:y}' ],
			'a condition'                 => [ '@media (width>1px){.has-b{x:y}.has-a{x:y}}', '@media (width>1px){.has-a{x:y}}' ],
			'an empty condition'          => [ '@media (width>1px){@supports (x:y){.has-b{x:y}}}p{x:y}', 'p{x:y}' ],
			'a layer'                     => [ '@layer a{.has-b{x:y}}', '@layer a{.has-b{x:y}}' ],
			'an animation of a rule'      => [ '.has-a{animation:turn 1s}@keyframes turn{to{x:y}}', '.has-a{animation:turn 1s}@keyframes turn{to{x:y}}' ],
			'an animation without a rule' => [ '.has-b{animation:turn 1s}@keyframes turn{to{x:y}}', '' ],
			'braces in texts'             => [ '.has-b{content:"}"}.has-a{content:"{"}', '.has-a{content:"{"}' ],
			'braces in comments'          => [ '/* } */.has-b{x:y}/* { */.has-a{x:y}', '/* { */.has-a{x:y}' ],
			'statements'                  => [ '@import "a";.has-b{x:y}', '@import "a";' ],
			'an unclosed block'           => [ '.has-b{x:y', '.has-b{x:y' ],
			'percentages'                 => [ '@font-face{x:y}50%{x:y}', '@font-face{x:y}50%{x:y}' ],
		];
	}

	/**
	 * @dataProvider rules
	 */
	public function test_rules( string $css, string $used ): void {
		$words = array_flip( [ 'has-a', 'p' ] );
		self::assertSame( $used, ( new UsedRules( $words, '/^has-/' ) )->trim( $css ) );
	}

	public function test_time_is_linear(): void {
		foreach ( [ '{', ':is(', '"', '/*', '.has-b{x:y}', '@media{' ] as $part ) {
			$start = hrtime( true );
			( new UsedRules( [], '/^has-/' ) )->trim( str_repeat( $part, 20_000 ) );
			( new UsedRules( [], '/^has-/' ) )->trim( str_repeat( $part, 20_000 ) . '{x:y}' );
			self::assertLessThan( 2, ( hrtime( true ) - $start ) / 1e9, $part );
		}
	}

	/**
	 * Returns a page with styles.
	 */
	private static function page( string $body ): string {
		return "<html><head><style id='wp-block-image-inline-css'>.wp-lightbox-overlay{x:y}.wp-block-image{x:y}</style>"
			. '<style id="global-styles-inline-css">:root{--wp--preset--color--vivid-red: #cf2e2e;--wp--preset--color--white: #fff;--wp--preset--shadow--deep: 1px;}'
			. '.has-vivid-red-color{color: var(--wp--preset--color--vivid-red) !important;}/*# sourceURL=global-styles-inline-css */</style>'
			. "<style id='plugin-inline-css'>.has-vivid-red-color{x:y}</style></head><body>$body</body></html>";
	}

	public function test_a_page_keeps_what_it_uses(): void {
		$html = self::page( '<p class="has-vivid-red-color" style="box-shadow:var(--wp--preset--shadow--deep)">a</p><div class="wp-lightbox-overlay"></div>' );
		self::assertSame( str_replace( '/*# sourceURL=global-styles-inline-css */', '', $html ), ( new UsedStyles() )->trim( $html ) );
	}

	public function test_a_page_loses_what_it_does_not_use(): void {
		self::assertSame(
			"<html><head><style id='wp-block-image-inline-css'>.wp-block-image{x:y}</style>"
			. '<style id="global-styles-inline-css">:root{--wp--preset--color--white: #fff;}</style>'
			// Words of other styles count as words of the page.
			. "<style id='plugin-inline-css'>.x{x:y}</style></head><body><p>a</p></body></html>",
			str_replace(
				'.has-pale-pink-color',
				'.x',
				( new UsedStyles() )->trim( str_replace( '.has-vivid-red-color{x:y}', '.has-pale-pink-color{x:y}', self::page( '<p>a</p>' ) ) )
			)
		);
	}

	public function test_classes_that_blocks_add_by_script_count(): void {
		$html = self::page( '<nav data-wp-interactive="core/navigation" data-wp-class--has-vivid-red-color="state.isOpen">a</nav>' );
		self::assertStringContainsString( '.has-vivid-red-color{color:', ( new UsedStyles() )->trim( $html ) );
	}

	public function test_text_that_looks_like_a_style_does_not_hide_words(): void {
		$html = self::page( '<script>"<style"</script><p class="has-vivid-red-color">a</p><style id="x">a{}</style>' );
		self::assertStringContainsString( '.has-vivid-red-color{color:', ( new UsedStyles() )->trim( $html ) );
	}

	public function test_pages_with_blocks_of_scripts_and_very_large_pages_are_unchanged(): void {
		foreach ( [ '<div class="wp-block-woocommerce-cart"></div>', str_repeat( '<p>text</p>', 30_000 ) ] as $body ) {
			self::assertSame( self::page( $body ), ( new UsedStyles() )->trim( self::page( $body ) ) );
		}
	}

	public function test_pages_with_scripts_that_add_blocks_are_trimmed_only_if_a_filter_requires_it(): void {
		foreach ( [
			'<script src="https://a.example/infinite-scroll.min.js"></script>',
			"<script async id='the-neverending-homepage-js' src='https://a.example/infinity.js'></script>",
			'<script type="module" src="/wp-content/plugins/ajax-load-more/core.js"></script>',
			'<script src="/facetwp/front.js" defer></script>',
			'<script src="/htmx.min.js"></script>',
		] as $script ) {
			self::assertSame( self::page( $script ), ( new UsedStyles() )->trim( self::page( $script ) ), $script );
		}
		foreach ( [ '<p>Infinite scroll, load more, and htmx</p>', '<script>"id=\'infinite\'"</script>', '<script src="/gallery.js"></script>' ] as $body ) {
			self::assertStringNotContainsString( 'wp-lightbox-overlay', ( new UsedStyles() )->trim( self::page( $body ) ), $body );
		}
		add_filter( 'quayside_trim_styles', '__return_true' );
		self::assertStringNotContainsString( 'wp-lightbox-overlay', ( new UsedStyles() )->trim( self::page( '<script src="/htmx.min.js"></script>' ) ) );
	}

	public function test_words_between_the_parts_of_a_long_page_count(): void {
		foreach ( range( 32_700, 32_780 ) as $length ) {
			$html = str_pad( '', $length, '. ' ) . ' class="has-vivid-red-color"';
			self::assertStringContainsString( '.has-vivid-red-color{color:', ( new UsedStyles() )->trim( self::page( "<p>$html</p>" ) ) );
		}
	}

	public function test_memory_does_not_grow_with_the_words_of_a_page(): void {
		if ( ! function_exists( 'memory_reset_peak_usage' ) ) {
			self::markTestSkipped( 'PHP 8.1 can’t measure the memory of a part of a request.' );
		}
		$body = '';
		for ( $i = 0; strlen( $body ) < 290_000; $i++ ) {
			$body .= '<p class="item-' . $i . '">' . str_repeat( 'a ', 20 ) . '</p>';
		}
		$html   = self::page( $body );
		$before = memory_get_usage();
		memory_reset_peak_usage();
		( new UsedStyles() )->trim( $html );
		self::assertLessThan( 4_000_000, memory_get_peak_usage() - $before );
	}

	public function test_a_filter_turns_it_off_and_another_adds_styles(): void {
		$html = self::page( '' );
		add_filter( 'quayside_trimmed_styles', static fn ( array $styles ): array => $styles + [ 'plugin' => '/^has-/' ] );
		self::assertStringNotContainsString( 'vivid-red', ( new UsedStyles() )->trim( $html ) );
		add_filter( 'quayside_trim_styles', '__return_false' );
		self::assertSame( $html, ( new UsedStyles() )->trim( $html ) );
	}

	public function test_a_filter_removes_data_that_contains_no_classes(): void {
		$html = self::page( '<script type="application/json">{"a":"has-vivid-red-color"}</script><p>text</p>' );
		$trim = static fn (): string => ( new UsedStyles() )->trim( $html );
		self::assertStringContainsString( '.has-vivid-red-color{color:', $trim() );
		add_filter( 'quayside_trimmed_styles_content', '__return_null' );
		self::assertStringContainsString( '.has-vivid-red-color{color:', $trim() );
		add_filter( 'quayside_trimmed_styles_content', static fn (): string => '<p>text</p>' );
		self::assertStringNotContainsString( '.has-vivid-red-color{color:', $trim() );
		self::assertStringContainsString( '{"a":"has-vivid-red-color"}', $trim() );
	}

	public function test_a_filter_that_returns_anything_else_changes_nothing(): void {
		add_filter( 'quayside_trimmed_styles', '__return_null' );
		self::assertStringContainsString( "<style id='plugin-inline-css'>.has-vivid-red-color{x:y}</style>", ( new UsedStyles() )->trim( self::page( '' ) ) );
	}
}
