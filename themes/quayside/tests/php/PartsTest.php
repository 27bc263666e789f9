<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Parts\Module;

/**
 * Content of header and footer made of blocks.
 */
final class PartsTest extends TestCase {
	private function make( string $name, string $content ): void {
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

	public function test_without_blocks_nothing_changes(): void {
		self::assertSame( '', Module::content( 'header-content' ) );
		self::assertSame( '', self::printed( [ new Module(), 'print_strip' ] ) );
		self::assertStringNotContainsString( 'site-footer__blocks', self::printed( static fn () => get_template_part( 'template-parts/footer' ) ) );
	}

	public function test_blocks_make_a_strip_and_take_the_widgets_place(): void {
		$this->make( 'header-content', '<!-- wp:paragraph --><p>Open on Saturday</p><!-- /wp:paragraph -->' );
		$this->make( 'footer-content', '<!-- wp:pattern {"slug":"quayside/footer-columns"} /-->' );
		self::assertMatchesRegularExpression( '#<div class="site-strip">.*Open on Saturday#s', self::printed( [ new Module(), 'print_strip' ] ) );
		$footer = self::printed( static fn () => get_template_part( 'template-parts/footer' ) );
		self::assertStringContainsString( 'Old Net Loft', $footer );
		self::assertStringNotContainsString( 'site-footer__columns', $footer );
		// The footer is dark in every style: a colour of the page's is lost on it in one of them.
		self::assertMatchesRegularExpression( '#style="color:\s*currentColor#', $footer );
		self::assertStringNotContainsString( 'has-paper-color', $footer );
	}

	public function test_the_parts_are_listed_with_their_areas(): void {
		$parts = array_column( array_map( static fn ( \WP_Block_Template $part ): array => [ $part->slug, $part->area, $part->title ], get_block_templates( [], 'wp_template_part' ) ), null, 0 );
		self::assertSame( [ 'header-content', 'header', 'Header announcement bar' ], $parts['header-content'] );
		self::assertSame( 'footer', $parts['footer-content'][1] );
	}

	public function test_starter_pages_are_made_of_patterns_that_exist(): void {
		$content = get_theme_starter_content();
		self::assertSame( [ 'home', 'about', 'contact', 'blog' ], array_keys( $content['posts'] ) );
		foreach ( [ 'home', 'about', 'contact' ] as $page ) {
			self::assertNotSame( '', trim( do_blocks( $content['posts'][ $page ]['post_content'] ) ) );
		}
	}
}
