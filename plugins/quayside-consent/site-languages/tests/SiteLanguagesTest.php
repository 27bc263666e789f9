<?php
declare( strict_types=1 );

namespace Quayside\Consent\SiteLanguages\Tests;

use Quayside\Consent\SiteLanguages\PageLanguage;
use Quayside\Consent\SiteLanguages\SiteLanguages;
use Quayside\Tests\TestCase;

require_once __DIR__ . '/multilingual-plugins.php';

/**
 * Tests the languages of Polylang, TranslatePress, and sites without either.
 */
final class SiteLanguagesTest extends TestCase {
	protected function tear_down(): void {
		unset( $GLOBALS['quayside_polylang'], $GLOBALS['quayside_translatepress'], $GLOBALS['TRP_LANGUAGE'] );
		delete_option( 'trp_settings' );
		parent::tear_down();
	}

	public function test_of_polylang(): void {
		$GLOBALS['quayside_polylang'] = [
			'de_DE' => 'Deutsch',
			'en_US' => 'English',
		];
		self::assertSame( $GLOBALS['quayside_polylang'], SiteLanguages::all() );
		self::assertSame( 'de_DE', SiteLanguages::default_locale() );
	}

	public function test_of_translatepress(): void {
		$GLOBALS['quayside_translatepress'] = [
			'de_DE' => 'German',
			'fr_FR' => 'French',
		];
		update_option( 'trp_settings', [ 'default-language' => 'fr_FR' ] );
		self::assertSame( [ 'fr_FR', 'de_DE' ], array_keys( SiteLanguages::all() ) );
		self::assertSame( 'fr_FR', SiteLanguages::default_locale() );
		self::assertSame( determine_locale(), PageLanguage::locale() );
		$GLOBALS['TRP_LANGUAGE'] = 'de_DE';
		self::assertSame( 'de_DE', PageLanguage::locale() );
		foreach ( [ [], '', '../../x', "de_DE\n" ] as $unusable ) {
			$GLOBALS['TRP_LANGUAGE'] = $unusable;
			self::assertSame( determine_locale(), PageLanguage::locale() );
		}
	}

	public function test_of_wordpress(): void {
		self::assertSame( 'en_US', SiteLanguages::default_locale() );
		self::assertSame( 'en_US', array_key_first( SiteLanguages::all() ) );
	}
}
