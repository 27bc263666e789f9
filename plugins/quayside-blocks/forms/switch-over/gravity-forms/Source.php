<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\GravityForms;

use Quayside\Blocks\Forms\SwitchOver\Embeds;
use Quayside\Blocks\Forms\SwitchOver\FileSource;
use Quayside\Blocks\Forms\SwitchOver\ForeignTable;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\FormJson;
use Quayside\Blocks\Forms\SwitchOver\Given;
use Quayside\Blocks\Forms\SwitchOver\UploadedForms;

/**
 * Gravity Forms as a source of the switch. Its forms are in tables of its own, and in files that it exports.
 */
final class Source implements FileSource {
	public const ID = 'gravity-forms';

	public function id(): string {
		return self::ID;
	}

	public function embeds(): Embeds {
		return new Embeds( 'gravityforms/form', [ 'formId' ], [ 'gravityform', 'gravityforms' ], titles: true );
	}

	public function ids( int $after, int $limit ): array {
		$rows = ForeignTable::rows( 'gf_form', 'WHERE id > %d AND is_trash = 0 ORDER BY id LIMIT %d', [ $after, $limit ] );
		return ( new UploadedForms( $this ) )->with( array_map( static fn ( array $row ): int => (int) $row['id'], $rows ), $after, $limit );
	}

	public function get( int $id ): ?\WP_Post {
		$post = $this->any( $id );
		return null === $post || 'trash' === $post->post_status ? null : $post;
	}

	/**
	 * Returns a form, also one in the trash, which can have entries; null if it doesn't exist.
	 */
	public function any( int $id ): ?\WP_Post {
		$row = ForeignTable::rows( 'gf_form', 'WHERE id = %d', [ $id ] )[0] ?? null;
		if ( null === $row ) {
			return ( new UploadedForms( $this ) )->get( $id );
		}
		$meta = ForeignTable::rows( 'gf_form_meta', 'WHERE form_id = %d', [ $id ] )[0] ?? [];
		return UploadedForms::post(
			self::ID,
			$id,
			(string) ( $row['title'] ?? '' ),
			self::stored( $meta ),
			self::status( '0' !== ( $row['is_active'] ?? '1' ), '0' !== ( $row['is_trash'] ?? '0' ) )
		);
	}

	/**
	 * Returns the form that an embed names: by its ID, or by its title.
	 */
	public function find( string $name ): ?\WP_Post {
		if ( ctype_digit( $name ) && strlen( $name ) < 10 ) {
			return $this->get( (int) $name );
		}
		$row = '' === $name ? null : ForeignTable::rows( 'gf_form', 'WHERE title = %s AND is_trash = 0 ORDER BY id LIMIT 1', [ $name ] )[0] ?? null;
		return null === $row ? null : $this->get( (int) $row['id'] );
	}

	public function draft( \WP_Post $post ): FormDraft {
		$draft = FormJson::draft( $post->post_content, $this->convert( ... ) );
		if ( [] !== ForeignTable::rows( 'gf_addon_feed', 'WHERE form_id = %d AND is_active = 1 LIMIT 1', [ $post->ID ] ) ) {
			$draft->note_services();
		}
		return $draft;
	}

	public function forms_in( array $data ): array {
		$forms = [];
		foreach ( isset( $data['fields'] ) ? [ $data ] : $data as $form ) {
			if ( is_array( $form ) && is_array( $form['fields'] ?? null ) ) {
				$forms[] = [
					'id'     => (int) Given::number( $form, 'id' ),
					'title'  => Given::text( $form, 'title' ),
					'status' => self::status( ! isset( $form['is_active'] ) || Given::is_on( $form, 'is_active' ), Given::is_on( $form, 'is_trash' ) ),
					'form'   => $form,
				];
			}
		}
		return $forms;
	}

	public function has_stored( int $id ): bool {
		return [] !== ForeignTable::rows( 'gf_form', 'WHERE id = %d', [ $id ] );
	}

	public function convert( array $form ): FormDraft {
		return Converter::convert( $form );
	}

	public function not_an_export(): string {
		return __( 'This is not an export of Gravity Forms. Please select the JSON file from Forms > Import/Export > Export Forms.', 'quayside-blocks' );
	}

	/**
	 * Returns the status of a form, as of a post.
	 */
	private static function status( bool $is_active, bool $is_trash ): string {
		return $is_trash ? 'trash' : ( $is_active ? 'publish' : 'draft' );
	}

	/**
	 * Returns a form as its export has it. Notifications and confirmations have columns of their own, and old versions serialized.
	 *
	 * @param array<string, string|null> $meta Row of the table of metadata.
	 */
	private static function stored( array $meta ): string {
		$read = static function ( string $column ) use ( $meta ): ?array {
			$text  = (string) ( $meta[ $column ] ?? '' );
			$value = null !== FormDraft::too_long( $text ) ? null : json_decode( $text, true, FormJson::MAX_DEPTH ) ?? Given::unserialized( $text );
			return is_array( $value ) ? $value : null;
		};
		$form = $read( 'display_meta' );
		if ( null === $form ) {
			return (string) ( $meta['display_meta'] ?? '' );
		}
		foreach ( [ 'notifications', 'confirmations' ] as $column ) {
			$form[ $column ] = $read( $column ) ?? $form[ $column ] ?? [];
		}
		return (string) wp_json_encode( $form, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}
