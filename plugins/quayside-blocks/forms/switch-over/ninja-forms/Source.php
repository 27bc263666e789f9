<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\NinjaForms;

use Quayside\Blocks\Forms\SwitchOver\Embeds;
use Quayside\Blocks\Forms\SwitchOver\FileSource;
use Quayside\Blocks\Forms\SwitchOver\ForeignTable;
use Quayside\Blocks\Forms\SwitchOver\FormDraft;
use Quayside\Blocks\Forms\SwitchOver\FormJson;
use Quayside\Blocks\Forms\SwitchOver\Given;
use Quayside\Blocks\Forms\SwitchOver\UploadedForms;
use Quayside\Blocks\Kit\Placeholders;

/**
 * Ninja Forms as a source of the switch. Its forms are in tables of its own, and in files that it exports.
 */
final class Source implements FileSource {
	public const ID = 'ninja-forms';

	/** Settings that are read. Others are of styles and of the editor, and are several times as long. */
	private const SETTINGS = [
		'form'   => [ 'title', 'show_title', 'conditions', 'calculations', 'hide_complete', 'logged_in', 'sub_limit_number' ],
		'field'  => [
			'label',
			'key',
			'type',
			'order',
			'required',
			'placeholder',
			'default',
			'default_value',
			'help_text',
			'desc_text',
			'admin_label',
			'input_limit',
			'input_limit_type',
			'mask',
			'custom_mask',
			'num_min',
			'num_max',
			'num_step',
			'options',
			'date_mode',
			'default_country',
			'number_of_stars',
			'confirm_field',
			'upload_types',
			'upload_multi_count',
			'max_file_size',
			'textarea_rte',
			'checked_value',
			'fields',
		],
		'action' => [
			'label',
			'type',
			'active',
			'to',
			'reply_to',
			'cc',
			'bcc',
			'from_name',
			'from_address',
			'email_subject',
			'email_message',
			'email_message_plain',
			'email_format',
			'message',
			'success_msg',
			'redirect_url',
			'conditions',
		],
	];

	public function id(): string {
		return self::ID;
	}

	public function embeds(): Embeds {
		return new Embeds( 'ninja-forms/form', [ 'formID', 'formId' ], [ 'ninja_form', 'ninja_forms', 'ninja_forms_display_form' ] );
	}

	public function ids( int $after, int $limit ): array {
		$rows = ForeignTable::rows( 'nf3_forms', 'WHERE id > %d ORDER BY id LIMIT %d', [ $after, $limit ] );
		return ( new UploadedForms( $this ) )->with( array_map( static fn ( array $row ): int => (int) $row['id'], $rows ), $after, $limit );
	}

	public function get( int $id ): ?\WP_Post {
		$row = ForeignTable::rows( 'nf3_forms', 'WHERE id = %d', [ $id ] )[0] ?? null;
		return null === $row ? ( new UploadedForms( $this ) )->get( $id ) : UploadedForms::post(
			self::ID,
			$id,
			(string) ( $row['title'] ?? '' ),
			(string) wp_json_encode( self::stored( $id ), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE )
		);
	}

	public function find( string $name ): ?\WP_Post {
		return ctype_digit( $name ) && strlen( $name ) < 10 ? $this->get( (int) $name ) : null;
	}

	public function draft( \WP_Post $post ): FormDraft {
		return FormJson::draft( $post->post_content, $this->convert( ... ) );
	}

