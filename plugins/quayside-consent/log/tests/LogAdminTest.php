<?php
declare( strict_types=1 );

namespace Quayside\Consent\Log\Tests;

use Quayside\Consent\Categories\Categories;
use Quayside\Consent\Log\Csv;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Wordings;
use Quayside\Consent\Log\Table;
use Quayside\Consent\Settings\Settings;
use Quayside\Consent\Settings\Texts;
use Quayside\Tests\TestCase;

/**
 * Tests the admin side of the log: search, proof, and export.
 */
final class LogAdminTest extends TestCase {
	protected function set_up(): void {
		global $wpdb;
		parent::set_up();
		delete_option( 'quayside_consent_log_version' );
		( new Table() )->install();
		// MariaDB has committed with the statements above, and without another transaction, the rows of a test would stay for the others.
		$wpdb->query( 'COMMIT' );
		$wpdb->query( 'START TRANSACTION' );
		foreach ( Table::all() as $table ) {
			$wpdb->query( "DELETE FROM $table" );
		}
	}

	private function choose( string $id, string $action, int $revision = 1, string $day = '' ): void {
		global $wpdb;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		$request                = new \WP_REST_Request( 'POST', '/quayside-consent/v1/log' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				[
					'id'         => $id,
					'action'     => $action,
					'categories' => [
						'necessary' => true,
						'analytics' => 'accept' === $action,
					],
					'revision'   => $revision,
					'law'        => 'gdpr',
					'time'       => 1795000000 + strlen( $day ) + $revision,
					'language'   => 'en_US',
				]
			)
		);
		self::assertSame( 201, rest_do_request( $request )->get_status() );
		if ( '' !== $day ) {
			$wpdb->update( Table::name(), [ 'logged_at' => "$day 12:00:00" ], [ 'consent_id' => $id ] );
		}
	}

	public function test_requires_the_capability(): void {
		foreach ( [ 'entries', 'days', 'proof/abc' ] as $route ) {
			wp_set_current_user( 0 );
			self::assertSame( 401, self::rest( 'GET', "/quayside-consent/v1/log/$route" )->get_status() );
			self::log_in_as( 'editor' );
			self::assertSame( 403, self::rest( 'GET', "/quayside-consent/v1/log/$route" )->get_status() );
		}
		$this->choose( 'abc', 'accept' );
		self::log_in_as( 'administrator' );
		self::assertSame( 200, self::rest( 'GET', '/quayside-consent/v1/log/proof/abc' )->get_status() );
		add_filter( 'quayside_consent_capability', static fn (): string => 'edit_posts' );
		self::log_in_as( 'editor' );
		self::assertSame( 200, self::rest( 'GET', '/quayside-consent/v1/log/entries' )->get_status() );
	}

	public function test_finds_choices_by_id_action_and_day(): void {
		$this->choose( 'first-1', 'accept', 1, '2026-01-05' );
		$this->choose( 'first_2', 'reject', 1, '2026-01-06' );
		$this->choose( 'other', 'accept', 1, '2026-01-07' );
		self::log_in_as( 'administrator' );
		$ids = static fn ( array $filter ): array => array_column( (array) self::rest( 'GET', '/quayside-consent/v1/log/entries', $filter )->get_data(), 'id' );
		self::assertSame( [ 'other', 'first_2', 'first-1' ], $ids( [] ) );
		self::assertSame( [ 'first_2', 'first-1' ], $ids( [ 'id' => 'first' ] ) );
		// The underscore is not a wildcard.
		self::assertSame( [ 'first_2' ], $ids( [ 'id' => 'first_' ] ) );
		self::assertSame( [ 'other', 'first-1' ], $ids( [ 'choice' => 'accept' ] ) );
		self::assertSame( [ 'first_2' ], $ids( [ 'from' => '2026-01-06' ] + [ 'to' => '2026-01-06' ] ) );
		$days = self::rest( 'GET', '/quayside-consent/v1/log/days', [ 'id' => 'first' ] )->get_data();
		self::assertSame(
			[
				[
					'day'    => '2026-01-05',
					'action' => 'accept',
					'count'  => 1,
				],
				[
					'day'    => '2026-01-06',
					'action' => 'reject',
					'count'  => 1,
				],
			],
			$days
		);
	}

	public function test_paginates_with_a_total(): void {
		add_filter( 'quayside_consent_log_limit', static fn (): int => 1000 );
		for ( $number = 0; $number <= Search::PER_PAGE; $number++ ) {
			( new Table() )->add(
				[
					'id'         => "id-$number",
					'time'       => 1,
					'action'     => 'accept',
					'law'        => 'gdpr',
					'categories' => [ 'necessary' => true ],
					'revision'   => 1,
				]
			);
		}
		self::log_in_as( 'administrator' );
		$second = self::rest( 'GET', '/quayside-consent/v1/log/entries', [ 'page' => 2 ] );
		self::assertSame( [ 'id-0' ], array_column( (array) $second->get_data(), 'id' ) );
		self::assertSame( (string) ( Search::PER_PAGE + 1 ), $second->get_headers()['X-WP-Total'] );
		self::assertSame( '2', $second->get_headers()['X-WP-TotalPages'] );
		self::assertCount( Search::PER_PAGE + 1, iterator_to_array( ( new Search( [] ) )->each(), false ) );
	}

	public function test_rejects_invalid_filters(): void {
		self::log_in_as( 'administrator' );
		$filters = [
			[ 'id' => "x' OR 1=1" ],
			[ 'from' => 'yesterday' ],
			[ 'choice' => 'drop' ],
			[ 'page' => 0 ],
			[ 'id' => str_repeat( 'x', 65 ) ],
		];
		foreach ( $filters as $filter ) {
			self::assertSame( 400, self::rest( 'GET', '/quayside-consent/v1/log/entries', $filter )->get_status(), (string) wp_json_encode( $filter ) );
		}
		self::assertSame( 404, self::rest( 'GET', '/quayside-consent/v1/log/proof/nobody' )->get_status() );
	}

	public function test_proof_contains_the_wording_at_the_time_of_the_choice(): void {
		$this->choose( 'before', 'accept' );
		update_option( Settings::OPTION, [ 'texts' => [ 'title' => 'Biscuits?' ] ] );
		$settings = new Settings();
		$wordings = new Wordings( $settings, new Texts( $settings ), new Categories( $settings ) );
		$today    = $wordings->get( $wordings->store( 1, 'en_US' ) );
		self::assertIsArray( $today );
		self::assertIsArray( $today['content'] );
		self::assertSame( 'Biscuits?', $today['content']['texts']['title'] );
		// A language that is not installed adds nothing.
		self::assertSame( $wordings->store( 1, 'en_US' ), $wordings->store( 1, 'xx_XX' ) );
		// A cached page with a revision that has no logged choice gets no wording.
		$this->choose( 'unknown', 'accept', 7 );
		self::log_in_as( 'administrator' );
		$proof = static fn ( string $id ): array => (array) self::rest( 'GET', "/quayside-consent/v1/log/proof/$id" )->get_data();
		$wording = $proof( 'before' )['choices'][0]['shownText'];
		self::assertSame( 'We value your privacy', $wording['content']['texts']['title'] );
		self::assertSame( 'en_US', $wording['language'] );
		self::assertContains( 'analytics', array_column( $wording['content']['categories'], 'slug' ) );
		self::assertNull( $proof( 'unknown' )['choices'][0]['shownText'] );
	}

	public function test_exports_a_row_for_each_choice(): void {
		$this->choose( '-formula', 'accept' );
		$stream = fopen( 'php://memory', 'w+' );
		self::assertIsResource( $stream );
		$newest = ( new Search( [] ) )->newest();
		$this->choose( 'late', 'accept' );
		update_option( 'timezone_string', 'Asia/Kathmandu' );
		self::assertSame( [ 1, 1 ], [ ( new Search( [] ) )->count_until( $newest ), Csv::write( $stream, ( new Search( [] ) )->each( $newest ) ) ] );
		rewind( $stream );
		$lines = explode( "\n", trim( (string) stream_get_contents( $stream ) ) );
		self::assertCount( 2, $lines );
		self::assertStringStartsWith( "'-formula,", $lines[1] );
		self::assertStringContainsString( 'logged_at (Asia/Kathmandu)', $lines[0] );
		self::assertStringContainsString( wp_date( 'Y-m-d H:' ), $lines[1] );
	}
}
