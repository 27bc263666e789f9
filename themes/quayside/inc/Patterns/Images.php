<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Module;

/**
 * Adds sizes to the images in the theme's patterns: width and height, so that the layout does not shift, and a smaller
 * file for small windows.
 *
 * WordPress does this only for images of the media library. These are in the theme until an editor replaces them.
 */
final class Images implements Module {
	private const FOLDER = 'assets/pictures/';

	public function register(): void {
		add_filter( 'render_block', [ $this, 'add_size' ] );
	}

	/**
	 * Adds the sizes to a block's images.
	 *
	 * @param string $html The block's markup.
	 */
	public function add_size( string $html ): string {
		$folder = get_theme_file_uri( self::FOLDER );
		if ( ! str_contains( $html, $folder ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$source = $tags->get_attribute( 'src' );
			if ( ! is_string( $source ) || ! str_starts_with( $source, $folder ) || null !== $tags->get_attribute( 'width' ) ) {
				continue;
			}
			foreach ( self::attributes( basename( $source ), $folder ) as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns width, height, and the URLs of the image's files.
	 *
	 * @param string $file   Name of the large file.
	 * @param string $folder URL of the folder.
	 * @return array<string, string>
	 */
	private static function attributes( string $file, string $folder ): array {
		$path = get_theme_file_path( self::FOLDER . $file );
		$size = is_file( $path ) ? wp_getimagesize( $path ) : false;
		if ( ! is_array( $size ) || ! isset( $size[0], $size[1] ) || ! is_int( $size[0] ) || ! is_int( $size[1] ) ) {
			return [];
		}
		$attributes = [
			'width'  => (string) $size[0],
			'height' => (string) $size[1],
		];
		foreach ( [ 480, 720 ] as $width ) {
			$small = str_replace( '.webp', "-$width.webp", $file );
			if ( is_file( get_theme_file_path( self::FOLDER . $small ) ) ) {
				$attributes['srcset'] = "$folder$small {$width}w, $folder$file {$size[0]}w";
				// Up to 781 px, the blocks that contain them are stacked in one column.
				$attributes['sizes'] = '(max-width: 781px) 100vw, 60vw';
			}
		}
		return $attributes;
	}
}
