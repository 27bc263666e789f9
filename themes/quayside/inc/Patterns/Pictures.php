<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Module;

/**
 * Gives the pictures of the theme's patterns their sizes: width and height, so that nothing moves when they arrive, and
 * a smaller file for small windows.
 *
 * WordPress does so for pictures of the media library alone; these lie in the theme until an editor replaces them.
 */
final class Pictures implements Module {
	private const FOLDER = 'assets/pictures/';

	public function register(): void {
		add_filter( 'render_block', [ $this, 'add_size' ] );
	}

	/**
	 * Adds the sizes to a block's pictures.
	 *
	 * @param string $html The block's markup.
	 */
	public function add_size( string $html ): string {
		$address = get_theme_file_uri( self::FOLDER );
		if ( ! str_contains( $html, $address ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'img' ] ) ) {
			$source = $tags->get_attribute( 'src' );
			if ( ! is_string( $source ) || ! str_starts_with( $source, $address ) || null !== $tags->get_attribute( 'width' ) ) {
				continue;
			}
			foreach ( self::attributes( basename( $source ), $address ) as $name => $value ) {
				$tags->set_attribute( $name, $value );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Width, height and the addresses of the picture's files.
	 *
	 * @param string $file    Name of the large file.
	 * @param string $address Address of the folder.
	 * @return array<string, string>
	 */
	private static function attributes( string $file, string $address ): array {
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
				$attributes['srcset'] = "$address$small {$width}w, $address$file {$size[0]}w";
				// Up to 781 px the blocks that hold them stand in one column.
				$attributes['sizes'] = '(max-width: 781px) 100vw, 60vw';
			}
		}
		return $attributes;
	}
}
