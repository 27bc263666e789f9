<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;
use WP_HTML_Tag_Processor;

/**
 * Lazy pictures and backgrounds in a post's content.
 *
 * Pictures that another lazy loader left behind (`data-src` and the class lazyload) get real addresses, so that they show
 * without a script, in print and to search engines; the browser's own `loading="lazy"` does the waiting.
 */
final class Content implements Module {
	/**
	 * Hides lazy backgrounds before the content that has them: a style sheet in the footer would come too late.
	 */
	private const STYLE = '<style>@media screen and (scripting:enabled){.lazyload.quayside-lazy-background{background-image:none!important}}</style>';

	/**
	 * Backgrounds on this page so far.
	 */
	private int $backgrounds = 0;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// Before WordPress gives pictures their sizes and decides which are lazy, at 12.
		add_filter( 'the_content', [ $this, 'rewrite' ], 11 );
		add_filter( 'wp_content_img_tag', [ $this, 'add_dimensions' ] );
	}

	/**
	 * The content with native addresses and lazy backgrounds.
	 */
	public function rewrite( string $html ): string {
		$has_lazy = str_contains( $html, 'lazyload' );
		if ( is_feed() || ( ! $has_lazy && ! str_contains( $html, 'background-image' ) ) ) {
			return $html;
		}
		$hidden  = $this->backgrounds;
		$is_used = false;
		$tags    = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			if ( true === $tags->has_class( 'lazyload' ) && null === $tags->get_attribute( 'data-island' ) ) {
				$this->restore( $tags );
				$is_used = true;
			}
			$style = $tags->get_attribute( 'style' );
			if ( is_string( $style ) && 1 === preg_match( '/background-image\s*:[^;]*url\(/i', $style ) && $this->is_lazy( $tags ) ) {
				$tags->add_class( 'lazyload' );
				$tags->add_class( 'quayside-lazy-background' );
				$is_used = true;
			}
		}
		if ( ! $is_used ) {
			return $html;
		}
		$this->assets->enqueue_module( 'lazy-media' );
		$style = $this->backgrounds > $hidden && $hidden < 2 ? self::STYLE : '';
		return $style . $tags->get_updated_html();
	}

	/**
	 * Turns data-src and its like into what they stand for.
	 */
	private function restore( WP_HTML_Tag_Processor $tags ): void {
		if ( ! in_array( $tags->get_tag(), [ 'IMG', 'IFRAME', 'SOURCE' ], true ) ) {
			$background = $tags->get_attribute( 'data-bg' );
			$style      = $tags->get_attribute( 'style' );
			if ( is_string( $background ) && '' !== $background ) {
				$tags->set_attribute( 'style', ( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' ) . sprintf( 'background-image:url("%s")', esc_url_raw( $background ) ) );
				$tags->remove_attribute( 'data-bg' );
			}
			return;
		}
		foreach ( [ 'src', 'srcset', 'sizes' ] as $name ) {
			$value = $tags->get_attribute( "data-$name" );
			if ( is_string( $value ) && '' !== $value ) {
				$tags->set_attribute( $name, 'sizes' === $name && 'auto' === $value ? 'auto, 100vw' : $value );
				$tags->remove_attribute( "data-$name" );
			}
		}
		if ( 'SOURCE' !== $tags->get_tag() ) {
			$tags->set_attribute( 'loading', 'lazy' );
		}
	}

	/**
	 * Whether a background waits: all but the first of a page, which is likely what a visitor sees first.
	 */
	private function is_lazy( WP_HTML_Tag_Processor $tags ): bool {
		return ++$this->backgrounds > 1 && true !== $tags->has_class( 'quayside-lazy-background' );
	}

	/**
	 * Gives pictures of the library their width and height where the content does not say them, so that nothing moves.
	 */
	public function add_dimensions( string $image ): string {
		// Most have them, and reading a tag takes longer than all the rest.
		if ( 1 === preg_match( '/ (?:width|height)="\d/', $image ) ) {
			return $image;
		}
		$tags = new WP_HTML_Tag_Processor( $image );
		if ( ! $tags->next_tag( [ 'tag_name' => 'IMG' ] ) || null !== $tags->get_attribute( 'width' ) || null !== $tags->get_attribute( 'height' ) ) {
			return $image;
		}
		$source = $tags->get_attribute( 'src' );
		$file   = is_string( $source ) ? UploadedImage::path( $source ) : '';
		$size   = '' === $file ? false : wp_getimagesize( $file );
		if ( ! is_array( $size ) || ! is_int( $size[0] ?? null ) || ! is_int( $size[1] ?? null ) ) {
			return $image;
		}
		$tags->set_attribute( 'width', (string) $size[0] );
		$tags->set_attribute( 'height', (string) $size[1] );
		return $tags->get_updated_html();
	}
}