	public function forms_in( array $data ): array {
		if ( ! is_array( $data['fields'] ?? null ) || ! is_array( $data['settings'] ?? null ) ) {
			return [];
		}
		// Its export encodes UTF-8 a second time.
		array_walk_recursive( $data, static function ( mixed &$value ): void {
			$once  = is_string( $value ) && 1 === preg_match( '/[\x80-\xFF]/', $value ) ? mb_convert_encoding( $value, 'ISO-8859-1', 'UTF-8' ) : '';
			$value = is_string( $once ) && '' !== $once && mb_check_encoding( $once, 'UTF-8' ) && 1 === preg_match( '/[\x80-\xFF]/', $once ) ? $once : $value;
		} );
		return [
			[
				'id'     => (int) Given::number( Given::list( $data, 'fields' )[0] ?? [], 'parent_id' ),
				'title'  => Given::text( Given::map( $data, 'settings' ), 'title' ),
				'status' => 'publish',
				'form'   => [
					'settings' => self::pick( 'form', Given::map( $data, 'settings' ) ),
					'fields'   => array_map( static fn ( array $field ): array => self::pick( 'field', $field ), Given::list( $data, 'fields' ) ),
					'actions'  => array_map( static fn ( array $action ): array => self::pick( 'action', $action ), Given::list( $data, 'actions' ) ),
				],
			],
		];
	}

	public function has_stored( int $id ): bool {
		return [] !== ForeignTable::rows( 'nf3_forms', 'WHERE id = %d', [ $id ] );
	}

	public function convert( array $form ): FormDraft {
		return Converter::convert( $form );
	}

	public function not_an_export(): string {
		return __( 'This is not an export of Ninja Forms. Please select the .nff file from Ninja Forms > Import/Export.', 'quayside-blocks' );
	}

	/**
	 * Returns a form as its export has it.
	 *
	 * @return array<string, mixed>
	 */
	private static function stored( int $id ): array {
		$settings = self::meta( 'form', [ $id ] )[ $id ] ?? [];
		$fields   = self::parts( 'field', $id );
		usort( $fields, static fn ( array $a, array $b ): int => Given::number( $a, 'order' ) <=> Given::number( $b, 'order' ) );
		return [
			'settings' => $settings,
			'fields'   => $fields,
			'actions'  => self::parts( 'action', $id ),
		];
	}

	/**
	 * Returns the fields or actions of a form.
	 *
	 * @param string $kind field or action.
	 * @return array<int, array<string, mixed>>
	 */
	private static function parts( string $kind, int $form ): array {
		$rows = ForeignTable::rows( "nf3_{$kind}s", 'WHERE parent_id = %d ORDER BY id LIMIT 1000', [ $form ] );
		$meta = self::meta( $kind, array_map( static fn ( array $row ): int => (int) $row['id'], $rows ) );
		return array_map( static fn ( array $row ): array => self::pick( $kind, array_filter(
			$row,
			static fn ( mixed $value ): bool => null !== $value && '' !== $value
		) + ( $meta[ (int) $row['id'] ] ?? [] ) ) + [ 'id' => (int) $row['id'] ], $rows );
	}

	/**
	 * Returns the settings of forms, fields, or actions.
	 *
	 * @param string          $kind form, field, or action.
	 * @param array<int, int> $ids  IDs.
	 * @return array<int, array<string, mixed>> Settings by ID.
	 */
	private static function meta( string $kind, array $ids ): array {
		$settings = [];
		foreach ( array_chunk( $ids, 100 ) as $some ) {
			$in   = Placeholders::numbers( $some );
			$rows = ForeignTable::rows( "nf3_{$kind}_meta", "WHERE parent_id IN ($in) AND LENGTH( `value` ) < 500000", $some );
			foreach ( $rows as $row ) {
				$key = (string) ( $row['key'] ?? '' );
				if ( in_array( $key, self::SETTINGS[ $kind ], true ) ) {
					$value = (string) ( $row['value'] ?? '' );

					$settings[ (int) $row['parent_id'] ][ $key ] = Given::unserialized( $value ) ?? $value;
				}
			}
		}
		return $settings;
	}

	/**
	 * @param string               $kind  form, field, or action.
	 * @param array<string, mixed> $given Settings.
	 * @return array<string, mixed>
	 */
	private static function pick( string $kind, array $given ): array {
		return array_intersect_key( $given, array_flip( [ 'id', ...self::SETTINGS[ $kind ] ] ) );
	}
}
