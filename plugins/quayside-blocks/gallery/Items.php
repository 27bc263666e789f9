<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Renders a gallery's images.
 */
final class Items {
	public function __construct( private Settings $settings ) {}

	/**
	 * Returns the images of one page, '' if none is visible. Images are paginated before hidden ones are removed, so
	 * that an image's position in the gallery is stable.
	 *
	 * @param int $number Page, from 1.
	 */
	public function page( int $number ): string {
		$limit = $this->settings->is_paged() ? $this->settings->number( 'paginateLimit' ) : Settings::MAX_IMAGES;
		$slice = array_slice( $this->settings->ids, ( $number - 1 ) * $limit, $limit );
		$html  = '';
		$index = 0;
		foreach ( Images::visible( $slice ) as $position => $id ) {
			$html .= $this->item( $id, ( $number - 1 ) * $limit + $position, 1 === $number ? $index++ : Settings::MAX_IMAGES );
		}
		return $html;
	}

	/**
	 * Renders one image. The first row loads eagerly, the rest lazily, and so do those in widgets.
	 *
	 * @param int $position Position in the gallery, from 0.
	 * @param int $index Position among the images rendered on the first page.
	 */
	private function item( int $id, int $position, int $index ): string {
		$settings = $this->settings;
		$detail   = $settings->detail( $position );
		$meta     = wp_get_attachment_metadata( $id );
		$width    = is_array( $meta ) ? (int) ( $meta['width'] ?? 0 ) : 0;
		$height   = is_array( $meta ) ? (int) ( $meta['height'] ?? 0 ) : 0;
		// SVG and externally hosted images may have no dimensions, and WordPress records some as 1 × 1.
		$has_size = $width > 0 && $height > 0 && ( $width > 1 || $height > 1 );
		// Images without dimensions get a landscape placeholder size.
		[ $width, $height ] = $has_size ? [ $width, $height ] : [ 1200, 900 ];
		// Widgets are in the sidebar and the footer of every page.
		$first      = $index < $settings->number( 'columnsDesk' ) && ! doing_filter( 'widget_block_content' );
		$image      = wp_get_attachment_image(
			$id,
			$settings->get_text( 'imageSize' ),
			false,
			( $has_size ? [] : [
				'width'  => (string) $width,
				'height' => (string) $height,
			] ) + ( null === $detail->alt ? [] : [ 'alt' => $detail->alt ] ) + [
				'class'         => 'quayside-gallery__image',
				'loading'       => $first ? 'eager' : 'lazy',
				'decoding'      => 'async',
				'fetchpriority' => $first && 0 === $index ? 'high' : 'auto',
				'sizes'         => sprintf(
					'(max-width: 767px) %dvw, (max-width: 976px) %dvw, %dvw',
					...array_map( fn ( string $name ): int => (int) ceil( 100 / $settings->number( $name ) ), [ 'columnsMob', 'columnsTab', 'columnsDesk' ] )
				),
			]
		);
		$caption    = trim( wp_kses_post( $detail->caption ?? (string) wp_get_attachment_caption( $id ) ) );
		$figcaption = '' === $caption ? '' : sprintf(
			'<figcaption class="quayside-gallery__caption%s">%s</figcaption>',
			'none' === $settings->get_text( 'captions' ) ? ' screen-reader-text' : '',
			$caption
		);
		$figure     = sprintf(
			'<figure class="quayside-gallery__figure">%s%s</figure>',
			$this->link_image( $image, $id, $position, $has_size ? $width : 0, $has_size ? $height : 0 ),
			$figcaption
		);
		$class      = 'quayside-gallery__item'
			. ( '' === $caption ? '' : ' has-caption' )
			. ( in_array( $id, $settings->focus_ids, true ) ? ' is-focus' : '' );
		$style      = $this->style( $width, $height );
		if ( 'carousel' === $settings->get_text( 'layout' ) ) {
			/* translators: 1: number of the slide, 2: number of slides. */
			$aria_label = sprintf( __( '%1$d of %2$d', 'quayside-blocks' ), $index + 1, count( $settings->ids ) );
			return sprintf(
				'<div class="%s quayside-slide" role="group" aria-roledescription="%s" aria-label="%s"%s>%s</div>',
				$class,
				esc_attr__( 'slide', 'quayside-blocks' ),
				esc_attr( $aria_label ),
				$style,
				$figure
			);
		}
		return sprintf( '<li class="%s"%s>%s</li>', $class, $style, $figure );
	}

	/**
	 * Returns the image's proportions for the layout, so that the script does not have to measure anything.
	 */
	private function style( int $width, int $height ): string {
		return match ( $this->settings->get_text( 'layout' ) ) {
			// Hundredths of a column's width.
			'masonry' => sprintf( ' style="--s:%d"', max( 20, min( 400, (int) round( 100 * $height / $width ) ) ) ),
			'tiled'   => sprintf( ' style="--r:%s"', round( max( 0.5, min( 3, $width / $height ) ), 3 ) ),
			default   => '',
		};
	}

	/**
	 * Wraps the image in the link for the click action.
	 *
	 * @param int $width  Width of the full image in px, 0 if unknown. The lightbox then asks the browser.
	 * @param int $height Height of the full image in px, 0 if unknown.
	 */
	private function link_image( string $image, int $id, int $position, int $width, int $height ): string {
		$data = sprintf( ' data-id="%d"', $id );
		$url  = ImageLink::url( $this->settings, $id, $position );
		if ( '' === $url ) {
			return sprintf( '<span class="quayside-gallery__frame">%s</span>', $image );
		}
		$data .= 'lightbox' === ImageLink::action( $this->settings, $position )
			? sprintf( ' data-width="%d" data-height="%d" data-place="%d"', $width, $height, $position )
			: ImageLink::attributes( $this->settings, $position );
		return sprintf(
			'<a class="quayside-gallery__frame quayside-gallery__link" href="%s"%s%s>%s</a>',
			esc_url( $url ),
			$data,
			$this->aria_label( $id, $position ),
			$image
		);
	}

	/**
	 * Returns an aria-label for the link of an image without alternative text, '' for other images.
	 */
	private function aria_label( int $id, int $position ): string {
		$alt = $this->settings->detail( $position )->alt ?? get_post_meta( $id, '_wp_attachment_image_alt', true );
		if ( is_string( $alt ) && '' !== trim( $alt ) ) {
			return '';
		}
		return sprintf(
			' aria-label="%s"',
			/* translators: 1: position of the image, 2: number of images. */
			esc_attr( sprintf( __( 'Image %1$d of %2$d', 'quayside-blocks' ), $position + 1, count( $this->settings->ids ) ) )
		);
	}
}
