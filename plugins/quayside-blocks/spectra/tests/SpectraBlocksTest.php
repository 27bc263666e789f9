<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Spectra\Tests;

use Quayside\Blocks\Gallery\Tests\GalleryTestCase;
use Quayside\Blocks\Spectra\GalleryAttributes;
use Quayside\Blocks\Spectra\SliderAttributes;
use Quayside\Blocks\Kit\SwitchEdits;
use Quayside\Blocks\Spectra\SpectraBlocks;
use Quayside\Blocks\Spectra\SpectraSource;

/**
 * Tests pages with Spectra's galleries and sliders while Spectra is inactive.
 */
final class SpectraBlocksTest extends GalleryTestCase {
	/**
	 * Returns the cases of a block.
	 *
	 * @return array<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	private static function cases( string $block ): array {
		$table = json_decode( (string) file_get_contents( __DIR__ . '/../../../../contracts/galleries/cases/spectra.json' ), true );
		$cases = [];
		foreach ( $table[ $block ] as $case ) {
			$cases[ $case['title'] ] = [ $case['given'], $case['expected'] ];
		}
		return $cases;
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function galleries(): array {
		return self::cases( 'gallery' );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function sliders(): array {
		return self::cases( 'slider' );
	}

	/** @return array<string, array{array<string, mixed>, array<string, mixed>}> */
	public static function slides(): array {
		return self::cases( 'slide' );
	}

	/**
	 * @dataProvider galleries
	 * @param array<string, mixed> $given    Spectra's attributes.
	 * @param array<string, mixed> $expected Quayside's attributes.
	 */
	public function test_converts_a_gallery( array $given, array $expected ): void {
		self::assertEqualsCanonicalizing( array_keys( $expected ), array_keys( GalleryAttributes::convert( $given ) ) );
		self::assertEquals( $expected, GalleryAttributes::convert( $given ) );
	}

	/**
	 * @dataProvider sliders
	 * @param array<string, mixed> $given    Spectra's attributes.
	 * @param array<string, mixed> $expected Quayside's attributes.
	 */
	public function test_converts_a_slider( array $given, array $expected ): void {
		self::assertSame( $expected, SliderAttributes::convert( $given ) );
	}

	/**
	 * @dataProvider slides
	 * @param array<string, mixed> $given    Spectra's attributes.
	 * @param array<string, mixed> $expected Quayside's attributes.
	 */
	public function test_converts_a_slide( array $given, array $expected ): void {
		self::assertSame( $expected, SliderAttributes::slide( $given ) );
	}

	public function test_a_gallery_renders_with_its_images(): void {
		$ids  = self::images( 2 );
		$html = do_blocks(
			sprintf(
				'<!-- wp:uagb/image-gallery {"block_id":"ab","mediaGallery":[{"id":%d},{"id":%d}],"columnsDesk":4,"imageClickEvent":"lightbox"} /-->',
				...$ids
			)
		);
		self::assertSame( 2, substr_count( $html, '<img' ) );
		self::assertStringContainsString( 'quayside-gallery--grid', $html );
		self::assertStringContainsString( '--quayside-gallery-desk:4', $html );
		self::assertStringContainsString( 'data-island="lightbox"', $html );
	}

	public function test_a_slider_renders_with_its_slides(): void {
		$slide = static fn (
			string $attributes,
			string $text
		): string => "<!-- wp:uagb/slider-child $attributes --><div class=\"uagb-slider-child-wrap swiper-slide\"><div class=\"swiper-content\"><!-- wp:paragraph --><p>$text</p><!-- /wp:paragraph --></div></div><!-- /wp:uagb/slider-child -->";
		$html  = do_blocks(
			'<!-- wp:uagb/slider {"block_id":"cd","autoplay":false} --><div class="uagb-slider-container"><div class="uagb-slides uagb-swiper"><div class="swiper-wrapper">'
			. $slide( '{"backgroundType":"color","backgroundColor":"#123456"}', 'One' ) . $slide( '', 'Two' )
			. '</div></div><div class="swiper-button-prev"></div></div><!-- /wp:uagb/slider -->'
		);
		self::assertStringContainsString( 'aria-roledescription="carousel"', $html );
		self::assertSame( 2, preg_match_all( '/aria-label="\d of 2"/', $html ) );
		self::assertStringContainsString( 'background-color:#123456', $html );
		self::assertStringContainsString( '<p>Two</p>', $html );
		self::assertStringNotContainsString( 'swiper-button', $html );
	}

	public function test_spectra_renders_its_blocks_while_it_is_active(): void {
		foreach ( [ SpectraBlocks::GALLERY, SpectraBlocks::SLIDER ] as $name ) {
			register_block_type( $name, [ 'render_callback' => static fn (): string => "theirs $name" ] );
			self::assertSame( "theirs $name", do_blocks( "<!-- wp:$name {\"mediaGallery\":[]} /-->" ) );
			unregister_block_type( $name );
		}
	}

	public function test_an_empty_gallery_and_a_slider_without_slides_print_nothing(): void {
		self::assertSame( '', do_blocks( '<!-- wp:uagb/image-gallery {"mediaGallery":"x"} /-->' ) );
		self::assertSame( '', do_blocks( '<!-- wp:uagb/slider --><div></div><!-- /wp:uagb/slider -->' ) );
	}

	public function test_the_rehearsal_and_the_switch_agree(): void {
		$gallery = '<!-- wp:uagb/image-gallery {"block_id":"g1","mediaGallery":[],"feedLayout":"masonry"} -->' . "\n<div>saved</div>\n<!-- /wp:uagb/image-gallery -->";
		$slider  = '<!-- wp:uagb/slider {"block_id":"s1","transitionEffect":"flip"} --><!-- wp:uagb/slider-child --><!-- wp:paragraph --><p>In &amp; out</p><!-- /wp:paragraph -->' . $gallery . '<!-- /wp:uagb/slider-child --><!-- /wp:uagb/slider -->';
		$content = "<p>Before</p>\n$gallery\n<!-- wp:group --><div>$slider</div><!-- /wp:group --><!-- wp:uagb/container /-->";
		$found   = SpectraSource::find( $content, true );
		$edited  = SpectraSource::replace( $content );
		$new     = SwitchEdits::apply( $content, $edited['edits'] );
		self::assertSame( array_slice( array_column( $found, 'result' ), 0, 3 ), array_column( $edited['items'], 'result' ) );
		self::assertStringStartsWith( "<p>Before</p>\n<!-- wp:quayside/gallery {", $new );
		self::assertSame( 2, substr_count( $new, 'wp:quayside/gallery ' ) );
		self::assertStringContainsString( '<!-- wp:paragraph --><p>In &amp; out</p><!-- /wp:paragraph -->', $new );
		self::assertStringEndsWith( '<!-- /wp:quayside/slider --></div><!-- /wp:group --><!-- wp:uagb/container /-->', $new );
		self::assertStringNotContainsString( 'uagb/slider', $new );
		$rendered = static fn ( string $html ): string => (string) preg_replace( '/(-|"|_)\d+/', '$1', do_blocks( $html ) );
		self::assertSame( $rendered( $content ), $rendered( $new ), 'Visitors see the same before and after.' );
		self::assertSame( $content, SwitchEdits::undo( $new, $edited['edits'] )['content'] );
	}
}
