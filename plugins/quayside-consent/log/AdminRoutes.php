<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Access;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the admin routes of the log, all under quayside-consent/v1:
 *
 * GET log/entries (contract consent/log.search-request): a page of choices, with the total in X-WP-Total.
 * GET log/days (the same filter): the number of choices by day and action, of at most 90 days up to the last one with a choice.
 * GET log/proof/{consent id}: all choices with a consent ID and the text that was shown, or 404 if there are none.
 *
 * Invalid filters get status 400, unauthorized users 401 or 403.
 */
final class AdminRoutes {
	private const NAMESPACE = 'quayside-consent/v1';
	private const FILTER    = 'consent/log.search-request';

	public function __construct( private Contracts $contracts, private Table $table, private Wordings $wordings ) {}

	/**
	 * Registers the routes.
	 */
	public function register(): void {
		$route = static fn ( callable $callback, ?string $request, string $response ): array => [
			'methods'             => 'GET',
			'callback'            => $callback,
			'permission_callback' => [ Access::class, 'allows' ],
			'contract'            => [
				'request'  => $request,
				'response' => $response,
			],
		];
		$this->contracts->route( self::NAMESPACE, '/log/entries', $route( [ $this, 'entries' ], self::FILTER, 'consent/log.entry[]' ) );
		$this->contracts->route( self::NAMESPACE, '/log/days', $route( [ $this, 'days' ], self::FILTER, 'consent/log.day[]' ) );
		$this->contracts->route( self::NAMESPACE, '/log/proof/(?P<id>[A-Za-z0-9_-]{1,64})', $route( [ $this, 'proof' ], null, 'consent/log.proof' ) );
	}

	/**
	 * Returns a page of choices.
	 */
	public function entries( WP_REST_Request $request ): WP_REST_Response {
		$search   = $this->search( $request );
		$page     = $request->get_param( 'page' );
		$total    = $search->count();
		$response = self::respond( array_map( [ self::class, 'entry' ], $search->page( is_int( $page ) ? $page : 1 ) ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) max( 1, (int) ceil( $total / Search::PER_PAGE ) ) );
		return $response;
	}

	/**
	 * Returns the number of choices by day.
	 */
	public function days( WP_REST_Request $request ): WP_REST_Response {
		return self::respond( $this->search( $request )->days() );
	}

	/**
	 * Returns the proof of one visitor's choices.
	 */
	public function proof( WP_REST_Request $request ): WP_REST_Response|\WP_Error {
		$id   = $request->get_param( 'id' );
		$rows = is_string( $id ) ? $this->table->get_by_consent_id( $id ) : [];
		if ( [] === $rows ) {
			return new \WP_Error( 'consent_no_such_id', __( 'No consent record with this ID was found.', 'quayside-consent' ), [ 'status' => 404 ] );
		}
		return self::respond(
			[
				'id'      => $id,
				'choices' => array_map(
					fn ( array $row ): array => self::entry( $row ) + [ 'shownText' => $this->wordings->get( $row['shown'] ?? '' ) ],
					$rows
				),
			]
		);
	}

	/**
	 * Returns a row in the format of contract consent/log.entry.
	 *
	 * @param array<string, string> $row A row of the log.
	 * @return array<string, mixed>
	 */
	public static function entry( array $row ): array {
		return [
			'id'         => $row['consent_id'],
			'loggedAt'   => $row['logged_at'],
			'action'     => $row['action'],
			'law'        => $row['law'],
			'categories' => (object) (array) json_decode( $row['categories'], true ),
			'revision'   => (int) $row['revision'],
			'language'   => $row['language'],
			'layout'     => $row['layout'],
			'chosenAt'   => (int) $row['chosen_at'],
			'textHash'   => $row['shown'],
		];
	}

	private function search( WP_REST_Request $request ): Search {
		return new Search( array_intersect_key( $request->get_params(), $this->contracts->get( self::FILTER )->args() ) );
	}

	private static function respond( mixed $data ): WP_REST_Response {
		$response = new WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
