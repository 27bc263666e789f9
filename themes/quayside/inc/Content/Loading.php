<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module;

/**
 * Controls the loading priority and the sizes of images.
 *
 * WordPress gives the first large image a high priority and loads the first three eagerly. In this theme the logo comes
 * first, and everything after the first image of the content is below the fold.
 */
final class Loading implements Module {
	public function register(): void {
		add_filter( 'get_custom_logo_image_attributes', [ $this, 'logo' ], 10, 2 );
		add_filter( 'wp_omit_loading_attr_threshold', [ $this, 'eager' ] );
		add_filter( 'wp_get_attachment_image_attributes', [ $this, 'sizes' ], 10, 3 );
	}

	/**
	 * Removes the logo's high priority, which belongs to the page's main image, and sets its height for the stylesheet.
	 *
	 * @param array<string, mixed> $attributes Attributes of the logo.
	 * @param int                  $id         Attachment ID.
	 * @return array<string, mixed>
	 */
	public function logo( array $attributes, int $id = 0 ): array {
		$image = wp_get_attachment_image_src( $id, 'full' );
		// SVG files have no height or a height of 1.
		if ( $image && $image[2] > 1 && $image[2] < 48 ) {
			$attributes['style'] = "--logo-height:{$image[2]}px";
		}
		return [ 'fetchpriority' => 'auto' ] + $attributes;
	}

	/**
	 * Returns the number of images per page that load eagerly.
	 */
	public function eager( int $count ): int {
		return is_front_page() || is_page() ? 1 : $count;
	}

	/**
	 * Sets the sizes attribute of card images. Cards take a third or a quarter of the page on desktop and half on
	 * tablet. On mobile, posts take the full width and products half of it.
	 *
	 * @param array<string, string>  $attributes Attributes of the image.
	 * @param \WP_Post               $attachment The image.
	 * @param string|array<int, int> $size       Name, or width and height.
	 * @return array<string, string>
	 */
	public function sizes( array $attributes, \WP_Post $attachment, string|array $size ): array {
		$sizes = [
			'quayside-card'         => '(min-width: 1000px) 400px, (min-width: 620px) 46vw, 92vw',
			'woocommerce_thumbnail' => '(min-width: 1280px) 384px, (min-width: 760px) 31vw, 46vw',
		];
		if ( is_string( $size ) && isset( $sizes[ $size ] ) ) {
			$attributes['sizes'] = ( str_starts_with( $attributes['sizes'] ?? '', 'auto,' ) ? 'auto, ' : '' ) . $sizes[ $size ];
		}
		return $attributes;
	}
}
