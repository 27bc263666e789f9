<?php
declare( strict_types=1 );

namespace Quayside\Theme\Styles;

use Quayside\Theme\Kit\Module;

/**
 * Moves the style sheets that WordPress finds out about while it renders the page into the head.
 *
 * Classic themes print the styles of blocks, of their layouts and of theme.json in the footer, so that a page
 * would first show without them and then jump. WordPress 6.9 and newer do this themselves.
 */
final class LateStyles implements Module {
	private const MARK = '<!-- quayside: late styles -->';

	private string $styles = '';

	/**
	 * Whether a page is held back. Plugins that print one without a template get the styles where WordPress puts them.
	 */
	private bool $is_holding = false;

	public function register(): void {
		if ( function_exists( 'wp_load_classic_theme_block_styles_on_demand' ) ) {
			return;
		}
		add_filter( 'template_include', [ $this, 'start' ], PHP_INT_MAX );
		// WordPress prints the head's styles at 8 and the late ones at 20.
		add_action( 'wp_head', [ $this, 'mark' ], 7 );
		add_action( 'wp_footer', [ $this, 'collect' ], 19 );
	}

	/**
	 * Holds the page back until it is whole.
	 *
	 * @param mixed $template Path of the template.
	 * @return mixed The same path.
	 */
	public function start( mixed $template ): mixed {
		if ( ! is_embed() ) {
			$this->is_holding = ob_start( [ $this, 'place' ] );
		}
		return $template;
	}

	/**
	 * Prints the mark that the styles replace, before the head's own styles.
	 */
	public function mark(): void {
		echo self::MARK; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a constant.
	}

	/**
	 * Takes the late styles, unless the head has left already.
	 */
	public function collect(): void {
		if ( ! $this->is_holding ) {
			return;
		}
		ob_start();
		print_late_styles();
		$this->styles .= (string) ob_get_clean();
	}

	/**
	 * Puts the styles in place of the mark.
	 *
	 * @param string $html The page, or the first part of it where a plugin sends it in parts.
	 */
	public function place( string $html ): string {
		$this->is_holding = false;
		return str_replace( self::MARK, $this->styles, $html );
	}
}
