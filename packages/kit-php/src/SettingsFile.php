<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_Error;

/**
 * Settings of a site as a JSON file: {"quayside": 1, "settings": {"shop": {…}, …}}. Names are sorted and there is no date, so that two
 * files differ only where settings differ. Secrets, such as the keys of a CAPTCHA service, are not in it.
 *
 * @phpstan-import-type Source from SettingsSources
 */
final class SettingsFile {
	/** Version of the format. */
	public const VERSION = 1;

	/** Maximum size of a file in bytes. */
	public const MAX_BYTES = 5 * 1024 * 1024;

	/**
	 * Returns the settings as JSON.
	 *
	 * @param array<int, string> $only Names of sources, empty for all.
	 */
	public static function export( array $only = [] ): string|WP_Error {
		$sources = self::sources( $only );
		if ( $sources instanceof WP_Error ) {
			return $sources;
		}
		$settings = [];
		foreach ( $sources as $name => $source ) {
			$settings[ $name ] = self::sort( $source['read']() );
		}
		return wp_json_encode(
			[
				'quayside' => self::VERSION,
				'settings' => (object) $settings,
			],
			JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRESERVE_ZERO_FRACTION
		) . "\n";
	}

	/**
	 * Saves the settings of a file. Nothing is saved if the file has an error.
	 *
	 * @param array<int, string> $only    Names of sources, empty for all in the file.
	 * @param bool               $dry_run Only returns the changes.
	 * @return array<int, array{setting: string, before: string, after: string}>|WP_Error Changes.
	 */
	public static function import( string $json, array $only = [], bool $dry_run = false ): array|WP_Error {
		$file     = strlen( $json ) > self::MAX_BYTES ? null : json_decode( $json, true, 64 );
		$settings = is_array( $file ) && self::VERSION === ( $file['quayside'] ?? null ) ? $file['settings'] ?? null : null;
		if ( ! is_array( $settings ) ) {
			return self::error( __( 'This is not a file that “wp quayside export” wrote.', 'quayside' ) );
		}
		if ( [] !== $only ) {
			$settings = array_intersect_key( $settings, array_flip( $only ) );
		}
		$sources = self::sources( [] === $only ? array_map( 'strval', array_keys( $settings ) ) : $only );
		if ( $sources instanceof WP_Error ) {
			return $sources;
		}
		$changes = [];
		foreach ( $settings as $name => $given ) {
			$given = (array) $given;
			$valid = $sources[ $name ]['check']( $given );
			if ( is_wp_error( $valid ) ) {
				/* translators: 1: group of settings, such as "shop", 2: error message. */
				return self::error( sprintf( __( '%1$s: %2$s', 'quayside' ), $name, $valid->get_error_message() ) );
			}
			array_push( $changes, ...self::changes( (string) $name, $sources[ $name ]['read'](), $given ) );
		}
		foreach ( $dry_run ? [] : $settings as $name => $given ) {
			$sources[ $name ]['save']( (array) $given );
		}
		return $changes;
	}

	/**
	 * @param array<int, string> $only Names, empty for all.
	 * @return array<string, Source>|WP_Error
	 */
	private static function sources( array $only ): array|WP_Error {
		$sources = SettingsSources::all();
		$unknown = array_diff( $only, array_keys( $sources ) );
		if ( [] !== $unknown ) {
			return self::error(
				sprintf(
					/* translators: 1: group of settings, such as "shop", 2: the groups of this site, separated by commas. */
					__( 'This site has no settings named “%1$s”. It has: %2$s.', 'quayside' ),
					implode( '”, “', $unknown ),
					implode( ', ', array_keys( $sources ) )
				)
			);
		}
		return [] === $only ? $sources : array_intersect_key( $sources, array_flip( $only ) );
	}

	/**
	 * Sorts names at every level. Lists keep their order.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<mixed>
	 */
	private static function sort( array $values ): array {
		$values = array_map( static fn ( mixed $value ): mixed => is_array( $value ) ? self::sort( $value ) : $value, $values );
		array_is_list( $values ) || ksort( $values );
		return $values;
	}

	/**
	 * Returns what would change, by setting.
	 *
	 * @param array<mixed> $before Current settings.
	 * @param array<mixed> $after  Settings of the file.
	 * @return array<int, array{setting: string, before: string, after: string}>
	 */
	private static function changes( string $name, array $before, array $after ): array {
		$changes = [];
		foreach ( $after as $key => $value ) {
			$old = self::text( $before[ $key ] ?? null );
			$new = self::text( $value );
			if ( $old !== $new ) {
				$changes[] = [
					'setting' => "$name.$key",
					'before'  => $old,
					'after'   => $new,
				];
			}
		}
		return $changes;
	}

	private static function text( mixed $value ): string {
		$value = is_array( $value ) ? self::sort( $value ) : $value;
		return null === $value ? '' : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}

	private static function error( string $message ): WP_Error {
		return new WP_Error( 'quayside_settings', $message, [ 'status' => 400 ] );
	}
}
