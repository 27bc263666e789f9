<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Entries;

use Quayside\Blocks\Forms\Fields\Textarea\RichText;

/**
 * The text of an entry that searches look in.
 */
final class SearchableText {
	/**
	 * Returns the text that searches look in: the values without markup. It is lowercase, because not all databases ignore the
	 * case of non-ASCII letters.
	 *
	 * @param array<int, array{type: string, value: string}> $fields Fields of an entry.
	 */
	public static function get( array $fields ): string {
		$values = array_map( [ RichText::class, 'plain' ], $fields );
		return mb_strtolower( implode( "\n", array_filter( $values, static fn ( string $value ): bool => '' !== $value ) ) );
	}
}
