<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Kit\Module as KitModule;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Screen\Proposal;
use Quayside\Consent\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The import from CookieYes and from Complianz, for owners alone:
 *
 * GET quayside-consent/v1/import/cookieyes, …/complianz: { found, law, texts, categories, cookies } with numbers of what there is.
 * POST: takes it over and answers the same; 404 when there is nothing, 400 when it cannot be taken. The other plugin's own
 * tables stay as they are. The policy revision stays, too: CookieYes's visitors' choices are in the cookie that both plugins read.
 */
final class Module implements KitModule {
	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'register_routes' ] );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$route = static fn ( string $method, callable $callback ): array => [
			'methods'             => $method,
			'callback'            => $callback,
			'permission_callback' => [ Access::class, 'allows' ],
			'contract'            => [
				'request'  => null,
				'response' => 'consent/import.response',
			],
		];
		$this->contracts->route( 'quayside-consent/v1', '/import/(?P<from>cookieyes|complianz)', $route( 'GET', [ $this, 'look' ] ), $route( 'POST', [ $this, 'import' ] ) );
	}

	/**
	 * Answers GET.
	 */
	public function look( WP_REST_Request $request ): WP_REST_Response {
		return self::answer( self::found( $request ) );
	}

	/**
	 * Answers POST.
	 */
	public function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$found = self::found( $request );
		if ( [] === $found ) {
			return new WP_Error( 'consent_nothing_to_import', __( 'No settings from that plugin were found in this site’s database.', 'quayside-consent' ), [ 'status' => 404 ] );
		}
		$proposal = new Proposal( $this->contracts->get( 'consent/settings' ) );
		$checked  = $proposal->check( $found );
		if ( true !== $checked ) {
			return $checked;
		}
		$stored = get_option( Settings::OPTION );
		update_option( Settings::OPTION, array_merge( is_array( $stored ) ? $stored : [], $proposal->clean( $found ) ) );
		$this->settings->refresh();
		return self::answer( $found );
	}

	/**
	 * What the plugin that the request names has left.
	 *
	 * @return array<string, mixed>
	 */
	private static function found( WP_REST_Request $request ): array {
		return 'complianz' === $request->get_param( 'from' ) ? ( new Complianz() )->settings() : ( new CookieYes() )->settings();
	}

	/**
	 * @param array<string, mixed> $found Settings.
	 */
	private static function answer( array $found ): WP_REST_Response {
		$categories = is_array( $found['categories'] ?? null ) ? $found['categories'] : [];
		$response   = new WP_REST_Response(
			[
				'found'      => [] !== $found,
				'law'        => $found['law'] ?? '',
				'texts'      => is_array( $found['texts'] ?? null ) ? count( $found['texts'] ) : 0,
				'categories' => count( $categories ),
				'cookies'    => array_sum( array_map( static fn ( mixed $category ): int => is_array( $category ) && is_array( $category['cookies'] ?? null ) ? count( $category['cookies'] ) : 0, $categories ) ),
			]
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
