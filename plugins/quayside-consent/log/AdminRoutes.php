<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log;

use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Access;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What owners may ask the log, all under quayside-consent/v1:
 *
 * GET log/entries (contract consent/log.search-request): a page of choices; total in X-WP-Total.
 * GET log/days (the same filter): choices of each day by action.
 * GET log/proof/{consent id}: all choices of an id, with what was shown; 404 when there are none.
 *
 * Answers 400 to bad filters, 401 or 403 to others.
 */
final class AdminRoutes {
	private const NAMESPACE = 'quayside-consent/v1';
	private const FILTER    = 'consent/log.search-request';

	public function __construct( private Contracts $contracts, private Table $table, private Shown $shown ) {}

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
	 * A page of choices.
	 */
	public function entries( WP_REST_Request $request ): WP_REST_Response {
		$search   = $this->search( $request );
		$page     = $request->get_param( 'page' );
		$total    = $search->count();
		$response = self::answer( array_map( [ self::class, 'entry' ], $search->page( is_int( $page ) ? $page : 1 ) ) );
		$response->header( 'X-WP-Total', (string) $total );
		$response->header( 'X-WP-TotalPages', (string) max( 1, (int) ceil( $total / Search::PER_PAGE ) ) );
		return $response;
	}

	/**
	 * Choices of each day.
	 */
	public function days( WP_REST_Request $request ): WP_REST_Response {
		return self::answer( $this->search( $request )->days() );
	}

	/**
	 * The proof of one visitor's choices.
	 */
	public function proof( WP_REST_Request $request ): WP_REST_Response|\WP_Error {
		$id   = $request->get_param( 'id' );
		$rows = is_string( $id ) ? $this->table->of( $id ) : [];
		if ( [] === $rows ) {
			return new \WP_Error( 'consent_no_such_id', __( 'No consent record with this ID was found.', 'quayside-consent' ), [ 'status' => 404 ] );
		}
		return self::answer(
			[
				'id'      => $id,
				'choices' => array_map( fn ( array $row ): array => self::entry( $row ) + [ 'shownText' => $this->shown->of( $row['shown'] ?? '' ) ], $rows ),
			]
		);
	}

	/**
	 * @param array<string, string> $row A row of the log.
	 * @return array<string, mixed>
	 */
	private static function entry( array $row ): array {
		return [
			'id'         => $row['consent_id'],
			'loggedAt'   => $row['logged_at'],
			'action'     => $row['action'],
			'law'        => $row['law'],
			'categories' => (object) (array) json_decode( $row['categories'], true ),
			'revision'   => (int) $row['revision'],
			'language'   => $row['language'],
		];
	}

	private function search( WP_REST_Request $request ): Search {
		return new Search( array_intersect_key( $request->get_params(), $this->contracts->get( self::FILTER )->args() ) );
	}

	private static function answer( mixed $data ): WP_REST_Response {
		$response = new WP_REST_Response( $data );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
