<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Shop\Kit\CommandOptions;

/**
 * Tests how commands read their options.
 */
final class KitCommandOptionsTest extends TestCase {
	private const PROPERTIES = [
		'from'    => [ 'type' => 'string' ],
		'form'    => [
			'type'    => 'integer',
			'minimum' => 0,
		],
		'status'  => [
			'type' => 'string',
			'enum' => [ '', 'read', 'unread' ],
		],
		'id'      => [
			'type'    => 'string',
			'pattern' => '^[a-z]*$',
		],
		'starred' => [ 'type' => 'boolean' ],
	];

	public function test_valid_options_have_no_problem(): void {
		self::assertSame( '', CommandOptions::problem( self::PROPERTIES, [] ) );
		$options = [ 'from' => '2024-02-29', 'form' => '7', 'status' => 'read', 'id' => 'abc', 'starred' => true, 'file' => '/tmp/x' ];
		self::assertSame( '', CommandOptions::problem( self::PROPERTIES, $options ) );
	}

	/**
	 * @testWith ["from", "2026-02-29", "--from must be a date such as 2026-01-31."]
	 *           ["from", "", "--from must be a date such as 2026-01-31."]
	 *           ["form", "0", "--form must be a number of 1 or more."]
	 *           ["form", "", "--form must be a number of 1 or more."]
	 *           ["form", "7 OR 1=1", "--form must be a number of 1 or more."]
	 *           ["status", "", "--status must be one of: read, unread."]
	 *           ["status", "lost", "--status must be one of: read, unread."]
	 *           ["id", "ABC", "--id is not valid."]
	 */
	public function test_problems_name_the_option( string $name, string $value, string $problem ): void {
		self::assertSame( $problem, CommandOptions::problem( self::PROPERTIES, [ $name => $value ] ) );
	}

	public function test_flags_can_be_off(): void {
		self::assertTrue( CommandOptions::has_flag( [ 'yes' => true ], 'yes' ) );
		self::assertFalse( CommandOptions::has_flag( [ 'yes' => false ], 'yes' ) );
		self::assertFalse( CommandOptions::has_flag( [], 'yes' ) );
	}

	public function test_fields_are_columns_in_any_order(): void {
		$terminal = new RecordingTerminal();
		self::assertSame( [ 'a', 'b' ], CommandOptions::columns( $terminal, [ 'a', 'b' ], [] ) );
		self::assertSame( [ 'b', 'a' ], CommandOptions::columns( $terminal, [ 'a', 'b' ], [ 'fields' => 'b, a' ] ) );
		$failure = RecordingTerminal::failure( static fn () => CommandOptions::columns( $terminal, [ 'a', 'b' ], [ 'fields' => 'a,c' ] ) );
		self::assertSame( '--fields must be some of: a, b.', $failure );
	}
}
