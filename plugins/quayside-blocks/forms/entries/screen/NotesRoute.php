<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries\Screen;

use Quayside\Blocks\Forms\Entries\Capabilities;
use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Forms\Entries\Log;
use Quayside\Blocks\Forms\Fields\PlainText;
use Quayside\Blocks\Kit\Contracts;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;

/**
 * Registers the routes for notes on an entry: POST quayside/v1/form-entries/{id}/notes and DELETE …/notes/{note}. Both return
 * the entry.
 */
final class NotesRoute implements Module {
	public function __construct( private Entries $entries, private Contracts $contracts ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the routes.
	 */
	public function add(): void {
		$notes = '/form-entries/(?P<id>\d{1,18})/notes';
		$this->contracts->route(
			'quayside/v1',
			$notes,
			[
				'methods'             => 'POST',
				'callback'            => [ $this, 'create' ],
				'permission_callback' => EntriesRoute::requires( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => 'forms/entry.note-request',
					'response' => 'forms/entry',
				],
				'args'                => [ 'text' => [ 'sanitize_callback' => 'sanitize_textarea_field' ] ],
			]
		);
		$this->contracts->route(
			'quayside/v1',
			"$notes/(?P<note>\\d{1,18})",
			[
				'methods'             => 'DELETE',
				'callback'            => [ $this, 'delete' ],
				'permission_callback' => EntriesRoute::requires( Capabilities::MANAGE, Capabilities::VIEW ),
				'contract'            => [
					'request'  => null,
					'response' => 'forms/entry',
				],
			]
		);
	}

	/**
	 * Adds a note.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function create( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entries->get( Filter::number( $request['id'] ) );
		if ( ! $entry ) {
			return EntriesRoute::missing();
		}
		// Notes are displayed as text, so entities become the characters they stand for.
		$text = is_string( $request['text'] ) ? trim( PlainText::decode( $request['text'] ) ) : '';
		if ( '' === $text ) {
			return new WP_Error( 'quayside_note_empty', __( 'Please enter some text for the note.', 'quayside-blocks' ), [ 'status' => 400 ] );
		}
		return 0 === Log::add( $entry->id, Log::NOTE, $text, get_current_user_id() ) ? EntriesRoute::failed() : EntryView::whole( $entry );
	}

	/**
	 * Deletes a note.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request Request.
	 * @return array<string, mixed>|WP_Error
	 */
	public function delete( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entries->get( Filter::number( $request['id'] ) );
		return $entry && Log::remove_note( $entry->id, Filter::number( $request['note'] ) ) ? EntryView::whole( $entry ) : EntriesRoute::missing();
	}
}
