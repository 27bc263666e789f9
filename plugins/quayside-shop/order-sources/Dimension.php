<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources;

/**
 * What the report groups orders by: the order meta that it reads, and the groups' labels.
 */
final class Dimension {
	private const LAST  = '_wc_order_attribution_';
	private const FIRST = '_quayside_order_attribution_first_';

	/**
	 * Field of the attribution for each dimension, as WooCommerce names it.
	 */
	private const FIELDS = [
		'source'       => 'utm_source',
		'medium'       => 'utm_medium',
		'campaign'     => 'utm_campaign',
		'landing_page' => 'session_entry',
		'device'       => 'device_type',
	];

	/**
	 * Name of the dimension.
	 */
	public readonly string $name;

	/**
	 * The visit that counts, "last" or "first".
	 */
	public readonly string $touch;

	/**
	 * @param string $name  Name by the contract. Unknown names are treated as "source".
	 * @param string $touch "first" for the customer's first visit. It has no device.
	 */
	public function __construct( string $name, string $touch ) {
		$this->name  = isset( self::FIELDS[ $name ] ) ? $name : 'source';
		$this->touch = 'first' === $touch && 'device' !== $this->name ? 'first' : 'last';
	}

	/**
	 * Returns the key of the order meta with the values.
	 */
	public function meta_key(): string {
		return ( 'first' === $this->touch ? self::FIRST : self::LAST ) . self::FIELDS[ $this->name ];
	}

	/**
	 * Returns the key of the order meta with the type of a source.
	 */
	public function type_key(): string {
		return ( 'first' === $this->touch ? self::FIRST : self::LAST ) . 'source_type';
	}

	/**
	 * Determines whether groups depend on the type of the source too.
	 */
	public function has_types(): bool {
		return 'source' === $this->name;
	}

	/**
	 * Determines whether the values are URLs, of which only the path counts.
	 */
	public function has_urls(): bool {
		return 'landing_page' === $this->name;
	}

	/**
	 * Returns the group of a value. Landing pages are grouped by path, and values that WooCommerce stores for "nothing" are ''.
	 *
	 * @param string $value Value of the order meta.
	 */
	public function group( string $value ): string {
		if ( ! $this->has_urls() ) {
			return $this->has_types() || ! in_array( strtolower( $value ), [ '(none)', '(not set)' ], true ) ? $value : '';
		}
		if ( '' === $value ) {
			return '';
		}
		return '/' . trim( (string) wp_parse_url( explode( '?', $value )[0], PHP_URL_PATH ), '/' );
	}

	/**
	 * Returns the label of a group.
	 *
	 * @param string $type  Type of the source. It is '' in other dimensions and for orders without attribution.
	 * @param string $group Result of group().
	 */
	public function label( string $type, string $group ): string {
		if ( $this->has_types() ) {
			return Origin::label( $type, $group );
		}
		if ( '' === $group ) {
			return __( '(not set)', 'quayside-shop' );
		}
		$devices = [
			'desktop' => __( 'Desktop', 'quayside-shop' ),
			'mobile'  => __( 'Mobile', 'quayside-shop' ),
			'tablet'  => __( 'Tablet', 'quayside-shop' ),
		];
		$text    = $this->has_urls() ? rawurldecode( $group ) : $group;
		return 'device' === $this->name ? $devices[ strtolower( $group ) ] ?? $group : mb_scrub( $text, 'UTF-8' );
	}
}
