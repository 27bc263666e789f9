<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

/**
 * A coupon: a post of the type shop_coupon whose title is the code.
 */
class WC_Coupon extends WC_Data {

	/** @var string */
	protected $object_type = 'coupon';

	/** @var array<string,mixed> */
	protected array $data = [
		'code'           => '',
		'amount'         => '0',
		'discount_type'  => 'fixed_cart',
		'description'    => '',
		'date_expires'   => null,
		'usage_count'    => 0,
		'usage_limit'    => 0,
		'individual_use' => false,
		'free_shipping'  => false,
		'minimum_amount' => '',
		'maximum_amount' => '',
		'status'         => 'publish',
	];

	/** Meta keys by property. */
	private const META = [
		'amount'         => 'coupon_amount',
		'discount_type'  => 'discount_type',
		'date_expires'   => 'date_expires',
		'usage_count'    => 'usage_count',
		'usage_limit'    => 'usage_limit',
		'individual_use' => 'individual_use',
		'free_shipping'  => 'free_shipping',
		'minimum_amount' => 'minimum_amount',
		'maximum_amount' => 'maximum_amount',
	];

	/** @param string|int $coupon Code or identifier. */
	public function __construct( $coupon = '' ) {
		parent::__construct();
		$found = is_int( $coupon ) ? get_post( $coupon ) : ( '' === $coupon ? null : ( get_posts( [
			'post_type'   => 'shop_coupon',
			'title'       => wc_format_coupon_code( $coupon ),
			'numberposts' => 1,
		] )[0] ?? null ) );
		$this->data['code'] = is_int( $coupon ) ? '' : wc_format_coupon_code( $coupon );
		if ( $found instanceof WP_Post && 'shop_coupon' === $found->post_type ) {
			$this->id                  = $found->ID;
			$this->data['code']        = wc_format_coupon_code( $found->post_title );
			$this->data['description'] = $found->post_excerpt;
			foreach ( self::META as $property => $key ) {
				$value = get_post_meta( $this->id, $key, true );
				if ( '' !== $value ) {
					$this->set_prop( $property, $value );
				}
			}
		}
	}

	/** @param string $code Code. */
	public function set_code( $code ): void {
		$this->data['code'] = wc_format_coupon_code( $code );
	}

	/** @param mixed $date Day it ends. */
	public function set_date_expires( $date ): void {
		$this->data['date_expires'] = wc_string_to_datetime_or_null( $date );
	}

	/** @return ?WC_DateTime Day it ends. */
	public function get_date_expires( $context = 'view' ): ?WC_DateTime {
		return wc_string_to_datetime_or_null( $this->data['date_expires'] );
	}

	/**
	 * Determines whether it is of a type.
	 *
	 * @param string|list<string> $type Type or types.
	 */
	public function is_type( $type ): bool {
		return in_array( $this->data['discount_type'], (array) $type, true );
	}

	/** Returns the reason why it cannot be applied, or '' if it can. */
	public function get_reason_against( WC_Cart $cart ): string {
		$code = esc_html( (string) $this->data['code'] );
		$end  = $this->get_date_expires();
		return match ( true ) {
			'' === $code                                             => __( 'Please enter a coupon code.', 'stand-in-store' ),
			/* translators: %s: coupon code */
			0 === $this->id                                          => sprintf(
				__( 'Coupon "%s" cannot be applied because it does not exist.', 'stand-in-store' ),
				$code
			),
			/* translators: %s: coupon code */
			$cart->has_discount( $code )                             => sprintf( __( 'Coupon code "%s" already applied!', 'stand-in-store' ), $code ),
			/* translators: %s: coupon code */
			null !== $end && $end->getTimestamp() < time()           => sprintf( __( 'Coupon "%s" has expired.', 'stand-in-store' ), $code ),
			/* translators: %s: coupon code */
			0 < $this->data['usage_limit'] && $this->data['usage_count'] >= $this->data['usage_limit'] => sprintf(
				__( 'Usage limit for coupon "%s" has been reached.', 'stand-in-store' ),
				$code
			),
			/* translators: 1: coupon code, 2: amount */
			(float) $this->data['minimum_amount'] > $cart->get_subtotal() => sprintf(
				__( 'The minimum spend for coupon "%1$s" is %2$s.', 'stand-in-store' ),
				$code,
				wc_price( (string) $this->data['minimum_amount'] )
			),
			default                                                  => '',
		};
	}

	/** Determines whether it may be used. */
	public function is_valid(): bool {
		return null !== WC()->cart && '' === $this->get_reason_against( WC()->cart );
	}

	/** Saves it. */
	public function save(): int {
		$this->id = (int) wp_insert_post( wp_slash( [
			'ID'           => $this->id,
			'post_type'    => 'shop_coupon',
			'post_status'  => 'publish',
			'post_title'   => $this->data['code'],
			'post_excerpt' => $this->data['description'],
		] ) );
		foreach ( self::META as $property => $key ) {
			$value = $this->data[ $property ];
			update_post_meta(
				$this->id,
				$key,
				$value instanceof DateTimeInterface ? $value->getTimestamp() : Quayside\StandInStore\Data\Values::to_meta( $value )
			);
		}
		return $this->id;
	}
}
