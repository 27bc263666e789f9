<?php
declare( strict_types=1 );

namespace Quayside\Shop\CartPage;

use Quayside\Shop\Kit\Module as KitModule;
use Quayside\Shop\Settings\Settings;
use Quayside\Shop\WoocommerceScripts\BlockPages;
use WP_HTML_Tag_Processor;

/**
 * Shows WooCommerce's classic cart in place of its Cart block if the owner has selected it. The classic cart is complete
 * without JavaScript, and its scripts load when the visitor interacts with it. If an extension adds to the block, the block is
 * shown as usual.
 */
final class Module implements KitModule {
	/**
	 * Enclose the classic cart, so that restore_block() finds it.
	 */
	private const START = '<!--quayside-cart-page-->';
	private const END   = '<!--/quayside-cart-page-->';

	/**
	 * WordPress prints scripts in the footer at 20.
	 */
	private const BEFORE_FOOTER_SCRIPTS = 1;

	/**
	 * ID of the element that tells the settings screen why the block is shown.
	 */
	public const REASON = 'quayside-cart-page-reason';

	/**
	 * Runs after restore_block(), which may find the reason.
	 */
	private const AFTER_RESTORING = 2;

	/**
	 * Finds what extends the block. Null if the setting is off.
	 */
	private ?BlockExtensions $extensions = null;

	/**
	 * The Cart block that was replaced.
	 *
	 * @var array<mixed>|null
	 */
	private ?array $replaced = null;

	/**
	 * What extends the block that is shown. Null if the block is not shown. The list is empty if only a filter shows it.
	 *
	 * @var list<string>|null
	 */
	private ?array $reason = null;

	/**
	 * HTML of the block, if a script that is enqueued late needs it.
	 */
	private string $block_html = '';

	public function register(): void {
		if ( is_admin() || ! Settings::is_on( 'lightweight_cart' ) ) {
			return;
		}
		$this->extensions = new BlockExtensions();
		$this->extensions->watch();
		add_action( 'wp', [ $this, 'prepare' ] );
	}

	/**
	 * Adds the hooks on the cart page.
	 */
	public function prepare(): void {
		if ( ! is_cart() ) {
			return;
		}
		add_filter( 'pre_render_block', [ $this, 'replace_block' ], 10, 2 );
		add_action( 'wp_head', [ $this, 'watch' ], 0 );
		add_action( 'wp_footer', [ $this, 'restore_block' ], self::BEFORE_FOOTER_SCRIPTS );
		add_action( 'wp_footer', [ $this, 'print_reason' ], self::AFTER_RESTORING );
	}

	/**
	 * Returns the classic cart in place of the block.
	 *
	 * @param mixed $html  HTML of an earlier filter, null if there is none.
	 * @param mixed $block The parsed block.
	 * @return mixed Null if the block is rendered as usual.
	 */
	public function replace_block( $html, $block ) {
		if (
			null !== $html
			|| ! is_array( $block )
			|| BlockPages::CART !== ( $block['blockName'] ?? '' )
			|| null !== $this->replaced
			|| null === $this->extensions
		) {
			return $html;
		}
		if ( $this->must_show_block( $this->extensions->find( $block ) ) ) {
			// In classic themes, the scripts are enqueued by now.
			BlockPages::dequeue_for( BlockPages::CART );
			return null;
		}
		$this->replaced = $block;
		( new EmptyCart( $block ) )->register();
		$class = trim( 'quayside-cart-page ' . self::alignment( $block ) );
		$cart  = '[woocommerce_cart]';
		if ( ! doing_filter( 'the_content' ) ) {
			// Shortcodes in templates run before blocks. In content they run afterwards, and must run only once, because names of
			// products and what customers enter may look like shortcodes.
			$cart = do_shortcode( $cart );
		}
		return sprintf( '%s<div class="%s">%s</div>%s', self::START, esc_attr( $class ), $cart, self::END );
	}

	/**
	 * Returns the class with which the block has its width. The attribute is missing if the block has its default, which is wide.
	 *
	 * @param array<mixed> $block The parsed block.
	 */
	private static function alignment( array $block ): string {
		$wrapper = new WP_HTML_Tag_Processor( is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '' );
		if ( $wrapper->next_tag() ) {
			foreach ( [ 'alignwide', 'alignfull' ] as $class ) {
				if ( true === $wrapper->has_class( $class ) ) {
					return $class;
				}
			}
		}
		$align = is_array( $block['attrs'] ?? null ) ? ( $block['attrs']['align'] ?? '' ) : '';
		return in_array( $align, [ 'wide', 'full' ], true ) ? "align$align" : '';
	}

	/**
	 * Starts an output buffer, because scripts may be enqueued after the block has been replaced.
	 */
	public function watch(): void {
		ob_start( fn ( string $html ): string => $this->insert_block( $html ) );
	}

	/**
	 * Renders the block if a script that is enqueued by now needs it.
	 */
	public function restore_block(): void {
		if ( null === $this->replaced || null === $this->extensions || ! $this->must_show_block( $this->extensions->find( $this->replaced ) ) ) {
			return;
		}
		remove_filter( 'pre_render_block', [ $this, 'replace_block' ], 10 );
		$this->block_html = render_block( $this->replaced ); // @phpstan-ignore argument.type
		BlockPages::dequeue_for( BlockPages::CART );
	}

	/**
	 * Prints why the block is shown, contract shop/cart-page.reason, for users who can change the setting. The settings screen
	 * reads it.
	 */
	public function print_reason(): void {
		if ( null !== $this->reason && current_user_can( 'manage_woocommerce' ) ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode( [ 'extensions' => $this->reason ], JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
				[
					'type' => 'application/json',
					'id'   => self::REASON,
				]
			);
		}
	}

	/**
	 * Replaces the classic cart with the block again.
	 *
	 * @param string $html The page, or a part of it.
	 */
	public function insert_block( string $html ): string {
		$start = strpos( $html, self::START );
		$end   = strpos( $html, self::END );
		return '' === $this->block_html || false === $start || false === $end || $end < $start
			? $html
			: substr_replace( $html, $this->block_html, $start, $end + strlen( self::END ) - $start );
	}

	/**
	 * Determines whether the block must be shown, and stores the reason.
	 *
	 * @param list<string> $extensions What extends the block.
	 */
	private function must_show_block( array $extensions ): bool {
		/**
		 * Filters whether the lightweight cart page is shown in place of WooCommerce's Cart block. Applies only if the setting
		 * is on.
		 *
		 * @param bool         $is_shown   True if no extension adds to the block.
		 * @param list<string> $extensions What extends the block, such as "block my-plugin/points" or "script my-plugin-cart".
		 */
		$is_replaced  = (bool) apply_filters( 'quayside_shop_lightweight_cart', [] === $extensions, $extensions );
		$this->reason = $is_replaced ? null : $extensions;
		return ! $is_replaced;
	}
}
