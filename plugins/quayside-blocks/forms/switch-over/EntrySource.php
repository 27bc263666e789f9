<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\SwitchOver;

use Quayside\Blocks\Forms\Entries\Entry;
use Quayside\Blocks\Forms\Entries\ImportedOriginals;

/**
 * The entries of another plugin, which are read where it stores them. The IDs are those of the other plugin.
 */
interface EntrySource extends ImportedOriginals {
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
}
