<?php
declare( strict_types=1 );

namespace Quayside\Consent\Choice;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Log\Writer;
use Quayside\Consent\Record\Cookie;
use Quayside\Consent\Record\Record;
use Quayside\Consent\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;

/**
 * POST quayside-consent/v1/opt-out: what the form "Do Not Sell or Share My Personal Information" sends where no script
 * runs. Writes the record, logs the choice and goes back: 303, or 403 to other sites.
 *
 * Without a nonce, because pages are cached: all that it lets anybody do is to opt out themselves.
 */
final class OptOutRoute {
	/**
	 * Argument of the page that says that it is done, and the form's anchor.
	 */
	public const ARGUMENT = 'cky-optout';

	public function __construct( private Contracts $contracts, private Settings $settings, private Categories $categories, private Writer $log ) {}

	/**
	 * Address of the route.
	 */
	public static function url(): string {
		return rest_url( 'quayside-consent/v1/opt-out' );
	}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->route(
			'quayside-consent/v1',
			'/opt-out',
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'answer' ],
				'permission_callback' => [ Writer::class, 'allows' ],
				'contract'            => [
					'request'  => null,
					'response' => null,
				],
			]
		);
	}

	/**
	 * Opts the visitor out of everything that the necessary category does not need.
	 */
	public function answer( WP_REST_Request $request ): WP_REST_Response {
		$slugs   = $this->categories->slugs();
		$old     = Record::of_request( $slugs );
		$id      = $old->id ?? wp_generate_password( 32, false );
		$answers = [];
		foreach ( $slugs as $slug ) {
			$answers[ $slug ] = Category::NECESSARY === $slug;
		}
		// Providers that were allowed alone are refused with the rest.
		$extra = array_filter( $old->extra ?? [], static fn ( string $name ): bool => ! str_starts_with( $name, 'svc.' ), ARRAY_FILTER_USE_KEY );
		$entry = [
			'id'         => $id,
			'action'     => 'save',
			'categories' => $answers,
			'revision'   => $this->settings->revision(),
			'law'        => $this->settings->law(),
			'time'       => time(),
			'language'   => determine_locale(),
		];
		// Whether or not the log has room for it, the choice holds.
		if ( $this->settings->is_on( 'log' ) ) {
			try {
				$this->log->add( $entry );
			} catch ( \RuntimeException $error ) {
				// The owner learns of it; the visitor's choice is in the cookie.
				error_log( "Quayside Consent: {$error->getMessage()}" ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- a proof is missing.
			}
		}
		$response = new WP_REST_Response( null, 303 );
		$response->header( 'Location', self::way_back( (string) $request->get_header( 'referer' ) ) );
		$response->header( 'Set-Cookie', Cookie::header( Cookie::value( $id, $answers, $entry['law'], $entry['revision'], $entry['time'], $extra ) ) );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * The page that the visitor came from, at the form; the front page where the browser does not say.
	 */
	private static function way_back( string $referer ): string {
		$home = home_url( '/' );
		$page = '' === $referer ? $home : wp_validate_redirect( $referer, $home );
		return add_query_arg( self::ARGUMENT, 'done', explode( '#', $page )[0] ) . '#' . self::ARGUMENT;
	}
}
