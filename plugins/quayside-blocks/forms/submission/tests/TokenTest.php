<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission\Tests;

use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Tests\TestCase;

final class TokenTest extends TestCase {
	public function test_a_token_lives_for_its_windows(): void {
		$start = 12 * HOUR_IN_SECONDS * 1000;
		$token = Token::make( 7, $start );
		self::assertTrue( Token::valid( $token, 7, $start ) );
		self::assertTrue( Token::valid( $token, 7, $start + 47 * HOUR_IN_SECONDS ) );
		self::assertFalse( Token::valid( $token, 7, $start + 49 * HOUR_IN_SECONDS ) );
		self::assertFalse( Token::valid( $token, 7, $start - HOUR_IN_SECONDS ), 'Not before its time.' );
		self::assertFalse( Token::valid( $token, 8, $start ), 'Of another form.' );
		add_filter( 'quayside_blocks_form_token_windows', static fn (): int => 99 );
		self::assertTrue( Token::valid( $token, 7, $start + 167 * HOUR_IN_SECONDS ) );
		self::assertFalse( Token::valid( $token, 7, $start + 169 * HOUR_IN_SECONDS ), 'Never longer than 14 windows.' );
	}

	public function test_a_token_of_another_signature_is_none(): void {
		$token = Token::make( 7 );
		self::assertFalse( Token::valid( substr( $token, 0, -1 ) . ( str_ends_with( $token, '0' ) ? '1' : '0' ), 7 ) );
		self::assertFalse( Token::valid( '', 7 ) );
		self::assertFalse( Token::valid( "$token\n", 7 ) );
	}
}
