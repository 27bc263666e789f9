<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_Error;

/**
 * The settings that `wp quayside export` writes and `wp quayside import` reads. Each part registers its own. They are arrays and
 * functions, because each part has its own copy of the kit's classes.
 *
 * @phpstan-type Source array{read: callable(): array<mixed>, check: callable(array<mixed>): (true|WP_Error), save: callable(array<mixed>): mixed}
 */
final class SettingsSources {
	/**
	 * Returns the sources by name, in alphabetical order.
	 *
	 * @return array<string, Source>
	 */
	public static function all(): array {
		/**
		 * Filters the settings that can be exported and imported.
		 *
		 * A source is an array with these functions:
		 * read  Returns all settings without secrets: values that JSON can represent, by name.
		 * check Returns true if the given settings, which may be some of them, can be saved, or a WP_Error that says why not.
		 * save  Saves the given settings, which were checked, and leaves the others unchanged.
		 *
		 * @param array<string, array<string, callable>> $sources Sources by name: lowercase letters, digits, and hyphens.
		 */
		$given   = apply_filters( 'quayside_settings_sources', [ 'site' => self::site() ] );
		$sources = [];
		foreach ( is_array( $given ) ? $given : [] as $name => $source ) {
			if (
				1 === preg_match( '/^[a-z][a-z0-9-]{0,39}$/D', (string) $name ) && is_array( $source )
				&& is_callable( $source['read'] ?? null ) && is_callable( $source['check'] ?? null ) && is_callable( $source['save'] ?? null )
			) {
				$sources[ (string) $name ] = $source;
			}
		}
		ksort( $sources );
		/** @var array<string, Source> $sources */
		return $sources;
	}

	/**
	 * Returns what all parts share: the trusted proxies.
	 *
	 * @return Source
	 */
	private static function site(): array {
		return [
			'read'  => static fn (): array => [ 'proxies' => TrustedProxies::setting() ],
			'check' => static function ( array $given ): bool|WP_Error {
				$unknown = array_diff_key( $given, [ 'proxies' => true ] );
				$problem = [] === $unknown
					? TrustedProxies::problem( $given['proxies'] ?? [] )
					/* translators: %s: name of a setting. */
					: sprintf( __( 'Unknown setting: %s.', 'quayside' ), array_key_first( $unknown ) );
				return '' === $problem ? true : new WP_Error( 'quayside_proxies', $problem, [ 'status' => 400 ] );
			},
			'save'  => static fn ( array $given ): string => isset( $given['proxies'] ) ? TrustedProxies::save( $given['proxies'] ) : '',
		];
	}
}
