<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Schema\Tests;

use Quayside\Blocks\Forms\Schema\Messages;
use Quayside\Tests\TestCase;

/**
 * Each broken rule has its words.
 */
final class MessagesTest extends TestCase {
	/**
	 * @testdox The message of $code of a $type
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
	public function test_each_rule_has_its_words( string $type, string $code, string $key ): void {
		$text = Messages::all()[ "srfm_$key" ];
		self::assertNotSame( '', $text );
		self::assertSame( str_replace( '%s', '7', $text ), Messages::of( $type, $code, '7' ) );
		self::assertSame( 'Ours: 7', Messages::of( $type, $code, '7', '', [ "srfm_$key" => 'Ours: %s' ] ) );
		self::assertSame( in_array( $code, [ 'required', 'unique' ], true ) ? 'Own' : str_replace( '%s', '7', $text ), Messages::of( $type, $code, '7', 'Own' ) );
	}

	public function test_a_failure_has_words_of_its_own(): void {
		self::assertSame( 'There was an error trying to submit your form. Please try again.', Messages::failure() );
		self::assertSame( Messages::failure(), Messages::all()['srfm_default_error'] );
		self::assertCount( 30, Messages::all() );
		self::assertNotContains( '', Messages::all() );
	}
}
