<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Privacy;

use Quayside\Blocks\Forms\Entries\BulkChange;
use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\SureFormsEntries;
use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Entries\UniqueValues;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Uploads\Files;
use Quayside\Blocks\Kit\Module;
use Quayside\Blocks\Kit\PrimaryReads;

/**
 * Integrates with WordPress's personal data tools. Entries with the person's email address as the value of a field, or
 * submitted while the person was logged in, are exported and erased with their files.
 *
 * phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared
 */
final class Privacy implements Module {
	/** Number of entries per step. */
	private const BATCH_SIZE = 50;

	public function register(): void {
		add_filter(
			'wp_privacy_personal_data_exporters',
			function ( array $exporters ): array {
				return $exporters + [
					'quayside-forms' => [
						'exporter_friendly_name' => __( 'Form entries', 'quayside-blocks' ),
						'callback'               => [ $this, 'export' ],
					],
				];
			}
		);
		add_filter(
			'wp_privacy_personal_data_erasers',
			function ( array $erasers ): array {
				return $erasers + [
					'quayside-forms' => [
						'eraser_friendly_name' => __( 'Form entries', 'quayside-blocks' ),
						'callback'             => [ $this, 'erase' ],
					],
				];
			}
		);
		add_action( 'admin_init', [ $this, 'add_policy_content' ] );
	}

	/**
	 * Exports one page of entries.
	 *
	 * @param string $email The person's email address.
	 * @param int    $page  Page, from 1.
	 * @return array{data: array<int, array<string, mixed>>, done: bool}
	 */
	public function export( string $email, int $page = 1 ): array {
		$entries = self::find( $email, self::BATCH_SIZE * ( max( 1, $page ) - 1 ) );
		return [
			'data' => array_map( [ self::class, 'get_item' ], [ ...$entries[0], ...$entries[1] ] ),
			'done' => self::are_all( $entries ),
		];
	}

	/**
	 * Erases one batch of entries. Each batch starts at offset 0 because erased entries are gone.
	 *
	 * @param string $email The person's email address.
	 * @return array{items_removed: bool, items_retained: bool, messages: array<int, string>, done: bool}
	 */
	public function erase( string $email ): array {
		PrimaryReads::start();
		$found    = self::find( $email, 0 );
		$ids      = array_map( static fn ( Entry $entry ): int => $entry->id, [ ...$found[0], ...$found[1] ] );
		$removed  = 0;
		$messages = self::have_originals( $ids )
			? [ __( 'The plugin that form entries were imported from still stores them, with their files. Erase them there, too.', 'quayside-blocks' ) ]
			: [];
		$failed   = false;
		try {
			$removed = BulkChange::apply( 'delete', $ids );
		} catch ( \RuntimeException $exception ) {
			$failed     = true;
			$messages[] = __( 'Some form entries could not be erased. Please try again.', 'quayside-blocks' );
		}
		return [
			'items_removed'  => $removed > 0,
			'items_retained' => [] !== $messages,
			'messages'       => $messages,
			'done'           => $failed || self::are_all( $found ),
		];
	}

	/**
	 * Determines whether other plugins still store entries that were imported from them.
	 *
	 * @param array<int, int> $ids Entry IDs.
	 */
	private static function have_originals( array $ids ): bool {
		$keys = [] === $ids ? [] : array_merge( ...array_values( UniqueValues::keys_of( $ids ) ) );
		/**
		 * Filters whether other plugins store the originals of entries.
		 *
		 * @internal
		 * @param bool               $have_originals Whether at least one original exists.
		 * @param array<int, string> $keys           Idempotency keys of the entries. That of an imported entry is its source, a colon, and its ID there.
		 */
		return true === apply_filters( 'quayside_blocks_entries_have_originals', false, $keys );
	}

	/**
	 * Suggests text for the site's privacy policy.
	 */
	public function add_policy_content(): void {
		wp_add_privacy_policy_content(
			'Quayside Blocks',
			'<p>' . esc_html__(
				'When you submit a form, we store what you entered, the time, the page you submitted it from, and, if you are logged in, your user account. We keep this data until we delete it or its retention period ends. We do not store your IP address.',
				'quayside-blocks'
			) . '</p>'
		);
	}

	/**
	 * Returns a batch of a person's entries, oldest first: Quayside's, and those of SureForms.
	 *
	 * @return array{0: array<int, Entry>, 1: array<int, Entry>}
	 */
	private static function find( string $email, int $offset ): array {
		global $wpdb;
		$email = mb_strtolower( trim( $email ) );
		if ( '' === $email ) {
			return [ [], [] ];
		}
		$table = Tables::name( 'entries' );
		$user  = get_user_by( 'email', $email );
		// Matches the whole value in the entry's JSON, so that a@b.co does not match xa@b.co.
		$value = '%' . $wpdb->esc_like( '"value":' . wp_json_encode( $email, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . '}' ) . '%';
		$rows  = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM $table WHERE fields LIKE %s OR (user_id = %d AND user_id > 0) ORDER BY id LIMIT %d OFFSET %d",
				$value,
				$user ? $user->ID : 0,
				self::BATCH_SIZE,
				$offset
			),
			ARRAY_A
		);
		return [
			array_map( [ Entry::class, 'from_row' ], array_values( array_filter( is_array( $rows ) ? $rows : [], 'is_array' ) ) ),
			SureFormsEntries::of_person( $email, $user ? $user->ID : 0, self::BATCH_SIZE, $offset ),
		];
	}

	/**
	 * Determines whether a batch is the last one.
	 *
	 * @param array{0: array<int, Entry>, 1: array<int, Entry>} $entries Entries of the batch.
	 */
	private static function are_all( array $entries ): bool {
		return max( array_map( 'count', $entries ) ) < self::BATCH_SIZE;
	}

	/**
	 * @return array{group_id: string, group_label: string, group_description: string, item_id: string, data: array<int, array{name: string, value: string}>}
	 */
	private static function get_item( Entry $entry ): array {
		$form = Form::any( $entry->form );
		$data = [
			[
				'name'  => __( 'Form', 'quayside-blocks' ),
				'value' => $form ? $form->title() : __( '(deleted form)', 'quayside-blocks' ),
			],
			[
				'name'  => __( 'Received (UTC)', 'quayside-blocks' ),
				'value' => $entry->created,
			],
			[
				'name'  => __( 'Source page', 'quayside-blocks' ),
				'value' => $entry->source_url,
			],
		];
		foreach ( $entry->fields as $field ) {
			$data[] = [
				'name'  => $field['label'],
				'value' => RichText::plain( $field ),
			];
		}
		foreach ( $entry->files as $file ) {
			$data[] = [
				'name'  => __( 'File', 'quayside-blocks' ),
				'value' => $file['name'] . ' (' . (string) size_format( $file['size'] ) . ')',
			];
		}
		return [
			'group_id'          => 'quayside-form-entries',
			'group_label'       => __( 'Form entries', 'quayside-blocks' ),
			'group_description' => __( 'Data you submitted through forms on this site.', 'quayside-blocks' ),
			'item_id'           => "quayside-form-entry-$entry->id",
			'data'              => array_values( array_filter( $data, static fn ( array $line ): bool => '' !== $line['value'] ) ),
		];
	}
}
