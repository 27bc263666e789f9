<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\ImportProgress;

/**
 * Stores the forms of files that another plugin exported, one option each, so that they can be rehearsed, switched, and undone like others.
 */
final class UploadedForms {
	/** Maximum number of forms in a file. */
	private const MAX_FORMS = 500;

	/** Greatest ID of a form that a plugin gives. */
	private const MAX_ID = 16_777_215;

	/** Status of a form that visitors see only after the switch. */
	public const STATUS = 'added';

	public function __construct( private FileSource $source ) {}

	/**
	 * Stores the forms of a file.
	 *
	 * @param string $json Content of the file.
	 * @return array<int, array<string, mixed>>|\WP_Error Items of the forms, as in a rehearsal. An error with status 400, if it is not an
	 * export.
	 */
	public function store( string $json ): array|\WP_Error {
		// Files can begin with a byte order mark.
		$data  = json_decode( str_starts_with( $json, "\u{FEFF}" ) ? substr( $json, 3 ) : $json, true, FormJson::MAX_DEPTH );
		$forms = is_array( $data ) ? $this->source->forms_in( $data ) : [];
		if ( [] === $forms ) {
			return new \WP_Error( 'quayside_not_an_export', $this->source->not_an_export(), [ 'status' => 400 ] );
		}
		if ( count( $forms ) > self::MAX_FORMS ) {
			return new \WP_Error(
				'quayside_too_many_forms',
				/* translators: %d: number of forms */
				sprintf( __( 'The file has more than %d forms. Please export fewer at once.', 'quayside-blocks' ), self::MAX_FORMS ),
				[ 'status' => 400 ]
			);
		}
		$taken = [];
		$items = [];
		foreach ( $forms as [ 'id' => $given, 'title' => $title, 'status' => $status, 'form' => $form ] ) {
			$text  = (string) wp_json_encode( $form, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
			$notes = [];
			$id    = $given > 0 && $given <= self::MAX_ID ? $given : 0;
			if ( 0 === $id || isset( $taken[ $id ] ) || $this->source->has_stored( $id ) ) {
				if ( $id > 0 ) {
					/* translators: %d: number of a form */
					$notes[] = sprintf( __( 'This site has another form with the number %d. Shortcodes with it mean that form.', 'quayside-blocks' ), $id );
				}
				// The same form gets the same ID again.
				$id = self::MAX_ID + 1 + crc32( $text ) % 100_000_000;
			}
			$taken[ $id ] = true;
			$draft        = 'trash' === $status ? FormDraft::stopped( __( 'The form is in the trash of the other plugin.', 'quayside-blocks' ) ) : null;
			$outcome      = ( $draft ?? FormDraft::too_long( $text ) ?? $this->source->convert( $form ) )->outcome();
			if ( 'dropped' !== $outcome['result'] && ! $this->save( $id, compact( 'title', 'status', 'text' ) ) ) {
				$outcome = FormDraft::stopped( __( 'The form could not be stored. Please try again.', 'quayside-blocks' ) )->outcome();
			}
			$items[] = [
				'kind'   => __( 'Form', 'quayside-blocks' ),
				'title'  => '' === $title ? "#$id" : $title,
				'result' => $outcome['result'],
				'notes'  => [ ...$notes, ...$outcome['notes'] ],
			];
		}
		return $items;
	}

	/**
	 * Returns the IDs of the next forms.
	 *
	 * @param int $after ID of the last form.
	 * @param int $limit Maximum number of forms.
	 * @return array<int, int>
	 */
	public function ids( int $after, int $limit ): array {
		global $wpdb;
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( $this->option() ) . '%' ) );
		$ids   = array_map( fn ( mixed $name ): int => is_string( $name ) ? (int) substr( $name, strlen( $this->option() ) ) : 0, $names );
		$ids   = array_values( array_filter( $ids, static fn ( int $id ): bool => $id > $after ) );
		sort( $ids );
		return array_slice( $ids, 0, $limit );
	}

	/**
	 * Returns the titles of the stored forms by ID.
	 *
	 * @return array<int, string>
	 */
	public function titles(): array {
		$titles = [];
		foreach ( $this->ids( 0, PHP_INT_MAX ) as $id ) {
			$post = $this->get( $id );
			if ( null !== $post ) {
				$titles[ $id ] = FormPosts::title( $post );
			}
		}
		return $titles;
	}

	/**
	 * Removes a stored form, and returns whether there was one. A form that the switch has made of it stays.
	 */
	public function remove( int $id ): bool {
		return delete_option( $this->option() . $id );
	}

	/**
	 * Returns the IDs of a source's own forms and of those in files.
	 *
	 * @param array<int, int> $own   IDs of the source's own forms.
	 * @param int             $after ID of the last form.
	 * @param int             $limit Maximum number of forms.
	 * @return array<int, int>
	 */
	public function with( array $own, int $after, int $limit ): array {
		$ids = array_values( array_unique( [ ...$own, ...$this->ids( $after, $limit ) ] ) );
		sort( $ids );
		return array_slice( $ids, 0, $limit );
	}

	/**
	 * Stores a form, and returns whether that worked.
	 *
	 * @param array{title: string, status: string, text: string} $form The form.
	 */
	private function save( int $id, array $form ): bool {
		$stored = (string) wp_json_encode( $form, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		update_option( $this->option() . $id, $stored, false );
		return get_option( $this->option() . $id ) === $stored;
	}

	/**
	 * Returns a form as a post; null if there is none. It has a status of its own, or is a draft: whoever adds a file may only want to rehearse it, so
	 * visitors see its forms after the switch.
	 */
	public function get( int $id ): ?\WP_Post {
		$stored = get_option( $this->option() . $id );
		$form   = is_string( $stored ) ? json_decode( $stored, true ) : null;
		$text   = is_array( $form ) ? $form['text'] ?? null : null;
		if ( ! is_array( $form ) || ! is_string( $text ) ) {
			return null;
		}
		$status = 'draft' === ( $form['status'] ?? '' ) ? 'draft' : self::STATUS;
		return self::post( $this->source->id(), $id, Given::text( $form, 'title' ), $text, $status );
	}

	/**
	 * Returns a form that is not stored as a post as one.
	 *
	 * @param string $type   ID of the source.
	 * @param string $title  Title.
	 * @param string $json   The form.
	 * @param string $status Status as of a post.
	 */
	public static function post( string $type, int $id, string $title, string $json, string $status = 'publish' ): \WP_Post {
		return new \WP_Post( (object) [
			'ID'           => $id,
			'post_title'   => mb_substr( wp_strip_all_tags( $title ), 0, 200 ),
			'post_content' => $json,
			'post_type'    => $type,
			'post_status'  => $status,
			'post_author'  => 0,
			'filter'       => 'raw',
		] );
	}

	private function option(): string {
		return ImportProgress::FORMS . $this->source->id() . '_';
	}
}
