<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Categories\Category;


/**
 * Complianz's categories in the words of ours, and the cookies that it declares. What it calls functional cannot be
 * refused: that is our necessary category, and its preferences are our functional one.
 */
final class ComplianzCategories {
	/**
	 * Columns with name and description, and what a cookie's purpose begins with in English, by our slug.
	 */
	private const CATEGORIES = [
		'necessary'     => [ 'category_functional', 'functional_text', 'functional' ],
		'functional'    => [ 'category_prefs', 'preferences_text', 'preferences' ],
		'analytics'     => [ 'category_stats', 'statistics_text', 'statistics' ],
		'advertisement' => [ 'category_all', 'marketing_text', 'marketing' ],
	];

	/**
	 * @param array<string, string> $banner The banner's row.
	 * @return array<int, array<string, mixed>> As contract consent/settings has them.
	 */
	public function all( array $banner ): array {
		$cookies    = $this->cookies();
		$categories = [];
		foreach ( self::CATEGORIES as $slug => [ $name, $description ] ) {
			$categories[] = [
				'slug'        => $slug,
				'name'        => self::text( Complianz::read( $banner, $name ), 80 ),
				'description' => self::text( Complianz::read( $banner, $description ), 1000 ),
				'cookies'     => array_slice( $cookies[ $slug ] ?? [], 0, 200 ),
			];
		}
		return $categories;
	}

	/**
	 * @return array<string, array<int, array<string, string>>> By our slug.
	 */
	private function cookies(): array {
		$rows     = Rows::of( 'cmplz_cookies', 'ID' );
		$services = array_column( Rows::of( 'cmplz_services', 'ID' ), 'name', 'ID' );
		$language = substr( get_locale(), 0, 2 );
		// A row in another language names the one that it translates.
		$translated = [];
		foreach ( $rows as $row ) {
			if ( '0' !== (string) ( $row['isTranslationFrom'] ?? '0' ) && ( $row['language'] ?? '' ) === $language ) {
				$translated[ (string) $row['isTranslationFrom'] ] = $row;
			}
		}
		$cookies = [];
		foreach ( $rows as $row ) {
			$is_shown = '0' === (string) ( $row['isTranslationFrom'] ?? '0' ) && '1' === (string) ( $row['showOnPolicy'] ?? '' );
			foreach ( [ 'deleted', 'ignored', 'isMembersOnly' ] as $column ) {
				$is_shown = $is_shown && '1' !== (string) ( $row[ $column ] ?? '' );
			}
			// A star anywhere but at the end would mean more than Complianz does.
			if ( $is_shown && 1 === preg_match( '/^[A-Za-z0-9_.!~|:%$#@+-]{1,79}[*]?\z/', $row['name'] ?? '' ) ) {
				$words = $translated[ (string) ( $row['ID'] ?? '' ) ] ?? $row;
				$cookies[ self::category_of( $row['purpose'] ?? '' ) ][] = [
					'name'        => (string) ( $row['name'] ?? '' ),
					'provider'    => self::text( (string) ( $services[ $row['serviceID'] ?? 0 ] ?? '' ), 80 ),
					'duration'    => self::text( $words['retention'] ?? '', 80 ),
					'description' => self::text( $words['cookieFunction'] ?? '', 500 ),
				];
			}
		}
		return $cookies;
	}

	/**
	 * Our slug for a purpose; the strictest where it says nothing that is known.
	 */
	private static function category_of( string $purpose ): string {
		foreach ( self::CATEGORIES as $slug => [ , , $beginning ] ) {
			if ( str_starts_with( strtolower( trim( $purpose ) ), $beginning ) ) {
				return $slug;
			}
		}
		return Category::STRICTEST;
	}

	private static function text( string $text, int $length ): string {
		return mb_substr( sanitize_text_field( wp_strip_all_tags( $text ) ), 0, $length );
	}
}
