<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Consent\Kit\AdminScreen;
use Quayside\Consent\Kit\Assets;

/**
 * Admin screens add a menu entry for users with the capability, load their files on their own page alone, and escape what
 * they print.
 */
final class KitAdminScreenTest extends TestCase {
	private const DATA = [
		'text'  => '"><script>alert( 1 )</script>',
		'list'  => [ 'a' => "it's <b>&amp;</b>", 'b' => [ 1, 2.5, null ] ],
		'empty' => '',
	];

	/**
	 * Values of WordPress's admin menu before each test.
	 *
	 * @var array<string, mixed>
	 */
	private array $globals = [];

	protected function set_up(): void {
		parent::set_up();
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( [ 'menu', 'submenu', '_registered_pages', '_parent_pages', '_wp_submenu_nopriv', '_wp_menu_nopriv', 'admin_page_hooks' ] as $name ) {
			$this->globals[ $name ] = $GLOBALS[ $name ] ?? null;
			$GLOBALS[ $name ]       = []; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
	}

	protected function tear_down(): void {
		foreach ( $this->globals as $name => $value ) {
			$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		}
		wp_dequeue_script( 'quayside-consent-log' );
		wp_dequeue_style( 'quayside-consent-log' );
		wp_dequeue_style( 'wp-components' );
		parent::tear_down();
	}

	private static function screen( string $menu_title = '' ): AdminScreen {
		return new AdminScreen(
			assets: new Assets( dirname( __DIR__, 2 ) . '/plugins/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' ),
			page: 'a-screen',
			title: 'Salt & pepper',
			capability: 'manage_options',
			entry: 'log',
			element: 'a-root',
			data: static fn (): array => self::DATA,
			menu_title: $menu_title
		);
	}

	/**
	 * Adds a screen to the Tools menu and returns the hook suffix of its page, null where users don't have it.
	 */
	private static function add(): ?string {
		self::screen()->add_to_submenu( 'tools.php' );
		return get_plugin_page_hook( 'a-screen', 'tools.php' );
	}

	/**
	 * Whether the script and the style sheet of the screen are loaded.
	 *
	 * @return array{bool, bool}
	 */
	private static function loaded(): array {
		return [ wp_script_is( 'quayside-consent-log', 'enqueued' ), wp_style_is( 'quayside-consent-log', 'enqueued' ) ];
	}

	public function test_users_with_the_capability_get_a_menu_entry(): void {
		self::log_in_as( 'administrator' );
		self::screen( 'Salt' )->add_to_submenu( 'tools.php' );
		self::screen()->add_to_menu( 'dashicons-feedback', 26 );
		self::assertSame( [ [ 'Salt', 'manage_options', 'a-screen', 'Salt & pepper' ] ], $GLOBALS['submenu']['tools.php'] );
		self::assertSame( [ 'Salt & pepper', 'manage_options', 'a-screen', 'Salt & pepper' ], array_slice( $GLOBALS['menu'][26], 0, 4 ) );
		self::assertSame( 'dashicons-feedback', $GLOBALS['menu'][26][6] );
	}

	public function test_users_without_the_capability_get_no_menu_entry_and_no_page(): void {
		self::log_in_as( 'editor' );
		self::assertNull( self::add() );
		self::assertSame( [], $GLOBALS['submenu'] );
	}

	public function test_files_load_on_the_screen_alone(): void {
		self::log_in_as( 'administrator' );
		remove_all_actions( 'admin_enqueue_scripts' );
		$hook = self::add();
		self::assertIsString( $hook );
		do_action( 'admin_enqueue_scripts', 'index.php' );
		self::assertSame( [ false, false ], self::loaded() );
		add_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		do_action( 'admin_enqueue_scripts', $hook );
		self::assertSame( [ true, true ], self::loaded() );
		self::assertFalse( has_action( 'admin_print_scripts', 'print_emoji_detection_script' ) );
	}

	public function test_data_is_escaped_and_reads_back_as_it_was(): void {
		ob_start();
		self::screen()->render();
		$html = (string) ob_get_clean();
		self::assertStringStartsWith( '<div class="wrap"><h1>Salt &amp; pepper</h1><div id="a-root" data-text="', $html );
		self::assertStringNotContainsString( '<script', $html );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'wrap' ] ) );
		self::assertTrue( $tags->next_tag( 'h1' ) );
		self::assertTrue( $tags->next_tag( 'div' ) );
		self::assertSame( 'a-root', $tags->get_attribute( 'id' ) );
		self::assertSame( self::DATA['text'], $tags->get_attribute( 'data-text' ) );
		self::assertSame( self::DATA['list'], json_decode( (string) $tags->get_attribute( 'data-list' ), true ) );
		self::assertSame( '', $tags->get_attribute( 'data-empty' ) );
	}

	public function test_data_is_read_only_when_the_screen_is_printed(): void {
		self::log_in_as( 'administrator' );
		$reads  = 0;
		$screen = new AdminScreen(
			assets: new Assets( dirname( __DIR__, 2 ) . '/plugins/quayside-consent/quayside-consent.php', 'consent', 'quayside-consent' ),
			page: 'a-screen',
			title: 'Salt',
			capability: 'manage_options',
			entry: 'log',
			element: 'a-root',
			data: static function () use ( &$reads ): array {
				++$reads;
				return [];
			}
		);
		$screen->add_to_submenu( 'tools.php' );
		self::assertSame( 0, $reads );
		ob_start();
		$screen->render();
		self::assertSame( '<div class="wrap"><h1>Salt</h1><div id="a-root"></div></div>', ob_get_clean() );
		self::assertSame( 1, $reads );
	}
}
