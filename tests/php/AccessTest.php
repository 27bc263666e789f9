<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Quayside\Tests\Access\AccessTestCase;
use Quayside\Tests\Access\Fixture;
use Quayside\Tests\Access\Provenance;
use Quayside\Tests\Access\Response;
use Quayside\Tests\Contracts\Responses;

/**
 * Tests access to everything in access.php as each role, and that access.php is complete.
 */
final class AccessTest extends AccessTestCase {
	/**
	 * Returns the names of a section of the table, without suffixes after #.
	 *
	 * @return array<int, string>
	 */
	private static function names( string $part ): array {
		return array_values(
			array_unique( array_map( static fn ( string $name ): string => explode( ' #', $name )[0], array_keys( self::table()[ $part ] ) ) )
		);
	}

	public function test_table_matches_everything_that_is_registered(): void {
		foreach ( [
			'rest'     => Provenance::rest(),
			'actions'  => Provenance::actions(),
			'meta'     => Provenance::meta(),
			'settings' => Provenance::settings(),
			'requests' => array_keys(
				array_filter(
					Provenance::sources(),
					static fn ( string $code ): bool => 1 === preg_match( '/\$_(?:GET|POST|REQUEST|FILES|COOKIE)\b|\bfilter_input(?:_array)?\s*\(/', $code )
				)
			),
		] as $part => $found ) {
			self::assertNotSame( [], $found );
			self::assertSame( [], array_values( array_diff( $found, self::names( $part ) ) ), "Registered, but not in the table: $part" );
			self::assertSame( [], array_values( array_diff( self::names( $part ), $found ) ), "In the table, but not registered: $part" );
		}
	}

	/**
	 * Counts registrations without callbacks in the source code.
	 */
	public function test_source_code_has_no_other_registrations(): void {
		$code  = implode( "\n", Provenance::sources() );
		$calls = static fn ( string $names ): int => preg_match_all( "/(?<!function )(?<![\\w>:\$])(?:$names)\s*\(/", $code );
		self::assertSame( count( self::table()['settings'] ), $calls( 'register_setting' ) );
		self::assertSame( count( self::table()['meta'] ), $calls( 'register_meta|register_(?:post|term)_meta' ) );
		self::assertSame(
			count( self::table()['screens'] ),
			$calls(
				'add_(?:menu|submenu|options|management|theme|plugins|users|dashboard|posts|media|links|pages|comments)_page'
			) + $calls( 'new AdminScreen' ) - 4,
			'Two calls are in AdminScreen itself, and two add the list of forms next to SureForms.'
		);
		self::assertSame( 1, $calls( 'register_post_type' ), 'Its routes are in the table.' );
		self::assertSame( 1, $calls( 'register_rest_field' ), 'The preview of search results, which everybody can see.' );
		self::assertSame( 0, $calls( 'register_taxonomy|add_rewrite_rule|add_rewrite_endpoint|add_feed' ) );
	}

	/**
	 * @dataProvider roles
	 */
	public function test_routes( string $role ): void {
		self::become( $role );
		$who   = get_current_user_id();
		$wrong = [];
		foreach ( self::table()['rest'] as $name => $row ) {
			[ $allowed, $more ] = $row + [ [], [] ];
			wp_set_current_user( $who );
			[ $methods, $route ] = explode( ' /', explode( ' #', $name )[0], 2 );

			$fixture  = str_contains( $route, '(?P<' ) || ( $more['params'] ?? null ) instanceof \Closure ? new Fixture() : null;
			$given    = static fn ( mixed $value ): array => $value instanceof \Closure ? $value( $fixture ) : (array) $value;
			$answer   = self::rest(
				explode( ', ', $methods )[0],
				$fixture?->path( "/$route" ) ?? "/$route",
				$given( $more['params'] ?? [] ),
				$given( $more['headers'] ?? [] )
			);
			$denied   = $more['denied'] ?? ( 'nobody' === $role ? 401 : 403 );
			$expected = in_array( $role, $allowed, true ) ? $more['status'] ?? 200 : $denied;
			if ( $expected !== $answer->get_status() ) {
				$wrong[ $name ] = "$expected expected, got {$answer->get_status()}: " . substr( (string) wp_json_encode( $answer->get_data() ), 0, 200 );
			}
		}
		self::assertSame( [], $wrong );
	}

