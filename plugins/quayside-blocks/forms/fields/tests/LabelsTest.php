<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Fields\Tests;

use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Tests\Contracts\Responses;
use Quayside\Tests\TestCase;

/**
 * Tests the labels that fields print for their scripts.
 */
final class LabelsTest extends TestCase {
	/** Contracts of the labels by field type. */
	private const CONTRACTS = [
		'datepicker' => 'forms/field.date-words',
		'dropdown'   => 'forms/field.dropdown-words',
		'textarea'   => 'forms/field.editor-words',
		'upload'     => 'forms/field.upload-words',
	];

	public function test_labels_match_their_contracts(): void {
		$found = [];
		foreach ( (array) glob( dirname( __DIR__ ) . '/*/block.json' ) as $file ) {
			$type = basename( dirname( (string) $file ) );
			foreach ( [
				[],
				[
					'options'    => [ [ 'optionTitle' => 'A' ] ],
					'isRichText' => true,
					'weekdays'   => [ 1, 5 ],
				],
			] as $attributes ) {
				$field = new Field( $type, 'a1', 'a', 'A', $attributes );
				$tags  = new \WP_HTML_Tag_Processor( (string) FieldTypes::get( $type )?->html( new MarkupStub( $field, '' ) ) );
				while ( $tags->next_tag() ) {
					$labels = $tags->get_attribute( 'data-words' );
					if ( null !== $labels ) {
						self::assertArrayHasKey( $type, self::CONTRACTS, "The labels of $type have no contract." );
						self::assertSame( '', Responses::problem( self::CONTRACTS[ $type ], json_decode( (string) $labels, true ) ), $type );
						$found[ $type ] = true;
					}
				}
			}
		}
		self::assertSame( array_keys( self::CONTRACTS ), array_keys( $found ) );
	}

	public function test_only_fields_print_labels(): void {
		$root  = dirname( __DIR__, 5 );
		$files = [];
		foreach ( [ 'plugins', 'packages', 'themes' ] as $part ) {
			$all = new \RecursiveIteratorIterator(
				new \RecursiveDirectoryIterator( "$root/$part", \FilesystemIterator::SKIP_DOTS | \FilesystemIterator::CURRENT_AS_PATHNAME )
			);
			foreach ( $all as $path ) {
				$path = str_replace( '\\', '/', (string) $path );
				if (
					str_ends_with( $path, '.php' )
					&& 1 !== preg_match( '~/(?:build|node_modules|tests|vendor)/~', $path )
					&& str_contains( (string) file_get_contents( $path ), "'data-words'" )
				) {
					$files[] = basename( $path );
				}
			}
		}
		sort( $files );
		self::assertSame(
			[ 'DateAttributes.php', 'DropdownField.php', 'TextareaField.php', 'UploadField.php' ],
			$files,
			'Labels elsewhere need a contract and a test, too.'
		);
	}
}
