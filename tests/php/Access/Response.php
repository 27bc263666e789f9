<?php
declare( strict_types=1 );

namespace Quayside\Tests\Access;

use Quayside\Tests\AjaxEnded;

/**
 * Runs actions that end their process, and tells how they ended.
 */
final class Response {
	private function __construct(
		/** Status: of wp_die(), 200 where somebody was let in or something was printed, 302 for a redirect. */
		public readonly int $status,
		/** What was printed, or where a redirect leads. */
		public readonly string $text
	) {}

	/**
	 * Runs the callbacks of an action.
	 *
	 * @param string                $action  Name of the hook.
	 * @param array<string, string> $params  What is sent.
	 * @param string                $reached Hook that tells that somebody has been let in; '' for none.
	 */
	public static function of_action( string $action, array $params, string $reached ): self {
		$_POST    = wp_slash( $params );
		$_GET     = $_POST;
		$_REQUEST = $_POST;
		$is_ajax  = ! str_starts_with( $action, 'admin_post_' );
		$status   = 200;
		$stop     = static function (): callable {
			return static function ( mixed $message, mixed $title = '', mixed $arguments = [] ): void {
				// Answers of admin-ajax end with wp_die(), too, and most of them say no status.
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
				// A nonce that is none tells the same hook.
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
