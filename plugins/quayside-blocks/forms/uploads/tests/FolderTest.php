<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Uploads\Tests;

use Quayside\Blocks\Forms\Tests\RivalFolders;
use Quayside\Blocks\Forms\Uploads\Folder;
use Quayside\Tests\TestCase;
use RuntimeException;

/**
 * Tests that concurrent requests can create the uploads folder.
 */
final class FolderTest extends TestCase {
	protected function set_up(): void {
		parent::set_up();
		RivalFolders::$made   = [];
		RivalFolders::$refuse = false;
		stream_wrapper_register( 'rival', RivalFolders::class );
		add_filter( 'quayside_blocks_form_upload_folder', static fn (): string => 'rival://base' );
	}

	protected function tear_down(): void {
		stream_wrapper_unregister( 'rival' );
		parent::tear_down();
	}

	public function test_accepts_a_folder_that_another_submission_has_created(): void {
		$path = Folder::for_form( 7 );
		self::assertSame( '7/' . gmdate( 'Y' ), $path );
		self::assertContains( "rival://base/$path", RivalFolders::$made );
	}

	public function test_reports_a_folder_that_cannot_be_created(): void {
		RivalFolders::$refuse = true;
		$this->expectException( RuntimeException::class );
		Folder::for_form( 7 );
	}
}
