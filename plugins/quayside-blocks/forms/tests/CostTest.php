<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\Forms\Conditions\Conditions;
use Quayside\Blocks\Forms\Fields\Field;
use Quayside\Blocks\Forms\Fields\FieldTypes;
use Quayside\Blocks\Forms\Fields\Input\Mask\Mask;
use Quayside\Blocks\Forms\Fields\Lengths;
use Quayside\Blocks\Forms\Fields\Tests\MarkupStub;
use Quayside\Blocks\Forms\Fields\Textarea\RichText;
use Quayside\Blocks\Forms\Spam\Blocklist;

/**
 * Tests that processing time grows linearly with the length of a value, with and without PCRE's JIT compiler, and that
 * oversized values cost next to nothing.
 */
final class CostTest extends FormTestCase {
	/**
	 * @return array<string, array{string, array<string, mixed>, string}>
	 */
	public static function fields_and_bodies(): array {
		$cases = [];
		foreach ( NastyBodies::fields() as $field => [ $type, $attributes ] ) {
			foreach ( NastyBodies::parts() as $name => $part ) {
				$cases[ "$field, $name" ] = [ $type, $attributes, $part ];
			}
		}
		return $cases;
	}

	/**
	 * Returns the processor time in seconds, the minimum of three runs.
	 *
	 * @param callable(): mixed $work What to measure.
	 */
	private static function time( callable $work ): float {
		$least = INF;
		for ( $run = 0; $run < 3; $run++ ) {
			$start = getrusage();
			$work();
			$end   = getrusage();
			$least = min( $least, $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] + ( $end['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1e6 );
		}
		return $least;
	}

	/** Number of attempts, because a busy machine may be slow at times. Quadratic growth never passes. */
	private const ATTEMPTS = 5;

	/**
	 * Asserts that the time for a body is at most proportional to that for half of it. Times below a few milliseconds
	 * are ignored.
	 *
	 * @param callable( string ): mixed $work What to measure.
	 * @param string                    $half A body.
	 * @param string                    $body A body of twice the length.
	 */
	private static function assertLinear( callable $work, string $half, string $body ): void {
		$work( $half );
		$is_linear = false;
		for ( $attempt = 0; $attempt < self::ATTEMPTS && ! $is_linear; $attempt++ ) {
			$is_linear = self::time( static fn () => $work( $body ) ) < 0.005 + 3 * self::time( static fn () => $work( $half ) );
		}
		self::assertTrue( $is_linear, 'Doubling the length takes more than three times as long.' );
	}

	/**
	 * @dataProvider fields_and_bodies
	 * @param array<string, mixed> $attributes Attributes of the field.
	 */
	public function test_rejects_a_megabyte_in_a_field_in_linear_time( string $type, array $attributes, string $part ): void {
		$rules = ( new Field( $type, 'f1', 'f', 'F', $attributes ) )->rules();
		$body  = NastyBodies::of( $part, 1000000 );
		self::assertNotNull( FieldTypes::check( $type, $rules, $body )->error );
		self::assertLinear( static fn ( string $value ) => FieldTypes::check( $type, $rules, $value ), NastyBodies::of( $part, 500000 ), $body );
	}

	/**
	 * @dataProvider fields_and_bodies
	 * @param array<string, mixed> $attributes Attributes of the field.
	 */
	public function test_validates_the_longest_allowed_value_in_linear_time( string $type, array $attributes, string $part ): void {
		$rules = ( new Field( $type, 'f1', 'f', 'F', $attributes ) )->rules();
		// The test has 500 choices.
		$most  = isset( $rules['options'] ) ? 5000 : Lengths::bytes( 'textarea' !== $type ? 'line' : ( empty( $rules['rich'] ) ? 'text' : 'richtext' ) );
		$check = static fn ( string $value ) => FieldTypes::check( $type, $rules, $value );
		self::assertLinear( $check, NastyBodies::of( $part, intdiv( $most, 2 ) ), NastyBodies::of( $part, $most ) );
		self::assertLinear( $check, NastyBodies::of( $part, intdiv( $most, 2 ), 'M' ), NastyBodies::of( $part, $most, 'M' ) );
		ini_set( 'pcre.jit', '0' ); // phpcs:ignore WordPress.PHP.IniSet
		try {
			self::assertLinear( $check, NastyBodies::of( $part, intdiv( $most, 2 ) ), NastyBodies::of( $part, $most ) );
			self::assertLinear( $check, NastyBodies::of( $part, intdiv( $most, 2 ), 'M' ), NastyBodies::of( $part, $most, 'M' ) );
		} finally {
			ini_set( 'pcre.jit', '1' ); // phpcs:ignore WordPress.PHP.IniSet
		}
	}

	public function test_splits_choices_of_many_parts_in_linear_time(): void {
		$options = array_map( static fn ( int $number ): string => "Option | $number", range( 1, 8000 ) );
		$rules   = [ 'options' => $options ];
		self::assertLinear(
			static fn ( string $value ) => FieldTypes::check( 'dropdown', $rules, $value ),
			implode( ' | ', array_slice( $options, 0, 4000 ) ),
			implode( ' | ', $options )
		);
		self::assertNull( FieldTypes::check( 'dropdown', $rules, implode( ' | ', $options ) )->error );
	}

	/**
	 * @dataProvider parts
	 */
	public function test_parses_formatted_text_in_linear_time( string $part ): void {
		self::assertLinear( [ RichText::class, 'text' ], NastyBodies::of( $part, 100000 ), NastyBodies::of( $part, 200000 ) );
		// Enclosed in letters, so that nothing is trimmed.
		$body = static fn ( int $bytes ): string => 'M' . str_repeat( $part, intdiv( $bytes, strlen( $part ) ) ) . '!';
		self::assertLinear( [ RichText::class, 'clean' ], $body( 10000 ), $body( 20000 ) );
	}

	/**
	 * @dataProvider parts
	 */
	public function test_matches_a_blocklist_in_linear_time( string $part ): void {
		$list = [ 'casino', 'buy now', 'via*', '*gra', 'a*a*a', 'c++', '* *', '$$$' ];
		self::assertLinear(
			static fn ( string $value ) => Blocklist::has_word( $list, $value ),
			NastyBodies::of( $part, 40000 ),
			NastyBodies::of( $part, 80000 )
		);
	}

	/**
	 * @return array<string, array{string}>
	 */
	public static function parts(): array {
		return array_map( static fn ( string $part ): array => [ $part ], NastyBodies::parts() );
	}

	/**
	 * A failing pattern returned no result, and the text was treated as empty.
	 */
	public function test_stores_a_long_gap_within_a_text(): void {
		$text = 'M' . str_repeat( ' ', 15000 ) . '!';
		self::assertSame( $text, FieldTypes::check( 'textarea', [], " $text\u{A0} " )->value );
		self::assertSame( '', FieldTypes::check( 'textarea', [], str_repeat( " \u{A0}", 9000 ) )->value );
	}

	public function test_renders_a_megabyte_of_choices_in_little_time(): void {
		$field = new Field( 'dropdown', 'f1', 'f', 'F', NastyBodies::fields()['a multiple dropdown'][1] );
		$print = static fn ( $value ): string => (string) FieldTypes::get( 'dropdown' )?->html( new MarkupStub( $field, $value ) );
		self::assertLinear( $print, NastyBodies::of( 'M | ', 500000 ), NastyBodies::of( 'M | ', 1000000 ) );
		self::assertLessThan(
			0.05 + 20 * self::time( static fn () => $print( 'M' ) ),
			self::time( static fn () => $print( NastyBodies::of( 'M | ', 1000000 ) ) )
		);
		self::assertSame( 2, substr_count( $print( [ 'M1 | N', 'M2 | N' ] ), 'selected' ) );
	}

	public function test_applies_a_mask_of_optional_characters_in_linear_time(): void {
		foreach ( [ '9{1,99}9{1,99}9{1,99}', '[999999999999999999999999999999]9{1,40}', '*{0,99}*{0,99}' ] as $mask ) {
			$start = microtime( true );
			self::assertFalse( Mask::matches( $mask, str_repeat( '9', 90 ) . '-' ) );
			self::assertLessThan( 1, microtime( true ) - $start, $mask );
		}
		self::assertTrue( Mask::matches( '9{1,99}9{1,99}', str_repeat( '9', 150 ) ) );
		self::assertFalse( Mask::matches( '9{1,99}9{1,99}', '9' ) );
		self::assertTrue( Mask::matches( '99[-99]', '12' ) );
		self::assertTrue( Mask::matches( '99[-99]', '12-34' ) );
	}

	public function test_reads_a_long_text_once_for_a_hundred_rules(): void {
		$fields = [ 'm' => [ 'type' => 'textarea' ] ];
		foreach ( range( 1, 100 ) as $number ) {
			$fields[ "f$number" ] = [
				'type'        => 'input',
				'conditional' => [ 'rules' => [ [ 'field' => 'm', 'operator' => 'contains', 'value' => "É$number" ] ] ],
			];
		}
		$text = str_repeat( 'É', 40000 );
		$one  = self::time( static fn () => mb_strtolower( $text ) );
		self::assertLessThan( 0.02 + 20 * $one, self::time( static fn () => Conditions::hidden( $fields, [ 'm' => $text ] ) ) );
	}

	public function test_the_error_for_a_long_value_names_the_maximum_length(): void {
		$form = self::form();
		$data = self::submit( $form, [ 'name' => str_repeat( 'a', 1001 ), 'email' => 'a@b.co', 'message' => str_repeat( 'é', 20001 ) ] )->get_data();
		self::assertSame(
			[ 'Please enter no more than 1000 characters.', 'Please enter no more than 20000 characters.' ],
			array_values( $data['data']['field_errors'] )
		);
	}

	/**
	 * @testWith [600, 1, 413]
	 *           [400, 3000, 413]
	 *           [1, 530000, 413]
	 */
	public function test_rejects_a_request_that_is_too_large_before_reading_its_form( int $parts, int $bytes, int $status ): void {
		global $wpdb;
		$queries = $wpdb->num_queries;
		$response  = self::rest(
			'POST',
			'/sureforms/v1/submit-form',
			[ 'form-id' => '1' ] + array_fill( 0, $parts, str_repeat( 'M | ', intdiv( $bytes, 4 ) ) . 'M' )
		);
		self::assertSame(
			[ $status, 'quayside_form_too_large', 'Your submission is too large. Please shorten your text.' ],
			[ $response->get_status(), $response->get_data()['code'], $response->get_data()['message'] ]
		);
		self::assertSame( $queries, $wpdb->num_queries );
	}

	public function test_rejects_too_many_tags_before_parsing_them(): void {
		$form   = self::form(
			[
				[ 'textarea', [ 'block_id' => 't1', 'slug' => 'a', 'isRichText' => true ] ],
				[ 'textarea', [ 'block_id' => 't2', 'slug' => 'b', 'isRichText' => true ] ],
			]
		);
		$text   = str_repeat( '<p>', 11000 ) . 'a';
		self::assertTrue( self::submit( $form, [ 'a' => $text ] )->get_data()['success'] );
		self::assertSame( 413, self::submit( $form, [ 'a' => $text, 'b' => $text ] )->get_status() );
		self::assertSame(
			413,
			self::submit( $form, [ 'a' => str_repeat( '& ', 11000 ), 'b' => str_repeat( '&', 11000 ) ] )->get_status(),
			'Each "&" is kept as five letters.'
		);
	}

	public function test_rejects_lists_nested_too_deeply(): void {
		$deep = 'x';
		for ( $level = 0; $level < 60; $level++ ) {
			$deep = [ $deep ];
		}
		self::assertSame( 400, self::rest( 'POST', '/sureforms/v1/submit-form', [ 'form-id' => '1', 'a' => $deep ] )->get_status() );
	}
}
