<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Editor\EditorScript;
use Quayside\Blocks\Forms\Entries\Screen\EntriesScreen;
use Quayside\Blocks\Forms\Render\PageSettings;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Kit\Contract;

/**
 * Tests that data printed for scripts matches their types.
 */
final class ScreenDataTest extends FormTestCase {
	public function test_initial_data_of_screens_satisfies_its_contract(): void {
		self::form();
		$data = static fn (): array => [
			'forms/entries.screen'     => EntriesScreen::props(),
			'forms/form.editor'        => EditorScript::state(),
			'forms/form.page-settings' => PageSettings::all(),
			'forms/spam.shown'         => SpamSettings::for_screen(),
		];
		foreach ( [ 'administrator', 'editor' ] as $role ) {
			self::log_in_as( $role );
			foreach ( $data() as $name => $value ) {
				// Decoded as scripts do.
				$read = json_decode( (string) wp_json_encode( $value ), true );
				self::assertTrue( Contract::load( dirname( __DIR__, 2 ) . '/build/contracts', $name )->validate( $read ), "$role: $name" );
			}
		}
	}
}
