<?php
declare( strict_types=1 );

namespace Quayside\Theme\Settings;

use Quayside\Theme\Kit\Contract;
use Quayside\Theme\Kit\Fit;

/**
 * The theme's settings, stored as theme mods with the prefix "quayside_", by contract theme/settings. A setting is a
 * toggle, a text, or one of several choices.
 *
 * Empty colors and fonts mean the style's default.
 */
final class Settings {
	/** @var array<string, array<mixed>>|null Schemas by name. */
	private static ?array $schemas = null;

	/**
	 * Slugs of the palette's colors, in the order of the starter-template preview.
	 */
	public const COLORS = [ 'sea', 'signal', 'ink', 'muted', 'paper', 'mist', 'line' ];

	/**
	 * Returns all default values by name.
	 *
	 * @return array<string, bool|string>
	 */
	public static function defaults(): array {
		$names = array_keys( self::schemas() );
		return array_combine( $names, array_map( [ self::class, 'default' ], $names ) );
	}

	/**
	 * Returns a setting's default value.
	 */
	public static function default( string $name ): bool|string {
		$default = self::schemas()[ $name ]['default'] ?? '';
		return is_bool( $default ) || is_string( $default ) ? $default : '';
	}

	/**
	 * Returns a setting's choices, empty if it accepts any value.
	 *
	 * @return array<int, string>
	 */
	public static function choices( string $name ): array {
		$choices = self::schemas()[ $name ]['enum'] ?? null;
		return is_array( $choices ) ? array_values( array_filter( $choices, 'is_string' ) ) : [];
	}

	/**
	 * Determines whether a toggle is on.
	 */
	public static function is_on( string $name ): bool {
		return (bool) self::value( $name );
	}

	/**
	 * Returns a text or the selected choice.
	 */
	public static function text( string $name ): string {
		$value = self::sanitize( $name, self::value( $name ) );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * Returns the custom colors that differ from the style's, by slug.
	 *
	 * @return array<string, string>
	 */
	public static function colors(): array {
		$colors = [];
		foreach ( self::COLORS as $slug ) {
			$colors[ $slug ] = self::text( "colour_$slug" );
		}
		return array_filter( $colors );
	}

	/**
	 * Sanitizes a value.
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
