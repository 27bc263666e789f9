<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Content\FirstScreen;

/**
 * Tests that pages that start with a hero render it at once.
 */
final class FirstScreenTest extends TestCase {
	/**
	 * @return array<string, array{string, string}>
	 */
	public static function contents(): array {
		return [
			'text'                     => [ '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->', '' ],
			'a hero'                   => [ "\n<!-- wp:media-text {\"align\":\"full\"} -->\n<div class=\"wp-block-media-text\"></div>", 'first-screen' ],
			'a cover with an anchor'   => [ '<!-- wp:cover --><div id="top" class="wp-block-cover"></div>', 'top' ],
			'a hero in a pattern'      => [ '<!-- wp:pattern {"slug":"quayside/hero-split"} /--><!-- wp:paragraph --><p id="x">A</p>', 'first-screen' ],
			'another pattern'          => [ '<!-- wp:pattern {"slug":"quayside/team"} /-->', '' ],
			'a hero further down'      => [ '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- wp:cover --><div></div>', '' ],
			'a block of a similar name' => [ '<!-- wp:covers --><div></div>', '' ],
			'nothing'                  => [ '', '' ],
		];
	}

	/**
	 * @dataProvider contents
	 */
	public function test_returns_the_id_of_a_hero( string $content, string $id ): void {
		self::assertSame( $id, FirstScreen::get_hero_id( $content ) );
	}

	public function test_adds_the_id_that_the_expect_link_references(): void {
		$this->go_to_page(
			'<!-- wp:media-text --><div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content"></div></div><!-- /wp:media-text -->'
		);
		$screen = new FirstScreen();
		ob_start();
		$screen->print_expect_link();
		self::assertSame( "<link rel=\"expect\" href=\"#first-screen\" blocking=\"render\">\n", (string) ob_get_clean() );
		the_post();
		ob_start();
		the_content();
		self::assertStringStartsWith( '<div id="first-screen" class="wp-block-media-text', trim( (string) ob_get_clean() ) );
	}

	public function test_prints_nothing_on_a_page_without_a_hero(): void {
		$this->go_to_page( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' );
		ob_start();
		( new FirstScreen() )->print_expect_link();
		self::assertSame( '', (string) ob_get_clean() );
	}

	private function go_to_page( string $content ): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $content ] );
		$GLOBALS['wp_the_query'] = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the current page.
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_set_current_user( 0 );
	}
}
