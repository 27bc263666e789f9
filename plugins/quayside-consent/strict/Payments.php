<?php
declare( strict_types=1 );

namespace Quayside\Consent\Strict;

use Quayside\Consent\Kit\Assets;
use Quayside\Consent\Kit\Module as KitModule;

/**
 * Lets the hosts of active payment plugins in where people pay: the strict mode holds hosts that nobody knows, and without
 * these the order cannot be paid. Paying is what the visitor asked for, so no consent is needed.
 */
final class Payments implements KitModule {
	public function __construct( private Assets $assets ) {}

	public function register(): void {
		add_filter( 'quayside_consent_strict_hosts', [ $this, 'add' ] );
	}

	/**
	 * Adds the hosts.
	 *
	 * @param mixed $hosts Sources so far.
	 * @return array<mixed>
	 */
	public function add( mixed $hosts ): array {
		$hosts = is_array( $hosts ) ? $hosts : [];
		if ( ! self::is_paying() ) {
			return $hosts;
		}
		$services = require $this->assets->path( 'strict/payment-hosts.php' );
		foreach ( is_array( $services ) ? $services : [] as $service ) {
			$is_active = is_array( $service ) && [] !== array_filter( (array) ( $service['marks'] ?? [] ), static fn ( mixed $mark ): bool => is_string( $mark ) && ( defined( $mark ) || class_exists( $mark, false ) ) );
			if ( $is_active ) {
				$hosts = [ ...$hosts, ...(array) ( $service['hosts'] ?? [] ) ];
			}
		}
		return $hosts;
	}

	/**
	 * Determines whether people pay on this page: product and cart pages have buttons that pay at once.
	 */
	private static function is_paying(): bool {
		foreach ( [ 'is_checkout', 'is_cart', 'is_product', 'is_add_payment_method_page' ] as $question ) {
			if ( function_exists( $question ) && $question() ) {
				return true;
			}
		}
		return is_singular( 'cartflows_step' );
	}
}
