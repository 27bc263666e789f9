<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * Inserts imported entries in few statements. Those that an interrupted attempt inserted are ignored.
 *
 * phpcs:disable WordPress.DB.PreparedSQL
 */
final class ImportedRows {
	/** Bytes of one statement. Servers accept at least 1 MB. */
	private const MAX_BYTES = 500_000;

	/** @var array<int, string> Values of the next statement. */
	private array $rows = [];

	private int $bytes = 0;

	/**
	 * Adds an entry.
	 *
	 * @param Entry  $entry The entry.
	 * @param int    $form  Form ID.
	 * @param string $key   Key of the original, which is imported once for each form.
	 * @throws \RuntimeException If the database fails.
	 */
	public function add( Entry $entry, int $form, string $key ): void {
		global $wpdb;
		$is_trash = 'trash' === $entry->status;
		$values   = $wpdb->prepare(
			'(%d, %s, %s, ' . ( $is_trash ? "'" . gmdate( 'Y-m-d H:i:s' ) . "'" : 'NULL' ) . ', %d, %d, %s, %s, %s, %d, %s, %s)',
			$form,
			$entry->status,
			$is_trash ? 'unread' : '',
			$entry->starred ? 1 : 0,
			$entry->user,
			$key,
			$entry->created,
			$entry->source_url,
			$is_trash || 'spam' === $entry->status ? 0 : 1,
			SearchableText::get( $entry->fields ),
			(string) wp_json_encode( $entry->fields, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE )
		);
		if ( $this->bytes + strlen( $values ) > self::MAX_BYTES ) {
			$this->insert();
		}
		$this->rows[] = $values;
		$this->bytes += strlen( $values );
	}

	/**
	 * Inserts the entries that were added.
	 *
	 * @throws \RuntimeException If the database fails.
	 */
	public function insert(): void {
		global $wpdb;
		if ( [] === $this->rows ) {
			return;
		}
		$done = $wpdb->query( 'INSERT IGNORE INTO ' . Tables::name( 'entries' ) . ' (form_id, status, was, trashed_gmt, starred, user_id, idem_key, created_gmt, source_url, inbox, search, fields) VALUES ' . implode( ',', $this->rows ) );
		if ( false === $done ) {
			throw new \RuntimeException( 'The entries were not imported: ' . esc_html( $wpdb->last_error ) );
		}
		$this->rows  = [];
		$this->bytes = 0;
	}

	/**
	 * Returns translated texts about the entries that stay in Quayside's table when their import is undone; an empty list for none.
	 *
	 * @param string $key       Start of the keys of the imported entries.
	 * @param bool   $has_stars Whether the other plugin has stars, so that those with one don't stay.
	 * @return array<int, string>
	 */
	public static function left( string $key, bool $has_stars ): array {
		global $wpdb;
		$count = static fn ( string $and ): int => (int) $wpdb->get_var(
			$wpdb->prepare( 'SELECT COUNT(*) FROM ' . Tables::name( 'entries' ) . " WHERE idem_key LIKE %s$and", $wpdb->esc_like( $key ) . '%' )
		);
		$saved = $count( ' AND (' . ( $has_stars ? '' : 'starred = 1 OR ' ) . 'id IN (SELECT entry_id FROM ' . Tables::name( 'log' ) . '))' );
		$lost  = $count( '' ) - $saved;
		$notes = [];
		if ( $saved > 0 ) {
			$notes[] = sprintf(
				/* translators: %d: number of entries */
				_n(
					'%d entry has a star or a note and stays in Quayside, too.',
					'%d entries have a star or a note and stay in Quayside, too.',
					$saved,
					'quayside-blocks'
				),
				$saved
			);
		}
		if ( $lost > 0 ) {
			$notes[] = sprintf(
				/* translators: %d: number of entries */
				_n(
					'%d entry stays in Quayside, because its original no longer exists.',
					'%d entries stay in Quayside, because their originals no longer exist.',
					$lost,
					'quayside-blocks'
				),
				$lost
			);
		}
		return $notes;
	}
}
