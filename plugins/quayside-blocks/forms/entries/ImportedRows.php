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
}
