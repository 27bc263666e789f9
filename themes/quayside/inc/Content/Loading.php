<?php
declare( strict_types=1 );

namespace Quayside\Theme\Content;

use Quayside\Theme\Kit\Module;

/**
 * Which pictures load first, and in which size.
 *
 * WordPress gives the first large picture a high priority and lets the first three load at once. Here the logo comes
 * first, and what follows the first picture of a text is below the fold.
 */
final class Loading implements Module {
	public function register(): void {
		add_filter( 'get_custom_logo_image_attributes', [ $this, 'logo' ], 10, 2 );
		add_filter( 'wp_omit_loading_attr_threshold', [ $this, 'eager' ] );
		add_filter( 'wp_get_attachment_image_attributes', [ $this, 'sizes' ], 10, 3 );
	}

	/**
	 * The logo is small and leaves the priority to the page's picture. The style sheet is told its height.
	 *
	 * @param array<string, mixed> $attributes Attributes of the logo.
	 * @param int                  $id         Id of the picture.
	 * @return array<string, mixed>
	 */
	public function logo( array $attributes, int $id = 0 ): array {
		$picture = wp_get_attachment_image_src( $id, 'full' );
		// Drawings have no height of their own, or one of 1.
		if ( $picture && $picture[2] > 1 && $picture[2] < 48 ) {
			$attributes['style'] = "--logo-height:{$picture[2]}px";
		}
		return [ 'fetchpriority' => 'auto' ] + $attributes;
	}

	/**
	 * How many pictures of a page load at once.
	 */
	public function eager( int $count ): int {
		return is_front_page() || is_page() ? 1 : $count;
	}

	/**
	 * Cards are a third or a quarter of the page on desktops, half on tablets; posts fill phones, products half of them.
	 *
	 * @param array<string, string>  $attributes Attributes of the picture.
	 * @param \WP_Post               $attachment The picture.
	 * @param string|array<int, int> $size       Name or width and height of the size.
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
