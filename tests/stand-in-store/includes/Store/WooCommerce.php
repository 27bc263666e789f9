<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Admin\Disclosure;
use Quayside\StandInStore\Admin\SettingsScreen;
use Quayside\StandInStore\Ajax\FormHandler;
use Quayside\StandInStore\Checkout\OrderAttribution;
use Quayside\StandInStore\Customer\AdminAccess;
use Quayside\StandInStore\Order\DownloadLink;
use Quayside\StandInStore\Order\OrderEmails;
use Quayside\StandInStore\Store\ComingSoon;
use Quayside\StandInStore\Store\FrontEndScripts;
use Quayside\StandInStore\Store\Install;
use Quayside\StandInStore\Store\PostTypes;
use Quayside\StandInStore\Store\Shortcodes;
use Quayside\StandInStore\StoreApi\Routes;
use Quayside\StandInStore\Templates\TemplateHooks;
use Quayside\StandInStore\Templates\TemplateLoader;
use Quayside\StandInStore\Widgets\Registration;
use const Quayside\StandInStore\FILE;
use const Quayside\StandInStore\FOLDER;

/**
 * The store: what WC() returns.
 */
final class WooCommerce {
	/** Version of WooCommerce whose visitor contract is served. */
	public string $version = '10.8.1';

	/** @var ?WC_Session_Handler Visitor's session, null outside the front end. */
	public $session = null;

	/** @var ?WC_Cart Visitor's cart, null outside the front end. */
	public $cart = null;

	/** @var ?WC_Customer Visitor. */
	public $customer = null;

	/** Countries and address fields. */
	public WC_Countries $countries;

	/** Endpoints and catalog queries. */
	public WC_Query $query;

	private static ?self $instance = null;

	/** Returns the one store. */
	public static function instance(): self {
		if ( null === self::$instance ) {
			self::$instance = new self();
			self::$instance->register();
		}
		return self::$instance;
	}

	private function __construct() {
		$this->countries = new WC_Countries();
		$this->query     = new WC_Query();
	}

	/** Adds the store's hooks. */
	private function register(): void {
		foreach ( [
			'WC_VERSION'           => $this->version,
			'WOOCOMMERCE_VERSION'  => $this->version,
			'WC_PLUGIN_FILE'       => FILE,
			'WC_ABSPATH'           => FOLDER,
			'WC_TEMPLATE_PATH'     => 'woocommerce/',
			'WC_SESSION_CACHE_GROUP' => 'wc_session_id',
		] as $name => $value ) {
			defined( $name ) || define( $name, $value );
		}
		foreach ( [
			new Install(), new PostTypes(), new Shortcodes(), new FrontEndScripts(), new TemplateHooks(), new TemplateLoader(),
			new FormHandler(), new Registration(), new Routes(), new OrderAttribution(), new OrderEmails(), new DownloadLink(),
			new Disclosure(), new SettingsScreen(), new AdminAccess(), new ComingSoon(),
		] as $module ) {
			$module->register();
		}
		$this->query->register();
		WC_AJAX::init();
		add_action( 'plugins_loaded', static fn() => do_action( 'woocommerce_loaded' ), -1 );
		add_action( 'init', [ $this, 'init' ], 0 );
	}

	/** Starts session, cart and customer where a visitor can be. */
	public function init(): void {
		do_action( 'before_woocommerce_init' );
		if ( $this->is_request_of_a_visitor() ) {
			$this->initialize_session();
			$this->initialize_cart();
		}
		do_action( 'woocommerce_init' );
	}

	/** Creates the session once. */
	public function initialize_session(): void {
		if ( null === $this->session ) {
			$this->session = new WC_Session_Handler();
			$this->session->init();
		}
	}

	/** Creates customer and cart once. */
	public function initialize_cart(): void {
		if ( null === $this->cart ) {
			$this->customer = new WC_Customer( get_current_user_id(), true );
			$this->cart     = new WC_Cart();
		}
	}

	/** Session, customer and cart for requests that have none of their own, such as REST. */
	public function frontend_includes(): void {
		$this->initialize_session();
		$this->initialize_cart();
	}

	/** Determines whether a visitor's cart can matter here: the front end and ajax, not admin screens, cron or REST. */
	private function is_request_of_a_visitor(): bool {
		$path = (string) ( $_SERVER['REQUEST_URI'] ?? '' );
		$rest = str_contains( $path, '/' . rest_get_url_prefix() . '/' ) || str_contains( $path, 'rest_route=' );
		return ( ! is_admin() || wp_doing_ajax() ) && ! wp_doing_cron() && ! $rest;
	}

	/** Returns the URL of this plugin. */
	public function plugin_url(): string {
		return untrailingslashit( plugins_url( '/', FILE ) );
	}

	/** Returns the folder in themes that overrides templates. */
	public function template_path(): string {
		return (string) apply_filters( 'woocommerce_template_path', 'woocommerce/' );
	}

	/** Returns the URL of admin-ajax.php. */
	public function ajax_url(): string {
		return admin_url( 'admin-ajax.php', 'relative' );
	}

	/** Returns the checkout. */
	public function checkout(): WC_Checkout {
		return WC_Checkout::instance();
	}

	/** Returns the payment methods. */
	public function payment_gateways(): WC_Payment_Gateways {
		return WC_Payment_Gateways::instance();
	}
}
