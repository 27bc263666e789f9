<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * The markup of a gallery's images.
 */
final class Items {
	public function __construct( private Settings $settings ) {}

	/**
	 * The images of one page, '' when none may be seen. Pages are cut before images are left out, so that an image's
	 * place in the gallery stays its own.
	 *
	 * @param int $number Page, from 1.
	 */
	public function page( int $number ): string {
		$limit = $this->settings->is_paged() ? $this->settings->number( 'paginateLimit' ) : Settings::MOST_IMAGES;
		$slice = array_slice( $this->settings->ids, ( $number - 1 ) * $limit, $limit );
		$html  = '';
		$shown = 0;
		foreach ( Images::visible( $slice ) as $place => $id ) {
			$html .= $this->item( $id, ( $number - 1 ) * $limit + $place, 1 === $number ? $shown++ : Settings::MOST_IMAGES );
		}
		return $html;
	}

	/**
	 * One image. The first row loads at once, the rest when it comes near.
	 *
	 * @param int $place Place in the gallery, from 0.
	 * @param int $shown Place among the images that are shown at once.
	 */
	private function item( int $id, int $place, int $shown ): string {
		$settings = $this->settings;
		$meta     = wp_get_attachment_metadata( $id );
		$width    = is_array( $meta ) ? (int) ( $meta['width'] ?? 0 ) : 0;
		$height   = is_array( $meta ) ? (int) ( $meta['height'] ?? 0 ) : 0;
		// Vector images and images of other servers may come without measures; WordPress notes some as 1 × 1.
		$is_known = $width > 0 && $height > 0 && ( $width > 1 || $height > 1 );
		// They get the room of a landscape.
		[ $width, $height ] = $is_known ? [ $width, $height ] : [ 1200, 900 ];
		$first              = $shown < $settings->number( 'columnsDesk' );
		$image              = wp_get_attachment_image(
			$id,
			$settings->text_of( 'imageSize' ),
			false,
			( $is_known ? [] : [
				'width'  => (string) $width,
				'height' => (string) $height,
			] ) + [
				'class'         => 'quayside-gallery__image',
				'loading'       => $first ? 'eager' : 'lazy',
				'decoding'      => 'async',
				'fetchpriority' => 0 === $shown ? 'high' : 'auto',
				'sizes'         => sprintf( '(max-width: 767px) %dvw, (max-width: 976px) %dvw, %dvw', ...array_map( fn ( string $name ): int => (int) ceil( 100 / $settings->number( $name ) ), [ 'columnsMob', 'columnsTab', 'columnsDesk' ] ) ),
			]
		);
		$caption            = trim( wp_kses_post( (string) wp_get_attachment_caption( $id ) ) );
		$words              = '' === $caption ? '' : sprintf( '<figcaption class="quayside-gallery__caption%s">%s</figcaption>', 'none' === $settings->text_of( 'captions' ) ? ' screen-reader-text' : '', $caption );
		$figure             = sprintf( '<figure class="quayside-gallery__figure">%s%s</figure>', $this->linked( $image, $id, $place, $is_known ? $width : 0, $is_known ? $height : 0 ), $words );
		$class              = 'quayside-gallery__item' . ( '' === $caption ? '' : ' has-caption' ) . ( in_array( $id, $settings->focus_ids, true ) ? ' is-focus' : '' );
		$style              = $this->style( $width, $height );
		if ( 'carousel' === $settings->text_of( 'layout' ) ) {
			/* translators: 1: number of the slide, 2: number of slides. */
			$name = sprintf( __( '%1$d of %2$d', 'quayside-blocks' ), $shown + 1, count( $settings->ids ) );
			return sprintf( '<div class="%s quayside-slide" role="group" aria-roledescription="%s" aria-label="%s"%s>%s</div>', $class, esc_attr__( 'slide', 'quayside-blocks' ), esc_attr( $name ), $style, $figure );
		}
		return sprintf( '<li class="%s"%s>%s</li>', $class, $style, $figure );
	}

	/**
	 * What the layout needs to know of the image's shape, so that nothing has to be measured.
	 */
	private function style( int $width, int $height ): string {
		return match ( $this->settings->text_of( 'layout' ) ) {
			// Hundredths of a column's width.
			'masonry' => sprintf( ' style="--s:%d"', max( 20, min( 400, (int) round( 100 * $height / $width ) ) ) ),
			'tiled'   => sprintf( ' style="--r:%s"', round( max( 0.5, min( 3, $width / $height ) ), 3 ) ),
			default   => '',
		};
	}

	/**
	 * The image in the link that a click follows.
	 *
	 * @param int $width  Of the full image in px, 0 when nobody knows: the lightbox asks the browser then.
	 * @param int $height The same.
	 */
	private function linked( string $image, int $id, int $place, int $width, int $height ): string {
		$settings = $this->settings;
		$data     = sprintf( ' data-id="%d"', $id );
		$action   = $settings->text_of( 'clickAction' );
		if ( 'url' === $action ) {
			$address = Link::allowed( $settings->custom_links[ $id ] ?? '' );
			$target  = $settings->is( 'customLinksNewTab' ) ? ' target="_blank" rel="noopener"' : '';
		} elseif ( 'none' === $action ) {
			$address = '';
			$target  = '';
		} else {
			$address = (string) wp_get_attachment_url( $id );
			$target  = '';
			$data   .= sprintf( ' data-width="%d" data-height="%d" data-place="%d"', $width, $height, $place );
		}
		if ( '' === $address ) {
			return sprintf( '<span class="quayside-gallery__frame">%s</span>', $image );
		}
		return sprintf( '<a class="quayside-gallery__frame quayside-gallery__link" href="%s"%s%s%s>%s</a>', esc_url( $address ), $data, $target, $this->name( $id, $place ), $image );
	}

	/**
	 * A name for the link of an image that nobody has described, '' for the others.
	 */
	private function name( int $id, int $place ): string {
		$described = get_post_meta( $id, '_wp_attachment_image_alt', true );
		if ( is_string( $described ) && '' !== trim( $described ) ) {
			return '';
		}
		/* translators: 1: position of the image, 2: number of images. */
		return sprintf( ' aria-label="%s"', esc_attr( sprintf( __( 'Image %1$d of %2$d', 'quayside-blocks' ), $place + 1, count( $this->settings->ids ) ) ) );
	}
}
