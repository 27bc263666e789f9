<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

use Quayside\Tests\AjaxEnded;

/**
 * Runs actions that end the process, and captures their response.
 */
final class Response {
	private function __construct(
		/** Status of wp_die(), 200 if access was granted or something was printed, 302 for a redirect. */
		public readonly int $status,
		/** Output, or URL of a redirect. */
		public readonly string $text
	) {}

	/**
	 * Runs the callbacks of an action.
	 *
	 * @param string                $action  Name of the hook.
	 * @param array<string, string> $params  Request parameters.
	 * @param string                $reached Hook that runs once access is granted, '' for none.
	 */
	public static function of_action( string $action, array $params, string $reached ): self {
		$_POST    = wp_slash( $params );
		$_GET     = $_POST;
		$_REQUEST = $_POST;
		$is_ajax  = ! str_starts_with( $action, 'admin_post_' );
		$status   = 200;
		$stop     = static function (): callable {
			return static function ( mixed $message, mixed $title = '', mixed $arguments = [] ): void {
				// Responses of admin-ajax also end with wp_die(), mostly without a status.
				throw new AjaxEnded(
					is_string( $message ) ? $message : '',
					is_array( $arguments ) && is_int( $arguments['response'] ?? null ) ? $arguments['response'] : ( wp_doing_ajax() ? 200 : 500 )
				);
			};
		};
		add_filter( $is_ajax ? 'wp_die_ajax_handler' : 'wp_die_handler', $stop, PHP_INT_MAX );
		add_filter( 'wp_doing_ajax', $is_ajax ? '__return_true' : '__return_false' );
		add_filter(
			'wp_redirect',
			static function ( string $to ): never {
				throw new AjaxEnded( $to, 302 );
			},
			PHP_INT_MAX
		);
		'' === $reached || add_filter(
			$reached,
			static function ( mixed $value, mixed $result = true ) use ( $reached ): mixed {
				// The same hook runs for an invalid nonce.
				if ( 'check_admin_referer' !== $reached || false !== $result ) {
					throw new AjaxEnded( 'reached', 200 );
				}
				return $value;
			},
			PHP_INT_MAX,
			2
		);
		$level = ob_get_level();
		$text  = '';
		ob_start();
		try {
			do_action( $action );
		} catch ( AjaxEnded $ended ) {
			$status = $ended->getCode();
			$text   = $ended->getMessage();
		}
		while ( ob_get_level() > $level + 1 ) {
			ob_end_flush();
		}
		return new self( $status, ob_get_clean() . $text );
	}
}
