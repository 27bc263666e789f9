<?php
declare( strict_types=1 );

namespace Quayside\Consent\Neighbors\Tests;

use Quayside\Consent\Settings\Settings;
use Quayside\Tests\TestCase;

/**
 * Tests that page caches are cleared.
 */
final class CachesTest extends TestCase {
	public function test_clears_caches_when_the_settings_change(): void {
		$purged = did_action( 'litespeed_purge_all' );
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		self::assertSame( $purged + 1, did_action( 'litespeed_purge_all' ) );
		update_option( Settings::OPTION, [ 'law' => 'ccpa' ] );
		self::assertSame( $purged + 1, did_action( 'litespeed_purge_all' ), 'nothing has changed' );
	}
}
