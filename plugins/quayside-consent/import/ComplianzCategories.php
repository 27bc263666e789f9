<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

use Quayside\Consent\Categories\Category;

/**
 * Maps the categories of Complianz and its declared cookies. What it calls functional cannot be rejected, which is
 * our necessary category. Its preferences are our functional category.
 */
final class ComplianzCategories {
	/**
	 * Columns with the name and description, and the first word of a cookie's purpose in English, by slug.
	 */
	private const CATEGORIES = [
		'necessary'     => [ 'category_functional', 'functional_text', 'functional' ],
		'functional'    => [ 'category_prefs', 'preferences_text', 'preferences' ],
		'analytics'     => [ 'category_stats', 'statistics_text', 'statistics' ],
		'advertisement' => [ 'category_all', 'marketing_text', 'marketing' ],
	];

	/**
	 * @param string $language Language code of the texts of cookies.
	 */
	public function __construct( private string $language ) {}

	/**
	 * @param array<string, string> $banner Row of the banner.
	 * @return array<int, array<string, mixed>> Categories as in contract consent/settings.
	 */
	public function all( array $banner ): array {
		$cookies    = $this->cookies();
		$categories = [];
		foreach ( self::CATEGORIES as $slug => [ $name, $description ] ) {
			$categories[] = [
				'slug'        => $slug,
				'name'        => self::text( ComplianzColumn::read( $banner, $name ), 80 ),
				'description' => self::text( ComplianzColumn::read( $banner, $description ), 1000 ),
				'cookies'     => array_slice( $cookies[ $slug ] ?? [], 0, 200 ),
			];
		}
		return $categories;
	}

	/**
	 * Returns the texts of cookies in this language, by category slug: contract consent/language-texts.
	 *
	 * @return array<string, array{cookies: array<string, array<string, string>>}>
	 */
	public function texts(): array {
		$texts = [];
		foreach ( $this->cookies() as $slug => $cookies ) {
			foreach ( array_slice( $cookies, 0, 200 ) as $cookie ) {
				$own = array_filter( array_intersect_key( $cookie, array_flip( [ 'duration', 'description' ] ) ) );
				if ( [] !== $own ) {
					$texts[ $slug ]['cookies'][ $cookie['name'] ] = $own;
				}
			}
		}
		return $texts;
	}

	/**
	 * @return array<string, array<int, array<string, string>>> Cookies by category slug.
	 */
	private function cookies(): array {
		$rows     = Rows::all( 'cmplz_cookies', 'ID' );
		$services = array_column( Rows::all( 'cmplz_services', 'ID' ), 'name', 'ID' );
		// Rows in other languages refer to the row that they translate.
		$translated = [];
		foreach ( $rows as $row ) {
			if ( '0' !== (string) ( $row['isTranslationFrom'] ?? '0' ) && ( $row['language'] ?? '' ) === $this->language ) {
				$translated[ (string) $row['isTranslationFrom'] ] = $row;
			}
		}
		$cookies = [];
		foreach ( $rows as $row ) {
			$is_visible = '0' === (string) ( $row['isTranslationFrom'] ?? '0' ) && '1' === (string) ( $row['showOnPolicy'] ?? '' );
			foreach ( [ 'deleted', 'ignored', 'isMembersOnly' ] as $column ) {
				$is_visible = $is_visible && '1' !== (string) ( $row[ $column ] ?? '' );
			}
			// A star is only accepted at the end, where it means the same in both plugins.
			if ( $is_visible && 1 === preg_match( '/^[A-Za-z0-9_.!~|:%$#@+-]{1,79}[*]?\z/', $row['name'] ?? '' ) ) {
				$translation = $translated[ (string) ( $row['ID'] ?? '' ) ] ?? $row;
				$cookies[ self::category_of( $row['purpose'] ?? '' ) ][] = [
					'name'        => (string) ( $row['name'] ?? '' ),
					'provider'    => self::text( (string) ( $services[ $row['serviceID'] ?? 0 ] ?? '' ), 80 ),
					'duration'    => self::text( $translation['retention'] ?? '', 80 ),
					'description' => self::text( $translation['cookieFunction'] ?? '', 500 ),
				];
			}
		}
		return $cookies;
	}

	/**
	 * Returns the category slug for a purpose, or the strictest one if the purpose is unknown.
	 */
	private static function category_of( string $purpose ): string {
		foreach ( self::CATEGORIES as $slug => [ , , $prefix ] ) {
			if ( str_starts_with( strtolower( trim( $purpose ) ), $prefix ) ) {
				return $slug;
			}
		}
		return Category::STRICTEST;
	}

	private static function text( string $text, int $length ): string {
		return mb_substr( sanitize_text_field( wp_strip_all_tags( $text ) ), 0, $length );
	}
}
