<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Styles\LateStyles;
use Quayside\Theme\Styles\UsedStyles;

/**
 * Tests that late styles are moved into the head.
 */
final class LateStylesTest extends TestCase {
	public function test_replaces_the_placeholder_with_late_styles(): void {
		$late = new LateStyles( new UsedStyles() );
		ob_start();
		$late->start( 'page.php' );
		echo '<head>';
		$late->print_placeholder();
		echo '<title>T</title></head><body>';

		wp_register_style( 'quayside-late', false, [], '1' );
		wp_add_inline_style( 'quayside-late', '.late{color:red}' );
		wp_enqueue_style( 'quayside-late' );
		$late->collect();
		echo '</body>';
		ob_end_flush();

		self::assertMatchesRegularExpression( '~<head>.*\.late\{color:red\}.*<title>~s', (string) ob_get_clean() );
	}

	public function test_leaves_late_styles_in_the_footer_if_the_head_has_been_sent(): void {
		$late = new LateStyles( new UsedStyles() );
		ob_start();
		$late->start( 'page.php' );
		echo '<head></head>';
		ob_flush();
		self::assertSame( '.later{color:red}', $this->footer_styles_after( $late ) );
		ob_end_clean();
		ob_end_clean();
	}

	public function test_leaves_late_styles_in_the_footer_on_a_page_without_a_template(): void {
		$late = new LateStyles( new UsedStyles() );
		ob_start();
		$late->print_placeholder();
		ob_end_clean();
		self::assertSame( '.later{color:red}', $this->footer_styles_after( $late ) );
	}

	/**
	 * Returns what the footer prints for a late style after collect() has run.
	 */
	private function footer_styles_after( LateStyles $late ): string {
		// WordPress prints each style only once.
		$handle = wp_unique_id( 'quayside-later-' );
		wp_register_style( $handle, false, [], '1' );
		wp_add_inline_style( $handle, '.later{color:red}' );
		wp_enqueue_style( $handle );
		$late->collect();
		ob_start();
		print_late_styles();
		$printed = (string) ob_get_clean();
		return str_contains( $printed, '.later{color:red}' ) ? '.later{color:red}' : $printed;
	}
}
