<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Form;
use Quayside\Blocks\Forms\Notifications\Mailer;
use Quayside\Blocks\Kit\Module;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Entries for the admin's screen: quayside/v1/form-entries. Nothing of it is for visitors.
 */
final class EntriesRoute implements Module {
	public function __construct( private Entries $entries, private Mailer $mailer ) {}

	public function register(): void {
		add_action( 'rest_api_init', [ $this, 'add' ] );
	}

	/**
	 * Registers the routes.
	 */
	public function add(): void {
		$may  = static fn (): bool => current_user_can( Tables::CAPABILITY );
		$one  = '/form-entries/(?P<id>\d{1,18})';
		$list = [
			'form'     => [
				'type'    => 'integer',
				'minimum' => 0,
				'default' => 0,
			],
			'status'   => [
				'type'    => 'string',
				'enum'    => [ '', ...Entries::STATUSES ],
				'default' => '',
			],
			'search'   => [
				'type'      => 'string',
				'maxLength' => 200,
				'default'   => '',
			],
			'starred'  => [
				'type'    => 'boolean',
				'default' => false,
			],
			'page'     => [
				'type'    => 'integer',
				'minimum' => 1,
				'default' => 1,
			],
			'per_page' => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			],
		];
		register_rest_route( 'quayside/v1', '/form-entries', [
			'methods'             => 'GET',
			'callback'            => [ $this, 'list' ],
			'permission_callback' => $may,
			'args'                => $list,
		] );
		register_rest_route(
			'quayside/v1',
			$one,
			[
				[
					'methods'             => 'GET',
					'callback'            => [ $this, 'get' ],
					'permission_callback' => $may,
				],
				[
					'methods'             => 'POST',
					'callback'            => [ $this, 'change' ],
					'permission_callback' => $may,
					'args'                => [
						'status'  => [
							'type' => 'string',
							'enum' => Entries::STATUSES,
						],
						'starred' => [ 'type' => 'boolean' ],
					],
				],
				[
					'methods'             => 'DELETE',
					'callback'            => [ $this, 'delete' ],
					'permission_callback' => $may,
				],
			]
		);
		register_rest_route( 'quayside/v1', "$one/resend", [
			'methods'             => 'POST',
			'callback'            => [ $this, 'resend' ],
			'permission_callback' => $may,
		] );
	}

	/**
	 * A page of entries; X-WP-Total says how many there are.
	 */
	public function list( WP_REST_Request $request ): WP_REST_Response {
		$text     = static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '';
		$of_page  = (int) $text( $request['per_page'] );
		$filter   = [
			'form'    => (int) $text( $request['form'] ),
			'status'  => $text( $request['status'] ),
			'search'  => $text( $request['search'] ),
			'starred' => true === $request['starred'],
		];
		$page     = $this->entries->list( $filter, (int) $text( $request['page'] ), $of_page );
		$response = new WP_REST_Response( array_map( [ $this, 'shown' ], $page['entries'] ) );
		$response->header( 'X-WP-Total', (string) $page['total'] );
		$response->header( 'X-WP-TotalPages', (string) (int) ceil( $page['total'] / $of_page ) );
		return $response;
	}

	/**
	 * One entry with its log.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function get( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		return $entry ? [ 'log' => $this->entries->log( $entry->id ) ] + $this->shown( $entry ) : self::missing();
	}

	/**
	 * Changes status or star.
	 *
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
		if ( ! $this->entries->change( $entry->id, $changes ) ) {
			return new WP_Error( 'quayside_entry_not_changed', __( 'The entry could not be changed. Please try again.', 'quayside-blocks' ), [ 'status' => 500 ] );
		}
		return $this->get( $request );
	}

	/**
	 * Deletes an entry from the trash.
	 */
	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		$this->entries->delete( $entry->id );
		return new WP_REST_Response( null, 204 );
	}

	/**
	 * Sends an entry's mail again.
	 *
	 * @return array<string, mixed>|WP_Error
	 */
	public function resend( WP_REST_Request $request ): array|WP_Error {
		$entry = $this->entry( $request );
		if ( ! $entry ) {
			return self::missing();
		}
		$this->mailer->deliver( $entry->id, $entry->mail );
		return $this->get( $request );
	}

	/**
	 * An entry as the contract forms/entry has it.
	 *
	 * @return array<string, mixed>
	 */
	private function shown( Entry $entry ): array {
		$form = Form::any( $entry->form );
		return [
			'id'        => $entry->id,
			'form'      => $entry->form,
			'formTitle' => $form ? $form->title() : __( '(deleted form)', 'quayside-blocks' ),
			'status'    => $entry->status,
			'starred'   => $entry->starred,
			'created'   => str_replace( ' ', 'T', $entry->created ) . 'Z',
			'sourceUrl' => $entry->source_url,
			'mail'      => $entry->mail,
			'fields'    => $entry->fields,
			'log'       => [],
		];
	}

	private function entry( WP_REST_Request $request ): ?Entry {
		$id = $request['id'];
		return is_numeric( $id ) ? $this->entries->get( (int) $id ) : null;
	}

	private static function missing(): WP_Error {
		return new WP_Error( 'quayside_entry_not_found', __( 'This entry does not exist any more.', 'quayside-blocks' ), [ 'status' => 404 ] );
	}
}
