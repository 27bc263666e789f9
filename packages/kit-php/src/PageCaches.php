<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Clears the page caches of other plugins and of hosting companies when something changes that cached pages show, but that no cache
 * connects with these pages: settings, and posts that other posts embed. They are cleared once, at the end of the request, when
 * everything is saved: a menu of 60 items is saved as 60 posts.
 */
final class PageCaches implements Module {
	/**
	 * Functions without required arguments that clear a cache, and the plugin or host they belong to.
	 */
	private const FUNCTIONS = [
		'rocket_clean_domain'        => 'WP Rocket',
		'w3tc_flush_all'             => 'W3 Total Cache',
		'wp_cache_clear_cache'       => 'WP Super Cache',
		'wpfc_clear_all_cache'       => 'WP Fastest Cache',
		'sg_cachepress_purge_cache'  => 'SiteGround',
		'wpo_cache_flush'            => 'WP-Optimize',
		'pantheon_wp_clear_edge_all' => 'Pantheon',
	];

	/**
	 * Actions that clear a cache. They do nothing without a listener.
	 */
	private const ACTIONS = [
		'litespeed_purge_all',
		'breeze_clear_all_cache',
		'wphb_clear_page_cache',
		'cache_enabler_clear_complete_cache',
		'ce_clear_cache',
		'rt_nginx_helper_purge_all',
		'swcfpc_purge_everything',
		'cky_clear_cache',
	];

	/**
	 * Static methods without arguments that clear a cache.
	 */
	private const METHODS = [ [ '\FlyingPress\Purge', 'purge_everything' ], [ '\WpeCommon', 'purge_varnish_cache' ] ];

	/**
	 * Action with which Autoptimize asks page caches to clear themselves. Cloudflare's plugin and several hosting companies listen to it,
	 * and have no action of their own. Autoptimize runs it after it has cleared its files, so it runs in any case exactly once.
	 */
	private const AUTOPTIMIZE = 'autoptimize_action_cachepurged';

	/**
	 * Function that Autoptimize adds to the end of the request to run that action.
	 */
	private const AUTOPTIMIZE_LATER = 'autoptimize_do_cachepurged_action';

	/**
	 * Priority at the end of the request: before WordPress sends the rest of the response, in whose headers LiteSpeed names what to clear,
	 * and before Autoptimize's function, at 11.
	 */
	private const PRIORITY = 0;

	/**
	 * @param array<int, string> $options    Names of options that change pages, or their start with a "*" at the end.
	 * @param array<int, string> $post_types Types of posts that other pages show.
	 */
	public function __construct( private array $options = [], private array $post_types = [] ) {}

	public function register(): void {
		foreach ( [] === $this->options ? [] : [ 'added', 'updated', 'deleted' ] as $change ) {
			add_action( "{$change}_option", [ $this, 'purge_for_option' ] );
		}
		if ( [] !== $this->post_types ) {
			add_action( 'wp_after_insert_post', [ $this, 'purge_for_saved' ], 10, 4 );
			add_action( 'deleted_post', [ $this, 'purge_for_deleted' ], 10, 2 );
		}
	}

	/**
	 * Clears the caches when an option that changes pages has been added, changed, or deleted.
	 *
	 * @param mixed $name The option's name.
	 */
	public function purge_for_option( $name ): void {
		$name = is_string( $name ) ? $name : '';
		foreach ( $this->options as $option ) {
			if ( $name === $option || ( str_ends_with( $option, '*' ) && str_starts_with( $name, substr( $option, 0, -1 ) ) ) ) {
				self::purge();
			}
		}
	}

	/**
	 * Clears the caches when a published post has been saved, published, or withdrawn. Other plugins run the action with fewer arguments.
	 *
	 * @param mixed $id     The post's ID.
	 * @param mixed $post   The post.
	 * @param mixed $update Whether it existed before.
	 * @param mixed $before The post before it was saved; null if it is new.
	 */
	public function purge_for_saved( $id, $post = null, $update = false, $before = null ): void {
		$this->is_public( $post ) || $this->is_public( $before ) ? self::purge() : null;
	}

	/**
	 * Clears the caches when a published post was deleted without the trash.
	 *
	 * @param mixed $id   The post's ID.
	 * @param mixed $post The post.
	 */
	public function purge_for_deleted( $id, $post = null ): void {
		$this->is_public( $post ) ? self::purge() : null;
	}

	/**
	 * Determines whether pages show a post.
	 *
	 * @param mixed $post The post.
	 */
	private function is_public( $post ): bool {
		return $post instanceof \WP_Post && in_array( $post->post_type, $this->post_types, true ) && 'publish' === $post->post_status;
	}

	/**
	 * Clears all caches that exist at the end of the request, once for each site of a network.
	 */
	public static function purge(): void {
		$site = get_current_blog_id();
		// Each plugin and the theme have a copy of this class. They share this name.
		$mark = "quayside_purges_caches_of_$site";
		if ( has_action( $mark ) ) {
			return;
		}
		add_action( $mark, '__return_true' );
		add_action(
			'shutdown',
			static function () use ( $site, $mark ): void {
				$is_other = get_current_blog_id() !== $site;
				$is_other && switch_to_blog( $site );
				self::clear();
				$is_other && restore_current_blog();
				remove_all_actions( $mark );
			},
			self::now() < self::PRIORITY ? self::PRIORITY : PHP_INT_MAX,
			0
		);
	}

	/**
	 * Returns the priority that the end of the request has come to.
	 */
	private static function now(): int {
		global $wp_filter;
		$hook = $wp_filter['shutdown'] ?? null;
		$now  = $hook instanceof \WP_Hook ? $hook->current_priority() : false;
		return is_int( $now ) ? $now : PHP_INT_MIN;
	}

	/**
	 * Clears all caches that exist.
	 */
	private static function clear(): void {
		$calls = [
			...array_keys( self::FUNCTIONS ),
			// phpcs:ignore WordPress.NamingConventions -- names of other plugins.
			...array_map( static fn ( string $name ): callable => static fn () => do_action( $name ), self::ACTIONS ),
			...self::METHODS,
			self::clear_autoptimize( ... ),
			self::run_own_actions( ... ),
		];
		foreach ( $calls as $call ) {
			try {
				is_callable( $call ) && $call();
			} catch ( \Throwable $error ) {
				// It must not stop the others, nor what else happens at the end of the request.
				Log::write( 'error', 'site', 'A page cache could not be cleared, so visitors may see outdated pages.', [ 'exception' => $error ] );
			}
		}
	}

	private static function clear_autoptimize(): void {
		$clear  = [ '\autoptimizeCache', 'clearall' ];
		$before = did_action( self::AUTOPTIMIZE );
		is_callable( $clear ) && $clear();
		$later = has_action( 'shutdown', self::AUTOPTIMIZE_LATER );
		if ( did_action( self::AUTOPTIMIZE ) === $before && ( ! is_int( $later ) || $later <= self::now() ) ) {
			do_action( self::AUTOPTIMIZE ); // phpcs:ignore WordPress.NamingConventions -- name of another plugin.
		}
	}

	private static function run_own_actions(): void {
		/**
		 * Fires when all cached pages are out of date, after the known page caches were cleared. For caches that Quayside doesn't know.
		 */
		do_action( 'quayside_purge_caches' );
		// Its former name. WordPress tells those who still use it.
		do_action_deprecated( 'quayside_consent_purge_caches', [], '0.2.0', 'quayside_purge_caches' );
	}
}
