<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Gallery\Paging\Token;
use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Slider\Controls;
use Quayside\Blocks\Slider\Settings as SliderSettings;

/**
 * Builds the island hosts of a gallery: lightbox, paging, and carousel. A gallery that needs none gets none.
 */
final class Hosts {
	/**
	 * Starts the islands of the gallery that the URL fragment names ("#gallery-1-page-2", "#gallery-1-image-57"), which
	 * would otherwise wait for an interaction. Runs before the loader, which is a module.
	 */
	private const DEEP_LINKS = '(function(d,g){function s(){var m=/^#(.+)-(page|image)-\d+$/.exec(location.hash),h=m&&d.getElementById(m[1]);if(h){[h].concat([].slice.call(h.querySelectorAll(g))).forEach(function(e){if(e.matches(g+":not([data-island-state])"))e.dataset.when="load"});d.dispatchEvent(new CustomEvent("quayside:scan",{detail:d}))}}s();addEventListener("hashchange",s)})(document,"[data-island]")';

	public function __construct( private Assets $assets ) {}

	/**
	 * Returns the rest of a lightbox's start tag, '>' if no image opens in one.
	 * contracts/galleries/gallery.lightbox.json.
	 */
	public function lightbox( Settings $settings ): string {
		if ( ! $settings->has_lightbox() ) {
			return '>';
		}
		$this->print_deep_links();
		return ' data-island-space' . $this->assets->host(
			'lightbox',
			'interaction',
			[
				'style'      => $this->assets->style_url( 'lightbox-style' ),
				'thumbnails' => $settings->is( 'lightboxThumbnails' ),
				'counter'    => $settings->is( 'lightboxDisplayCount' ),
				'captions'   => $settings->is( 'lightboxDisplayCaptions' ),
				'closeIcon'  => '' !== $settings->get_text( 'lightboxCloseIcon' ),
				'background' => $settings->get_text( 'lightboxBackgroundColor' ),
				'blur'       => $settings->is( 'lightboxBackgroundEnableBlur' ) ? $settings->number( 'lightboxBackgroundBlur' ) : 0,
			]
		);
	}

	/**
	 * Wraps images inside another island in a lightbox. Returns them unchanged if no image opens in one.
	 *
	 * @param string $images HTML of the images.
	 */
	public function around( Settings $settings, string $images ): string {
		return $settings->has_lightbox() ? sprintf(
			'<div class="quayside-gallery__pictures"%s%s</div>',
			$this->lightbox( $settings ),
			$images
		) : $images;
	}

	/**
	 * Returns the rest of a paged gallery's start tag. contracts/galleries/gallery.paging.json.
	 *
	 * @param int $page The current page, from 1.
	 */
	public function paging( Settings $settings, int $page ): string {
		$this->print_deep_links();
		$is_grid = 'grid' === $settings->get_text( 'layout' );
		$scrolls = ! $is_grid && $settings->is( 'paginateUseLoader' );
		$attr    = Attr::encode( $settings, in_the_loop() ? (int) get_the_ID() : 0 );
		return $this->assets->host(
			'gallery-paging',
			$scrolls ? 'visible' : 'interaction',
			[
				'mode'    => $is_grid ? 'grid' : ( $scrolls ? 'scroll' : 'button' ),
				'ajaxUrl' => admin_url( 'admin-ajax.php', 'relative' ),
				'action'  => $is_grid ? 'uag_load_image_gallery_grid_pagination' : 'uag_load_image_gallery_masonry',
				'nonce'   => Token::create( $attr ),
				'attr'    => $attr,
				'page'    => $page,
				'pages'   => $settings->pages(),
				'limit'   => $settings->number( 'paginateLimit' ),
				'words'   => [
					/* translators: 1: number of the page, 2: number of pages. */
					'shown'  => __( 'Page %1$d of %2$d', 'quayside-blocks' ),
					/* translators: %d: number of a page. */
					'page'   => __( 'Page %d', 'quayside-blocks' ),
					'failed' => __( 'The images could not be loaded. Please try again.', 'quayside-blocks' ),
					'retry'  => __( 'Retry', 'quayside-blocks' ),
				],
			]
		);
	}

	/**
	 * Returns the images as slides of a slider.
	 *
	 * @param string $items HTML of the slides.
	 */
	public function carousel( Settings $settings, string $items ): string {
		wp_enqueue_style( 'quayside-slider-style' );
		$slider   = SliderSettings::from(
			[
				'slidesToShow'       => $settings->number( 'columnsDesk' ),
				'slidesToShowTablet' => $settings->number( 'columnsTab' ),
				'slidesToShowMobile' => $settings->number( 'columnsMob' ),
				'gap'                => $settings->number( 'gap' ),
				'speed'              => $settings->number( 'carouselTransitionSpeed' ),
				'autoplay'           => $settings->is( 'carouselAutoplay' ),
				'autoplaySpeed'      => $settings->number( 'carouselAutoplaySpeed' ),
				'pauseOnHover'       => $settings->is( 'carouselPauseOnHover' ),
				'loop'               => $settings->is( 'carouselLoop' ) ? 'rewind' : 'none',
				'arrows'             => $settings->is( 'paginateUseArrows' ),
				'dots'               => $settings->is( 'paginateUseDots' ),
			]
		);
		$controls = new Controls( $slider, substr_count( $items, 'role="group"' ) );
		$label    = '' === $settings->get_text( 'label' ) ? __( 'Images', 'quayside-blocks' ) : $settings->get_text( 'label' );
		$labels   = [
			'play'  => __( 'Start slides', 'quayside-blocks' ),
			'pause' => __( 'Pause slides', 'quayside-blocks' ),
		];
		return sprintf(
			'<section class="quayside-slider quayside-slider--slide%1$s" style="--quayside-slides-desk:var(--quayside-gallery-desk);--quayside-slides-tab:var(--quayside-gallery-tab);--quayside-slides-mob:var(--quayside-gallery-mob);--quayside-slides-gap:var(--gap)" aria-roledescription="%2$s" aria-label="%3$s"%4$s%5$s%6$s</section>',
			$controls->classes(),
			esc_attr__( 'carousel', 'quayside-blocks' ),
			esc_attr( $label ),
			$this->assets->host( 'slider', 'visible', $slider->props() + [ 'words' => $labels ] ),
			$controls->html(),
			$this->around(
				$settings,
				sprintf(
					'<div class="quayside-slider__viewport" tabindex="0" role="group" aria-label="%s"><div class="quayside-slider__track quayside-gallery__items">%s</div></div>',
					// Not the carousel's name, which would be read twice.
					esc_attr__( 'Scrollable slides', 'quayside-blocks' ),
					$items
				)
			)
		);
	}

	private function print_deep_links(): void {
		if ( false === has_action( 'wp_footer', [ self::class, 'deep_links' ] ) ) {
			add_action( 'wp_footer', [ self::class, 'deep_links' ] );
		}
	}

	/**
	 * Prints the script that starts the islands that the URL fragment names.
	 */
	public static function deep_links(): void {
		wp_print_inline_script_tag( self::DEEP_LINKS, [ 'id' => 'quayside-gallery-links' ] );
	}
}
