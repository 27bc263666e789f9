<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import;

/**
 * Reads the categories of CookieYes and their declared cookies. Slugs do not change, because visitors' cookies
 * contain them, so nobody has to be asked again.
 */
final class CookieYesCategories {
	public function __construct( private string $language ) {}

	/**
	 * @return array<int, array<string, mixed>> Categories as in contract consent/settings.
	 */
	public function all(): array {
		$cookies    = $this->cookies();
		$categories = [];
		foreach ( Rows::all( 'cky_cookie_categories', 'priority, category_id' ) as $row ) {
			$slug = $row['slug'] ?? '';
			if ( 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}\z/', $slug ) && count( $categories ) < 20 ) {
				$categories[] = [
					'slug'        => $slug,
					'name'        => $this->text( $row['name'] ?? '', 80 ),
					'description' => $this->text( $row['description'] ?? '', 1000 ),
					'cookies'     => array_slice( $cookies[ (int) ( $row['category_id'] ?? 0 ) ] ?? [], 0, 200 ),
				];
			}
		}
		return $categories;
	}

	/**
	 * Returns the texts that differ between languages, by slug.
	 *
	 * @return array<string, array<string, mixed>> As in contract consent/language-texts.
	 */
	public function texts(): array {
		$texts = [];
		foreach ( $this->all() as $category ) {
			$cookies = [];
			foreach ( is_array( $category['cookies'] ) ? $category['cookies'] : [] as $cookie ) {
				if ( is_array( $cookie ) && is_string( $cookie['name'] ?? null ) ) {
					$cookies[ $cookie['name'] ] = array_filter( array_intersect_key( $cookie, array_flip( [ 'duration', 'description' ] ) ) );
				}
			}
			if ( is_string( $category['slug'] ) ) {
				$texts[ $category['slug'] ] = array_filter( [
					'name'        => $category['name'],
					'description' => $category['description'],
					'cookies'     => array_filter( $cookies ),
				] );
			}
		}
		return array_filter( $texts );
	}

	/**
	 * @return array<int, array<int, array<string, string>>> Cookies by category ID.
	 */
	private function cookies(): array {
		$cookies = [];
		foreach ( Rows::all( 'cky_cookies', 'cookie_id' ) as $row ) {
			// CookieYes writes # for the variable part of a name.
			$name = (string) preg_replace( '/[*#]+$/', '*', $row['name'] ?? '' );
			if ( 1 === preg_match( '/^[A-Za-z0-9_.!~|:%$#@+-]{1,79}[*]?\z/', $name ) ) {
				$cookies[ (int) ( $row['category'] ?? 0 ) ][] = [
					'name'        => $name,
					'provider'    => $this->text( $row['domain'] ?? '', 80 ),
					'duration'    => $this->text( $row['duration'] ?? '', 80 ),
					'description' => $this->text( $row['description'] ?? '', 500 ),
				];
			}
		}
		return $cookies;
	}

	private function text( string $json, int $length ): string {
		return mb_substr( sanitize_text_field( wp_strip_all_tags( Tree::localize( $json, $this->language ) ) ), 0, $length );
	}
}
