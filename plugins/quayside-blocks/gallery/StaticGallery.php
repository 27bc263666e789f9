<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

use Quayside\Blocks\StaticHtml\StaticHtml;

/**
 * Writes a gallery as figures with captions and links, in the markup of WordPress's gallery: for feeds, and saved in posts for when
 * Quayside is inactive. It has only elements and attributes that every author may use.
 */
final class StaticGallery {
	/**
	 * Returns the HTML that is saved in a post: the images that everyone can see who can read the post.
	 *
	 * @param array<mixed> $attributes Attributes of the block.
	 * @param int          $post       ID of the post, 0 if there is none.
	 * @return string|null Null if the images don't exist, such as after an import from another site.
	 */
	public static function saved( array $attributes, int $post ): ?string {
		$settings = Settings::from( $attributes );
		$images   = Images::shared( $settings->ids, $post );
		if ( [] === $images && [] !== $settings->ids && [] === array_filter( $settings->ids, 'wp_attachment_is_image' ) ) {
			return null;
		}
		return self::html( $settings, $images, $attributes['caption'] ?? '' );
	}

	/**
	 * Returns the HTML of a gallery, '' if it has no images.
	 *
	 * @param array<int, int> $images  IDs by their position in the gallery.
	 * @param mixed           $caption Caption of the whole gallery.
	 */
	public static function html( Settings $settings, array $images, mixed $caption ): string {
		$html = '';
		foreach ( $images as $position => $id ) {
			$html .= self::figure( $settings, $id, $position );
		}
		if ( '' === $html ) {
			return '';
		}
		$caption = is_string( $caption ) ? trim( wp_kses_post( $caption ) ) : '';
		return sprintf(
			'<figure class="wp-block-gallery has-nested-images columns-%d%s">%s%s</figure>',
			$settings->number( 'columnsDesk' ),
			'auto' === $settings->get_text( 'aspectRatio' ) ? '' : ' is-cropped',
			$html,
			'' === $caption ? '' : "<figcaption class=\"blocks-gallery-caption wp-element-caption\">$caption</figcaption>"
		);
	}

	private static function figure( Settings $settings, int $id, int $position ): string {
		$size  = $settings->get_text( 'imageSize' );
		$image = wp_get_attachment_image_src( $id, $size );
		if ( ! is_array( $image ) ) {
			return '';
		}
		$detail  = $settings->detail( $position );
		$alt     = $detail->alt ?? get_post_meta( $id, '_wp_attachment_image_alt', true );
		$caption = trim( wp_kses_post( $detail->caption ?? (string) wp_get_attachment_caption( $id ) ) );
		$html    = sprintf(
			// WordPress adds the size and sources of images with this class.
			'<img src="%s" alt="%s" class="wp-image-%d" />',
			StaticHtml::url( $image[0] ),
			esc_attr( is_string( $alt ) ? trim( wp_strip_all_tags( $alt ) ) : '' ),
			$id
		);
		$link = ImageLink::url( $settings, $id, $position );
		if ( '' !== $link ) {
			$html = sprintf( '<a href="%s"%s>%s</a>', StaticHtml::url( $link ), ImageLink::attributes( $settings, $position ), $html );
		}
		return sprintf(
			'<figure class="wp-block-image size-%s">%s%s</figure>',
			esc_attr( $size ),
			$html,
			'' === $caption ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>"
		);
	}
}
