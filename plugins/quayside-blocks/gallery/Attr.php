<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery;

/**
 * A gallery's settings as a request carries them: contracts/galleries/gallery.attr.json. Spec sections 3 and 7.
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
	 * The settings as JSON. The images' addresses are left out: the server makes them from the ids.
	 *
	 * @param int $post The post that shows the gallery, 0 for none.
	 */
	public static function encode( Settings $settings, int $post ): string {
		$attr = [ 'post' => $post ];
		foreach ( $settings->values() as $name => $value ) {
			$attr[ self::NAMES[ $name ] ?? $name ] = $value;
		}
		$attr['customLinks']  = (object) $settings->custom_links;
		$attr['gridPages']    = $settings->pages();
		$attr['mediaGallery'] = array_map( static fn ( int $id ): array => [ 'id' => $id ], $settings->ids );
		return (string) wp_json_encode( $attr );
	}

	/**
	 * The settings in an attr that keeps the contract.
	 *
	 * @param array<mixed> $attr Decoded JSON.
	 */
	public static function settings( array $attr ): Settings {
		foreach ( self::NAMES as $name => $sent ) {
			$attr[ $name ] = $attr[ $sent ] ?? null;
		}
		$attr['ids'] = array_column( is_array( $attr['mediaGallery'] ?? null ) ? $attr['mediaGallery'] : [], 'id' );
		return Settings::from( $attr );
	}
}
