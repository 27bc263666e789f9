<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Content\FirstScreen;

/**
 * Pages that begin with a hero wait for the whole of it.
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
			'a hero of a pattern'      => [ '<!-- wp:pattern {"slug":"quayside/hero-split"} /--><!-- wp:paragraph --><p id="x">A</p>', 'first-screen' ],
			'another pattern'          => [ '<!-- wp:pattern {"slug":"quayside/team"} /-->', '' ],
			'a hero further down'      => [ '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --><!-- wp:cover --><div></div>', '' ],
			'a block of a similar name' => [ '<!-- wp:covers --><div></div>', '' ],
			'nothing'                  => [ '', '' ],
		];
	}

	/**
	 * @dataProvider contents
	 */
	public function test_a_hero_is_known( string $content, string $id ): void {
		self::assertSame( $id, FirstScreen::id_of( $content ) );
	}

	public function test_the_element_that_is_waited_for_is_there(): void {
		$this->go_to_page( '<!-- wp:media-text --><div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"></figure><div class="wp-block-media-text__content"></div></div><!-- /wp:media-text -->' );
		$screen = new FirstScreen();
		ob_start();
		$screen->await();
		self::assertSame( "<link rel=\"expect\" href=\"#first-screen\" blocking=\"render\">\n", (string) ob_get_clean() );
		the_post();
		ob_start();
		the_content();
		self::assertStringStartsWith( '<div id="first-screen" class="wp-block-media-text', trim( (string) ob_get_clean() ) );
	}

	public function test_a_page_of_text_waits_for_nothing(): void {
		$this->go_to_page( '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->' );
		ob_start();
		( new FirstScreen() )->await();
		self::assertSame( '', (string) ob_get_clean() );
	}

	private function go_to_page( string $content ): void {
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => $content ] );
		$GLOBALS['wp_the_query'] = new \WP_Query( [ 'page_id' => $page ] ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the page that is shown.
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		wp_set_current_user( 0 );
	}
}
