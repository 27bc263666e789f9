<?php
declare( strict_types=1 );

namespace Quayside\Consent\Scanner;

/**
 * Stores what the last scan in a browser has found, in one option of limited size. The next scan in a browser replaces it.
 *
 * @phpstan-type Item array{kind: string, name: string, address: string, pages: int, page: string}
 */
final class Found {
	public const OPTION = 'quayside_consent_found';

	/** Maximum number of items. */
	private const MAX_ITEMS = 300;

	/**
	 * Replaces what the scan before has found.
	 *
	 * @param array<int, Item> $items Items, valid by contract.
	 */
	public static function save( array $items ): void {
		$host  = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		$found = [];
		foreach ( $items as $item ) {
			// Another port of this site is not a third party, so it can have no category.
			if ( '' === $item['address'] || strtolower( $item['name'] ) !== $host ) {
				$found[ "{$item['kind']} {$item['name']}" ] = $item;
			}
		}
		update_option( self::OPTION, array_slice( $found, 0, self::MAX_ITEMS, true ), false );
	}

	/**
	 * Determines whether a scan in a browser has ended.
	 */
	public static function exists(): bool {
		return is_array( get_option( self::OPTION ) );
	}

	/**
	 * Returns what the last scan in a browser has found.
	 *
	 * @return array<string, Item> Items by kind and name.
	 */
	public static function items(): array {
		$stored = get_option( self::OPTION, [] );
		// Only this class writes the option.
		/** @var array<string, Item> $items */
		$items = is_array( $stored ) ? $stored : [];
		return $items;
	}
}
