<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Blocks\Forms\Uploads\Folder;

/**
 * Tests that Site Health tells whether the server serves folders that it must not serve.
 */
final class KitFoldersHealthTest extends TestCase {
	/** @var array<int, string> Requested URLs. */
	private array $requested = [];

	protected function set_up(): void {
		parent::set_up();
		wp_mkdir_p( Folder::base() );
		add_filter( 'quayside_private_folders', static fn (): array => [ Folder::base() => 'uploads' ], 20 );
	}

	private static function description(): string {
		$result = apply_filters( 'site_status_tests', [ 'async' => [] ] )['async']['quayside_folders']['async_direct_test']();
		return $result['status'] . ': ' . $result['label'] . '. ' . wp_strip_all_tags( $result['description'] );
	}

	/** Lets the site respond to requests for its files. */
	private function respond( callable $response ): void {
		add_filter( 'pre_http_request', function ( $before, $options, string $url ) use ( $response ) {
			$this->requested[] = $url;
			return $response( $url );
		}, 10, 3 );
	}

	/** @return array{body: string, response: array{code: int}} */
	private static function serve( string $url ): array {
		$path = str_replace( wp_upload_dir()['baseurl'], wp_upload_dir()['basedir'], $url );
		return [ 'body' => (string) file_get_contents( $path ), 'response' => [ 'code' => 200 ] ];
	}

	private function assert_nothing_left(): void {
		self::assertSame( [], glob( Folder::base() . '/test-*' ) );
	}

	public function test_a_server_that_serves_the_files_is_reported(): void {
		$this->respond( [ self::class, 'serve' ] );
		$is_nginx            = $GLOBALS['is_nginx'];
		$GLOBALS['is_nginx'] = true;
		$text                = self::description();
		$GLOBALS['is_nginx'] = $is_nginx;
		self::assertStringStartsWith( 'recommended: Your server serves private folders', $text );
		self::assertStringContainsString( 'Anyone can request files from: uploads.', $text );
		self::assertStringContainsString( 'location ~ /(quayside-forms)/ { deny all; }', $text );
		self::assertStringStartsWith( wp_upload_dir()['baseurl'] . '/quayside-forms/test-', $this->requested[0] );
		$this->assert_nothing_left();
	}

	public function test_a_server_that_denies_them_or_responds_with_a_page_is_fine(): void {
		$this->respond( static fn (): array => [ 'body' => 'Forbidden', 'response' => [ 'code' => 403 ] ] );
		self::assertStringStartsWith( 'good', self::description() );
		remove_all_filters( 'pre_http_request' );
		$this->respond( static fn (): array => [ 'body' => '<p>Nothing found</p>', 'response' => [ 'code' => 200 ] ] );
		self::assertStringStartsWith( 'good', self::description() );
		$this->assert_nothing_left();
	}

	public function test_a_request_that_fails_is_not_taken_for_a_denied_one(): void {
		$this->respond( static fn (): \WP_Error => new \WP_Error( 'http_request_failed', 'Timeout' ) );
		self::assertStringStartsWith( 'recommended: It is unknown', self::description() );
		$this->assert_nothing_left();
	}

	public function test_a_folder_outside_the_web_root_is_not_requested(): void {
		$outside = sys_get_temp_dir() . '/' . uniqid( 'quayside-outside-', true );
		mkdir( $outside );
		add_filter( 'quayside_private_folders', static fn (): array => [ $outside => 'outside', '' => 'none' ], 30 );
		$this->respond( [ self::class, 'serve' ] );
		self::assertStringStartsWith( 'good', self::description() );
		self::assertSame( [], $this->requested );
		rmdir( $outside );
	}

	public function test_the_plugins_name_their_folders(): void {
		remove_all_filters( 'quayside_private_folders', 20 );
		$folders = apply_filters( 'quayside_private_folders', [] );
		self::assertArrayHasKey( Folder::base(), $folders );
	}
}
