<?php
declare( strict_types=1 );

namespace {
	if ( ! function_exists( 'pll_translate_string' ) ) {
		/**
		 * Stands in for Polylang's function.
		 *
		 * @param string $text   Text.
		 * @param string $locale Locale.
		 */
		function pll_translate_string( string $text, string $locale ): string {
			return 'de_DE' === $locale && 'Biscuits?' === $text ? 'Kekse?' : $text;
		}
	}
}

namespace Quayside\Consent\Neighbors\Tests {

	use Quayside\Consent\Settings\Settings;
	use Quayside\Tests\TestCase;

	/**
	 * Tests custom texts in the languages of WPML and Polylang.
	 */
	final class LanguagesTest extends TestCase {
		public function test_declares_all_texts_for_translation(): void {
			$xml = simplexml_load_file( WP_PLUGIN_DIR . '/quayside-consent/wpml-config.xml' );
			self::assertNotFalse( $xml );
			$option = $xml->xpath( '//admin-texts/key[@name="' . Settings::OPTION . '"]' );
			self::assertIsArray( $option );
			self::assertCount( 1, $option );
			$paths = [
				'key[@name="texts"]/key[@name="*"]',
				'key[@name="policyUrl"]',
				'key[@name="categories"]/key[@name="*"]/key[@name="name"]',
				'key[@name="categories"]/key[@name="*"]/key[@name="cookies"]/key[@name="*"]/key[@name="description"]',
			];
			foreach ( $paths as $path ) {
				self::assertCount( 1, (array) $option[0]->xpath( $path ), $path );
			}
			// A translated slug would be another category.
			self::assertSame( [], $option[0]->xpath( './/key[@name="slug"]' ) );
		}

		public function test_preference_center_uses_the_language_of_the_page(): void {
			update_option(
				Settings::OPTION,
				[
					'texts'      => [ 'preferencesTitle' => 'Biscuits?' ],
					'categories' => [
						[
							'slug' => 'analytics',
							'name' => 'Biscuits?',
						],
					],
				]
			);
			$get   = static fn ( string $locale ): array => (array) self::rest(
				'GET',
				'/quayside-consent/v1/preferences',
				[ 'locale' => $locale ]
			)->get_data();
			$names = static fn ( array $response ): array => array_column( $response['categories'], 'name', 'slug' );
			$plain = $get( 'en_US' );
			self::assertSame( [ 'Biscuits?', 'Biscuits?' ], [ $plain['title'], $names( $plain )['analytics'] ] );
			$german = $get( 'de_DE' );
			self::assertSame( [ 'Kekse?', 'Kekse?' ], [ $german['title'], $names( $german )['analytics'] ] );
			self::assertArrayHasKey( 'analytics', $names( $german ) );
		}
	}
}
