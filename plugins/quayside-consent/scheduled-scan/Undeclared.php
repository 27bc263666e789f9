<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Blocking\Providers\ProviderList;
use Quayside\Consent\Blocking\Providers\Providers;
use Quayside\Consent\Categories\Categories;

/**
 * Determines what the last scheduled scan has found that belongs to no category.
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
		$scan  = State::read()->last;
		$names = [];
		foreach ( $scan['items'] ?? [] as $item ) {
			if ( '' === self::category_of( $item, $providers->get(), $categories ) ) {
				$names[] = $item['name'];
			}
		}
		return array_values( array_unique( $names ) );
	}

	/**
	 * Returns the name of the category that blocks or declares an item, or '' for none.
	 *
	 * @param Item $item
	 */
	public static function category_of( array $item, Providers $providers, Categories $categories ): string {
		if ( 'cookie' !== $item['kind'] ) {
			$slug = $providers->category_of( (string) $providers->id_of( $item['address'] ) );
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
