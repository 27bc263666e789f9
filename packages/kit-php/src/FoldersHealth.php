<?php
declare( strict_types=1 );

namespace Quayside\Kit;

use WP_REST_Response;

/**
 * Tests in Tools > Site Health whether the server serves what is in the folders of all parts that it must not serve:
 * GET quayside/v1/health/folders, contract site/health-test.response.
 */
final class FoldersHealth implements Module {
	private const TEST = 'quayside_folders';

	public function __construct( private Contracts $contracts ) {}

	public function register(): void {
		if ( FirstPart::claims( 'folders' ) ) {
			add_filter( 'site_status_tests', [ $this, 'add_test' ] );
			add_action( 'rest_api_init', [ $this, 'register_route' ] );
		}
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside/v1',
			'/health/folders',
			static fn (): bool => current_user_can( 'view_site_health_checks' ),
			'site/health-test.response',
			[ 'GET' => [ fn (): WP_REST_Response => new WP_REST_Response( $this->test() ) ] ]
		);
	}

	/**
	 * Adds the test. It requests files from the site, so it runs after the screen has loaded, and once a week.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_test( $tests ): array {
		$tests['async'][ self::TEST ] = [
			'label'             => __( 'Private folders of Quayside', 'quayside' ),
			'test'              => rest_url( 'quayside/v1/health/folders' ),
			'has_rest'          => true,
			'async_direct_test' => [ $this, 'test' ],
		];
		return $tests;
	}

	/**
	 * Requests a file from each folder.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$served  = [];
		$unknown = [];
		foreach ( self::folders() as $folder => $label ) {
			$is_served = DeniedFolder::is_served( $folder );
			if ( true === $is_served ) {
				$served[ $label ] = basename( $folder );
			} elseif ( null === $is_served ) {
				$unknown[] = $label;
			}
		}
		if ( [] !== $served ) {
			$text = sprintf(
				/* translators: %s: list of folders. */
				__( 'Anyone can request files from: %s. Uploaded files are encrypted, and files of the log have names that can’t be guessed, but deny requests to these folders in the configuration of the server.', 'quayside' ),
				implode( ', ', array_keys( $served ) )
			);
			return self::result(
				false,
				__( 'Your server serves private folders of Quayside', 'quayside' ),
				$GLOBALS['is_nginx'] ?? false
					/* translators: %s: code. */
					? $text . ' ' . sprintf( __( 'Add this to the site’s server block of nginx: %s', 'quayside' ), self::nginx( $served ) )
					: $text
			);
		}
		return [] === $unknown
			? self::result(
				true,
				__( 'Your server doesn’t serve private folders of Quayside', 'quayside' ),
				__( 'Uploaded files of forms and the log can’t be requested from the server.', 'quayside' )
			)
			: self::result(
				false,
				__( 'It is unknown whether your server serves private folders of Quayside', 'quayside' ),
				sprintf(
					/* translators: %s: list of folders. */
					__( 'The site could not request a file from: %s. Check whether the folders are writable, and whether the site can request its own pages.', 'quayside' ),
					implode( ', ', $unknown )
				)
			);
	}

	/**
	 * Returns the configuration that denies requests to folders.
	 *
	 * @param array<string, string> $names Names of folders.
	 */
	private static function nginx( array $names ): string {
		return sprintf( 'location ~ /(%s)/ { deny all; }', implode( '|', $names ) );
	}

	/**
	 * @return array<string, string> Labels by path, of the folders that exist.
	 */
	private static function folders(): array {
		/**
		 * Filters the folders that servers must not serve.
		 *
		 * @internal
		 *
		 * @param array<string, string> $folders Labels by path.
		 */
		$folders = apply_filters( 'quayside_private_folders', [ LogFile::folder() => __( 'log', 'quayside' ) ] );
		return array_filter(
			is_array( $folders ) ? $folders : [],
			static fn ( $label, $folder ): bool => is_string( $label ) && is_string( $folder ) && is_dir( $folder ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function result( bool $good, string $label, string $text ): array {
		return HealthResult::make( self::TEST, $good, __( 'Security', 'quayside' ), $label, $text );
	}
}
