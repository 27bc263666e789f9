<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests the labels, values, and images of choices.
 */
final class ChoicesTest extends FormTestCase {
	/** @return array<string, array{mixed, array<int, array{string, string, int}>}> */
	public static function options(): array {
		return [
			'labels are values'               => [ [ [ 'label' => ' Red ' ] ], [ [ 'Red', 'Red', 0 ] ] ],
			'plain texts'                     => [ [ 'Red' ], [ [ 'Red', 'Red', 0 ] ] ],
			'a value'                         => [ [ [ 'label' => 'Red', 'value' => ' r ' ] ], [ [ 'r', 'Red', 0 ] ] ],
			'an empty value'                  => [ [ [ 'label' => 'Red', 'value' => ' ' ] ], [ [ 'Red', 'Red', 0 ] ] ],
			'the value 0'                     => [ [ [ 'label' => 'None', 'value' => '0' ] ], [ [ '0', 'None', 0 ] ] ],
			'no label'                        => [ [ [ 'label' => '', 'value' => 'r' ] ], [] ],
			'the first of two equal values'   => [ [ [ 'label' => 'Red', 'value' => 'x' ], [ 'label' => 'x' ] ], [ [ 'x', 'Red', 0 ] ] ],
			'numbers that differ as text'     => [ [ '1', '1.0', '01' ], [ [ '1', '1', 0 ], [ '1.0', '1.0', 0 ], [ '01', '01', 0 ] ] ],
			'an image'                        => [ [ [ 'label' => 'Red', 'image' => 7 ] ], [ [ 'Red', 'Red', 7 ] ] ],
			'an image that is not an integer' => [
				[ [ 'label' => 'Red', 'image' => '7' ], [ 'label' => 'Blue', 'image' => -7 ] ],
				[ [ 'Red', 'Red', 0 ], [ 'Blue', 'Blue', 0 ] ],
			],
			'no list'                         => [ 'Red', [] ],
		];
	}

	/**
	 * @dataProvider options
	 * @param array<int, array{string, string, int}> $expected Values, labels, and images.
	 */
	public function test_choices_have_a_value_a_label_and_an_image( mixed $options, array $expected ): void {
		$field = new Field( 'dropdown', 'd1', 'color', 'Color', [ 'options' => $options ] );
		self::assertSame( $expected, array_map( 'array_values', $field->choices() ) );
		self::assertSame( array_column( $expected, 0 ), $field->options() );
	}

	public function test_the_value_is_submitted_and_the_label_is_not_accepted(): void {
		$form = self::form( [
			[ 'multi-choice', [ 'block_id' => 'm1', 'slug' => 'color', 'label' => 'Color', 'options' => [ [ 'label' => 'Red', 'value' => 'r' ] ] ] ],
		] );
		self::assertTrue( self::submit( $form, [ 'color' => 'r' ] )->get_data()['success'] );
		self::assertFalse( self::submit( $form, [ 'color' => 'Red' ] )->get_data()['success'] );
	}
}
