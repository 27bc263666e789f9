<?php
declare( strict_types=1 );

namespace Quayside\Tests;

use Yoast\PHPUnitPolyfills\TestCases\TestCase as PolyfillTestCase;

/**
 * Base class of tests inside WordPress. Changes to the database are rolled back after each test.
 */
abstract class TestCase extends PolyfillTestCase {
	/**
	 * Hooks before the test.
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
		// The switch would commit the changes of the test.
		add_filter( 'quayside_switch_commits_together', '__return_false' );
		wp_set_current_user( 0 );
		// The consent plugin may have cached data that another test has stored.
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
	 * Creates or drops tables. Databases that commit implicitly then have no data of the test to commit, and later changes are rolled
	 * back as usual. The tables remain, so drop them after tear_down().
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
	 * Waits for the next minute if this one ends within ten seconds. Counters of calls start again each minute, hour, and day.
	 */
	protected static function in_one_period(): void {
		while ( time() % MINUTE_IN_SECONDS >= 50 ) {
			usleep( 100_000 );
		}
	}

	/**
	 * Sends a request to the REST API and returns the response.
	 *
	 * @param string                $method HTTP method.
	 * @param string                $route  Route, for example "/wp/v2/posts".
	 * @param array<string, mixed>  $params Body or query parameters.
	 * @param array<string, string> $headers Headers.
	 */
	protected static function rest( string $method, string $route, array $params = [], array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, $route );
		// HTTP requests always have a body, even if it is empty.
		$request->set_body( '' );
		'GET' === $method ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		return rest_ensure_response( rest_do_request( $request ) );
	}

	/**
	 * Calls an admin-ajax action like a visitor and returns the output.
	 *
	 * @param string                $action Name of the action.
	 * @param array<string, string> $post   Raw fields of the request.
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
			// The response is complete.
			unset( $ended );
		} finally {
			remove_filter( 'wp_die_ajax_handler', $stop );
			remove_filter( 'wp_doing_ajax', '__return_true' );
		}
		return (string) ob_get_clean();
	}

	/**
	 * Creates a user and logs in.
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
