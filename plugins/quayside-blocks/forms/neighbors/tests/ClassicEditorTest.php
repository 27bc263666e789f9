<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Neighbors\Tests;

use Quayside\Blocks\Forms\Tests\FormTestCase;

/**
 * Tests that forms stay in the block editor even if it is turned off for posts.
 */
final class ClassicEditorTest extends FormTestCase {
	/** @return array<string, array{string, int}> */
	public static function switches(): array {
		return [
			'for all types, as Classic Editor does' => [ 'use_block_editor_for_post_type', 100 ],
			'for each post, as Classic Editor does' => [ 'use_block_editor_for_post', 100 ],
			'after all other filters'                    => [ 'use_block_editor_for_post', 999999 ],
		];
	}

	/** @dataProvider switches */
	public function test_form_opens_in_the_block_editor( string $hook, int $priority ): void {
		$form = self::form();
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Page' ] );
		add_filter( $hook, '__return_false', $priority );
		self::assertTrue( use_block_editor_for_post( $form->post ) );
		self::assertFalse( use_block_editor_for_post( (int) $page ), 'Other posts are not affected.' );
	}

	public function test_offers_only_the_block_editor_for_forms(): void {
		$both = [ 'classic_editor' => true, 'block_editor' => true ];
		self::assertSame(
			[ 'classic_editor' => false, 'block_editor' => true ],
			apply_filters( 'classic_editor_enabled_editors_for_post_type', $both, 'sureforms_form' )
		);
		self::assertSame( $both, apply_filters( 'classic_editor_enabled_editors_for_post_type', $both, 'page' ) );
	}
}
