<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that a folder is all that a new field type needs: forms render it, validate its values, and store them.
 */
final class MadeUpFieldTest extends FormTestCase {
	protected function set_up(): void {
		parent::set_up();
		require_once __DIR__ . '/ship-name/ShipNameField.php';
		do_action( 'quayside_blocks_register_fields' );
		$number = \WP_Block_Type_Registry::get_instance()->get_registered( 'quayside/field-number' );
		self::assertNotNull( $number );
		register_block_type_from_metadata( __DIR__ . '/ship-name', [ 'render_callback' => $number->render_callback ] );
	}

	protected function tear_down(): void {
		unregister_block_type( 'quayside/field-ship-name' );
		parent::tear_down();
	}

	public function test_a_form_renders_the_field(): void {
		$html = do_shortcode( '[quayside_form id="' . self::ships()->id() . '"]' );
		self::assertStringContainsString( 'data-type="ship-name"', $html );
		self::assertMatchesRegularExpression( '/<input type="text" id="[^"]*" class="srfm-input-common srfm-input-ship-name"/', $html );
		self::assertStringContainsString( 'Begins with MS', $html );
	}

	public function test_a_submission_is_validated_and_stored(): void {
		$form = self::ships();
		$name = $form->schema()->by_slug( 'ship' )?->name();
		$data = (array) self::submit( $form, [ 'ship' => 'Titanic' ] )->get_data();
		self::assertSame( [ $name => 'This value is not allowed. Please enter a different one.' ], (array) $data['data']['field_errors'] );
		self::assertSame( 0, self::count_entries( $form ) );
		$data = (array) self::submit( $form, [ 'ship' => ' MS Europa ' ] )->get_data();
		self::assertTrue( $data['success'] );
		$entry = ( new Entries() )->get( $data['data']['submission_id'] );
		self::assertSame( [ 'ship-name', 'MS EUROPA' ], [ $entry?->fields[0]['type'], $entry?->fields[0]['value'] ] );
	}

	private static function ships(): Form {
		return self::form( [ [ 'ship-name', [ 'block_id' => 'ship1', 'slug' => 'ship', 'required' => true ] ] ] );
	}
}
