<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Spam\Tests;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Spam\Blocklist;
use Quayside\Blocks\Forms\Spam\SpamSettings;
use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests the blocklist.
 */
final class BlocklistTest extends FormTestCase {
	public function test_matches_whole_words_only(): void {
		foreach ( [
			'Buy CIALIS now' => true,
			'a specialist' => false,
			'cheap   loans!' => true,
			'cheap' => false,
			'Über-Gewinn' => true,
			'jackpot' => true,
			'jackpots24' => true,
			'a.b' => true,
			'aXb' => false,
		] as $text => $listed ) {
			self::assertSame( $listed, Blocklist::has_word( [ 'cialis', 'cheap loans', 'über', 'jack*', 'a.b', ' ' ], $text ), $text );
		}
		self::assertFalse( Blocklist::has_word( [ 'x' ], "\xff x" ), 'Invalid UTF-8.' );
	}

	public function test_matches_email_addresses_domains_and_subdomains(): void {
		$list = [ 'bob@mail.example', '@spam.example', '*.net.example', 'bare.example' ];
		foreach ( [
			' Bob@Mail.example' => true,
			'ann@mail.example' => false,
			'x@spam.example' => true,
			'x@my.spam.example' => false,
			'x@a.b.net.example' => true,
			'x@net.example' => false,
			'x@bare.example' => true,
			'bare.example' => false,
		] as $email => $listed ) {
			self::assertSame( $listed, Blocklist::has_email( $list, $email ), $email );
		}
	}

	public function test_matches_ip_addresses_and_ranges(): void {
		$list = [ '192.0.2.7', '198.51.100.0/25', '2001:db8::/33', 'nonsense', '203.0.113.0/99', '10.0.0.0/' ];
		foreach ( [
			'192.0.2.7' => true,
			'192.0.2.70' => false,
			'198.51.100.127' => true,
			'198.51.100.128' => false,
			'2001:db8:7fff::1' => true,
			'2001:db8:8000::1' => false,
			'203.0.113.1' => false,
			'10.0.0.1' => false,
			'::ffff:192.0.2.7' => true,
			'' => false,
			'x' => false,
		] as $address => $listed ) {
			self::assertSame( $listed, Blocklist::has_address( $list, (string) $address ), (string) $address );
		}
		self::assertTrue( Blocklist::has_address( [ '0.0.0.0/0' ], '8.8.8.8' ) );
	}

	public function test_stores_blocked_submissions_as_spam_without_sending_emails(): void {
		update_option( SpamSettings::BLOCKLIST, [ 'words' => [ 'casino' ], 'emails' => [ '@spam.example' ], 'addresses' => [ '198.51.100.0/24' ] ] );
		$form   = self::form();
		$status = static function ( array $values ) use ( $form ): string {
			$response = self::submit( $form, $values + [ 'name' => 'Ada', 'email' => 'ada@example.com', 'message' => 'Hello' ] )->get_data();
			self::assertTrue( $response['success'], 'The response does not reveal that it is spam.' );
			self::follow_up( $response['data']['submission_id'] );
			return (string) ( new Entries() )->get( $response['data']['submission_id'] )?->status;
		};
		self::assertSame( 'spam', $status( [ 'message' => 'Best Casino!' ] ) );
		self::assertSame( 'spam', $status( [ 'email' => 'x@spam.example' ] ) );
		add_filter( 'quayside_blocks_form_visitor_address', static fn (): string => '198.51.100.9' );
		self::assertSame( 'spam', $status( [] ) );
		self::assertCount( 0, $this->emails );
		add_filter( 'quayside_blocks_form_visitor_address', static fn (): string => '203.0.113.9', 20 );
		self::assertSame( 'unread', $status( [] ) );
		self::assertCount( 1, $this->emails );
	}
}
