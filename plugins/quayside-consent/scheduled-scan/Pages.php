<?php
declare( strict_types=1 );

namespace Quayside\Consent\ScheduledScan;

use Quayside\Consent\Kit\Placeholders;

/**
 * Lists the pages of the site one after another: the homepage, then everything published that has its own URL.
 */
final class Pages {
	/** Position before the homepage. */
	public const START = -1;

	/** Maximum number of pages of a scan. */
	public const MAX = 20_000;

	/**
	 * Returns the page after a position.
	 *
	 * @param int $position START, or the position that the last call returned.
	 * @return array{url: string, position: int}|null Null at the end.
	 */
	public static function after( int $position ): ?array {
		if ( self::START === $position ) {
			return [
				'url'      => home_url( '/' ),
				'position' => 0,
			];
		}
		global $wpdb;
		$types  = self::types();
		$places = Placeholders::texts( $types );
		$front  = get_option( 'page_on_front' );
		do {
			$query = "SELECT ID FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND ID > %d AND post_type IN ($places) ORDER BY ID LIMIT 1";
			$id    = $wpdb->get_var( $wpdb->prepare( $query, $position, ...$types ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
			if ( ! is_numeric( $id ) ) {
				return null;
			}
			$position = (int) $id;
			// It was the first page.
			$url = is_numeric( $front ) && (int) $front === $position ? false : get_permalink( $position );
		} while ( ! is_string( $url ) );
		return [
			'url'      => $url,
			'position' => $position,
		];
	}

	/**
	 * Returns the number of pages.
	 */
	public static function count(): int {
		global $wpdb;
		$types  = self::types();
		$places = Placeholders::texts( $types );
		$query  = "SELECT COUNT(*) FROM $wpdb->posts WHERE post_status = 'publish' AND post_password = '' AND ID <> %d AND post_type IN ($places)";
		$front  = get_option( 'page_on_front' );
		// phpcs:ignore WordPress.DB.PreparedSQL -- placeholders only.
		$count = $wpdb->get_var( $wpdb->prepare( $query, is_numeric( $front ) ? (int) $front : 0, ...$types ) );
		return min( self::MAX, 1 + ( is_numeric( $count ) ? (int) $count : 0 ) );
	}

	/**
	 * @return non-empty-array<int, string>
	 */
	private static function types(): array {
		$types = array_filter( get_post_types( [ 'public' => true ] ), 'is_post_type_viewable' );
		unset( $types['attachment'] );
		return [ 'page', ...array_values( array_diff( $types, [ 'page' ] ) ) ];
	}
}
