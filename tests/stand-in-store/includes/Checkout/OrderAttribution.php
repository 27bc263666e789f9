<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Checkout;

use Quayside\StandInStore\Data\Values;

/**
 * The server's part of order attribution: the element that holds the hidden inputs, the script's settings,
 * and the metadata that an order or a customer gets from them.
 */
final class OrderAttribution {

	/** Where the script finds each field's value. */
	public const FIELDS = [
		'source_type'          => 'current.typ',
		'referrer'             => 'current_add.rf',
		'utm_campaign'         => 'current.cmp',
		'utm_source'           => 'current.src',
		'utm_medium'           => 'current.mdm',
		'utm_content'          => 'current.cnt',
		'utm_id'               => 'current.id',
		'utm_term'             => 'current.trm',
		'utm_source_platform'  => 'current.plt',
		'utm_creative_format'  => 'current.fmt',
		'utm_marketing_tactic' => 'current.tct',
		'session_entry'        => 'current_add.ep',
		'session_start_time'   => 'current_add.fd',
		'session_pages'        => 'session.pgs',
		'session_count'        => 'udata.vst',
		'user_agent'           => 'udata.uag',
	];

	/** Returns the prefix of the inputs. */
	public static function prefix(): string {
		return trim( (string) apply_filters( 'wc_order_attribution_tracking_field_prefix', 'wc_order_attribution_' ), '_' ) . '_';
	}

	/** Determines whether it is on. */
	public static function is_enabled(): bool {
		return 'yes' === get_option( 'woocommerce_feature_order_attribution_enabled', 'yes' );
	}

	/** Adds the hooks. */
	public function register(): void {
		add_action( 'init', [ $this, 'start' ], 20 );
	}

	/** Adds the hooks unless it is off. */
	public function start(): void {
		if ( ! self::is_enabled() ) {
			return;
		}
		foreach (
			(array) apply_filters(
				'wc_order_attribution_stamp_checkout_html_actions',
				[
					'woocommerce_checkout_billing',
					'woocommerce_after_checkout_billing_form',
					'woocommerce_checkout_shipping',
					'woocommerce_after_order_notes',
					'woocommerce_checkout_after_customer_details',
				]
			) as $hook
		) {
			add_action( $hook, [ $this, 'print_element' ] );
		}
		add_action( 'woocommerce_register_form', [ $this, 'print_element' ] );
		add_action( 'woocommerce_checkout_order_created', fn( \WC_Order $order ) => $this->save_to_order( $order ) );
		add_action( 'user_register', fn( int $user ) => $this->save_to_customer( $user ) );
	}

	/** Prints the element. */
	public function print_element(): void {
		echo '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
	}

	/** @return array<string,string> Posted values that say something, by meta key. */
	private function posted(): array {
		$values = [];
		foreach ( array_keys( self::FIELDS ) as $field ) {
			$value = Values::posted( self::prefix() . $field );
			if ( '' !== $value && '(none)' !== $value ) {
				$values[ '_' . self::prefix() . $field ] = $value;
			}
		}
		return $values;
	}

	/** Gives an order what was posted, and the kind of device. */
	public function save_to_order( \WC_Order $order, ?array $values = null ): void {
		$values = $values ?? $this->posted();
		if ( [] === $values ) {
			return;
		}
		$agent = $values[ '_' . self::prefix() . 'user_agent' ] ?? '';
		$values[ '_' . self::prefix() . 'device_type' ] = preg_match( '/Mobile|iPhone|iPad|Android/i', $agent ) ? (
			preg_match( '/iPad|Tablet/i', $agent ) ? 'Tablet' : 'Mobile'
		) : 'Desktop';
		foreach ( $values as $key => $value ) {
			$order->add_meta_data( $key, $value, true );
		}
		$order->save_meta_data();
	}

	/** Gives a new customer what was posted. */
	private function save_to_customer( int $user ): void {
		foreach ( $this->posted() as $key => $value ) {
			update_user_meta( $user, $key, wp_slash( $value ) );
		}
	}
}
