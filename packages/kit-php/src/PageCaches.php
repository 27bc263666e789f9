<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Clears the page caches of other plugins and of hosting companies when something changes that cached pages show, but that no cache
 * connects with these pages: settings, and posts that other posts embed.
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
	 * @param array<int, string> $options    Names of options that change pages.
	 * @param array<int, string> $post_types Types of posts that other pages show.
	 */
	public function __construct( private array $options = [], private array $post_types = [] ) {}

	public function register(): void {
		foreach ( $this->options as $option ) {
			foreach ( [ 'add', 'update', 'delete' ] as $change ) {
				add_action( "{$change}_option_$option", [ self::class, 'purge' ], 10, 0 );
			}
		}
		if ( [] !== $this->post_types ) {
			// Its fields and terms are saved by then.
			add_action( 'wp_after_insert_post', [ $this, 'purge_for_saved' ], 10, 4 );
			add_action( 'deleted_post', [ $this, 'purge_for_deleted' ], 10, 2 );
		}
	}

	/**
	 * Clears the caches when a published post has been saved, published, or withdrawn.
	 *
	 * @param int           $id     The post's ID.
	 * @param \WP_Post      $post   The post.
	 * @param bool          $update Whether it existed before.
	 * @param \WP_Post|null $before The post before it was saved.
	 */
	public function purge_for_saved( $id, $post, $update, $before ): void {
		if ( in_array( $post->post_type, $this->post_types, true ) && ( 'publish' === $post->post_status || 'publish' === $before?->post_status ) ) {
			self::purge();
		}
	}

	/**
	 * Clears the caches when a published post was deleted without the trash.
	 *
	 * @param int      $id   The post's ID.
	 * @param \WP_Post $post The post.
	 */
	public function purge_for_deleted( $id, $post ): void {
		if ( in_array( $post->post_type, $this->post_types, true ) && 'publish' === $post->post_status ) {
			self::purge();
		}
	}

	/**
	 * Clears all caches that exist.
	 */
	public static function purge(): void {
		foreach ( array_keys( self::FUNCTIONS ) as $name ) {
			if ( function_exists( $name ) ) {
				$name();
			}
		}
		foreach ( self::ACTIONS as $name ) {
			do_action( $name ); // phpcs:ignore WordPress.NamingConventions -- names of other plugins.
		}
		foreach ( self::METHODS as $method ) {
			if ( is_callable( $method ) ) {
				$method();
			}
		}
		$autoptimize = [ '\autoptimizeCache', 'clearall' ];
		$before      = did_action( self::AUTOPTIMIZE );
		is_callable( $autoptimize ) && $autoptimize();
		if ( did_action( self::AUTOPTIMIZE ) === $before ) {
			do_action( self::AUTOPTIMIZE ); // phpcs:ignore WordPress.NamingConventions -- name of another plugin.
		}
		/**
		 * Fires when all cached pages are out of date, after the known page caches were cleared. For caches that Quayside doesn't know.
		 */
		do_action( 'quayside_purge_caches' );
	}
}
