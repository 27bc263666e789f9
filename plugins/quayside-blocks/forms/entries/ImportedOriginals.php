<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The originals of imported entries, where another plugin stores them. The IDs are those of the other plugin.
 */
interface ImportedOriginals {
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
