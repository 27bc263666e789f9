<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Slider\Tests;

use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Slider\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests the slider's markup and settings.
 */
final class SliderBlockTest extends TestCase {
	private const FOLDER = __DIR__ . '/../../../../contracts';

	/**
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function cases(): array {
		$table = json_decode( (string) file_get_contents( self::FOLDER . '/galleries/cases/slider.json' ), true );
		$cases = [];
		foreach ( $table['cases'] as $case ) {
			$cases[ $case['title'] ] = [ $case['attributes'], $case['expected'] ];
		}
		return $cases;
	}

	/**
	 * @testdox [S9.19] Clamps settings and applies defaults
	 *
	 * @dataProvider cases
	 * @param array<string, mixed> $attributes Attributes of a block.
	 * @param array<string, mixed> $expected   Settings.
	 */
	public function test_settings( array $attributes, array $expected ): void {
		$props = Settings::from( $attributes )->props();
		foreach ( $expected as $name => $value ) {
			self::assertSame( $value, $props[ $name ], $name );
		}
		$text = [ 'words' => [ 'play' => 'Play', 'pause' => 'Pause' ] ];
		self::assertTrue( Contract::load( self::FOLDER, 'galleries/slider.settings' )->validate( $props + $text ) );
	}

	private static function slider( string $attributes, string ...$slides ): string {
		$html = '';
		foreach ( $slides as $slide ) {
			$html .= "<!-- wp:quayside/slide -->$slide<!-- /wp:quayside/slide -->";
		}
		return do_blocks( "<!-- wp:quayside/slider $attributes -->$html<!-- /wp:quayside/slider -->" );
	}

	public function test_is_a_labeled_carousel_of_numbered_slides_that_starts_with_the_pause_button(): void {
		$html = self::slider( '{"label":"New this season","autoplay":true}', '<p>One</p>', '<p>Two</p>', '<p>Three</p>' );
		self::assertMatchesRegularExpression( '/<section [^>]*aria-roledescription="carousel"[^>]*>/', $html );
		self::assertStringContainsString( 'aria-label="New this season"', $html );
		self::assertSame( 3, preg_match_all( '/aria-roledescription="slide"/', $html ) );
		preg_match_all( '/aria-label="(\d of \d)"/', $html, $labels );
		self::assertSame( [ '1 of 3', '2 of 3', '3 of 3' ], $labels[1] );
		preg_match_all( '/<button[^>]*aria-label="([^"]+)"/', $html, $buttons );
		self::assertSame( [ 'Pause slides', 'Previous slide', 'Next slide', 'Slide 1 of 3', 'Slide 2 of 3', 'Slide 3 of 3' ], $buttons[1] );
		self::assertLessThan( strpos( $html, '<p>One</p>' ), strpos( $html, 'Pause slides' ) );
	}

	public function test_nested_slider_keeps_its_own_numbers(): void {
		$inner = '<!-- wp:quayside/slider --><!-- wp:quayside/slide --><p>a</p><!-- /wp:quayside/slide --><!-- wp:quayside/slide --><p>b</p><!-- /wp:quayside/slide --><!-- /wp:quayside/slider -->';
		$html  = self::slider( '', $inner, '<p>Two</p>', '<p>Three</p>' );
		preg_match_all(
			'/aria-roledescription="slide"[^>]*aria-label="([^"]+)"|aria-label="(\d of \d)"[^>]*aria-roledescription="slide"/',
			$html,
			$labels,
			PREG_SET_ORDER
		);
		self::assertSame( [ '1 of 3', '1 of 2', '2 of 2', '2 of 3', '3 of 3' ], array_map( static fn ( array $label ): string => end( $label ), $labels ) );
	}

	public function test_loads_images_of_slides_in_view_eagerly_and_others_lazily(): void {
		$image = '<img src="a.jpg" alt="" width="4" height="3" fetchpriority="high">';
		preg_match_all( '/<img[^>]*>/', self::slider( '{"slidesToShow":2}', $image, $image, $image ), $images );
		self::assertStringNotContainsString( 'lazy', $images[0][0] . $images[0][1] );
		self::assertStringContainsString( 'fetchpriority="high"', $images[0][0] );
		self::assertStringContainsString( 'loading="lazy"', $images[0][2] );
		self::assertStringNotContainsString( 'fetchpriority', $images[0][2] );
	}

	public function test_renders_nothing_without_slides_and_no_controls_if_all_are_in_view(): void {
		self::assertSame( '', self::slider( '' ) );
		self::assertStringNotContainsString(
			'<button',
			self::slider( '{"slidesToShow":5,"slidesToShowTablet":3,"slidesToShowMobile":3,"autoplay":true}', 'a', 'b', 'c' )
		);
		self::assertStringContainsString( '<button', self::slider( '{"slidesToShow":5}', 'a', 'b', 'c' ) );
	}

	public function test_escapes_labels(): void {
		$html = self::slider( '{"label":"\u0022 onfocus=alert(1) x=\u0022"}', 'a', 'b' );
		self::assertStringNotContainsString( '" onfocus', $html );
	}

	public function test_loads_swiper_stylesheet_only_for_effects(): void {
		self::slider( '', 'a', 'b' );
		self::assertFalse( wp_style_is( 'quayside-blocks-slider-effects', 'enqueued' ) );
		self::slider( '{"effect":"fade"}', 'a', 'b' );
		self::assertTrue( wp_style_is( 'quayside-blocks-slider-effects', 'enqueued' ) );
		wp_dequeue_style( 'quayside-blocks-slider-effects' );
	}
}
