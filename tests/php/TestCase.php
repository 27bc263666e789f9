<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Yoast\PHPUnitPolyfills\TestCases\TestCase as PolyfillTestCase;

/**
 * A test inside WordPress. What it writes to the database is gone afterwards.
 */
abstract class TestCase extends PolyfillTestCase {
	/**
	 * Hooks as they were before the test.
	 *
	 * @var array<string, \WP_Hook>
	 */
	private array $hooks = [];

	protected function set_up(): void {
		parent::set_up();
		global $wpdb, $wp_filter;
		foreach ( $wp_filter as $name => $hook ) {
			$this->hooks[ $name ] = clone $hook;
		}
		wp_cache_flush();
		$wpdb->query( 'START TRANSACTION' );
		wp_set_current_user( 0 );
		// The consent plugin has a copy of its own of what another test has kept.
		do_action( 'delete_option_quayside_consent_settings' );
		$_GET     = [];
		$_POST    = [];
		$_REQUEST = [];
		$_COOKIE  = [];
	}

	protected function tear_down(): void {
		global $wpdb, $wp_filter;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		$wp_filter   = $this->hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
		$this->hooks = [];
		wp_set_current_user( 0 );
		parent::tear_down();
	}

	/**
	 * Makes or drops tables. A database that commits with that has nothing of the test to commit, and what follows is gone
	 * after the test as ever. The tables stay: drop them after tear_down().
	 *
	 * @param string ...$statements SQL.
	 */
	protected static function define_tables( string ...$statements ): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' );
		array_map( [ $wpdb, 'query' ], $statements );
		$wpdb->query( 'START TRANSACTION' );
	}

	/**
	 * Sends a request to the REST API and returns the answer.
	 *
	 * @param string                $method HTTP method.
	 * @param string                $route  Route, for example "/wp/v2/posts".
	 * @param array<string, mixed>  $params Body or query parameters.
	 * @param array<string, string> $headers Headers.
	 */
	protected static function rest( string $method, string $route, array $params = [], array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, $route );
		// Requests over HTTP have one, if an empty one.
		$request->set_body( '' );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_ensure_response( rest_do_request( $request ) );
	}

	/**
	 * Calls an admin-ajax action as a visitor does and returns what it printed.
	 *
	 * @param string                $action Name of the action.
	 * @param array<string, string> $post   Fields of the request, as sent.
	 */
	protected static function ajax( string $action, array $post ): string {
		$_POST    = wp_slash( [ 'action' => $action ] + $post );
		$_REQUEST = $_POST;
		$stop     = static function (): callable {
			return static function (): void {
				throw new AjaxEnded();
			};
		};
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', $stop );
		ob_start();
		try {
			do_action( is_user_logged_in() ? "wp_ajax_$action" : "wp_ajax_nopriv_$action" );
		} catch ( AjaxEnded $ended ) {
			// The answer is complete.
			unset( $ended );
		} finally {
			remove_filter( 'wp_die_ajax_handler', $stop );
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
		return (string) ob_get_clean();
	}

	/**
	 * Makes a user and logs it in.
	 *
	 * @param string $role Role.
	 */
	protected static function log_in_as( string $role ): int {
		$id = wp_insert_user(
			[
				'user_login' => uniqid( $role, false ),
				'user_pass'  => 'password',
				'user_email' => uniqid( '', false ) . '@example.com',
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
		return $id;
	}
}
