<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Registers the routes of the entries screen below quayside/v1/form-entries. Visitors have no access.
 */
final class EntriesRoute implements Module {
	public function __construct( private Entries $entries, private Mailer $mailer, private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the routes.
	 */
	public function add(): void {
		$entry = '/form-entries/(?P<id>\d{1,18})';
		$this->contracts->route(
			'quayside/v1',
			'/form-entries',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'list' ],
				'permission_callback' => self::requires( Capabilities::VIEW ),
				'contract'            => [
					'request'  => 'forms/entries.request',
					'response' => 'forms/entry[]',
				],
			]
		);
		$this->contracts->route(
			'quayside/v1',
			$entry,
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => self::requires( Capabilities::VIEW ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/entry',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'change' ],
				'permission_callback' => self::requires( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => 'forms/entry.change-request',
					'response' => 'forms/entry',
				],
			],
			[
				'methods'             => 'DELETE',
				'callback'            => [ $this, 'delete' ],
				'permission_callback' => self::requires( Capabilities::DELETE ),
				'contract'            => [
					'request'  => null,
					'response' => null,
				],
			]
		);
		$this->contracts->route(
			'quayside/v1',
			"$entry/resend",
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'resend' ],
				'permission_callback' => self::requires( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/entry',
				],
			]
		);
	}

	/**
	 * Returns a permission callback that requires all of the capabilities. A route that responds with an entry also requires the
	 * capability to view entries.
	 *
	 * @return callable(): bool
	 */
	public static function requires( string ...$capabilities ): callable {
		return static fn (): bool => count( $capabilities ) === count( array_filter( $capabilities, 'current_user_can' ) );
	}

	/**
	 * Returns a page of entries. X-WP-Total has their number, and X-Quayside-More is 1 if there are more than that. If a search
	 * covered only some of the entries, X-Quayside-Searched has the time at which it stopped.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$per_page = Filter::number( $request['per_page'] );
		$page     = ( new Listing() )->page(
			Filter::from_request( $request ),
			Filter::number( $request['page'] ),
			$per_page,
			'asc' === $request['order'] ? 'asc' : 'desc'
		);
		$response = new WP_REST_Response( array_map( [ EntryView::class, 'line' ], $page['entries'] ) );
		$response->header( 'X-WP-Total', (string) $page['total'] );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $page['total'] / $per_page ) );
		$response->header( 'X-Quayside-More', $page['more'] ? '1' : '0' );
		if ( '' !== $page['since'] ) {
			$response->header( 'X-Quayside-Searched', str_replace( ' ', 'T', $page['since'] ) . 'Z' );
		}
		return $response;
	}

	/**
	 * Returns one entry with its log.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function get( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		return $entry ? EntryView::whole( $entry ) : self::missing();
	}

	/**
	 * Changes status or star.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function change( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		$changes = [];
		if ( is_string( $request['status'] ) ) {
			$changes['status'] = $request['status'];
		}
		if ( is_bool( $request['starred'] ) ) {
			$changes['starred'] = $request['starred'];
		}
		try {
			$this->entries->change( $entry->id, $changes );
		} catch ( \RuntimeException $error ) {
			return self::failed();
		}
		return $this->get( $request );
	}

	/**
	 * Deletes an entry permanently.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		try {
			$this->entries->delete( $entry->id );
		} catch ( \RuntimeException $error ) {
			return self::failed();
		}
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Resends an entry's emails.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function resend( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		$this->mailer->resend( $entry );
		return $this->get( $request );
	}

	/**
	 * Returns the error for an entry that doesn't exist.
	 */
	public static function missing(): WP_Error {
		return new WP_Error( 'quayside_entry_not_found', __( 'This entry no longer exists.', 'quayside-blocks' ), [ 'status' => 404 ] );
	}

	/**
	 * Returns the error for a failed database query.
	 */
	public static function failed(): WP_Error {
		return new WP_Error( 'quayside_entry_not_changed', __( 'The entry could not be updated. Please try again.', 'quayside-blocks' ), [ 'status' => 500 ] );
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	private function entry( WP_REST_Request $request ): ?Entry {
		$id = $request['id'];
		return is_numeric( $id ) ? $this->entries->get( (int) $id ) : null;
	}
}
