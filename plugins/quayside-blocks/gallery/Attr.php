<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * Converts a gallery's settings to and from the format used in requests: contracts/galleries/gallery.attr.json. Spec
 * sections 3 and 7.
 */
final class Attr {
	/**
	 * Attributes of the block whose names differ in a request.
	 */
	private const NAMES = [
		'layout'      => 'feedLayout',
		'clickAction' => 'imageClickEvent',
	];

	/**
	 * Encodes the settings as JSON. Image URLs are left out because the server builds them from the IDs.
	 *
	 * @param int $post The post that contains the gallery, 0 for none.
	 */
	public static function encode( Settings $settings, int $post ): string {
		$attr = [ 'post' => $post ];
		foreach ( $settings->values() as $name => $value ) {
			$attr[ self::NAMES[ $name ] ?? $name ] = $value;
		}
		$attr['customLinks']  = (object) $settings->custom_links;
		$attr['details']      = $settings->details_list();
		$attr['gridPages']    = $settings->pages();
		$attr['mediaGallery'] = array_map( static fn ( int $id ): array => [ 'id' => $id ], $settings->ids );
		return (string) wp_json_encode( $attr );
	}

	/**
	 * Reads the settings from a decoded attr that has been validated against the contract.
	 *
	 * @param array<mixed> $attr Decoded JSON.
	 */
	public static function settings( array $attr ): Settings {
		foreach ( self::NAMES as $name => $request_name ) {
			$attr[ $name ] = $attr[ $request_name ] ?? null;
		}
		$attr['ids'] = array_column( is_array( $attr['mediaGallery'] ?? null ) ? $attr['mediaGallery'] : [], 'id' );
		return Settings::from( $attr );
	}
}
