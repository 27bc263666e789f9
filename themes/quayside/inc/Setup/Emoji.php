<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Kit\Module;
use Quayside\Theme\Settings\Settings;

/**
 * Prints WordPress's emoji detection script only on pages with emoji, and in the footer.
 *
 * The script stores its result in sessionStorage for a short time (spec section 9) and loads images only for devices
 * without support. On all other pages its 3 kB would be wasted.
 */
final class Emoji implements Module {
	/**
	 * Matches pictographs, dingbats, and the variation selector for emoji.
	 */
	private const PATTERN = '/[\x{1F000}-\x{1FAFF}\x{2600}-\x{27BF}\x{FE0F}]|&#(x1f[0-9a-f]{3}|12[789]\d{3});/iu';

	private const TEXTS = [
		'the_content',
		'the_excerpt',
		'the_title',
		'comment_text',
		'widget_text',
		'widget_block_content',
		'term_description',
		'woocommerce_short_description',
	];

	private bool $has_emoji = false;

	public function register(): void {
		add_action( 'init', [ $this, 'remove' ] );
		foreach ( self::TEXTS as $filter ) {
			add_filter( $filter, [ $this, 'detect' ], PHP_INT_MAX );
		}
		add_action( 'wp_footer', [ $this, 'print' ], 7 );
	}

	/**
	 * Removes the detection script from every page's head.
	 */
	public function remove(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		add_filter( 'emoji_svg_url', '__return_false' );
	}

	/**
	 * Detects emoji in a text.
	 *
	 * @param mixed $text The text.
	 * @return mixed The same text.
	 */
	public function detect( mixed $text ): mixed {
		$this->has_emoji = $this->has_emoji || ( is_string( $text ) && 1 === preg_match( self::PATTERN, $text ) );
		return $text;
	}

	/**
	 * Prints the detection script if the page has emoji.
	 */
	public function print(): void {
		if ( $this->has_emoji && Settings::is_on( 'emoji_pictures' ) ) {
			remove_filter( 'emoji_svg_url', '__return_false' );
			print_emoji_detection_script();
		}
	}
}
