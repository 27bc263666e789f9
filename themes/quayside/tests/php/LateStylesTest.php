<?php
declare( strict_types=1 );

namespace Quayside\Theme\Tests;

use Quayside\Tests\TestCase;
use Quayside\Theme\Styles\LateStyles;

/**
 * Styles found out late end up in the head.
 */
final class LateStylesTest extends TestCase {
	public function test_late_styles_take_the_place_of_the_mark(): void {
		$late = new LateStyles();
		ob_start();
		$late->start( 'page.php' );
		echo '<head>';
		$late->mark();
		echo '<title>T</title></head><body>';

		wp_register_style( 'quayside-late', false, [], '1' );
		wp_add_inline_style( 'quayside-late', '.late{color:red}' );
		wp_enqueue_style( 'quayside-late' );
		$late->collect();
		echo '</body>';
		ob_end_flush();

		self::assertMatchesRegularExpression( '~<head>.*\.late\{color:red\}.*<title>~s', (string) ob_get_clean() );
	}

	public function test_a_head_already_sent_leaves_them_to_the_footer(): void {
		$late = new LateStyles();
		ob_start();
		$late->start( 'page.php' );
		echo '<head></head>';
		ob_flush();
		self::assertSame( '.later{color:red}', $this->left_by( $late ) );
		ob_end_clean();
		ob_end_clean();
	}

	public function test_a_page_without_a_template_has_them_in_the_footer(): void {
		$late = new LateStyles();
		ob_start();
		$late->mark();
		ob_end_clean();
		self::assertSame( '.later{color:red}', $this->left_by( $late ) );
	}

	/**
	 * What the footer prints of a style that comes late, after the module had its turn.
	 */
	private function left_by( LateStyles $late ): string {
		// WordPress prints a style once.
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
