<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Module;

/**
 * Removes rules that the page does not use from styles in its head: WordPress's palette, layouts, and lightbox, and the theme's
 * optional.css and comments.css.
 *
 * The page is complete at this point, so the result depends only on its HTML and can be cached with it. Pages with scripts that are
 * known to add content of other pages later are unchanged.
 */
final class UsedStyles implements Module {
	/** Handle of the theme's styles that not every page needs. */
	public const OPTIONAL = 'quayside-theme-optional';

	/** Classes of WordPress's styles that no script adds. */
	private const CORE = '/^(?:has-|(?:is|are)-(?:style|layout|vertically|not-stacked|large|stacked)\b|align|wp-lightbox-|lightbox-|wp-site-blocks$|items-justified-)/';

	/** All classes, for styles whose classes all come from the server. */
	private const ALL = '/./';

	/** Inline styles, whose ID is their handle with "-inline-css". */
	private const STYLE = '~<style\b[^>]*\bid=(["\'])(?<handle>[\w-]+)-inline-css\1[^>]*>\K.*?(?=</style>)~s';

	/** Handles of WordPress's styles. */
	private const CORE_STYLE = '/^(?:wp-block-|global-styles$)/';

	/** Size of the largest page that is trimmed, in bytes. Time grows with the page, and what is saved does not. */
	private const LARGEST = 300_000;

	/** Length of the parts in which a page is read, in bytes, which limits the memory for its words. */
	private const PART = 32_768;

	/** Bytes of words. */
	private const WORD = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-';

	/** Pages on which scripts render blocks. */
	private const RENDERED = '/wp-block-woocommerce-(?:cart|checkout|mini-cart)\b/';

	/** Pages with scripts that add content of other pages, by parts of the ID or URL of their script elements. */
	private const ADDING = '~<script\b[^>]*\s(?:id|src)=["\'][^"\']*?(?:infinit[ey]|neverending|load[-_]?more|ajax[-_]?(?:filter|load|pagination)|facetwp|search-filter|smart-filters|barba|swup|pjax|htmx|turbo)~i';

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
		 * @param bool   $is_trimmed False if a script that adds blocks to the page was detected, otherwise true.
		 * @param string $html       The page.
		 */
		if (
			strlen( $html ) > self::LARGEST
			|| is_customize_preview()
			|| true !== apply_filters( 'quayside_trim_styles', ! self::adds_blocks( $html ), $html )
		) {
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
		$classes = static fn ( string $handle ): ?string => $styles[ $handle ] ?? (
			1 === preg_match( self::CORE_STYLE, $handle ) ? self::CORE : null
		);
		// A class in a style is not in use because of that.
		$content = preg_replace( self::STYLE, '', $html ) ?? $html;
		/**
		 * Filters the HTML whose words count as classes in use. Long data without class names can be removed, which saves time.
		 *
		 * @param string $content The page without its styles.
		 */
		$filtered = apply_filters( 'quayside_trimmed_styles_content', $content );
		$words    = self::words( is_string( $filtered ) ? $filtered : $content );
		$html     = preg_replace_callback(
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
	 * Determines whether scripts add blocks to the page that its HTML does not contain.
	 */
	private static function adds_blocks( string $html ): bool {
		return 1 === preg_match( self::RENDERED, $html ) || 1 === preg_match( self::ADDING, $html );
	}

	/**
	 * Returns the words of a page as keys.
	 *
	 * @return array<string, int>
	 */
	private static function words( string $html ): array {
		$words = [];
		for ( $start = 0, $end = strlen( $html ); $start < $end; $start += $length ) {
			$length  = self::PART;
			$length += strspn( $html, self::WORD, min( $end, $start + $length ) );
			preg_match_all( '/[A-Za-z_][\w-]*/', substr( $html, $start, $length ), $found );
			$words += array_flip( $found[0] );
		}
		// Scripts of WordPress's blocks add these classes.
		preg_match_all( '/\bdata-wp-class--([\w-]+)/', $html, $found );
		return $words + array_flip( $found[1] );
	}

	/**
	 * Removes the custom properties of WordPress's own presets that nothing on the page uses. Black and white stay, because
	 * stylesheets of plugins use them.
	 */
	private static function without_properties( string $html ): string {
		preg_match_all( '/--wp--preset--(?:color|shadow|aspect-ratio)--[\w-]+/', $html, $found );
		$unused = array_intersect( self::presets(), array_keys( array_count_values( $found[0] ), 1, true ) );
		return [] === $unused ? $html : (string) preg_replace( '/(?:' . implode( '|', $unused ) . '): [^;{}]*;/', '', $html );
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
