<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The addresses of pages that a plugin names everywhere, remembered in an option that WordPress loads anyway: no page of
 * the site asks the database for them.
 */
final class PageAddresses implements Module {
	/**
	 * The options as WordPress keeps them, and what is in them: reading them out takes longer than all the rest.
	 *
	 * @var array<string, array{raw: mixed, known: array<mixed>}>
	 */
	private static array $read = [];

	/**
	 * @param string $option Name of the option; the plugin adds it when it is activated and deletes it when it is removed.
	 */
	public function __construct( private string $option ) {}

	/**
	 * Forgets the addresses when they may have changed.
	 */
	public function register(): void {
		foreach ( [ 'save_post_page', 'deleted_post', 'permalink_structure_changed', 'update_option_home', 'update_option_page_on_front' ] as $hook ) {
			add_action( $hook, fn () => update_option( $this->option, [], true ) );
		}
	}

	/**
	 * The address of a page.
	 *
	 * @param int $id The page's id.
	 * @return string '' when the page is not published.
	 */
	public function of( int $id ): string {
		// Other plugins' filters may say something else on each page.
		if ( has_filter( 'page_link' ) || has_filter( '_get_page_link' ) || false !== wp_cache_get( $id, 'posts' ) ) {
			return self::ask( $id );
		}
		$known = $this->known();
		$key   = home_url() . " $id";
		if ( ! is_string( $known[ $key ] ?? null ) ) {
			$known[ $key ] = self::ask( $id );
			update_option( $this->option, $known, true );
		}
		return $known[ $key ];
	}

	/**
	 * @return array<mixed>
	 */
	private function known(): array {
		$raw = wp_load_alloptions()[ $this->option ] ?? null;
		if ( null === $raw || ! isset( self::$read[ $this->option ] ) || self::$read[ $this->option ]['raw'] !== $raw ) {
			$known                       = get_option( $this->option );
			self::$read[ $this->option ] = [
				'raw'   => $raw,
				'known' => is_array( $known ) ? $known : [],
			];
		}
		return self::$read[ $this->option ]['known'];
	}

	private static function ask( int $id ): string {
		return 'publish' === get_post_status( $id ) ? (string) get_permalink( $id ) : '';
	}
}
