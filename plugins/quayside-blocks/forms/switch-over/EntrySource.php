<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\Entry;

/**
 * The entries of another plugin, which are read where it stores them. The IDs are those of the other plugin.
 */
interface EntrySource {
	/**
	 * Counts the entries.
	 */
	public function count(): int;

	/**
	 * Returns the next entries by ID. The form of an entry is that of the other plugin. An entry whose data is damaged has what is left of
	 * it as text.
	 *
	 * @param int $after ID of the last entry.
	 * @param int $limit Maximum number of entries.
	 * @return array<int, array{entry: Entry, notes: array<int, string>}> Entries, with translated texts that say what is missing.
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Returns which entries still exist. The other plugin can have been deleted with its data.
	 *
	 * @param array<int, int> $ids IDs.
	 * @return array<int, int>
	 */
	public function existing( array $ids ): array;

	/**
	 * Determines whether entries can have a star. If not, those that got one stay when the import is undone.
	 */
	public function has_stars(): bool;

	/**
	 * Writes the status of imported entries back, before their import is undone.
	 *
	 * @param array<int, array{status: string, starred: bool}> $changes Status and star by ID.
	 */
	public function restore( array $changes ): void;
}
