<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Allows the hosts of active payment plugins and enabled gateways on pages where customers pay. Strict mode blocks unknown hosts, and orders
 * can't be paid without these. Payment is a service that the visitor requested, so it needs no consent.
 */
final class Payments implements KitModule {
	/**
	 * IDs of the enabled gateways, one per line; null until they are first used.
	 */
	private ?string $gateways = null;

	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_filter( 'quayside_consent_strict_hosts', [ $this, 'add' ] );
	}

	/**
	 * Adds the hosts of active payment plugins.
	 *
	 * @param mixed $hosts Allowed sources.
	 * @return array<mixed>
	 */
	public function add( mixed $hosts ): array {
		$hosts = is_array( $hosts ) ? $hosts : [];
		if ( ! self::is_payment_page() ) {
			return $hosts;
		}
		$this->gateways ??= self::enabled_gateways();
		foreach ( $this->services() as $service ) {
			$has_gateway = 1 === preg_match( '~^(?:' . implode( '|', array_map( 'preg_quote', $service['gateways'] ) ) . ')~m', $this->gateways );
			if ( $has_gateway || self::is_active( $service['marks'] ) ) {
				array_push( $hosts, ...$service['hosts'] );
			}
		}
		return $hosts;
	}

	/**
	 * @return array<string, array{marks: array<int, string>, gateways: array<int, string>, hosts: array<int, string>}>
	 */
	private function services(): array {
		/** @var array<string, array{marks: array<int, string>, gateways: array<int, string>, hosts: array<int, string>}> $services */
		$services = require $this->assets->path( 'strict/payment-hosts.php' );
		return $services;
	}

	/**
	 * Returns the IDs of the gateways that the store offers, one per line. Only cart and checkout pages load gateways anyway, so
	 * on other pages only plugins are detected.
	 */
	private static function enabled_gateways(): string {
		if ( ! self::is_checkout() && ! ( function_exists( 'is_cart' ) && is_cart() ) ) {
			return '';
		}
		$ids      = [];
		$gateways = function_exists( 'WC' ) ? WC()->payment_gateways()->payment_gateways() : [];
		foreach ( $gateways as $gateway ) {
			if ( $gateway instanceof \WC_Payment_Gateway && 'yes' === $gateway->enabled ) {
				$ids[] = (string) $gateway->id;
			}
		}
		return implode( "\n", $ids );
	}

	/**
	 * Determines whether one of a service's plugins is active.
	 *
	 * @param array<int, string> $marks Names of constants and classes of the plugins.
	 */
	private static function is_active( array $marks ): bool {
		return [] !== array_filter( $marks, static fn ( string $mark ): bool => defined( $mark ) || class_exists( $mark, false ) );
	}

	/**
	 * Determines whether customers place their order on this page. Gateways submit forms to any bank from there.
	 */
	public static function is_checkout(): bool {
		return ( function_exists( 'is_checkout' ) && is_checkout() )
			|| ( function_exists( 'is_add_payment_method_page' ) && is_add_payment_method_page() )
			|| is_singular( 'cartflows_step' );
	}

	/**
	 * Determines whether customers can pay on this page. Product and cart pages have express payment buttons.
	 */
	private static function is_payment_page(): bool {
		return self::is_checkout() || ( function_exists( 'is_cart' ) && is_cart() ) || ( function_exists( 'is_product' ) && is_product() );
	}
}
