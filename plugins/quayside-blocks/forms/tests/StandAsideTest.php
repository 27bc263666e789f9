<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Tests;

use Quayside\Blocks\BlockTypes;
use Quayside\Blocks\Forms\Forms;
use Quayside\Blocks\Forms\StandAside;
use Quayside\Blocks\Kit\Assets;
use Quayside\Tests\TestCase;

/**
 * Tests sites that leave forms to another plugin: Quayside registers only a notice and an empty shortcode.
 */
final class StandAsideTest extends TestCase {
	public function test_registers_only_a_notice_and_hides_the_shortcode(): void {
		$assets = new Assets( dirname( __DIR__, 2 ) . '/quayside-blocks.php', 'blocks', 'quayside-blocks' );
		$blocks = new BlockTypes( $assets );
		self::assertGreaterThan( 1, count( Forms::modules( $assets, $blocks ) ) );
		self::assertGreaterThan( 5, count( Forms::deferred( $assets ) ) );
		add_filter( 'quayside_blocks_forms_stand_aside', '__return_true' );
		self::assertSame( [], Forms::deferred( $assets ) );
		$modules = Forms::modules( $assets, $blocks );
		self::assertCount( 1, $modules );
		self::assertInstanceOf( StandAside::class, $modules[0] );
		remove_all_actions( 'admin_notices' );
		remove_shortcode( 'quayside_form' );
		$modules[0]->register();
		self::assertSame( 'Write to us: .', do_shortcode( 'Write to us: [quayside_form id="7"].' ) );
		$notice = static function (): string {
			ob_start();
			do_action( 'admin_notices' );
			return (string) ob_get_clean();
		};
		self::assertSame( '', $notice(), 'Users who cannot change it see no notice.' );
		self::log_in_as( 'administrator' );
		self::assertStringContainsString( 'turns off Quayside Blocks forms', $notice() );
	}
}
