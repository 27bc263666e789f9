<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Parts\Module;

/**
 * Tests block content in the header and footer.
 */
final class PartsTest extends TestCase {
	private function create_part( string $name, string $content ): void {
		$id = wp_insert_post(
			[
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_name'    => $name,
				'post_title'   => $name,
				'post_content' => $content,
				'tax_input'    => [],
			]
		);
		self::assertIsInt( $id );
		wp_set_post_terms( $id, get_stylesheet(), 'wp_theme' );
	}

	private static function printed( callable $callback ): string {
		ob_start();
		$callback();
		return (string) ob_get_clean();
	}

	public function test_changes_nothing_without_blocks(): void {
		self::assertSame( '', Module::content( 'header-content' ) );
		self::assertSame( '', self::printed( [ new Module(), 'print_strip' ] ) );
		self::assertStringNotContainsString( 'site-footer__blocks', self::printed( static fn () => get_template_part( 'template-parts/footer' ) ) );
	}

	public function test_blocks_add_a_strip_and_replace_the_widgets(): void {
		$this->create_part( 'header-content', '<!-- wp:paragraph --><p>Open on Saturday</p><!-- /wp:paragraph -->' );
		$this->create_part( 'footer-content', '<!-- wp:pattern {"slug":"quayside/footer-columns"} /-->' );
		self::assertMatchesRegularExpression( '#<div class="site-strip">.*Open on Saturday#s', self::printed( [ new Module(), 'print_strip' ] ) );
		$footer = self::printed( static fn () => get_template_part( 'template-parts/footer' ) );
		self::assertStringContainsString( 'Old Net Loft', $footer );
		self::assertStringNotContainsString( 'site-footer__columns', $footer );
		// The footer is dark in every style, so one of the page's colors would be unreadable on it in some style.
		self::assertMatchesRegularExpression( '#style="color:\s*currentColor#', $footer );
		self::assertStringNotContainsString( 'has-paper-color', $footer );
	}

	public function test_lists_the_parts_with_their_areas(): void {
		$fields = static fn ( \WP_Block_Template $part ): array => [ $part->slug, $part->area, $part->title ];
		$parts  = array_column( array_map( $fields, get_block_templates( [], 'wp_template_part' ) ), null, 0 );
		self::assertSame( [ 'header-content', 'header', 'Header announcement bar' ], $parts['header-content'] );
		self::assertSame( 'footer', $parts['footer-content'][1] );
	}

	public function test_starter_pages_use_existing_patterns(): void {
		$content = get_theme_starter_content();
		self::assertSame( [ 'home', 'about', 'contact', 'blog' ], array_keys( $content['posts'] ) );
		foreach ( [ 'home', 'about', 'contact' ] as $page ) {
			self::assertNotSame( '', trim( do_blocks( $content['posts'][ $page ]['post_content'] ) ) );
		}
	}
}
