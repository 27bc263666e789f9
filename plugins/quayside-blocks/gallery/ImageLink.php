<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Determines what a click on an image opens.
 */
final class ImageLink {
	/**
	 * Returns the click action of an image: "lightbox", "image", "attachment", "url", or "none". An image's own link takes precedence.
	 *
	 * @param int $position Position in the gallery, from 0.
	 */
	public static function action( Settings $settings, int $position ): string {
		$detail = $settings->detail( $position );
		return '' !== $detail->link ? 'url' : ( '' === $detail->action ? $settings->get_text( 'clickAction' ) : $detail->action );
	}

	/**
	 * Returns the URL that an image links to, '' for none.
	 *
	 * @param int $id       Attachment.
	 * @param int $position Position in the gallery, from 0.
	 */
	public static function url( Settings $settings, int $id, int $position ): string {
		$link = $settings->detail( $position )->link;
		return match ( self::action( $settings, $position ) ) {
			'url'        => Link::allowed( '' === $link ? ( $settings->custom_links[ $id ] ?? '' ) : $link ),
			'none'       => '',
			'attachment' => (string) get_attachment_link( $id ),
			default      => (string) wp_get_attachment_url( $id ),
		};
	}

	/**
	 * Returns the attributes of a link that does not open in the lightbox.
	 *
	 * @param int $position Position in the gallery, from 0.
	 */
	public static function attributes( Settings $settings, int $position ): string {
		$detail  = $settings->detail( $position );
		$new_tab = $detail->new_tab ?? $settings->is( 'customLinksNewTab' );
		$rel     = trim( $detail->rel . ( $new_tab && ! str_contains( $detail->rel, 'noopener' ) ? ' noopener' : '' ) );
		return ( $new_tab ? ' target="_blank"' : '' ) . ( '' === $rel ? '' : sprintf( ' rel="%s"', esc_attr( $rel ) ) );
	}
}
