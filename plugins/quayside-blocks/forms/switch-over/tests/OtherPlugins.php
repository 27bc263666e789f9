<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\Tests;

use Quayside\Blocks\Forms\Schema\Form;

/**
 * Adds forms and entries as other plugins store them.
 */
final class OtherPlugins {
	public const SOURCES = [ 'sureforms', 'contact-form-7', 'wpforms', 'gravity-forms', 'ninja-forms' ];

	private const SERIAL = 'id int not null auto_increment primary key';

	private const META = self::SERIAL . ', parent_id int not null, `key` longtext not null, `value` longtext';

	public const TABLES = [
		'srfm_entries'    => 'ID BIGINT(20) UNSIGNED AUTO_INCREMENT PRIMARY KEY, form_id BIGINT(20) UNSIGNED, user_id BIGINT(20) UNSIGNED NOT NULL DEFAULT 0,'
			. ' form_data LONGTEXT, submission_info LONGTEXT, status VARCHAR(10), created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP',
		'gf_form'         => self::SERIAL . ', title varchar(150) not null, date_created datetime not null,'
			. ' is_active tinyint not null default 1, is_trash tinyint not null default 0',
		'gf_form_meta'    => 'form_id int not null primary key, display_meta longtext, confirmations longtext, notifications longtext',
		'gf_entry'        => self::SERIAL . ', form_id int unsigned not null, date_created datetime not null,'
			. " is_starred tinyint not null default 0, is_read tinyint not null default 0, ip varchar(45) not null default '',"
			. " source_url varchar(200) not null default '', created_by bigint unsigned, status varchar(20) not null default 'active'",
		'gf_entry_meta'   => self::SERIAL . ', form_id int unsigned not null default 0, entry_id bigint unsigned not null, meta_key varchar(255), meta_value longtext',
		'gf_entry_notes'  => self::SERIAL . ', entry_id int unsigned not null, value longtext, note_type varchar(50)',
		'nf3_forms'       => self::SERIAL . ', title longtext',
		'nf3_form_meta'   => self::META,
		'nf3_fields'      => self::SERIAL . ', label longtext, `key` longtext, type longtext, parent_id int not null',
		'nf3_field_meta'  => self::META,
		'nf3_actions'     => self::SERIAL . ', title longtext, `key` longtext, type longtext, active int default 1, parent_id int not null',
		'nf3_action_meta' => self::META,
	];

	/** Names of the plugins' field types. */
	private const TYPES = [
		'contact-form-7' => [],
		'wpforms'        => [ 'file' => 'file-upload' ],
		'gravity-forms'  => [ 'file' => 'fileupload' ],
		'ninja-forms'    => [ 'text' => 'textbox', 'file' => 'file_upload' ],
		'sureforms'      => [ 'text' => 'input', 'file' => 'upload' ],
	];

	/**
	 * Adds a form and returns its ID.
	 *
	 * @param array<string, string>|null $fields Labels by type: text, file, or an unknown one. Null for a form whose data is damaged.
	 */
	public static function add_form( string $source, string $title, ?array $fields ): int {
		$type = static fn ( string $type ): string => self::TYPES[ $source ][ $type ] ?? $type;
		$list = [];
		foreach ( $fields ?? [] as $name => $label ) {
			$list[] = [ 'id' => (string) ( count( $list ) + 1 ), 'type' => $type( $name ), 'label' => $label ];
		}
		$json = static fn ( array $value ): string => null === $fields ? '{"fields":' : (string) wp_json_encode( $value );
		switch ( $source ) {
			case 'sureforms':
				$blocks = array_map(
					static fn ( array $field ): string => "<!-- wp:srfm/$field[type] {\"block_id\":\"b$field[id]\",\"label\":\"$field[label]\"} /-->",
					$list
				);
				return self::post(
					Form::POST_TYPE,
					$title,
					null === $fields ? '<!-- wp:srfm/input {"block_id":"b1' : implode( '', $blocks ) . ( [] === $list ? '<!-- wp:srfm/form /-->' : '' )
				);
			case 'contact-form-7':
				$id   = self::post( 'wpcf7_contact_form', $title, '' );
				$tags = array_map( static fn ( array $field ): string => "<label>$field[label] [$field[type] f$field[id]]</label>", $list );
				update_post_meta( $id, '_form', null === $fields ? '[text* name "x' : implode( "\n", $tags ) );
				return $id;
			case 'wpforms':
				return self::post( 'wpforms', $title, $json( [ 'fields' => $list ] ) );
			case 'gravity-forms':
				$id = self::row( 'gf_form', [ 'title' => $title, 'date_created' => '2026-02-01 09:00:00' ] );
				self::row( 'gf_form_meta', [ 'form_id' => $id, 'display_meta' => $json( [ 'id' => $id, 'title' => $title, 'fields' => $list ] ) ] );
				return $id;
			default:
				$id = self::row( 'nf3_forms', [ 'title' => $title ] );
				foreach ( $list as $field ) {
					$of = self::row( 'nf3_fields', [ 'label' => $field['label'], 'key' => "k$field[id]", 'type' => $field['type'], 'parent_id' => $id ] );
					self::row( 'nf3_field_meta', [ 'parent_id' => $of, 'key' => 'order', 'value' => $field['id'] ] );
					self::row( 'nf3_field_meta', [ 'parent_id' => $of, 'key' => 'options', 'value' => 'a:1:{i:0;O:8:"stdClass":0:{' ] );
				}
				self::row( 'nf3_actions', [ 'type' => 'save', 'parent_id' => $id ] );
				return $id;
		}
	}

