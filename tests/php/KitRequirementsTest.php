<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\Requirements;

/**
 * Tests that unmet requirements are displayed once, and only to users who can activate plugins.
 */
final class KitRequirementsTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		// Notices of other plugins need a complete admin screen.
		remove_all_actions( 'admin_notices' );
		remove_all_actions( 'network_admin_notices' );
	}

	public function test_installed_versions_meet_requirements(): void {
		self::assertTrue( Requirements::met( 'Quayside Test', [ 'php' => '8.1', 'core' => '6.7' ] ) );
	}

	public function test_notice_lists_unmet_requirements(): void {
		self::assertFalse( Requirements::met( 'Quayside Test', [ 'php' => '99.0', 'core' => '98.0' ] ) );
		self::log_in_as( 'administrator' );
		ob_start();
		do_action( 'admin_notices' );
		$notices = (string) ob_get_clean();
		self::assertStringContainsString( 'Quayside Test is not running because it requires PHP 99.0, WordPress 98.0 or later.', $notices );
		self::assertSame( 1, substr_count( $notices, 'Quayside Test' ) );
	}

	public function test_notice_names_a_missing_extension_of_php(): void {
		self::assertTrue( Requirements::met( 'Quayside Test', [ 'extension' => 'json' ] ) );
		self::assertFalse( Requirements::met( 'Quayside Test', [ 'extension' => 'nothing' ] ) );
		self::assertFalse( Requirements::met( 'Quayside Second', [ 'php' => '99.0', 'extension' => 'nothing' ] ) );
		self::log_in_as( 'administrator' );
		ob_start();
		do_action( 'admin_notices' );
		$notices = (string) ob_get_clean();
		self::assertStringContainsString( 'Quayside Test is not running because it requires the PHP extension nothing. Ask your host', $notices );
		self::assertSame( 1, substr_count( $notices, 'Quayside Test' ) );
		self::assertSame( 2, substr_count( $notices, 'Quayside Second' ) );
	}

	public function test_notice_is_displayed_in_network_admin(): void {
		Requirements::met( 'Quayside Test', [ 'php' => '99.0' ] );
		self::log_in_as( 'administrator' );
		ob_start();
		do_action( 'network_admin_notices' );
		self::assertSame( 1, substr_count( (string) ob_get_clean(), 'Quayside Test is not running' ) );
	}

	public function test_notice_uses_translation_of_plugin(): void {
		add_filter(
			'gettext_quayside-consent',
			static fn ( string $text, string $source ): string => str_contains( $source, 'is not running because' ) ? 'Untätig: %1$s, %2$s' : $text,
			10,
			2
		);
		Requirements::met( 'Quayside Test', [ 'php' => '99.0' ] );
		self::log_in_as( 'administrator' );
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( 'Untätig: Quayside Test, PHP 99.0', (string) ob_get_clean() );
	}

	public function test_visitors_and_editors_do_not_see_notice(): void {
		Requirements::met( 'Quayside Test', [ 'php' => '99.0' ] );
		self::log_in_as( 'editor' );
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringNotContainsString( 'Quayside Test', (string) ob_get_clean() );
	}

	/** @return array<string, array{string, string}> Plugins and their names. */
	public static function plugins(): array {
		return [
			'blocks'  => [ 'quayside-blocks', 'Quayside Blocks' ],
			'consent' => [ 'quayside-consent', 'Quayside Consent' ],
			'shop'    => [ 'quayside-shop', 'Quayside Shop' ],
		];
	}

	/** @dataProvider plugins */
	public function test_a_second_copy_of_a_plugin_is_named_in_a_notice( string $plugin, string $name ): void {
		remove_all_actions( 'plugins_loaded' );
		require dirname( __DIR__, 2 ) . "/plugins/$plugin/$plugin.php";
		self::assertFalse( has_action( 'plugins_loaded' ) );
		self::log_in_as( 'administrator' );
		ob_start();
		do_action( 'admin_notices' );
		self::assertStringContainsString( "Two copies of $name are active", (string) ob_get_clean() );
	}

	/**
	 * The main file and the requirement check must parse in PHP 7.0, so they must not use newer syntax.
	 */
	public function test_files_loaded_by_old_php_use_no_newer_syntax(): void {
		$root  = dirname( __DIR__, 2 );
		$files = array_merge( (array) glob( "$root/plugins/*/quayside-*.php" ), [ "$root/packages/kit-php/src/Requirements.php" ] );
		self::assertCount( 4, $files );
		foreach ( $files as $file ) {
			$code = (string) file_get_contents( (string) $file );
			self::assertDoesNotMatchRegularExpression(
				'/\bfn\s*\(|\bmatch\s*\(|\?->|\?\?=|\breadonly\b|\benum\b|:\s*(void|mixed|static|\?\w+)\b|\w+\|\w+ \$/',
				(string) preg_replace( '#/\*.*?\*/|//[^\n]*#s', '', $code ),
				(string) $file
			);
		}
	}
}
