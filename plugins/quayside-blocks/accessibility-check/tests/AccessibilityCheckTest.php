<?php
declare( strict_types=1 );

namespace Quayside\Blocks\AccessibilityCheck\Tests;

use Quayside\Tests\TestCase;
use WP_Post;

/**
 * Tests in which editors the accessibility check is loaded.
 */
final class AccessibilityCheckTest extends TestCase {
	private const HANDLE = 'quayside-blocks-accessibility-check';

	/**
	 * @return array<string, array{string, string, bool}>
	 */
	public static function editors(): array {
		return [
			'a page'                => [ 'page', 'page', true ],
			'a form has a checklist' => [ 'sureforms_form', 'sureforms_form', false ],
			'the widgets screen'    => [ 'page', 'widgets', false ],
			'the site editor'       => [ '', 'site-editor', false ],
		];
	}

	/**
	 * @dataProvider editors
	 */
	public function test_is_loaded_in_the_editor_of_posts( string $type, string $screen, bool $expected ): void {
		global $post, $current_screen;
		$before = [ $post, $current_screen ];
		try {
			$post = '' === $type ? null : new WP_Post( (object) [ 'post_type' => $type, 'filter' => 'raw' ] );
			set_current_screen( $screen );
			wp_dequeue_script( self::HANDLE );
			wp_deregister_script( self::HANDLE );
			do_action( 'enqueue_block_editor_assets' );
			self::assertSame( $expected, wp_script_is( self::HANDLE ) );
			if ( $expected ) {
				self::assertContains( 'wp-editor', wp_scripts()->registered[ self::HANDLE ]->deps );
			}
		} finally {
			[ $post, $current_screen ] = $before;
		}
	}
}
