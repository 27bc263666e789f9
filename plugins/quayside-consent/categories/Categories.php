<?php
declare( strict_types=1 );

namespace Quayside\Consent\Categories;

use Quayside\Consent\Settings\Settings;

/**
 * Provides the categories of this site, in the order of the cookie.
 */
final class Categories {
	/**
	 * Slugs of the categories of every site.
	 */
	private const SLUGS = [ 'necessary', 'functional', 'analytics', 'performance', 'advertisement' ];

	public function __construct( private Settings $settings ) {}

	/**
	 * @return array<int, string>
	 */
	public function slugs(): array {
		$slugs = self::SLUGS;
		foreach ( $this->settings->categories() as $category ) {
			$slug = $category['slug'] ?? '';
			if ( is_string( $slug ) && 1 === preg_match( '/^[a-z][a-z0-9-]{0,39}$/', $slug ) && ! in_array( $slug, $slugs, true ) ) {
				$slugs[] = $slug;
			}
		}
		return $slugs;
	}

	/**
	 * Returns the slugs of the categories that are on by default.
	 *
	 * @return array<int, string>
	 */
	public function defaults(): array {
		$law = $this->settings->law();
		return array_values( array_filter( $this->slugs(), fn ( string $slug ): bool => $this->default_of( $slug, $law ) ) );
	}

	/**
	 * Returns all categories with their translated texts. Too slow for every page.
	 *
	 * @return array<int, Category>
	 */
	public function all(): array {
		return array_map( [ $this, 'category' ], $this->slugs() );
	}

	private function category( string $slug ): Category {
		$custom                 = $this->custom( $slug );
		[ $name, $description ] = self::texts( $slug );
		$cookies                = is_array( $custom['cookies'] ?? null ) ? array_values( array_filter( $custom['cookies'], 'is_array' ) ) : [];
		// The owner's texts in the language of the page.
		$own     = $this->settings->language_category( $slug );
		$custom  = array_intersect_key( $own, array_flip( [ 'name', 'description' ] ) ) + $custom;
		$in_page = is_array( $own['cookies'] ?? null ) ? $own['cookies'] : [];
		return new Category(
			$slug,
			is_string( $custom['name'] ?? null ) && '' !== $custom['name'] ? $custom['name'] : $name,
			is_string( $custom['description'] ?? null ) && '' !== $custom['description'] ? $custom['description'] : $description,
			[
				'gdpr' => $this->default_of( $slug, 'gdpr' ),
				'ccpa' => $this->default_of( $slug, 'ccpa' ),
			],
			// Declarations of the site owner replace the built-in ones.
			array_map(
				static fn ( array $cookie ): array => is_array( $in_page[ $cookie['name'] ] ?? null )
					? DeclaredCookies::clean( $in_page[ $cookie['name'] ] + $cookie )
					: $cookie,
				array_values(
					array_column( array_merge( DeclaredCookies::get( $slug ), array_map( [ DeclaredCookies::class, 'clean' ], $cookies ) ), null, 'name' )
				)
			)
		);
	}

	/**
	 * Under the GDPR, every category except necessary is off until the visitor allows it, regardless of the option.
	 * The setting only applies to the opt-out law.
	 */
	private function default_of( string $slug, string $law ): bool {
		if ( Category::NECESSARY === $slug ) {
			return true;
		}
		$custom = $this->custom( $slug )['ccpa'] ?? true;
		return 'ccpa' === $law && false !== $custom;
	}

	/**
	 * @return array<mixed>
	 */
	private function custom( string $slug ): array {
		foreach ( $this->settings->categories() as $category ) {
			if ( ( $category['slug'] ?? '' ) === $slug ) {
				return $category;
			}
		}
		return [];
	}

	/**
	 * Returns the name and description of a category.
	 *
	 * @return array{string, string}
	 */
	private static function texts( string $slug ): array {
		return match ( $slug ) {
			'necessary'     => [
				__( 'Necessary', 'quayside-consent' ),
				__(
					'These cookies are required for the site to work. They remember your cart, your login, and your cookie preferences, and store nothing else about you.',
					'quayside-consent'
				),
			],
			'functional'    => [
				__( 'Functional', 'quayside-consent' ),
				__( 'These cookies enable content and features hosted by others, such as videos, maps, social posts, and chat.', 'quayside-consent' ),
			],
			'analytics'     => [
				__( 'Analytics', 'quayside-consent' ),
				__( 'These cookies count visits and show us which pages are viewed, so that we can improve the site.', 'quayside-consent' ),
			],
			'performance'   => [
				__( 'Performance', 'quayside-consent' ),
				__( 'These cookies measure how fast and reliable the site is, and compare different versions of a page.', 'quayside-consent' ),
			],
			'advertisement' => [
				__( 'Advertisement', 'quayside-consent' ),
				__( 'These cookies track visitors across websites to show relevant ads and to measure how well they perform.', 'quayside-consent' ),
			],
			default         => [ ucfirst( $slug ), '' ],
		};
	}
}
