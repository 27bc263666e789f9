<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\ProductPage\ProductSettings;
use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Defers WooCommerce's own scripts until the visitor interacts with the elements they serve.
 *
 * WordPress prints the scripts with all their dependencies, but into the props of the module "on-demand" or "on-demand-checkout", which
 * runs them. As data, they are left alone by plugins that combine, delay, or move the script elements of a page. A group without a selector
 * never runs. Wherever other code may depend on the scripts, they run as usual: see
 * must_run().
 */
final class OnDemand implements KitModule {
	/**
	 * Groups of scripts, with the selector of the elements they serve.
	 */
	private const GROUPS = [
		'password-meter' => [
			'handles' => [ 'wc-password-strength-meter' ],
			'for'     => '#reg_password,#account_password,#password_1',
		],
		// Not printed: country and state fields are native selects without it, and WooCommerce's script checks that it exists.
		'search-select'  => [
			'handles' => [ 'selectWoo' ],
			'for'     => '',
		],
		'cart'           => [
			'handles' => [ 'wc-cart' ],
			'for'     => '.woocommerce-cart-form,.cart-collaterals',
		],
		// The whole page: browsers fill in country and state together, which needs the states of the new country at once.
		'checkout'       => [
			'handles' => [ 'wc-checkout' ],
			'for'     => 'body',
		],
		// The shipping calculator and the address form enqueue it by itself.
		'country-select' => [
			'handles' => [ 'wc-country-select' ],
			'for'     => '.shipping-calculator-form,.woocommerce-address-fields',
		],
		'block-password' => [
			'handles' => [ 'zxcvbn-async' ],
			'for'     => '.wc-block-checkout [type=password],.wc-block-checkout [name=createaccount]',
		],
		'variations'     => [
			'handles' => [ 'wc-add-to-cart-variation' ],
			'for'     => '.variations_form',
		],
		// The module "product-page" replaces it. Its scripts run if untracked scripts use jQuery: see UntrackedJquery.
		'product-page'   => [
			'handles' => [ 'wc-single-product' ],
			'for'     => '',
		],
	];

	/**
	 * Groups that only watch what the visitor enters. They can be deferred beside other scripts that use jQuery.
	 */
	private const PASSIVE = [ 'password-meter', 'block-password' ];

	/**
	 * WooCommerce's libraries for zoom, slider, and lightbox, which its product script starts.
	 */
	private const GALLERY_LIBRARIES = [ 'wc-zoom', 'zoom', 'wc-flexslider', 'flexslider', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' ];

	/**
	 * Hides what the checkout script would hide when it starts: the fields for a new account, and another shipping address. The
	 * script's rules are the same, so the page does not change when it runs.
	 */
	private const CHECKOUT_CSS = '@media (scripting:enabled){'
		. 'form.checkout:has(#createaccount:not(:checked)) div.create-account,'
		. 'form.checkout:has(#ship-to-different-address-checkbox:not(:checked)) div.shipping_address{display:none}}';

	/**
	 * Start of the inline script with the states of all countries.
	 */
	private const STATES = 'var wc_country_select_params';

	/**
	 * Priorities: WooCommerce localizes its scripts at 5, WordPress prints scripts at 10.
	 */
	private const BEFORE_PRINTING = 9;
	private const AFTER_PRINTING  = 100;

	/**
	 * Watches the page. Null if the module is not on this page.
	 */
	private ?UntrackedJquery $untracked = null;

	/**
	 * Whether this is the classic checkout, whose module does more.
	 */
	private bool $is_checkout = false;

	/**
	 * Handles of deferred scripts, by group.
	 *
	 * @var array<string, array<int, non-empty-string>>
	 */
	private array $deferred = [];

	/**
	 * @param Assets $assets The plugin's built files.
	 */
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// Between Module::replace() and FooterJquery::move().
		add_action( 'wp_enqueue_scripts', [ $this, 'prepare' ], PHP_INT_MAX );
		add_action( 'wp_print_footer_scripts', [ $this, 'defer' ], self::BEFORE_PRINTING );
		add_action( 'wp_print_footer_scripts', [ $this, 'print_groups' ], self::AFTER_PRINTING );
	}

