<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Categories\Category;
use Quayside\Consent\Scanner\Found;

/**
 * Determines what the last scans, the scheduled one and the one in a browser, have found that belongs to no category.
 *
 * @phpstan-import-type Item from State
 */
final class Undeclared {
	/**
	 * Returns the names of the items without a category.
	 *
	 * @return array<int, string>
	 */
	public static function names( ProviderList $providers, Categories $categories ): array {
		$names = [];
		foreach ( self::items() as $item ) {
			if ( '' === self::category_of( $item, $providers->get(), $categories ) ) {
				$names[] = $item['name'];
			}
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * Returns what the last scans have found. Each of them finds what the other can't: pages in a browser run scripts, and the
	 * scheduled scan requests every page.
	 *
	 * @return array<string, Item> Items by kind and name.
	 */
	public static function items(): array {
		return ( State::read()->last['items'] ?? [] ) + Found::items();
	}

	/**
	 * Returns the name of the category that blocks or declares an item, or '' for none.
	 *
	 * @param Item $item
	 */
	public static function category_of( array $item, Providers $providers, Categories $categories ): string {
		if ( ! in_array( $item['kind'], [ 'cookie', 'key' ], true ) ) {
			$slug = $providers->category_of( (string) $providers->id_of( $item['address'] ) );
			$slug = '' === $slug && $providers->is_necessary( $item['address'] ) ? Category::NECESSARY : $slug;
			foreach ( '' === $slug ? [] : $categories->all() as $category ) {
				if ( $category->slug === $slug ) {
					return $category->name;
				}
			}
			return $slug;
		}
		foreach ( $categories->all() as $category ) {
			foreach ( array_column( $category->cookies, 'name' ) as $pattern ) {
				if ( $pattern === $item['name'] || ( str_ends_with( $pattern, '*' ) && str_starts_with( $item['name'], substr( $pattern, 0, -1 ) ) ) ) {
					return $category->name;
				}
			}
		}
		return '';
	}
}