	/**
	 * Sets rules about who can submit a form, or when.
	 *
	 * @param string|array<string, mixed> $rule Additional settings of Contact Form 7, or settings by name.
	 */
	public static function set_rule( string $source, int $form, string|array $rule ): void {
		global $wpdb;
		if ( is_string( $rule ) ) {
			update_post_meta( $form, '_additional_settings', $rule );
		} elseif ( 'wpforms' === $source ) {
			$content = json_decode( (string) get_post_field( 'post_content', $form, 'raw' ), true );
			wp_update_post( wp_slash( [ 'ID' => $form, 'post_content' => (string) wp_json_encode( [ 'settings' => $rule ] + $content ) ] ) );
		} elseif ( 'gravity-forms' === $source ) {
			$content = json_decode( (string) $wpdb->get_var( "SELECT display_meta FROM {$wpdb->prefix}gf_form_meta WHERE form_id = $form" ), true );
			$wpdb->update( "{$wpdb->prefix}gf_form_meta", [ 'display_meta' => (string) wp_json_encode( $rule + $content ) ], [ 'form_id' => $form ] );
		} else {
			foreach ( $rule as $key => $value ) {
				self::row( 'nf3_form_meta', [ 'parent_id' => $form, 'key' => $key, 'value' => $value ] );
			}
		}
	}

	/**
	 * Returns the shortcode, with a placeholder for the ID, and the name of the block.
	 *
	 * @return array{string, string}
	 */
	public static function embeds( string $source ): array {
		return [
			'sureforms'      => [ '[sureforms id="%d"]', 'srfm/form' ],
			'contact-form-7' => [ '[contact-form-7 id="%d"]', 'contact-form-7/contact-form-selector' ],
			'wpforms'        => [ '[wpforms id="%d"]', 'wpforms/form-selector' ],
			'gravity-forms'  => [ '[gravityform id="%d"]', 'gravityforms/form' ],
			'ninja-forms'    => [ '[ninja_form id=%d]', 'ninja-forms/form' ],
		][ $source ];
	}

	/** Determines whether a plugin stores entries. */
	public static function has_entries( string $source ): bool {
		return in_array( $source, [ 'sureforms', 'gravity-forms', 'ninja-forms' ], true );
	}

	/**
	 * Adds an entry of a form with the fields text and file, and returns its ID.
	 *
	 * @param array<string, string> $values Values by type of the field.
	 */
	public static function add_entry( string $source, int $form, array $values ): int {
		if ( 'sureforms' === $source ) {
			$data = [];
			foreach ( $values as $type => $value ) {
				$data[ 'text' === $type ? 'srfm-input-b1-lbl-TmFtZQ-name' : 'srfm-upload-b2-lbl-UGhvdG8-photo' ] = 'text' === $type ? $value : [ $value ];
			}
			return self::row(
				'srfm_entries',
				[
					'form_id' => $form,
					'form_data' => (string) wp_json_encode( $data ),
					'submission_info' => '{}',
					'status' => 'unread',
					'created_at' => '2026-03-01 10:00:00',
				]
			);
		}
		if ( 'gravity-forms' === $source ) {
			$id = self::row( 'gf_entry', [ 'form_id' => $form, 'date_created' => '2026-03-01 10:00:00' ] );
			foreach ( array_values( $values ) as $number => $value ) {
				self::row( 'gf_entry_meta', [ 'form_id' => $form, 'entry_id' => $id, 'meta_key' => (string) ( $number + 1 ), 'meta_value' => $value ] );
			}
			return $id;
		}
		global $wpdb;
		$id     = self::post( 'nf_sub', 'Submission', '' );
		$fields = $wpdb->get_col( "SELECT id FROM {$wpdb->prefix}nf3_fields WHERE parent_id = $form ORDER BY id" );
		update_post_meta( $id, '_form_id', $form );
		foreach ( array_values( $values ) as $number => $value ) {
			update_post_meta( $id, '_field_' . ( $fields[ $number ] ?? 900 + $number ), $value );
		}
		return $id;
	}

	/** @param array<string, mixed> $values Values by column. */
	private static function row( string $table, array $values ): int {
		global $wpdb;
		$wpdb->insert( $wpdb->prefix . $table, $values );
		return (int) $wpdb->insert_id;
	}

	private static function post( string $type, string $title, string $content ): int {
		return (int) wp_insert_post( wp_slash( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content ] ) );
	}
}