	/**
	 * Moves the scripts to the footer, and adds the module to the import map.
	 */
	public function prepare(): void {
		if ( ! is_product() && ! is_cart() && ! is_checkout() && ! is_account_page() ) {
			return;
		}
		$this->is_checkout = wp_script_is( 'wc-checkout', 'enqueued' );
		$this->assets->use_island( $this->is_checkout ? 'on-demand-checkout' : 'on-demand' );
		$this->assets->use_island( 'product-page' );
		$this->untracked = new UntrackedJquery();
		$this->untracked->watch();
		foreach ( self::GROUPS as [ 'handles' => $handles ] ) {
			foreach ( $handles as $handle ) {
				wp_scripts()->add_data( $handle, 'group', 1 );
			}
		}
		if ( $this->is_checkout ) {
			// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- it has no file.
			wp_register_style( 'quayside-shop-checkout', false, [], null );
			wp_enqueue_style( 'quayside-shop-checkout' );
			wp_add_inline_style( 'quayside-shop-checkout', self::CHECKOUT_CSS );
		}
	}

	/**
	 * Decides which groups are deferred, when all scripts of the page are known.
	 */
	public function defer(): void {
		if ( null === $this->untracked ) {
			return;
		}
		$this->collect();
		if ( ! empty( $GLOBALS['wc_queued_js'] ) ) {
			// WooCommerce prints it at the end of the page in jQuery( function () { … } ).
			wp_enqueue_script( 'jquery' );
		}
		foreach ( $this->deferred as $group => $handles ) {
			if ( $this->must_run( $group, $handles ) ) {
				unset( $this->deferred[ $group ] );
				foreach ( $handles as $handle ) {
					wp_enqueue_script( $handle );
				}
			}
		}
	}

	/**
	 * Prints the host of the module that runs the groups.
	 */
	public function print_groups(): void {
		$wp_scripts = wp_scripts();
		$groups     = [];
		$scripts    = [];
		$html       = '';
		$product    = '';
		foreach ( $this->deferred as $group => $handles ) {
			$selector = self::GROUPS[ $group ]['for'];
			if ( 'product-page' === $group ) {
				// The inline script shows gallery and tabs. The module loads when they are used.
				$product = $this->assets->island( 'product-page', '', 'interaction', ProductSettings::read() ?? [], [ 'id' => 'quayside-product-page' ] )
					. $this->assets->inline_script( $this->assets->contents( 'product-page-start.js' ) );
			} elseif ( '' === $selector ) {
				continue;
			}
			$done = $wp_scripts->done;
			ob_start();
			$wp_scripts->do_items( $handles );
			$printed = (string) ob_get_clean();
			// Each group contains jQuery, because any of them may be the only one that runs.
			$wp_scripts->done = $done;

			$html   .= $printed;
			$indexes = [];
			foreach ( '' === $selector ? [] : ScriptElements::parse( $printed ) as $script ) {
				$index = array_search( $script, $scripts, true );
				if ( false === $index ) {
					$index     = count( $scripts );
					$scripts[] = $script;
				}
				$indexes[] = $index;
			}
			if ( '' !== $selector ) {
				$groups[] = [
					'name'    => $group,
					'for'     => $selector,
					'scripts' => $indexes,
				];
			}
		}
		if ( '' === $html ) {
			return;
		}
		$when   = isset( $this->deferred['variations'] ) || isset( $this->deferred['checkout'] ) ? 'load' : 'idle';
		$hidden = [ 'hidden' => '' ];
		$props  = compact( 'groups', 'scripts' ) + [
			'i18n_unreachable' => __( 'The store could not be reached. Please check your connection and try again.', 'quayside-shop' ),
		];
		$host   = $product . match ( true ) {
			[] === $groups     => '',
			$this->is_checkout => $this->assets->island( 'on-demand-checkout', '', $when, $props, $hidden ),
			default            => $this->assets->island( 'on-demand', '', $when, $props, $hidden ),
		};
		$this->untracked?->replace( $host, $html );
		$texts = array_filter( array_column( $scripts, 'text' ), static fn ( string $text ): bool => ! str_starts_with( $text, self::STATES ) );
		add_filter(
			'quayside_trimmed_styles_content',
			// The theme looks for classes in the page, and the states of all countries are a third of it.
			static fn ( mixed $html ): mixed => is_string( $html ) ? str_replace( $host, implode( "\n", $texts ), $html ) : $html
		);
		echo $host; // phpcs:ignore WordPress.Security.EscapeOutput -- Assets escapes it.
	}

