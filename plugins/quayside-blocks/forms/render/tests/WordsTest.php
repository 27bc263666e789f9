<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Render\Tests;

use Quayside\Blocks\Forms\Tests\FormTestCase;
use Quayside\Tests\Contracts\Responses;

/**
 * Tests that the labels that fields print for their scripts match the contracts.
 */
final class WordsTest extends FormTestCase {
	public function test_each_field_prints_the_labels_of_its_contract(): void {
		$form = self::form(
			[
				[
					'dropdown',
					[
						'block_id' => 'd1',
						'slug'     => 'color',
						'label'    => 'Color',
						'options'  => [ [ 'optionTitle' => 'Red' ], [ 'optionTitle' => 'Blue' ] ],
					],
				],
				[ 'textarea', [ 'block_id' => 't1', 'slug' => 'message', 'label' => 'Message', 'isRichText' => true ] ],
				[ 'datepicker', [ 'block_id' => 'p1', 'slug' => 'day', 'label' => 'Day' ] ],
				[ 'upload', [ 'block_id' => 'u1', 'slug' => 'file', 'label' => 'File' ] ],
			]
		);
		preg_match_all( '/ data-words="([^"]*)"/', do_shortcode( "[quayside_form id=\"{$form->id()}\"]" ), $found );
		$decode = static fn ( string $attribute ): mixed => json_decode( html_entity_decode( $attribute, ENT_QUOTES ), true );
		$labels = array_map( $decode, $found[1] );
		self::assertCount( 4, $labels );
		foreach ( [ 'dropdown', 'editor', 'date', 'upload' ] as $index => $name ) {
			self::assertSame( '', Responses::problem( "forms/field.$name-words", $labels[ $index ] ), $name );
		}
	}
}
