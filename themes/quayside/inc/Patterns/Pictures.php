<?php
declare( strict_types=1 );

namespace Quayside\Theme\Patterns;

use Quayside\Theme\Kit\Module;

/**
 * Gives the pictures of the theme's patterns their width and height, so that nothing moves when they arrive.
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
			$file = get_theme_file_path( self::FOLDER . basename( $source ) );
			$size = is_file( $file ) ? wp_getimagesize( $file ) : false;
			if ( is_array( $size ) && isset( $size[0], $size[1] ) && is_int( $size[0] ) && is_int( $size[1] ) ) {
				$tags->set_attribute( 'width', (string) $size[0] );
				$tags->set_attribute( 'height', (string) $size[1] );
			}
		}
		return $tags->get_updated_html();
	}
}