	/**
	 * Removes the password strength library from the dependencies of the checkout block, which checks on each key whether the
	 * library is available.
	 */
	private function detach_password_library(): void {
		$block = wp_scripts()->registered['wc-checkout-block-frontend'] ?? null;
		if ( null !== $block && in_array( 'zxcvbn-async', $block->deps, true ) && wp_script_is( 'wc-checkout-block-frontend', 'enqueued' ) ) {
			$block->deps = array_values( array_diff( $block->deps, [ 'zxcvbn-async' ] ) );
			wp_enqueue_script( 'zxcvbn-async' );
		}
	}

	/**
	 * Dequeues the scripts of all groups and lists them as deferred.
	 */
	private function collect(): void {
		/**
		 * Filters which groups of WooCommerce's scripts are deferred until the visitor interacts with the elements they serve.
		 *
		 * @param array<int, string> $groups "password-meter", "search-select", "cart", "checkout", "country-select", "block-password", "variations", "product-page". Remove a group to run its scripts at once.
		 */
		$groups = (array) apply_filters( 'quayside_shop_scripts_on_demand', array_keys( self::GROUPS ) );
		if ( in_array( 'block-password', $groups, true ) ) {
			$this->detach_password_library();
		}
		foreach ( self::GROUPS as $group => [ 'handles' => $handles ] ) {
			foreach ( in_array( $group, $groups, true ) ? $handles : [] as $handle ) {
				if ( wp_script_is( $handle, 'enqueued' ) && ! wp_script_is( $handle, 'done' ) ) {
					wp_dequeue_script( $handle );
					$this->deferred[ $group ][] = $handle;
				}
			}
		}
	}

	/**
	 * Determines whether a payment method has fields of its own, such as those of a card in a frame. The checkout replaces the payment
	 * methods when it starts, and nothing in the page shows that a visitor is typing in a frame.
	 */
	private static function has_payment_fields(): bool {
		foreach ( WC()->payment_gateways()->get_available_payment_gateways() as $gateway ) {
			if ( $gateway->has_fields() || \WC_Payment_Gateway::class !== ( new \ReflectionMethod( $gateway, 'payment_fields' ) )->class ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Determines whether other code on the page may depend on a group's scripts from the start.
	 *
	 * @param string             $group   The group.
	 * @param array<int, string> $handles Handles of its scripts on this page.
	 */
	private function must_run( string $group, array $handles ): bool {
		foreach ( wp_scripts()->queue as $queued ) {
			if ( array_intersect( $handles, JqueryUse::with_dependencies( $queued ) ) ) {
				return true;
			}
		}
		if ( 'product-page' === $group && ( null === ProductSettings::read() || [] !== array_intersect( self::GALLERY_LIBRARIES, wp_scripts()->queue ) ) ) {
			return true;
		}
		if ( 'checkout' === $group && self::has_payment_fields() ) {
			return true;
		}
		return ! in_array( $group, self::PASSIVE, true ) && JqueryUse::is_needed_by_others();
	}
}
