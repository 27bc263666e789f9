<?php
declare( strict_types=1 );

namespace Quayside\Consent\LanguageTexts;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Access;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Consent\Settings\Validation\Proposal;
use Quayside\Consent\SiteLanguages\OwnTexts;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Handles quayside-consent/v1/language-texts/{locale} for users who can change the settings.
 *
 * GET returns the owner's texts in a language and the "defaults" that visitors see without them: contract
 * consent/language-texts.response. POST (contract consent/language-texts) replaces all of them and returns the same. Responds with 404
 * for a language that the site does not have, and 400 to texts with code.
 */
final class LanguageTextsRoute {
	public function __construct( private Contracts $contracts, private Settings $settings ) {}

	/**
	 * Registers the route.
	 */
	public function register_route(): void {
		$this->contracts->resource(
			'quayside-consent/v1',
			'/language-texts/(?P<locale>[A-Za-z0-9_-]{2,20})',
			[ Access::class, 'allows' ],
			'consent/language-texts.response',
			[
				'GET'  => [ [ $this, 'get' ] ],
				'POST' => [ [ $this, 'save' ], 'consent/language-texts' ],
			]
		);
	}

	/**
	 * Returns the texts of a language.
	 */
	public function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$locale = self::locale( $request );
		if ( '' === $locale ) {
			return new WP_Error( 'consent_unknown_language', __( 'This site does not have this language.', 'quayside-consent' ), [ 'status' => 404 ] );
		}
		$own = OwnTexts::get( $locale );
		return new WP_REST_Response(
			[
				'texts'      => (object) $own['texts'],
				'policyUrl'  => $own['policyUrl'],
				'categories' => (object) $own['categories'],
				'defaults'   => $this->defaults( $locale ),
			]
		);
	}

	/**
	 * Stores the texts of a language.
	 */
	public function save( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$locale = self::locale( $request );
		if ( '' !== $locale ) {
			$given   = array_intersect_key( $request->get_params(), array_flip( [ 'texts', 'policyUrl', 'categories' ] ) );
			$problem = Proposal::texts_problem( $given['texts'] ?? null );
			if ( '' !== $problem ) {
				return new WP_Error( 'consent_refused', $problem, [ 'status' => 400 ] );
			}
			( new SavedTexts( $this->settings ) )->save( $locale, $given );
		}
		return $this->get( $request );
	}

	/**
	 * Returns what visitors see in a language without the owner's texts for it.
	 *
	 * @return array<string, mixed>
	 */
	private function defaults( string $locale ): array {
		$stored   = get_option( Settings::OPTION );
		$settings = new Settings( is_array( $stored ) ? $stored : [] );
		$texts    = new Texts( $settings );
		$switched = switch_to_locale( $locale );
		$defaults = [
			'texts'      => array_combine( Texts::NAMES, array_map( [ $texts, 'get' ], Texts::NAMES ) ),
			'policyUrl'  => $settings->policy_url(),
			'categories' => array_map(
				static fn ( $category ): array => [
					'slug'        => $category->slug,
					'name'        => $category->name,
					'description' => $category->description,
					'cookies'     => array_map(
						static fn ( array $cookie ): array => array_intersect_key( $cookie, array_flip( [ 'name', 'duration', 'description' ] ) ),
						$category->cookies
					),
				],
				( new Categories( $settings ) )->all()
			),
		];
		if ( $switched ) {
			restore_previous_locale();
		}
		return $defaults;
	}

	private static function locale( WP_REST_Request $request ): string {
		$locale = $request->get_param( 'locale' );
		return is_string( $locale ) && isset( SiteLanguages::all()[ $locale ] ) ? $locale : '';
	}
}
