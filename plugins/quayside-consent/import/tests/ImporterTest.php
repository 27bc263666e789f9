<?php
declare( strict_types=1 );

namespace Quayside\Consent\Import\Tests;

use Quayside\Consent\Import\Importer;
use Quayside\Consent\Import\ImportSource;
use Quayside\Consent\Kit\Contracts;
use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests an import while another request saves settings.
 */
final class ImporterTest extends TestCase {
	private Settings $settings;

	private Importer $importer;

	protected function set_up(): void {
		parent::set_up();
		update_option( Settings::OPTION, [ 'layout' => 'bar' ] );
		$this->settings = new Settings();
		$this->settings->languages();
		$this->importer = new Importer( new Contracts( dirname( __DIR__, 2 ) . '/build/contracts' ), $this->settings );
	}

	public function test_preserves_languages_that_another_request_has_added(): void {
		update_option( Settings::OPTION, [ 'layout' => 'bar', 'languages' => [ 'de_DE' ] ] );
		$this->importer->store( [ 'settings' => [], 'languages' => [ 'fr_FR' => [ 'texts' => [ 'title' => 'Bonjour' ] ] ] ] );
		self::assertSame( [ 'layout' => 'bar', 'languages' => [ 'de_DE', 'fr_FR' ] ], get_option( Settings::OPTION ) );
	}

	public function test_preserves_providers_that_another_request_has_added(): void {
		update_option( Settings::OPTION, [ 'providers' => [ 'youtube' => false ] ] );
		$source = $this->createStub( ImportSource::class );
		$source->method( 'settings' )->willReturn( [ 'providers' => [ 'vimeo' => 'functional' ] ] );
		$source->method( 'languages' )->willReturn( [] );
		$prepared = $this->importer->prepare( $source );
		self::assertIsArray( $prepared );
		$this->importer->store( $prepared );
		self::assertSame( [ 'vimeo' => 'functional', 'youtube' => false ], get_option( Settings::OPTION )['providers'] );
	}
}
