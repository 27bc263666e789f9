<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Registers the script modules that all Quayside plugins share: the island loader, WordPress's React, and its translations.
 *
 * Each plugin includes a copy under the same IDs. WordPress uses the first one registered.
 */
final class Runtime {
	public function __construct( private Assets $assets ) {}

	/**
	 * Adds the hook that prints the loader.
	 *
	 * WordPress prints the import map in the head of block themes and in the footer of classic ones, at priority 10.
	 * Hosts printed in wp_footer must come before priority 9; in block themes they need use_island() before wp_head.
	 */
	public function register(): void {
		add_action(
			'after_setup_theme',
			fn () => add_action( wp_is_block_theme() ? 'wp_head' : 'wp_footer', [ $this, 'enqueue' ], 9 )
		);
	}

	/**
	 * Enqueues the loader, with the modules of all islands on the page in the import map.
	 */
	public function enqueue(): void {
		if ( did_action( 'quayside_islands_enqueued' ) > 0 ) {
			return;
		}
		/**
		 * Filters the IDs of the script modules whose islands are on the page.
		 *
		 * @internal
		 *
		 * @param array<int, string> $ids Script module IDs.
		 */
		$ids = apply_filters( 'quayside_island_modules', [] );
		if ( ! is_array( $ids ) || [] === $ids ) {
			return;
		}
		$imports = [];
		foreach ( array_unique( array_filter( $ids, 'is_string' ) ) as $id ) {
			$imports[] = [
				'id'     => $id,
				'import' => 'dynamic',
			];
		}
		foreach ( [ 'i18n' ] as $shared ) {
			if ( did_action( "quayside_uses_$shared" ) > 0 ) {
				$imports[] = [
					'id'     => "@quayside/$shared",
					'import' => 'dynamic',
				];
			}
		}
		wp_enqueue_script_module( '@quayside/islands', $this->assets->url( 'build/islands.js' ), $imports, $this->assets->manifest( 'islands' )['version'] );
		/**
		 * Fires when the islands of the page are enqueued, so that only one plugin enqueues them.
		 *
		 * @internal
		 */
		do_action( 'quayside_islands_enqueued' );
	}

	/**
	 * Registers the shared modules once, from the first plugin that needs them.
	 */
	public static function register_shared( Assets $assets ): void {
		static $done = false;
		if ( $done ) {
			return;
		}
		$done = true;
		foreach ( [
			'react' => [ 'react', 'react-dom', 'react-jsx-runtime' ],
			'i18n'  => [ 'wp-hooks', 'wp-i18n' ],
		] as $name => $handles ) {
			wp_register_script_module( "@quayside/$name", $assets->url( "build/$name.js" ), [], $assets->manifest( $name )['version'] );
			add_filter(
				"script_module_data_@quayside/$name",
				static fn ( array $data ): array => [] === $data ? [ 'scripts' => self::script_urls( $handles ) ] : $data
			);
		}
	}

	/**
	 * Records that an island on the page has translations to load.
	 */
	public static function register_i18n( Assets $assets ): void {
		self::register_shared( $assets );
		if ( 0 === did_action( 'quayside_uses_i18n' ) ) {
			/**
			 * Fires when an island on the page has translations.
			 *
			 * @internal
			 */
			do_action( 'quayside_uses_i18n' );
		}
	}

	/**
	 * Returns the URLs of WordPress's scripts, in the order in which they must run.
	 *
	 * @param array<int, string> $handles Script handles.
	 * @return array<int, string>
	 */
	public static function script_urls( array $handles ): array {
		$scripts = wp_scripts();
		$urls    = [];
		foreach ( $handles as $handle ) {
			$script = $scripts->registered[ $handle ] ?? null;
			if ( null === $script || ! is_string( $script->src ) ) {
				continue;
			}
			$url = preg_match( '|^(https?:)?//|', $script->src ) ? $script->src : $scripts->base_url . $script->src;
			// The same URL that WordPress prints, so that the browser cache serves both.
			$version = is_string( $script->ver ) && '' !== $script->ver ? $script->ver : $scripts->default_version;
			$url     = null === $script->ver ? $url : add_query_arg( 'ver', $version, $url );
			$url     = apply_filters( 'script_loader_src', $url, $handle );
			$urls[]  = is_string( $url ) ? $url : '';
		}
		return $urls;
	}
}
