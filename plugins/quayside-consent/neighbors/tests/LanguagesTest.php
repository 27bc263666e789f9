<?php
declare( strict_types=1 );

namespace {
	if ( ! function_exists( 'pll_translate_string' ) ) {
		/**
		 * Polylang's question, as far as these tests need it.
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
	 * The owner's texts in the languages of WPML and Polylang.
	 */
	final class LanguagesTest extends TestCase {
		public function test_every_text_and_declaration_is_named_for_translation(): void {
			$xml = simplexml_load_file( WP_PLUGIN_DIR . '/quayside-consent/wpml-config.xml' );
			self::assertNotFalse( $xml );
			$option = $xml->xpath( '//admin-texts/key[@name="' . Settings::OPTION . '"]' );
			self::assertIsArray( $option );
			self::assertCount( 1, $option );
			foreach ( [ 'key[@name="texts"]/key[@name="*"]', 'key[@name="policyUrl"]', 'key[@name="categories"]/key[@name="*"]/key[@name="name"]', 'key[@name="categories"]/key[@name="*"]/key[@name="cookies"]/key[@name="*"]/key[@name="description"]' ] as $path ) {
				self::assertCount( 1, (array) $option[0]->xpath( $path ), $path );
			}
			// A slug in another language would be another category.
			self::assertSame( [], $option[0]->xpath( './/key[@name="slug"]' ) );
		}

		public function test_the_preference_centre_answers_in_the_language_of_its_page(): void {
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
			$ask   = static fn ( string $locale ): array => (array) self::rest( 'GET', '/quayside-consent/v1/preferences', [ 'locale' => $locale ] )->get_data();
			$names = static fn ( array $answer ): array => array_column( $answer['categories'], 'name', 'slug' );
			$plain = $ask( 'en_US' );
			self::assertSame( [ 'Biscuits?', 'Biscuits?' ], [ $plain['title'], $names( $plain )['analytics'] ] );
			$german = $ask( 'de_DE' );
			self::assertSame( [ 'Kekse?', 'Kekse?' ], [ $german['title'], $names( $german )['analytics'] ] );
			self::assertArrayHasKey( 'analytics', $names( $german ) );
		}
	}
}
