<?php
declare( strict_types=1 );

namespace Quayside\Consent\Signals\Tests;

use Quayside\Consent\Signals\GpcFile;
use Quayside\Tests\TestCase;

/**
 * Tests the Global Privacy Control file.
 */
final class GpcFileTest extends TestCase {
	public function test_the_file_declares_support_for_global_privacy_control(): void {
		self::assertTrue( GpcFile::contents()['gpc'] );
	}
}
