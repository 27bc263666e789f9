<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Submission\Tests;

use Quayside\Blocks\Forms\Submission\Token;
use Quayside\Tests\TestCase;

final class TokenTest extends TestCase {
	public function test_a_token_expires_after_its_windows(): void {
		$start = 12 * HOUR_IN_SECONDS * 1000;
		$token = Token::make( 7, $start );
		self::assertTrue( Token::is_valid( $token, 7, $start ) );
		self::assertTrue( Token::is_valid( $token, 7, $start + 48 * HOUR_IN_SECONDS - 1 ) );
		self::assertFalse( Token::is_valid( $token, 7, $start + 48 * HOUR_IN_SECONDS ) );
		self::assertTrue( Token::is_valid( $token, 7, $start - 12 * HOUR_IN_SECONDS ), 'The clock of the server that made it is ahead.' );
		self::assertFalse( Token::is_valid( $token, 7, $start - 12 * HOUR_IN_SECONDS - 1 ), 'Not valid long before its window.' );
		self::assertFalse( Token::is_valid( $token, 8, $start ), 'Not valid for another form.' );
	}

	public function test_an_expired_token_can_be_renewed_for_30_days(): void {
		$start = 12 * HOUR_IN_SECONDS * 1000;
		$token = Token::make( 7, $start );
		self::assertTrue( Token::is_renewable( $token, 7, $start + 30 * DAY_IN_SECONDS - 1 ) );
		self::assertFalse( Token::is_renewable( $token, 7, $start + 30 * DAY_IN_SECONDS ) );
		self::assertTrue( Token::is_renewable( $token, 7, $start - 1 ) );
		self::assertFalse( Token::is_renewable( $token, 7, $start - 12 * HOUR_IN_SECONDS - 1 ) );
		self::assertFalse( Token::is_renewable( $token, 8, $start ) );
	}

	/**
	 * The filter accepts 1 to 14 windows. Invalid values mean 4.
	 *
	 * @dataProvider windows
	 * @param mixed $filtered Return value of the filter.
	 */
	public function test_a_filter_changes_the_lifetime( $filtered, int $windows ): void {
		add_filter( 'quayside_blocks_form_token_windows', static fn () => $filtered );
		$start = 12 * HOUR_IN_SECONDS * 1000;
		$token = Token::make( 7, $start );
		self::assertTrue( Token::is_valid( $token, 7, $start + 12 * $windows * HOUR_IN_SECONDS - 1 ) );
		self::assertFalse( Token::is_valid( $token, 7, $start + 12 * $windows * HOUR_IN_SECONDS ) );
	}

	/**
	 * @return array<string, array{mixed, int}>
	 */
	public static function windows(): array {
		return [
			'two'       => [ 2, 2 ],
			'text'      => [ '3', 3 ],
			'a fraction'    => [ 2.9, 2 ],
			'one'       => [ 1, 1 ],
			'none'      => [ 0, 1 ],
			'negative'     => [ -5, 1 ],
			'fourteen'  => [ 14, 14 ],
			'too many'  => [ 99, 14 ],
			'not a number' => [ 'long', 4 ],
			'nothing'   => [ null, 4 ],
		];
	}

	public function test_the_signature_covers_salt_form_and_window(): void {
		$text = 'quayside-form|' . get_current_blog_id() . '|7|1000';
		self::assertSame( '1000.' . hash_hmac( 'sha256', $text, wp_salt( 'nonce' ) ), Token::make( 7, 12 * HOUR_IN_SECONDS * 1000 + 5 ) );
	}

	/**
	 * Windows are integers of at most ten digits, and nothing may surround a token.
	 */
	public function test_rejects_malformed_tokens(): void {
		foreach ( [ 1, 9999999999 ] as $window ) {
			self::assertTrue( Token::is_valid( Token::make( 7, $window * 12 * HOUR_IN_SECONDS ), 7, $window * 12 * HOUR_IN_SECONDS ), (string) $window );
		}
		$token = Token::make( 7 );
		foreach ( [ "x$token", " $token", "-$token", "{$token}0", strtoupper( $token ), str_replace( '.', '-', $token ) ] as $other ) {
			self::assertFalse( Token::is_valid( $other, 7 ), $other );
		}
		$late = 10000000000 * 12 * HOUR_IN_SECONDS;
		self::assertFalse( Token::is_valid( Token::make( 7, $late ), 7, $late ) );
	}

	public function test_the_honeypot_has_a_different_name_in_each_form(): void {
		self::assertSame( 'more-' . substr( hash_hmac( 'sha256', 'quayside-form|trap|7', wp_salt( 'nonce' ) ), 0, 10 ), Token::honeypot( 7 ) );
		self::assertNotSame( Token::honeypot( 7 ), Token::honeypot( 8 ) );
	}

	public function test_uses_the_current_time_by_default(): void {
		self::assertTrue( Token::is_valid( Token::make( 7 ), 7 ) );
		self::assertTrue( Token::is_valid( Token::make( 7, time() ), 7, time() ) );
	}

	public function test_rejects_tokens_with_another_signature(): void {
		$token = Token::make( 7 );
		self::assertFalse( Token::is_valid( substr( $token, 0, -1 ) . ( str_ends_with( $token, '0' ) ? '1' : '0' ), 7 ) );
		self::assertFalse( Token::is_valid( '', 7 ) );
		self::assertFalse( Token::is_valid( "$token\n", 7 ) );
	}
}
