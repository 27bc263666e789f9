<?php
declare( strict_types=1 );

namespace Quayside\Shop\Dashboard\Tests;

use Quayside\Shop\Dashboard\Shortcode;
use Quayside\Shop\Kit\Assets;
use Quayside\Shop\StorePages\DashboardPage;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * The dashboard in the content of a page.
 */
final class ShortcodeTest extends StoreTestCase {
	/**
	 * @dataProvider contents
	 */
	public function test_the_dashboard_replaces_the_shortcode_and_the_group_with_its_class( string $content, int $dashboards ): void {
		$shortcode = new Shortcode( new Assets( WP_PLUGIN_DIR . '/quayside-shop/quayside-shop.php', 'shop', 'quayside-shop' ) );
		$shortcode->register();
		$html = do_shortcode( do_blocks( $content ) );
		remove_filter( 'render_block_core/group', [ $shortcode, 'replace_group' ] );
		remove_shortcode( DashboardPage::SHORTCODE );
		self::assertSame( $dashboards, substr_count( $html, 'class="quayside-dashboard"' ) );
		self::assertSame( 0 === $dashboards, str_contains( $html, 'Inside' ) );
		self::assertSame( 0 < $dashboards, DashboardPage::is_in( $content ) );
	}

	/**
	 * @return array<string, array{string, int}>
	 */
	public static function contents(): array {
		$group = static fn ( string $classes ): string => "<!-- wp:group {\"className\":\"$classes\"} --><div class=\"wp-block-group $classes\"><p>Inside</p></div><!-- /wp:group -->";
		return [
			'the shortcode'              => [ '<!-- wp:shortcode -->[quayside_customer_dashboard]<!-- /wp:shortcode -->', 1 ],
			'the group'                  => [ $group( 'quayside-customer-dashboard' ), 1 ],
			'the group with two classes' => [ $group( 'is-style-card quayside-customer-dashboard' ), 1 ],
			'another group'              => [ $group( 'customer' ), 0 ],
		];
	}
}
