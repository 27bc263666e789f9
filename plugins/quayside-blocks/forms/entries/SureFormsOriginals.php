<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

/**
 * The originals of entries that were imported from SureForms.
 */
final class SureFormsOriginals implements ImportedOriginals {
	public function existing( array $ids ): array {
		return SureFormsEntries::existing( $ids );
	}

	public function has_stars(): bool {
		return false;
	}

	public function restore( array $changes ): void {
		$ids = [];
		foreach ( $changes as $id => [ 'status' => $status ] ) {
			// SureForms has no spam.
			$ids[ 'spam' === $status ? 'trash' : ( in_array( $status, [ 'unread', 'read', 'trash' ], true ) ? $status : 'read' ) ][] = $id;
		}
		foreach ( $ids as $status => $some ) {
			SureFormsEntries::set_status( $status, $some );
		}
	}
}
