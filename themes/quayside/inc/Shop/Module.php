<?php
declare( strict_types=1 );

namespace Quayside\Theme\Shop;

use Quayside\Theme\Kit\Assets;
use Quayside\Theme\Kit\Module as ModuleInterface;
use Quayside\Theme\Settings\Settings;

/**
 * Integrates WooCommerce's pages into the theme. Does nothing without WooCommerce.
 */
final class Module implements ModuleInterface {
	/**
	 * Matches shortcodes, blocks, and patterns with products.
	 */
	private const PRODUCT_CONTENT = '/\[(products|product_|recent_products|sale_products|best_selling|featured_products|woocommerce_)'
		. '|wp:woocommerce\/|quayside\/(featured-products|shop-)/';

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_action( 'after_setup_theme', [ $this, 'supports' ] );
		add_action( 'wp', [ $this, 'wrap' ] );
		add_action( 'wp_enqueue_scripts', [ $this, 'enqueue' ] );
		// Runs after WooCommerce's callback at 10, before the page is rendered.
		add_action( 'wp_head', [ $this, 'dequeue_block_styles' ], 11 );
		add_action( 'init', [ $this, 'drop_patterns' ], 20 );
		// The theme's own stylesheets replace WooCommerce's 16 kB.
		add_filter( 'woocommerce_enqueue_styles', '__return_empty_array' );
		add_filter( 'quayside_shop_mini_cart_style', '__return_true' );
		add_filter( 'woocommerce_demo_store', [ $this, 'notice' ] );
		add_filter( 'woocommerce_output_related_products_args', [ $this, 'related' ] );
		add_filter( 'woocommerce_breadcrumb_defaults', [ $this, 'breadcrumb' ] );
		add_filter( 'woocommerce_shortcode_products_query_results', [ $this, 'prime_pictures' ] );
		add_filter( 'woocommerce_pagination_args', [ $this, 'pagination' ] );
		// Images below the main one are half as wide, so thumbnails would be too small.
		add_filter( 'woocommerce_gallery_image_size', static fn (): string => 'woocommerce_single' );
		// Late fallback for products that could not be detected before, such as in a widget.
		add_action( 'woocommerce_before_shop_loop_item', [ $this, 'products_style' ], 1 );
	}

	/**
	 * Registers WooCommerce support with image sizes in px. Cards are 300 to 400 px wide, twice that on high-density
	 * screens.
	 */
	public function supports(): void {
		add_theme_support(
			'woocommerce',
			[
				'thumbnail_image_width'         => 640,
				'gallery_thumbnail_image_width' => 200,
				'single_image_width'            => 1000,
				'product_grid'                  => [
					'default_rows'    => 4,
					'default_columns' => 3,
					'min_columns'     => 2,
					'max_columns'     => 4,
				],
			]
		);
	}

	/**
	 * Wraps WooCommerce's pages in the theme's main element, without a sidebar.
	 */
	public function wrap(): void {
		remove_action( 'woocommerce_before_main_content', 'woocommerce_output_content_wrapper', 10 );
		remove_action( 'woocommerce_after_main_content', 'woocommerce_output_content_wrapper_end', 10 );
		remove_action( 'woocommerce_sidebar', 'woocommerce_get_sidebar', 10 );
		if ( ! Settings::is_on( 'breadcrumbs' ) ) {
			remove_action( 'woocommerce_before_main_content', 'woocommerce_breadcrumb', 20 );
		}
		add_action(
			'woocommerce_before_main_content',
			static function (): void {
				echo '<main id="content" class="site-main site-main--shop" tabindex="-1">';
			},
			10
		);
		add_action(
			'woocommerce_after_main_content',
			static function (): void {
				echo '</main>';
			},
			10
		);
	}

	/**
	 * Enqueues the stylesheets for WooCommerce's pages and for pages with products.
	 */
	public function enqueue(): void {
		if ( ! self::is_active() ) {
			return;
		}
		if ( is_woocommerce() || is_cart() || is_checkout() || is_account_page() ) {
			$this->products_style();
			$this->assets->style( is_woocommerce() ? 'shop' : 'purchase' );
			return;
		}
		$post = is_singular() ? get_post() : null;
		if ( $post instanceof \WP_Post && 1 === preg_match( self::PRODUCT_CONTENT, $post->post_content ) ) {
			$this->products_style();
		}
	}

	/**
	 * Dequeues the stylesheet for all of WooCommerce's blocks, 2.6 kB on every page. Each block enqueues it again when
	 * it is rendered.
	 */
	public function dequeue_block_styles(): void {
		wp_dequeue_style( 'wc-blocks-style' );
	}

	/**
	 * Enqueues the stylesheet for product cards.
	 */
	public function products_style(): void {
		$this->assets->style( 'products' );
	}

	/**
	 * Unregisters patterns with products if WooCommerce is not active.
	 */
	public function drop_patterns(): void {
		if ( self::is_active() ) {
			return;
		}
		foreach ( \WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
			$categories = is_array( $pattern ) && isset( $pattern['categories'], $pattern['name'] ) && is_array( $pattern['categories'] )
				? $pattern['categories']
				: [];
			if ( is_array( $pattern ) && isset( $pattern['name'] ) && is_string( $pattern['name'] ) && in_array( 'quayside-shop', $categories, true ) ) {
				unregister_block_pattern( $pattern['name'] );
			}
		}
	}

	/**
	 * Removes the store notice from widget previews, which the widgets screen loads by REST, because each would contain
	 * it.
	 *
	 * @param mixed $html The notice.
	 * @return mixed The notice, or ''.
	 */
	public function notice( mixed $html ): mixed {
		return wp_is_serving_rest_request() ? '' : $html;
	}

	/**
	 * Fetches the images of a products shortcode with two queries instead of two for each product. WooCommerce does so only for
	 * its catalog pages.
	 *
	 * @param mixed $results WooCommerce's object with "ids", the product IDs.
	 * @return mixed The same.
	 */
	public function prime_pictures( mixed $results ): mixed {
		$ids = is_object( $results ) && isset( $results->ids ) && is_array( $results->ids )
			? array_filter( array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, $results->ids ) )
			: [];
		_prime_post_caches( $ids );
		_prime_post_caches( array_values( array_unique( array_filter( array_map( 'get_post_thumbnail_id', $ids ) ) ) ), false, true );
		return $results;
	}

	/**
	 * Displays four related products in one row.
	 *
	 * @param array<string, mixed> $args WooCommerce's arguments.
	 * @return array<string, mixed>
	 */
	public function related( array $args ): array {
		$args['posts_per_page'] = 4;
		$args['columns']        = 4;
		return $args;
	}

	/**
	 * Changes WooCommerce's breadcrumbs to the theme's markup.
	 *
	 * @param array<string, mixed> $defaults WooCommerce's arguments.
	 * @return array<string, mixed>
	 */
	public function breadcrumb( array $defaults ): array {
		$defaults['delimiter']   = '';
		$defaults['wrap_before'] = '<nav class="breadcrumb woocommerce-breadcrumb" aria-label="' . esc_attr__( 'Breadcrumb', 'quayside' ) . '"><ol>';
		$defaults['wrap_after']  = '</ol></nav>';
		$defaults['before']      = '<li>';
		$defaults['after']       = '</li>';
		return $defaults;
	}

	/**
	 * Replaces the arrows of the pagination with text.
	 *
	 * @param array<string, mixed> $args Arguments of paginate_links().
	 * @return array<string, mixed>
	 */
	public function pagination( array $args ): array {
		$args['prev_text'] = __( 'Previous', 'quayside' );
		$args['next_text'] = __( 'Next', 'quayside' );
		return $args;
	}

	/**
	 * Determines whether WooCommerce is active.
	 */
	public static function is_active(): bool {
		return class_exists( 'WooCommerce' ) && function_exists( 'is_woocommerce' );
	}
}
