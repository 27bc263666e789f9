<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Module;

/**
 * Moves styles that WordPress collects while it renders the page into the head.
 *
 * Classic themes print the styles of blocks, layouts, and theme.json in the footer, so the page would first render
 * without them and then shift. WordPress 6.9 and later do this themselves.
 */
final class LateStyles implements Module {
	private const PLACEHOLDER = '<!-- quayside: late styles -->';

	private string $styles = '';

	/**
	 * Whether the page is being buffered. Pages that plugins print without a template keep WordPress's order.
	 */
	private bool $is_buffering = false;

	public function __construct( private UsedStyles $used ) {}

	public function register(): void {
		if ( function_exists( 'wp_load_classic_theme_block_styles_on_demand' ) ) {
			return;
		}
		add_filter( 'template_include', [ $this, 'start' ], PHP_INT_MAX );
		// WordPress prints the styles of the head at 8 and the late ones at 20.
		add_action( 'wp_head', [ $this, 'print_placeholder' ], 7 );
		add_action( 'wp_footer', [ $this, 'collect' ], 19 );
	}

	/**
	 * Buffers the page until it is complete.
	 *
	 * @param mixed $template Path of the template.
	 * @return mixed The same path.
	 */
	public function start( mixed $template ): mixed {
		if ( ! is_embed() ) {
			$this->is_buffering = ob_start( [ $this, 'insert' ] );
		}
		return $template;
	}

	/**
	 * Prints the placeholder for the styles, before the head's own styles.
	 */
	public function print_placeholder(): void {
		echo self::PLACEHOLDER; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant.
	}

	/**
	 * Collects the late styles, unless the head has already been sent.
	 */
	public function collect(): void {
		if ( ! $this->is_buffering ) {
			return;
		}
		ob_start();
		print_late_styles();
		$this->styles .= (string) ob_get_clean();
	}

	/**
	 * Replaces the placeholder with the styles.
	 *
	 * @param string $html The page, or its first part if a plugin flushes it in parts.
	 */
	public function insert( string $html ): string {
		$this->is_buffering = false;
		$page               = str_replace( self::PLACEHOLDER, $this->styles, $html, $count );
		// Parts of a page do not show what the rest of it uses.
		return $count > 0 && str_contains( $page, '</html>' ) ? $this->used->trim( $page ) : $page;
	}
}
