<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Module;

/**
 * Removes rules that the page does not use from styles in its head: WordPress's palette, layouts, and lightbox, and the theme's
 * optional.css and comments.css.
 *
 * The page is complete at this point, so the result depends only on its HTML and can be cached with it. Blocks that a script adds
 * later need more than that, just as WordPress prints no styles of blocks that are not on the page.
 */
final class UsedStyles implements Module {
	/** Handle of the theme's styles that not every page needs. */
	public const OPTIONAL = 'quayside-theme-optional';

	/** Classes of WordPress's styles that no script adds. */
	private const WORDPRESS = '/^(?:has-|(?:is|are)-(?:style|layout|vertically|not-stacked|large|stacked)\b|align|wp-lightbox-|lightbox-|wp-site-blocks$|items-justified-)/';

	/** All classes, for styles whose classes all come from the server. */
	private const ALL = '/./';

	/** Inline styles, whose ID is their handle with "-inline-css". */
	private const STYLE = '~<style\b[^>]*\bid=(["\'])(?<handle>[\w-]+)-inline-css\1[^>]*>\K.*?(?=</style>)~s';

	/** Handles of WordPress's styles. */
	private const WORDPRESS_STYLE = '/^(?:wp-block-|global-styles$)/';

	/** Size of the largest page that is trimmed, in bytes. The words of a page take about ten times its size in memory. */
	private const LARGEST = 1_000_000;

	/** Pages on which scripts render blocks. */
	private const RENDERED = '/wp-block-woocommerce-(?:cart|checkout|mini-cart)\b/';

	public function register(): void {
		// After WordPress has moved late styles to the head.
		add_filter( 'wp_template_enhancement_output_buffer', [ $this, 'filter' ], PHP_INT_MAX );
	}

	/**
	 * Trims the page's styles.
	 *
	 * @param mixed $html The page.
	 * @return mixed The page with fewer rules.
	 */
	public function filter( mixed $html ): mixed {
		return is_string( $html ) ? $this->trim( $html ) : $html;
	}

	/**
	 * Trims the page's styles, unless its settings can change in a preview.
	 */
	public function trim( string $html ): string {
		/**
		 * Filters whether rules that the page does not use are removed from its styles.
		 *
		 * @param bool $is_trimmed True by default. Sites whose scripts add blocks to a page can return false.
		 */
		if ( strlen( $html ) > self::LARGEST || is_customize_preview() || 1 === preg_match( self::RENDERED, $html ) || true !== apply_filters( 'quayside_trim_styles', true ) ) {
			return $html;
		}
		/**
		 * Filters which styles are trimmed besides WordPress's.
		 *
		 * @param array<string, string> $styles Regular expressions of the classes that no script adds, by handle. Only rules that
		 *                                      require such a class are removed.
		 * @param string                $html   The page.
		 */
		$styles  = apply_filters(
			'quayside_trimmed_styles',
			[
				self::OPTIONAL            => self::ALL,
				'quayside-theme-comments' => self::ALL,
			],
			$html
		);
		$styles  = is_array( $styles ) ? array_filter( $styles, 'is_string' ) : [];
		$classes = static fn ( string $handle ): ?string => $styles[ $handle ] ?? ( 1 === preg_match( self::WORDPRESS_STYLE, $handle ) ? self::WORDPRESS : null );
		// What trimmed styles contain is not part of the page.
		$body = preg_replace_callback( self::STYLE, static fn ( array $style ): string => null === $classes( $style['handle'] ) ? $style[0] : '', $html ) ?? $html;
		preg_match_all( '/[A-Za-z_][\w-]*/', $body, $found );
		$words = array_flip( $found[0] );
		$html  = preg_replace_callback(
			self::STYLE,
			static function ( array $style ) use ( $words, $classes ): string {
				$pattern = $classes( $style['handle'] );
				return null === $pattern ? $style[0] : ( new UsedRules( $words, $pattern ) )->trim( $style[0] );
			},
			$html
		) ?? $html;
		return self::without_properties( $html );
	}

	/**
	 * Removes the custom properties of WordPress's own presets that nothing on the page uses. Black and white stay, because
	 * stylesheets of plugins use them.
	 */
	private static function without_properties( string $html ): string {
		preg_match_all( '/--wp--preset--(?:color|shadow|aspect-ratio)--[\w-]+/', $html, $found );
		$counts = array_count_values( $found[0] );
		foreach ( self::presets() as $name ) {
			if ( 1 === ( $counts[ $name ] ?? 0 ) ) {
				$html = (string) preg_replace( "/$name: [^;{}]*;/", '', $html, 1 );
			}
		}
		return $html;
	}

	/**
	 * Returns the custom properties of WordPress's presets.
	 *
	 * @return array<int, string>
	 */
	private static function presets(): array {
		$names = [];
		foreach ( [
			'color'        => [ 'color', 'palette' ],
			'shadow'       => [ 'shadow', 'presets' ],
			'aspect-ratio' => [ 'dimensions', 'aspectRatios' ],
		] as $kind => $path ) {
			$presets = wp_get_global_settings( [ ...$path, 'default' ] );
			foreach ( is_array( $presets ) ? $presets : [] as $preset ) {
				$slug = is_array( $preset ) && is_string( $preset['slug'] ?? null ) ? $preset['slug'] : '';
				if ( 1 === preg_match( '/^[\w-]+$/D', $slug ) && ! in_array( $slug, [ 'black', 'white' ], true ) ) {
					$names[] = "--wp--preset--$kind--$slug";
				}
			}
		}
		return $names;
	}
}
