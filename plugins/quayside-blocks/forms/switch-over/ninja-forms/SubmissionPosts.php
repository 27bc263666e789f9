<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver\NinjaForms;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Fields\Choices;
use Quayside\Blocks\Forms\SwitchOver\EntrySource;
use Quayside\Blocks\Forms\SwitchOver\EntryText;
use Quayside\Blocks\Forms\SwitchOver\ForeignTable;
use Quayside\Blocks\Forms\SwitchOver\FormJson;
use Quayside\Blocks\Forms\SwitchOver\Given;
use Quayside\Blocks\Kit\Placeholders;

/**
 * Reads the submissions of Ninja Forms, which are posts with one row of metadata for each field.
 */
final class SubmissionPosts implements EntrySource {
	private const POST_TYPE = 'nf_sub';

	/** @var array<int, array<int, array{field: array<string, mixed>, made: array{id: string, slug: string, type: string, label: string}|null}>> Fields by ID of the form. */
	private array $maps = [];

	public function __construct( private Source $forms ) {}

	public function count(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = %s", self::POST_TYPE ) );
	}

	public function next( int $after, int $limit ): array {
		$rows = ForeignTable::rows(
			'posts',
			'WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT %d',
			[ self::POST_TYPE, $after, $limit ],
			'ID, post_status, post_date_gmt, post_author'
		);
		if ( [] === $rows ) {
			return [];
		}
		$ids     = array_map( static fn ( array $row ): int => (int) $row['ID'], $rows );
		$meta    = ForeignTable::values( 'postmeta', 'post_id', $ids, 'meta_id', '/^(?:_form_id|_field_\d{1,9})$/D' );
		$entries = [];
		foreach ( $rows as $row ) {
			$entries[ (int) $row['ID'] ] = $this->entry( $row, $meta[ (int) $row['ID'] ] );
		}
		return $entries;
	}

	public function existing( array $ids ): array {
		return ForeignTable::existing( 'posts', $ids, " AND post_type = '" . self::POST_TYPE . "'" );
	}

	public function has_stars(): bool {
		return false;
	}

	public function restore( array $changes ): void {
		global $wpdb;
		foreach ( [
			'trash'   => true,
			'publish' => false,
		] as $status => $is_trash ) {
			$ids = array_keys( array_filter(
				$changes,
				static fn ( array $change ): bool => in_array( $change['status'], [ 'trash', 'spam' ], true ) === $is_trash
			) );
			$in  = Placeholders::numbers( $ids );
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- placeholders only.
			[] === $ids || $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_status = %s WHERE post_type = %s AND ID IN ($in)", [ $status, self::POST_TYPE, ...$ids ] ) );
			array_map( 'clean_post_cache', $ids );
		}
	}

	/**
	 * @param array<string, string|null> $row  Row of the post.
	 * @param array<int|string, string>  $meta Metadata by name.
	 * @return array{entry: Entry, notes: array<int, string>}
	 */
	private function entry( array $row, array $meta ): array {
		$form   = (int) ( $meta['_form_id'] ?? 0 );
		$fields = $this->fields( $form, $meta );
		$id     = (int) $row['ID'];
		$status = $row['post_status'] ?? '';
		return [
			'entry' => new Entry(
				$id,
				$form,
				'trash' === $status ? 'trash' : 'read',
				false,
				EntryText::time( (string) ( $row['post_date_gmt'] ?? '' ) ),
				'',
				'none',
				$fields,
				(int) ( $row['post_author'] ?? 0 )
			),
			'notes' => EntryText::file_notes( $fields, $id ),
		];
	}

	/**
	 * Returns the fields of a submission in the order of the form. Values of fields that no longer exist come last.
	 *
	 * @param array<int|string, string> $meta Metadata by name.
	 * @return array<int, array{id: string, slug: string, type: string, label: string, value: string}>
	 */
	private function fields( int $form, array $meta ): array {
		$this->maps[ $form ] ??= $this->map( $form );
		$fields                = [];
		foreach ( $this->maps[ $form ] as $id => [ 'field' => $field, 'made' => $made ] ) {
			$value = $meta[ "_field_$id" ] ?? null;
			unset( $meta[ "_field_$id" ] );
			if ( null !== $made ) {
				$fields[] = $made + [ 'value' => self::value( $made['type'], (string) $value ) ];
			} elseif ( null !== $value && '' !== $value ) {
				$fields[] = EntryText::other( "nf$id", wp_strip_all_tags( Given::text( $field, 'label', "#$id" ) ), EntryText::plain( $value ) );
			}
		}
		foreach ( $meta as $name => $value ) {
			if ( 1 === preg_match( '/^_field_(\d{1,9})$/D', (string) $name, $match ) ) {
				$fields[] = EntryText::other( "nf$match[1]", "#$match[1]", EntryText::plain( $value ) );
			}
		}
		return $fields;
	}

	/**
	 * @return array<int, array{field: array<string, mixed>, made: array{id: string, slug: string, type: string, label: string}|null}>
	 */
	private function map( int $form ): array {
		$post = $this->forms->get( $form );
		$data = null === $post ? null : FormJson::decode( $post->post_content );
		return null === $data ? [] : Converter::map( $data );
	}

	private static function value( string $type, string $value ): string {
		$list = Given::unserialized( $value );
		if ( 'checkbox' === $type ) {
			return in_array( strtolower( $value ), [ '', '0', 'unchecked' ], true ) ? '' : 'on';
		}
		if ( null !== $list && in_array( $type, [ 'dropdown', 'multi-choice' ], true ) ) {
			return implode( Choices::SEPARATOR, array_map( 'strval', array_filter( $list, 'is_scalar' ) ) );
		}
		if ( 'datepicker' === $type && null !== $list ) {
			return trim( implode( ' ', array_map( 'strval', array_filter( $list, 'is_scalar' ) ) ) );
		}
		$is_date = 'datepicker' === $type && 1 === preg_match( '~^(\d{1,2})/(\d{1,2})/(\d{4})$~D', $value, $date );
		if ( $is_date && checkdate( (int) $date[1], (int) $date[2], (int) $date[3] ) ) {
			return sprintf( '%04d-%02d-%02d', $date[3], $date[1], $date[2] );
		}
		return EntryText::plain( $value );
	}
}
