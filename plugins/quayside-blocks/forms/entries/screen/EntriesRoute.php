<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Listing;
use Quayside\Blocks\Forms\Entries\MailQueue;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Entries for the admin's screen: quayside/v1/form-entries. Nothing of it is for visitors.
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
		$one = '/form-entries/(?P<id>\d{1,18})';
		$this->contracts->route(
			'quayside/v1',
			'/form-entries',
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'list' ],
				'permission_callback' => self::may( Capabilities::VIEW ),
				'contract'            => [
					'request'  => 'forms/entries.request',
					'response' => 'forms/entry[]',
				],
			]
		);
		$this->contracts->route(
			'quayside/v1',
			$one,
			[
				'methods'             => 'GET',
				'callback'            => [ $this, 'get' ],
				'permission_callback' => self::may( Capabilities::VIEW ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/entry',
				],
			],
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'change' ],
				'permission_callback' => self::may( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => 'forms/entry.change-request',
					'response' => 'forms/entry',
				],
			],
			[
				'methods'             => 'DELETE',
				'callback'            => [ $this, 'delete' ],
				'permission_callback' => self::may( Capabilities::DELETE ),
				'contract'            => [
					'request'  => null,
					'response' => null,
				],
			]
		);
		$this->contracts->route(
			'quayside/v1',
			"$one/resend",
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'resend' ],
				'permission_callback' => self::may( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/entry',
				],
			]
		);
	}

	/**
	 * Asks for capabilities, all of them: a route whose response holds an entry needs the one to view it, too.
	 *
	 * @return callable(): bool
	 */
	public static function may( string ...$capabilities ): callable {
		return static fn (): bool => count( $capabilities ) === count( array_filter( $capabilities, 'current_user_can' ) );
	}

	/**
	 * A page of entries. X-WP-Total says how many there are; with X-Quayside-More there are more than that. A search that went through a part only says in X-Quayside-Searched up to what moment.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$of_page  = Filter::number( $request['per_page'] );
		$page     = ( new Listing() )->page( Filter::of_request( $request ), Filter::number( $request['page'] ), $of_page, 'asc' === $request['order'] ? 'asc' : 'desc' );
		$response = new WP_REST_Response( array_map( [ EntryView::class, 'line' ], $page['entries'] ) );
		$response->header( 'X-WP-Total', (string) $page['total'] );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $page['total'] / $of_page ) );
		$response->header( 'X-Quayside-More', $page['more'] ? '1' : '0' );
		if ( '' !== $page['since'] ) {
			$response->header( 'X-Quayside-Searched', str_replace( ' ', 'T', $page['since'] ) . 'Z' );
		}
		return $response;
	}

	/**
	 * One entry with its log.
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
		} catch ( \RuntimeException $failure ) {
			return self::failed();
		}
		return $this->get( $request );
	}

	/**
	 * Deletes an entry for ever.
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
		} catch ( \RuntimeException $failure ) {
			return self::failed();
		}
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Sends an entry's mail again.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function resend( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		// What was cut off in the middle, by a crash for example, need not wait for the next try. What is being sent stays alone.
		if ( 'sending' !== $entry->mail || MailQueue::give_up( $entry->id ) > 0 ) {
			$this->mailer->deliver( $entry->id, 'sending' === $entry->mail ? 'failed' : $entry->mail );
		}
		return $this->get( $request );
	}

	/**
	 * The answer about an entry that is gone.
	 */
	public static function missing(): WP_Error {
		return new WP_Error( 'quayside_entry_not_found', __( 'This entry no longer exists.', 'quayside-blocks' ), [ 'status' => 404 ] );
	}

	/**
	 * The answer when the database refuses.
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
