<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Allows the hosts of active payment plugins on pages where customers pay. Strict mode blocks unknown hosts, and orders
 * can't be paid without these. Payment is a service that the visitor requested, so it needs no consent.
 */
final class Payments implements KitModule {
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
		$services = require $this->assets->path( 'strict/payment-hosts.php' );
		foreach ( is_array( $services ) ? $services : [] as $service ) {
			if ( is_array( $service ) && self::is_active( (array) ( $service['marks'] ?? [] ) ) ) {
				$hosts = [ ...$hosts, ...(array) ( $service['hosts'] ?? [] ) ];
			}
		}
		return $hosts;
	}

	/**
	 * Determines whether one of a service's plugins is active.
	 *
	 * @param array<mixed> $marks Names of constants and classes of the plugins.
	 */
	private static function is_active( array $marks ): bool {
		return [] !== array_filter( $marks, static fn ( mixed $mark ): bool => is_string( $mark ) && ( defined( $mark ) || class_exists( $mark, false ) ) );
	}

	/**
	 * Determines whether customers can pay on this page. Product and cart pages have express payment buttons.
	 */
	private static function is_payment_page(): bool {
		foreach ( [ 'is_checkout', 'is_cart', 'is_product', 'is_add_payment_method_page' ] as $conditional ) {
			if ( function_exists( $conditional ) && $conditional() ) {
				return true;
			}
		}
		return is_singular( 'cartflows_step' );
	}
}
