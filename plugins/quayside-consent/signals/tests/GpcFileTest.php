<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals\Tests;

use Quayside\Consent\Signals\GpcFile;
use Quayside\Tests\TestCase;

/**
 * The file of Global Privacy Control.
 */
final class GpcFileTest extends TestCase {
	public function test_the_site_says_that_it_honours_global_privacy_control(): void {
		self::assertTrue( GpcFile::contents()['gpc'] );
	}
}
