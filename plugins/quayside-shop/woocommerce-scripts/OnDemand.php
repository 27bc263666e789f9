<?php
declare( strict_types=1 );

namespace Quayside\Shop\WoocommerceScripts;

use Quayside\Shop\Kit\Assets;
use Quayside\Shop\Kit\Module as KitModule;

/**
 * Delivers WooCommerce's own scripts with the page but runs them only when the visitor reaches for what they serve.
 *
 * The scripts stand in template elements, printed by WordPress with everything they need, and the module "on-demand" runs
 * them. A group that serves nothing in particular is left out. They stay ordinary scripts wherever something else may count on them: see must_run().
 */
final class OnDemand implements KitModule {
	/**
	 * Groups of scripts, with the elements that ask for them.
	 */
	private const GROUPS = [
		'password-meter' => [
			'handles' => [ 'wc-password-strength-meter' ],
			'for'     => '#reg_password,#account_password,#password_1',
		],
		// Fields of countries and states work as the browser's own lists. WooCommerce's script for them looks whether this one is there.
		'search-select'  => [
			'handles' => [ 'selectWoo' ],
			'for'     => '',
		],
		'cart'           => [
			'handles' => [ 'wc-cart' ],
			'for'     => '.woocommerce-cart-form,.cart-collaterals',
		],
		'block-password' => [
			'handles' => [ 'zxcvbn-async' ],
			'for'     => '.wc-block-checkout [type=password],.wc-block-checkout [name=createaccount]',
		],
		'variations'     => [
			'handles' => [ 'wc-add-to-cart-variation' ],
			'for'     => '.variations_form',
		],
	];

	/**
	 * Groups that only watch what the visitor enters, so that other scripts with jQuery don't mind when they come.
	 */
	private const PASSIVE = [ 'password-meter', 'block-password' ];

	/**
	 * WordPress prints scripts at 10; WooCommerce has given its own their settings at 5.
	 */
	private const BEFORE_PRINTING = 9;
	private const AFTER_PRINTING  = 100;

	/**
	 * Whether this page has the module.
	 */
	private bool $is_ready = false;

	/**
	 * Handles of groups that wait, by group.
	 *
	 * @var array<string, array<int, non-empty-string>>
	 */
	private array $waiting = [];

	/**
	 * @param Assets $assets The plugin's built files.
	 */
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		// Between Module::replace() and FooterJquery::move().
		add_action( 'wp_enqueue_scripts', [ $this, 'prepare' ], PHP_INT_MAX );
		add_action( 'wp_print_footer_scripts', [ $this, 'hold' ], self::BEFORE_PRINTING );
		add_action( 'wp_print_footer_scripts', [ $this, 'print_templates' ], self::AFTER_PRINTING );
	}

	/**
	 * Keeps the scripts out of the page's head, and puts the module into the import map.
	 */
	public function prepare(): void {
		if ( ! is_product() && ! is_cart() && ! is_checkout() && ! is_account_page() ) {
			return;
		}
		$this->is_ready = true;
		$this->assets->use_island( 'on-demand' );
		( new InlineJquery() )->watch();
		foreach ( self::GROUPS as [ 'handles' => $handles ] ) {
			foreach ( $handles as $handle ) {
				wp_scripts()->add_data( $handle, 'group', 1 );
			}
		}
	}

	/**
	 * Decides, when all scripts of the page are known, which groups wait.
	 */
	public function hold(): void {
		if ( ! $this->is_ready ) {
			return;
		}
		$this->collect();
		if ( ! empty( $GLOBALS['wc_queued_js'] ) ) {
			// WooCommerce prints it at the end of the page, as jQuery( function () { … } ).
			wp_enqueue_script( 'jquery' );
		}
		foreach ( $this->waiting as $group => $handles ) {
			if ( $this->must_run( $group, $handles ) ) {
				unset( $this->waiting[ $group ] );
				foreach ( $handles as $handle ) {
					wp_enqueue_script( $handle );
				}
			}
		}
	}

	/**
	 * Prints each group into a template element, inside the host of the module that runs it.
	 */
	public function print_templates(): void {
		$scripts   = wp_scripts();
		$templates = '';
		$fields    = [];
		foreach ( $this->waiting as $group => $handles ) {
			if ( '' === self::GROUPS[ $group ]['for'] ) {
				continue;
			}
			$done = $scripts->done;
			ob_start();
			$scripts->do_items( $handles );
			$templates .= '<template>' . (string) ob_get_clean() . '</template>';
			// The next group needs jQuery in its own template, too: nobody knows which of them runs.
			$scripts->done = $done;
			$fields[]      = [
				'name' => $group,
				'for'  => self::GROUPS[ $group ]['for'],
			];
		}
		if ( [] !== $fields ) {
			echo $this->assets->island( 'on-demand', $templates, 'idle', [ 'groups' => $fields ], [ 'id' => 'quayside-shop-on-demand', 'hidden' => '' ] ); // phpcs:ignore WordPress.Security.EscapeOutput, WordPress.Arrays.ArrayDeclarationSpacing -- printed by WordPress, escaped by Assets.
		}
	}

	/**
	 * Takes the library that judges passwords out of what the checkout block needs: the block looks for it at each key.
	 */
	private function loosen_block_checkout(): void {
		$block = wp_scripts()->registered['wc-checkout-block-frontend'] ?? null;
		if ( null !== $block && in_array( 'zxcvbn-async', $block->deps, true ) && wp_script_is( 'wc-checkout-block-frontend', 'enqueued' ) ) {
			$block->deps = array_values( array_diff( $block->deps, [ 'zxcvbn-async' ] ) );
			wp_enqueue_script( 'zxcvbn-async' );
		}
	}

	/**
	 * Moves the queued scripts of all groups to the list of those that wait.
	 */
	private function collect(): void {
		/**
		 * Filters which of WooCommerce's scripts run only when a visitor reaches for what they serve.
		 *
		 * @param array<int, string> $groups "password-meter", "search-select", "cart", "block-password", "variations". Take one out to run its scripts at once.
		 */
		$groups = (array) apply_filters( 'quayside_shop_scripts_on_demand', array_keys( self::GROUPS ) );
		if ( in_array( 'block-password', $groups, true ) ) {
			$this->loosen_block_checkout();
		}
		foreach ( self::GROUPS as $group => [ 'handles' => $handles ] ) {
			foreach ( in_array( $group, $groups, true ) ? $handles : [] as $handle ) {
				if ( wp_script_is( $handle, 'enqueued' ) && ! wp_script_is( $handle, 'done' ) ) {
					wp_dequeue_script( $handle );
					$this->waiting[ $group ][] = $handle;
				}
			}
		}
	}

	/**
	 * Determines whether something on the page may count on a group's scripts from the start.
	 *
	 * @param string             $group   The group.
	 * @param array<int, string> $handles Its scripts on this page.
	 */
	private function must_run( string $group, array $handles ): bool {
		foreach ( wp_scripts()->queue as $queued ) {
			if ( array_intersect( $handles, JqueryUse::needed_by( $queued ) ) ) {
				return true;
			}
		}
		return ! in_array( $group, self::PASSIVE, true ) && JqueryUse::by_others();
	}
}
