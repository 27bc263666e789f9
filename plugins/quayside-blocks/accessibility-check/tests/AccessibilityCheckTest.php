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
	 * @return array<string, array{string, string, list<string>|null}>
	 */
	public static function editors(): array {
		return [
			'a page'                 => [ 'page', 'page', [ 'wp-plugins', 'wp-editor' ] ],
			'a form has a checklist' => [ 'sureforms_form', 'sureforms_form', null ],
			// WordPress warns of wp-editor there.
			'the widgets screen'     => [ '', 'widgets', [ 'wp-plugins' ] ],
			'the site editor'        => [ '', 'site-editor', [ 'wp-plugins', 'wp-editor' ] ],
			'the Customizer'         => [ '', 'customize', null ],
		];
	}

	/**
	 * @dataProvider editors
	 *
	 * @param list<string>|null $expected Packages that the script finds on the window; null if it is not loaded.
	 */
	public function test_is_loaded_in_the_editors_of_content( string $type, string $screen, ?array $expected ): void {
		global $post, $current_screen;
		$before = [ $post, $current_screen ];
		try {
			$post = '' === $type ? null : new WP_Post( (object) [ 'post_type' => $type, 'filter' => 'raw' ] );
			set_current_screen( $screen );
			wp_dequeue_script( self::HANDLE );
			wp_deregister_script( self::HANDLE );
			do_action( 'enqueue_block_editor_assets' );
			self::assertSame( null !== $expected, wp_script_is( self::HANDLE ) );
			$found = array_intersect( [ 'wp-plugins', 'wp-editor' ], wp_scripts()->registered[ self::HANDLE ]->deps ?? [] );
			self::assertSame( $expected ?? [], array_values( $found ) );
		} finally {
			[ $post, $current_screen ] = $before;
		}
	}
}
