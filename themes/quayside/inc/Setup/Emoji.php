<?php
declare( strict_types=1 );

namespace Quayside\Theme\Setup;

use Quayside\Theme\Customizer\Settings;
use Quayside\Theme\Kit\Module;

/**
 * WordPress's test of whether a device can draw emoji, on pages that have some, and at their end.
 *
 * The test is WordPress's: it keeps its result in the session storage for a short while (spec section 9) and fetches
 * pictures only for devices that fail it. On all other pages it would be 3 kB for nothing.
 */
final class Emoji implements Module {
	/**
	 * Pictographs, dingbats and the mark that makes other characters emoji.
	 */
	private const PATTERN = '/[\x{1F000}-\x{1FAFF}\x{2600}-\x{27BF}\x{FE0F}]|&#(x1f[0-9a-f]{3}|12[789]\d{3});/iu';

	private const TEXTS = [ 'the_content', 'the_excerpt', 'the_title', 'comment_text', 'widget_text', 'widget_block_content', 'term_description', 'woocommerce_short_description' ];

	private bool $found = false;

	public function register(): void {
		add_action( 'init', [ $this, 'remove' ] );
		foreach ( self::TEXTS as $filter ) {
			add_filter( $filter, [ $this, 'look' ], PHP_INT_MAX );
		}
		add_action( 'wp_footer', [ $this, 'print' ], 7 );
	}

	/**
	 * Takes the test off the head of every page.
	 */
	public function remove(): void {
		remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		remove_action( 'wp_print_styles', 'print_emoji_styles' );
		remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
		add_filter( 'emoji_svg_url', '__return_false' );
	}

	/**
	 * Looks for emoji in a text.
	 *
	 * @param mixed $text The text.
	 * @return mixed The same text.
	 */
	public function look( mixed $text ): mixed {
		$this->found = $this->found || ( is_string( $text ) && 1 === preg_match( self::PATTERN, $text ) );
		return $text;
	}

	/**
	 * Prints the test where there is something to test for.
	 */
	public function print(): void {
		if ( $this->found && Settings::is_on( 'emoji_pictures' ) ) {
			remove_filter( 'emoji_svg_url', '__return_false' );
			print_emoji_detection_script();
		}
	}
}
