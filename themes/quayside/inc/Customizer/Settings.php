<?php
declare( strict_types=1 );

namespace Quayside\Theme\Customizer;

use Quayside\Theme\Kit\Contract;
use Quayside\Theme\Kit\Fit;

/**
 * The theme's settings: theme mods named "quayside_" and the name, as contract theme/settings says. A setting is a switch, a
 * text or one of several words.
 *
 * Empty colours and fonts are those of the style.
 */
final class Settings {
	/** @var array<string, array<mixed>>|null Schemas by name. */
	private static ?array $schemas = null;

	/**
	 * The palette's colours, in the order of the starter-template preview.
	 */
	public const COLOURS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

	/**
	 * Values of a fresh site, by name.
	 *
	 * @return array<string, bool|string>
	 */
	public static function defaults(): array {
		$names = array_keys( self::schemas() );
		return array_combine( $names, array_map( [ self::class, 'default' ], $names ) );
	}

	/**
	 * Value of a fresh site.
	 */
	public static function default( string $name ): bool|string {
		$default = self::schemas()[ $name ]['default'] ?? '';
		return is_bool( $default ) || is_string( $default ) ? $default : '';
	}

	/**
	 * The words that a setting is one of; none where it may be anything.
	 *
	 * @return array<int, string>
	 */
	public static function choices( string $name ): array {
		$choices = self::schemas()[ $name ]['enum'] ?? null;
		return is_array( $choices ) ? array_values( array_filter( $choices, 'is_string' ) ) : [];
	}

	/**
	 * Whether a switch is on.
	 */
	public static function is_on( string $name ): bool {
		return (bool) self::value( $name );
	}

	/**
	 * A text, or the word that was chosen.
	 */
	public static function text( string $name ): string {
		$value = self::sanitize( $name, self::value( $name ) );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * The colours that differ from the style's, by slug.
	 *
	 * @return array<string, string>
	 */
	public static function colours(): array {
		$colours = [];
		foreach ( self::COLOURS as $slug ) {
			$colours[ $slug ] = self::text( "colour_$slug" );
		}
		return array_filter( $colours );
	}

	/**
	 * Makes any value a fit one.
	 *
	 * @return bool|string
	 */
	public static function sanitize( string $name, mixed $value ): bool|string {
		$default = self::default( $name );
		if ( is_bool( $default ) ) {
			return (bool) $value;
		}
		if ( $value === $default ) {
			return $default;
		}
		if ( is_string( $value ) ) {
			$value = match ( explode( '_', $name )[0] ) {
				'font'   => sanitize_key( $value ),
				'footer' => wp_kses( $value, [ 'a' => [ 'href' => true ] ] ),
				default  => $value,
			};
		}
		$fit = Fit::property( self::schemas()[ $name ] ?? [], $value );
		return is_string( $fit ) ? $fit : '';
	}

	private static function value( string $name ): mixed {
		return get_theme_mod( "quayside_$name", self::default( $name ) );
	}

	/**
	 * @return array<string, array<mixed>> By name.
	 */
	private static function schemas(): array {
		if ( null === self::$schemas ) {
			$properties = Contract::ready( 'theme/settings' )->schema()['properties'] ?? null;
			/** @var array<string, array<mixed>> $schemas */
			$schemas       = is_array( $properties ) ? $properties : [];
			self::$schemas = $schemas;
		}
		return self::$schemas;
	}
}
