<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Caches the URLs of pages that a plugin links to everywhere, in an option that WordPress autoloads. No page of the site
 * needs a query for them.
 */
final class PageAddresses implements Module {
	/**
	 * Stored and parsed values by option, because parsing takes longer than everything else here.
	 *
	 * @var array<string, array{raw: mixed, urls: array<mixed>}>
	 */
	private static array $read = [];

	/**
	 * @param string $option Name of the option. The plugin adds it on activation and deletes it when it is uninstalled.
	 */
	public function __construct( private string $option ) {}

	/**
	 * Clears the URLs when they may have changed.
	 */
	public function register(): void {
		foreach ( [ 'save_post_page', 'deleted_post', 'permalink_structure_changed', 'update_option_home', 'update_option_page_on_front' ] as $hook ) {
			add_action( $hook, fn () => update_option( $this->option, [], true ) );
		}
	}

	/**
	 * Returns the URL of a page.
	 *
	 * @param int $id The page's ID.
	 * @return string '' when the page is not published.
	 */
	public function of( int $id ): string {
		// The filters of other plugins may return a different URL on each page.
		if ( has_filter( 'page_link' ) || has_filter( '_get_page_link' ) || self::is_loaded( $id ) ) {
			return self::find( $id );
		}
		$urls = $this->urls();
		$key  = home_url() . " $id";
		if ( ! is_string( $urls[ $key ] ?? null ) ) {
			$urls[ $key ] = self::find( $id );
			update_option( $this->option, $urls, true );
		}
		return $urls[ $key ];
	}

	/**
	 * Returns whether this request has read the page. A persistent object cache answers more slowly than the option.
	 */
	private static function is_loaded( int $id ): bool {
		return ! wp_using_ext_object_cache() && false !== wp_cache_get( $id, 'posts' );
	}

	/**
	 * @return array<mixed>
	 */
	private function urls(): array {
		$raw = wp_load_alloptions()[ $this->option ] ?? null;
		if ( null === $raw || ! isset( self::$read[ $this->option ] ) || self::$read[ $this->option ]['raw'] !== $raw ) {
			$urls                        = get_option( $this->option );
			self::$read[ $this->option ] = [
				'raw'  => $raw,
				'urls' => is_array( $urls ) ? $urls : [],
			];
		}
		return self::$read[ $this->option ]['urls'];
	}

	private static function find( int $id ): string {
		return 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