	/**
	 * @dataProvider roles
	 */
	public function test_actions( string $role ): void {
		self::become( $role );
		$who   = get_current_user_id();
		$wrong = [];
		foreach ( self::table()['actions'] as $name => $row ) {
			[ $allowed, $more ] = $row + [ [], [] ];
			$action = explode( ' #', $name )[0];
			// admin-ajax and admin-post have separate hooks for visitors and users.
			if ( ! str_starts_with( $action, 'wc_ajax_' ) && ( 'nobody' === $role ) !== str_contains( $action, '_nopriv_' ) ) {
				continue;
			}
			wp_set_current_user( $who );
			$fixture = new Fixture();
			$given   = static fn ( mixed $value ): mixed => $value instanceof \Closure ? $value( $fixture ) : $value;
			$params  = (array) $given( $more['params'] ?? [] );
			$nonce   = $given( $more['nonce'] ?? null );
			$foreign = null;
			if ( is_string( $nonce ) ) {
				wp_set_current_user( 1 );
				$foreign = wp_create_nonce( $nonce );
				wp_set_current_user( $who );
			}
			foreach ( null === $nonce ? [ null ] : [ '', 'forged', $foreign, wp_create_nonce( (string) $nonce ) ] as $sent ) {
				$hooks    = $GLOBALS['wp_filter'];
				// In a separate request, nothing has been added yet.
				unset( $GLOBALS['wp_actions']['woocommerce_add_to_cart'] );
				$copies   = array_map( static fn ( \WP_Hook $hook ): \WP_Hook => clone $hook, $hooks );
				$answer   = Response::of_action( $action, $params + ( null === $sent ? [] : [ '_wpnonce' => $sent ] ), $more['reached'] ?? '' );
				$let_in   = in_array( $role, $allowed, true ) && ( null === $sent || false !== wp_verify_nonce( $sent, (string) $nonce ) );
				$expected = $let_in ? $more['status'] ?? ( 'wp-login.php' === ( $more['says'] ?? '' ) ? 302 : 200 ) : 403;

				$GLOBALS['wp_filter'] = $copies; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
				if ( $expected !== $answer->status || ( $let_in && isset( $more['says'] ) && ! str_contains( $answer->text, $more['says'] ) ) ) {
					$wrong[ "$name with nonce " . wp_json_encode( $sent ) ] = "$expected expected, got $answer->status: " . substr( $answer->text, 0, 200 );
				}
				$json = $let_in ? json_decode( $answer->text ) : null;
				if ( is_object( $json ) || is_array( $json ) ) {
					$problem = isset( $more['contract'] ) ? Responses::problem( $more['contract'], $json ) : 'It answers JSON that no contract describes.';
					if ( '' !== $problem ) {
						$wrong[ $name ] = $problem;
					}
				}
			}
		}
		self::assertSame( [], $wrong );
	}

	/**
	 * @dataProvider roles
	 */
	public function test_screens( string $role ): void {
		global $menu, $submenu, $_registered_pages, $_parent_pages, $_wp_submenu_nopriv, $_wp_menu_nopriv;
		self::become( $role );
		foreach ( [ &$menu, &$submenu, &$_registered_pages, &$_parent_pages, &$_wp_submenu_nopriv, &$_wp_menu_nopriv ] as &$list ) {
			$list = [];
		}
		unset( $list );
		foreach ( Provenance::callbacks( 'admin_menu' ) as $callback ) {
			$callback( '' );
		}
		$pages = [];
		foreach ( array_keys( $_registered_pages ) as $hook ) {
			if ( [] !== Provenance::callbacks( (string) $hook ) ) {
				$pages[] = (string) preg_replace( '/^.*?_page_/', '', (string) $hook );
			}
		}
		$expected = array_keys( array_filter( self::table()['screens'], static fn ( array $allowed ): bool => in_array( $role, $allowed, true ) ) );
		self::assertEqualsCanonicalizing( $expected, array_unique( $pages ) );
	}

	/**
	 * @dataProvider roles
	 */
	public function test_metadata_settings_and_customizer( string $role ): void {
		require_once ABSPATH . WPINC . '/class-wp-customize-manager.php';
		self::become( $role );
		$fixture = new Fixture();
		foreach ( self::table()['meta'] as $name => $allowed ) {
			$key = explode( '/', $name )[2];
			foreach ( [ 'edit', 'add', 'delete' ] as $verb ) {
				self::assertSame( in_array( $role, $allowed, true ), current_user_can( "{$verb}_post_meta", $fixture->form, $key ), "$verb $name" );
			}
		}
		foreach ( self::table()['settings'] as $name => $allowed ) {
			$denied = 'nobody' === $role ? 401 : 403;
			$read   = self::rest( 'GET', '/wp/v2/settings' );
			$write  = self::rest( 'POST', '/wp/v2/settings', [ $name => get_option( $name ) ] );
			self::assertSame( in_array( $role, $allowed, true ) ? [ 200, 200 ] : [ $denied, $denied ], [ $read->get_status(), $write->get_status() ], $name );
			self::assertSame( in_array( $role, $allowed, true ), array_key_exists( $name, (array) $read->get_data() ) );
		}
		$customizer = new \WP_Customize_Manager();
		foreach ( Provenance::callbacks( 'customize_register' ) as $callback ) {
			$callback( $customizer );
		}
		$ours = array_filter( $customizer->settings(), static fn ( \WP_Customize_Setting $setting ): bool => str_contains( $setting->id, 'quayside' ) );
		self::assertNotSame( [], $ours );
		foreach ( $ours as $setting ) {
			self::assertSame( in_array( $role, self::table()['customizer'], true ), $setting->check_capabilities(), $setting->id );
		}
	}
}
