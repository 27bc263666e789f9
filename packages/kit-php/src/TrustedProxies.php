<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Manages the proxies that are trusted to report the visitor's IP address. There is one setting for all plugins: an option that is
 * on the settings screen of each plugin, or the constant QUAYSIDE_TRUSTED_PROXIES, which hosting providers can set.
 */
final class TrustedProxies {
	/** Name of the option, which has `addresses` and `header`. */
	public const OPTION = 'quayside_trusted_proxies';

	/** Headers in which a proxy may report the visitor's IP address, by value of the setting. */
	public const HEADERS = [
		'x-forwarded-for'  => 'HTTP_X_FORWARDED_FOR',
		'forwarded'        => 'HTTP_FORWARDED',
		'cf-connecting-ip' => 'HTTP_CF_CONNECTING_IP',
		'x-real-ip'        => 'HTTP_X_REAL_IP',
	];

	/** Maximum number of addresses and ranges. */
	public const MOST = 200;

	/**
	 * @param array<int, string> $addresses IP addresses and ranges.
	 * @param string             $header    Header with the visitor's IP address, a key of HEADERS.
	 */
	private function __construct( public readonly array $addresses, public readonly string $header ) {}

	/**
	 * Returns the trusted proxies of the site.
	 */
	public static function get(): self {
		// The option is autoloaded if it exists. Most sites do not have it, and this avoids a query for it.
		$option   = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : [];
		$option   = is_array( $option ) ? $option : [];
		$constant = self::from_constant();
		/**
		 * Filters the proxies that are trusted to report the visitor's IP address.
		 *
		 * @param array<int, string> $addresses IP addresses and ranges, such as 192.0.2.0/24.
		 */
		$addresses = apply_filters( 'quayside_trusted_proxies', $constant ?? ( is_array( $option['addresses'] ?? null ) ? $option['addresses'] : [] ) );
		$header    = defined( 'QUAYSIDE_TRUSTED_PROXY_HEADER' ) ? constant( 'QUAYSIDE_TRUSTED_PROXY_HEADER' ) : $option['header'] ?? '';
		$header    = is_string( $header ) ? strtolower( $header ) : '';
		$addresses = is_array( $addresses ) ? array_values( array_filter( $addresses, 'is_string' ) ) : [];
		return new self( $addresses, isset( self::HEADERS[ $header ] ) ? $header : 'x-forwarded-for' );
	}

	/**
	 * Returns the value for the settings screens: "proxies" in contracts/consent/settings.json and forms/spam.settings.json.
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
	 * Returns what is wrong with a value from a settings screen, empty if it can be saved.
	 *
	 * @param mixed $value Value in the format of setting().
	 */
	public static function problem( mixed $value ): string {
		$addresses = self::addresses( $value );
		foreach ( $addresses as $address ) {
			if ( ! IpAddress::is_range( $address ) ) {
				/* translators: %s: what the owner entered */
				return sprintf( __( '“%s” is not an IP address or range. Please enter one, such as 192.0.2.1 or 192.0.2.0/24.', 'quayside' ), $address );
			}
		}
		return count( $addresses ) > self::MOST
			/* translators: %d: a number */
			? sprintf( __( 'Please enter no more than %d proxies. A range counts as one.', 'quayside' ), self::MOST )
			: '';
	}

	/**
	 * Saves the value from a settings screen. Nothing is saved if the constant is set.
	 *
	 * @param mixed $value Value in the format of setting().
	 * @return string Error message, empty if the value is valid.
	 */
	public static function save( mixed $value ): string {
		$problem = self::problem( $value );
		if ( '' !== $problem ) {
			return $problem;
		}
		$addresses = self::addresses( $value );
		$header    = is_array( $value ) ? $value['header'] ?? '' : '';
		$new       = [
			'addresses' => $addresses,
			'header'    => is_string( $header ) && isset( self::HEADERS[ $header ] ) ? $header : 'x-forwarded-for',
		];
		if ( null === self::from_constant() && self::setting() !== $new ) {
			update_option( self::OPTION, $new, true );
		}
		return '';
	}

	/**
	 * Returns the lines that are not empty, without repetitions.
	 *
	 * @return array<int, string>
	 */
	private static function addresses( mixed $value ): array {
		$lines = is_array( $value ) && is_array( $value['addresses'] ?? null ) ? $value['addresses'] : [];
		$lines = array_map( static fn ( mixed $line ): string => is_string( $line ) ? trim( $line ) : '', $lines );
		return array_values( array_unique( array_filter( $lines ) ) );
	}

	/**
	 * Determines whether an address is a trusted proxy.
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
	 * Deletes the option, unless another Quayside plugin still uses it.
	 *
	 * @param string $plugin Folder of the plugin that is deleted.
	 */
	public static function uninstall( string $plugin ): void {
		LastPlugin::is( $plugin ) && delete_option( self::OPTION );
	}

	/**
	 * @return array<int, string>|null
	 */
	private static function from_constant(): ?array {
		$constant = defined( 'QUAYSIDE_TRUSTED_PROXIES' ) ? constant( 'QUAYSIDE_TRUSTED_PROXIES' ) : null;
		if ( is_string( $constant ) ) {
			return array_values( array_filter( explode( ',', str_replace( [ ' ', "\t", "\n" ], ',', $constant ) ) ) );
		}
		return is_array( $constant ) ? array_values( array_filter( $constant, 'is_string' ) ) : null;
	}
}
