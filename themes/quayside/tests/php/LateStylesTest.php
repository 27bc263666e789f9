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
		$late->mark();
		$mark = (string) ob_get_clean();

		wp_register_style( 'quayside-late', false, [], '1' );
		wp_add_inline_style( 'quayside-late', '.late{color:red}' );
		wp_enqueue_style( 'quayside-late' );
		$late->collect();

		$html = $late->place( "<head>$mark<title>T</title></head><body></body>" );
		self::assertMatchesRegularExpression( '~<head>.*\.late\{color:red\}.*<title>~s', $html );
	}

	public function test_a_head_already_sent_leaves_them_to_the_footer(): void {
		$late = new LateStyles();
		$late->place( '<head></head>' );
		wp_register_style( 'quayside-later', false, [], '1' );
		wp_add_inline_style( 'quayside-later', '.later{color:red}' );
		wp_enqueue_style( 'quayside-later' );
		$late->collect();
		ob_start();
		print_late_styles();
		self::assertStringContainsString( '.later{color:red}', (string) ob_get_clean() );
	}
}
