<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The proxies whose word on the visitor's address counts. The owner sets them in one place for all plugins: an option that
 * the settings screens of each plugin show, or the constant QUAYSIDE_TRUSTED_PROXIES, which hosts may set for their sites.
 */
final class TrustedProxies {
	/** The option: `addresses` and `header`. */
	public const OPTION = 'quayside_trusted_proxies';

	/** Headers that a proxy may name the visitor in, by the names of the setting. */
	public const HEADERS = [
		'x-forwarded-for'  => 'HTTP_X_FORWARDED_FOR',
		'forwarded'        => 'HTTP_FORWARDED',
		'cf-connecting-ip' => 'HTTP_CF_CONNECTING_IP',
		'x-real-ip'        => 'HTTP_X_REAL_IP',
	];

	/** Most addresses and ranges. */
	public const MOST = 200;

	/**
	 * @param array<int, string> $addresses Addresses and ranges.
	 * @param string             $header    The header that they name the visitor in: a name of HEADERS.
	 */
	private function __construct( public readonly array $addresses, public readonly string $header ) {}

	/**
	 * Returns those of the site.
	 */
	public static function get(): self {
		// It is loaded with all pages where there is one; most sites have none, and no request asks the database for it.
		$option = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : [];
		$option = is_array( $option ) ? $option : [];
		$fixed  = self::fixed();
		/**
		 * The proxies whose word on the visitor's address counts.
		 *
		 * @param array<int, string> $addresses Addresses and ranges, such as 192.0.2.0/24.
		 */
		$addresses = apply_filters( 'quayside_trusted_proxies', $fixed ?? ( is_array( $option['addresses'] ?? null ) ? $option['addresses'] : [] ) );
		$header    = defined( 'QUAYSIDE_TRUSTED_PROXY_HEADER' ) ? constant( 'QUAYSIDE_TRUSTED_PROXY_HEADER' ) : $option['header'] ?? '';
		$header    = is_string( $header ) ? strtolower( $header ) : '';
		return new self( is_array( $addresses ) ? array_values( array_filter( $addresses, 'is_string' ) ) : [], isset( self::HEADERS[ $header ] ) ? $header : 'x-forwarded-for' );
	}

	/**
	 * Returns what the settings screens show: contracts/consent/settings.json and forms/spam.settings.json, "proxies".
	 *
	 * @return array{addresses: array<int, string>, header: string}
	 */
	public static function setting(): array {
		$proxies = self::get();
		return [
			'addresses' => $proxies->addresses,
			'header'    => $proxies->header,
		];
	}

	/**
	 * Stores what a settings screen sent. Where the constant is set, it stays.
	 *
	 * @param mixed $sent As setting() returns it.
	 * @return string What is wrong with it; empty when it is stored.
	 */
	public static function save( mixed $sent ): string {
		$sent      = is_array( $sent ) ? $sent : [];
		$addresses = array_values( array_unique( array_filter( array_map( static fn ( mixed $line ): string => is_string( $line ) ? trim( $line ) : '', is_array( $sent['addresses'] ?? null ) ? $sent['addresses'] : [] ) ) ) );
		foreach ( $addresses as $address ) {
			if ( ! IpAddress::is_range( $address ) ) {
				/* translators: %s: what the owner entered */
				return sprintf( __( '“%s” is not an IP address or range. Please enter one, such as 192.0.2.1 or 192.0.2.0/24.', 'quayside' ), $address );
			}
		}
		if ( count( $addresses ) > self::MOST ) {
			/* translators: %d: a number */
			return sprintf( __( 'Please enter no more than %d proxies. A range counts as one.', 'quayside' ), self::MOST );
		}
		$header = $sent['header'] ?? '';
		$new    = [
			'addresses' => $addresses,
			'header'    => is_string( $header ) && isset( self::HEADERS[ $header ] ) ? $header : 'x-forwarded-for',
		];
		if ( null === self::fixed() && self::setting() !== $new ) {
			update_option( self::OPTION, $new, true );
		}
		return '';
	}

	/**
	 * Whether an address is one of them.
	 *
	 * @param string $bytes Bytes of the address.
	 */
	public function has( string $bytes ): bool {
		foreach ( array_slice( $this->addresses, 0, self::MOST ) as $range ) {
			if ( IpAddress::is_within( $bytes, $range ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Deletes the option, unless another plugin or theme of ours uses it still.
	 *
	 * @param string $plugin Folder of the plugin that goes.
	 */
	public static function uninstall( string $plugin ): void {
		$others = array_filter( (array) glob( WP_PLUGIN_DIR . '/quayside-*', GLOB_ONLYDIR ), static fn ( mixed $folder ): bool => is_string( $folder ) && basename( $folder ) !== $plugin );
		[] === $others && delete_option( self::OPTION );
	}

	/**
	 * @return array<int, string>|null
	 */
	private static function fixed(): ?array {
		$fixed = defined( 'QUAYSIDE_TRUSTED_PROXIES' ) ? constant( 'QUAYSIDE_TRUSTED_PROXIES' ) : null;
		if ( is_string( $fixed ) ) {
			return array_values( array_filter( explode( ',', str_replace( [ ' ', "\t", "\n" ], ',', $fixed ) ) ) );
		}
		return is_array( $fixed ) ? array_values( array_filter( $fixed, 'is_string' ) ) : null;
	}
}
