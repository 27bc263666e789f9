<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;

/**
 * The block `quayside/gallery`: markup that works without a script, and the host of the lightbox.
 */
final class GalleryBlock implements Module {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'init', [ $this, 'register_block' ] );
	}

	/**
	 * Registers the block from its block.json.
	 */
	public function register_block(): void {
		register_block_type( $this->assets->path( 'build/gallery' ), [ 'render_callback' => [ $this, 'render' ] ] );
	}

	/**
	 * The gallery's HTML, '' when none of its images may be seen.
	 *
	 * @param array<string, mixed> $attributes The block's attributes, as block.json describes them.
	 */
	public function render( array $attributes ): string {
		$settings = Settings::from( $attributes );
		$images   = Images::visible( $settings->ids );
		if ( [] === $images ) {
			return '';
		}
		$items = '';
		foreach ( $images as $place => $id ) {
			$items .= $this->item( $id, $place, count( $images ), $settings );
		}
		$list = sprintf( '<ul class="quayside-gallery__items" role="list">%s</ul>', $items );
		$host = [
			'class' => "quayside-gallery quayside-gallery--$settings->layout quayside-gallery--captions-$settings->captions",
			'style' => sprintf( '--quayside-gallery-desk:%d;--quayside-gallery-tab:%d;--quayside-gallery-mob:%d;--quayside-gallery-gap:%dpx', $settings->columns_desk, $settings->columns_tab, $settings->columns_mob, $settings->gap ),
		];
		if ( 'lightbox' !== $settings->click_action ) {
			return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( $host ), $list );
		}
		$props = [ 'style' => $this->assets->style_url( 'lightbox-style' ) ];
		return sprintf( '<div %s%s>%s</div>', get_block_wrapper_attributes( $host ), $this->assets->host_attributes( 'lightbox', 'interaction', $props ), $list );
	}

	/**
	 * One image. The first row loads at once, the rest when it comes near.
	 *
	 * @param int $place Place in the gallery, from 0.
	 * @param int $count Number of images in the gallery.
	 */
	private function item( int $id, int $place, int $count, Settings $settings ): string {
		$first   = $place < $settings->columns_desk;
		$caption = (string) wp_get_attachment_caption( $id );
		$width   = (int) floor( 100 / $settings->columns_desk );
		$image   = wp_get_attachment_image(
			$id,
			$settings->image_size,
			false,
			[
				'class'         => 'quayside-gallery__image',
				'loading'       => $first ? 'eager' : 'lazy',
				'fetchpriority' => 0 === $place ? 'high' : 'auto',
				'sizes'         => sprintf( '(max-width: 600px) %dvw, %dvw', (int) floor( 100 / $settings->columns_mob ), $width ),
			]
		);
		$full    = (array) wp_get_attachment_image_src( $id, 'full' );
		if ( 'none' !== $settings->click_action ) {
			$image = sprintf(
				'<a class="quayside-gallery__link" href="%s" data-id="%d" data-width="%d" data-height="%d"%s>%s</a>',
				esc_url( (string) ( $full[0] ?? '' ) ),
				$id,
				(int) ( $full[1] ?? 0 ),
				(int) ( $full[2] ?? 0 ),
				$this->name( $id, $place, $count ),
				$image
			);
		}
		$words = '' === $caption ? '' : sprintf( '<figcaption class="quayside-gallery__caption%s">%s</figcaption>', 'none' === $settings->captions ? ' screen-reader-text' : '', wp_kses_post( $caption ) );
		return sprintf( '<li class="quayside-gallery__item"><figure class="quayside-gallery__figure">%s%s</figure></li>', $image, $words );
	}

	/**
	 * A name for the link of an image that nobody has described, '' for the others.
	 */
	private function name( int $id, int $place, int $count ): string {
		$described = get_post_meta( $id, '_wp_attachment_image_alt', true );
		if ( is_string( $described ) && '' !== trim( $described ) ) {
			return '';
		}
		/* translators: 1: position of the image, 2: number of images. */
		return sprintf( ' aria-label="%s"', esc_attr( sprintf( __( 'Image %1$d of %2$d', 'quayside-blocks' ), $place + 1, $count ) ) );
	}
}
