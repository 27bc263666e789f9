<?php
declare( strict_types=1 );

namespace Quayside\Blocks\LazyMedia;

use Quayside\Blocks\Kit\Assets;
use Quayside\Blocks\Kit\Module;
use WP_HTML_Tag_Processor;

/**
 * Adds lazy loading to images and backgrounds in post content.
 *
 * Images left by another lazy loader (`data-src` and the class lazyload) get real URLs, so that they work without
 * JavaScript, in print, and for search engines. The browser's `loading="lazy"` defers them.
 */
final class Content implements Module {
	/**
	 * Hides lazy backgrounds. Printed before the content because a stylesheet in the footer would come too late.
	 */
	private const STYLE = '<style>@media screen and (scripting:enabled){.lazyload.quayside-lazy-background{background-image:none!important}}</style>';

	/**
	 * Number of backgrounds rendered on this page so far.
	 */
	private int $backgrounds = 0;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// Runs before WordPress adds image sizes and loading attributes at priority 12.
		add_filter( 'the_content', [ $this, 'rewrite' ], 11 );
		add_filter( 'wp_content_img_tag', [ $this, 'add_dimensions' ] );
	}

	/**
	 * Returns the content with native image URLs and lazy backgrounds.
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
	 * Replaces data-src and similar attributes with the native ones.
	 */
	private function restore( WP_HTML_Tag_Processor $tags ): void {
		if ( ! in_array( $tags->get_tag(), [ 'IMG', 'IFRAME', 'SOURCE' ], true ) ) {
			$background = $tags->get_attribute( 'data-bg' );
			$style      = $tags->get_attribute( 'style' );
			if ( is_string( $background ) && '' !== $background ) {
				$tags->set_attribute(
					'style',
					( is_string( $style ) && '' !== $style ? rtrim( $style, '; ' ) . ';' : '' )
						. sprintf( 'background-image:url("%s")', esc_url_raw( $background ) )
				);
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
	 * Determines whether a background is lazy: all except the first on a page, which is probably above the fold.
	 */
	private function is_lazy( WP_HTML_Tag_Processor $tags ): bool {
		return ++$this->backgrounds > 1 && true !== $tags->has_class( 'quayside-lazy-background' );
	}

	/**
	 * Adds missing width and height attributes to images from the media library, to avoid layout shifts.
	 */
	public function add_dimensions( string $image ): string {
		// Most images have them, and parsing the tag is the slowest step.
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
