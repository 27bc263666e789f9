<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

/**
 * Finds everything that the plugins and the theme have registered, by the file of each callback, because names such as
 * sureforms/v1 or uag_* do not start with "quayside".
 */
final class Provenance {
	/** Prefixes of request hooks, followed by the name of an action that a visitor can request. */
	private const HOOKS = '/^(?:wp_ajax_|admin_post_|wc_ajax_|woocommerce_api_|admin_action_|post_action_|network_admin_edit_|heartbeat_(?:nopriv_)?received|xmlrpc_methods)/';

	/**
	 * Determines whether a callback belongs to a plugin or the theme.
	 */
	public static function is_ours( mixed $callback ): bool {
		foreach ( self::files( $callback ) as $file ) {
			if ( self::is_our_file( $file ) ) {
				return true;
			}
		}
		return is_string( $callback ) && str_contains( $callback, 'Quayside' );
	}

	/**
	 * Returns REST API routes with their method: "GET /quayside/v1/form-entries". Includes revisions of Quayside's post types,
	 * although WordPress's classes handle them.
	 *
	 * @return array<int, string>
	 */
	public static function rest(): array {
		$bases  = array_map(
			static fn ( \WP_Post_Type $type ): string => '/' . ( $type->rest_namespace ?: 'wp/v2' ) . '/' . ( $type->rest_base ?: $type->name ),
			array_filter(
				get_post_types( [], 'objects' ),
				static fn ( \WP_Post_Type $type ): bool => is_string( $type->rest_controller_class ) && self::is_our_file(
					(string) ( new \ReflectionClass( $type->rest_controller_class ) )->getFileName()
				)
			)
		);
		$routes = [];
		foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
			$is_of_type = array_filter( $bases, static fn ( string $base ): bool => str_starts_with( $route, $base ) );
			foreach ( $handlers as $handler ) {
				if ( self::is_ours( $handler['callback'] ) || [] !== $is_of_type ) {
					$routes[] = implode( ', ', array_keys( $handler['methods'] ) ) . " $route";
				}
			}
		}
		return $routes;
	}

	/**
	 * Returns actions of admin-ajax, admin-post, wc-ajax, and similar endpoints.
	 *
	 * @return array<int, string>
	 */
	public static function actions(): array {
		return self::hooks(
			static fn ( string $name, mixed $callback ): bool => 1 === preg_match( self::HOOKS, $name ) && (
				self::is_ours( $callback ) || str_contains( $name, 'quayside' )
			)
		);
	}

	/**
	 * Returns registered metadata: "post/sureforms_form/_quayside_form".
	 *
	 * @return array<int, string>
	 */
	public static function meta(): array {
		global $wp_meta_keys;
		$found = [];
		foreach ( (array) $wp_meta_keys as $type => $subtypes ) {
			foreach ( (array) $subtypes as $subtype => $keys ) {
				foreach ( (array) $keys as $key => $about ) {
					if (
						str_contains( $key, 'quayside' )
						|| self::is_ours( $about['auth_callback'] ?? null )
						|| self::is_ours( $about['sanitize_callback'] ?? null )
					) {
						$found[] = "$type/$subtype/$key";
					}
				}
			}
		}
		return $found;
	}

	/**
	 * Returns options that the settings route or options.php can change.
	 *
	 * @return array<int, string>
	 */
	public static function settings(): array {
		return array_keys(
			array_filter(
				get_registered_settings(),
				static fn ( array $about, string $name ): bool => str_contains(
					$name . ( $about['group'] ?? '' ),
					'quayside'
				) || self::is_ours( $about['sanitize_callback'] ?? null ),
				ARRAY_FILTER_USE_BOTH
			)
		);
	}

	/**
	 * Returns Quayside's callbacks of a hook, in order.
	 *
	 * @return array<int, callable>
	 */
	public static function callbacks( string $hook ): array {
		global $wp_filter;
		$callbacks = isset( $wp_filter[ $hook ] ) ? array_merge( ...array_map( 'array_values', $wp_filter[ $hook ]->callbacks ) ) : [];
		return array_values( array_filter( array_column( $callbacks, 'function' ), [ self::class, 'is_ours' ] ) );
	}

	/**
	 * Returns the code of PHP files that run on sites.
	 *
	 * @return array<string, string> Code by path relative to the root.
	 */
	public static function sources(): array {
		$root  = dirname( __DIR__, 3 );
		$files = [];
		foreach ( [ 'plugins', 'themes', 'packages' ] as $folder ) {
			$all = new \RecursiveIteratorIterator(
				new \RecursiveCallbackFilterIterator(
					new \RecursiveDirectoryIterator( "$root/$folder", \FilesystemIterator::SKIP_DOTS ),
					static fn ( \SplFileInfo $file ): bool => ! in_array( $file->getFilename(), [ 'build', 'node_modules', 'tests' ], true )
				)
			);
			foreach ( $all as $file ) {
				if ( 'php' === $file->getExtension() ) {
					$files[ substr( $file->getPathname(), strlen( $root ) + 1 ) ] = (string) php_strip_whitespace( $file->getPathname() );
				}
			}
		}
		ksort( $files );
		return $files;
	}

	/**
	 * @param callable(string, mixed): bool $matches Whether to include a hook and one of its callbacks.
	 * @return array<int, string>
	 */
	private static function hooks( callable $matches ): array {
		global $wp_filter;
		$found = [];
		foreach ( $wp_filter as $name => $hook ) {
			foreach ( $hook->callbacks as $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( $matches( (string) $name, $callback['function'] ) ) {
						$found[ (string) $name ] = (string) $name;
					}
				}
			}
		}
		return array_values( $found );
	}

	/**
	 * @return array<int, string>
	 */
	private static function files( mixed $callback ): array {
		try {
			if ( is_string( $callback ) && str_contains( $callback, '::' ) ) {
				$callback = explode( '::', $callback );
			}
			if ( is_array( $callback ) && 2 === count( $callback ) ) {
				return [
					(string) ( new \ReflectionClass( $callback[0] ) )->getFileName(),
					(string) ( new \ReflectionMethod( $callback[0], $callback[1] ) )->getFileName(),
				];
			}
			if ( $callback instanceof \Closure || is_string( $callback ) ) {
				return [ (string) ( new \ReflectionFunction( $callback ) )->getFileName() ];
			}
			return is_object( $callback ) ? [ (string) ( new \ReflectionClass( $callback ) )->getFileName() ] : [];
		} catch ( \ReflectionException ) {
			return [];
		}
	}

	private static function is_our_file( string $file ): bool {
		return 1 === preg_match( '#^' . preg_quote( dirname( __DIR__, 3 ), '#' ) . '/(?:plugins|themes|packages)/#', $file );
	}
}
