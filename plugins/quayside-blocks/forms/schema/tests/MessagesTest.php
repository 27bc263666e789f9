<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema\Tests;

use Quayside\Blocks\Forms\Schema\Messages;
use Quayside\Tests\TestCase;

/**
 * Tests the validation messages.
 */
final class MessagesTest extends TestCase {
	/**
	 * @testdox Returns the message for the rule $code of the type $type
	 *
	 * @testWith ["input", "required", "required"]
	 *           ["input", "unique", "unique"]
	 *           ["email", "email", "valid_email"]
	 *           ["phone", "phone", "valid_phone_number"]
	 *           ["url", "url", "valid_url"]
	 *           ["number", "number", "valid_number"]
	 *           ["datepicker", "date", "valid_date"]
	 *           ["number", "min", "input_min_value"]
	 *           ["number", "max", "input_max_value"]
	 *           ["datepicker", "minDate", "input_min_value"]
	 *           ["datepicker", "maxDate", "input_max_value"]
	 *           ["datepicker", "weekday", "weekday"]
	 *           ["input", "minLength", "min_length"]
	 *           ["input", "maxLength", "max_length"]
	 *           ["input", "length", "max_length"]
	 *           ["input", "mask", "mask"]
	 *           ["upload", "fileType", "file_type"]
	 *           ["upload", "fileSize", "file_size"]
	 *           ["upload", "fileCount", "file_count"]
	 *           ["upload", "fileEmpty", "file_empty"]
	 *           ["upload", "fileFailed", "file_failed"]
	 *           ["dropdown", "minSelection", "dropdown_min_selections"]
	 *           ["dropdown", "maxSelection", "dropdown_max_selections"]
	 *           ["multi-choice", "minSelection", "multi_choice_min_selections"]
	 *           ["multi-choice", "maxSelection", "multi_choice_max_selections"]
	 *           ["input", "type", "invalid"]
	 */
	public function test_each_rule_has_a_message( string $type, string $code, string $key ): void {
		$text = Messages::all()[ "srfm_$key" ];
		self::assertNotSame( '', $text );
		self::assertSame( str_replace( '%s', '7', $text ), Messages::get( $type, $code, '7' ) );
		self::assertSame( 'Custom: 7', Messages::get( $type, $code, '7', '', [ "srfm_$key" => 'Custom: %s' ] ) );
		$expected = in_array( $code, [ 'required', 'unique' ], true ) ? 'Field' : str_replace( '%s', '7', $text );
		self::assertSame( $expected, Messages::get( $type, $code, '7', 'Field' ) );
	}

	public function test_a_failure_has_a_separate_message(): void {
		self::assertSame( 'There was an error trying to submit your form. Please try again.', Messages::failure() );
		self::assertSame( Messages::failure(), Messages::all()['srfm_default_error'] );
		self::assertCount( 30, Messages::all() );
		self::assertNotContains( '', Messages::all() );
	}
}
