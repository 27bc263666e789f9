<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Gallery\SwitchOver;

/**
 * The plugins whose galleries are posts.
 */
final class GalleryPlugins {
	/** Shortcode and block by source. */
	public const PLUGINS = [
		'foogallery' => [ 'foogallery', 'fooplugins/foogallery' ],
		'envira'     => [ 'envira-gallery', 'envira/envira-gallery' ],
	];

	/**
	 * Returns the plugins whose galleries are posts, by the ID of their source.
	 *
	 * @return array<string, GalleryPosts>
	 */
	public static function posts(): array {
		[ $foogallery, $envira ] = array_values( self::PLUGINS );
		return [
			'foogallery' => new GalleryPosts(
				label: 'FooGallery',
				post_type: 'foogallery',
				shortcode: $foogallery[0],
				block: $foogallery[1],
				attribute: 'id',
				convert: FooGallery::convert( ... ),
				album: 'foogallery-album'
			),
			'envira'     => new GalleryPosts(
				label: 'Envira Gallery',
				post_type: 'envira',
				shortcode: $envira[0],
				block: $envira[1],
				attribute: 'galleryId',
				convert: Envira::convert( ... )
			),
		];
	}
}
