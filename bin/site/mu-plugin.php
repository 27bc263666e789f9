<?php
/**
 * Plugin Name: Quayside site
 * Description: Isolates the sites of the demo and the tests. Saves emails in a folder and blocks requests to other machines.
 */

declare( strict_types=1 );

/**
 * Writes emails to wp-content/mail/*.json instead of sending them. A file named "fail" in that folder makes every email fail.
 */
add_filter(
	'pre_wp_mail',
	static function ( ?bool $sent, array $email ): bool {
		$folder = WP_CONTENT_DIR . '/mail';
		if ( is_file( "$folder/fail" ) ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The mail server is down.', $email ) );
			return false;
		}
		wp_mkdir_p( $folder );
		$email['time'] = microtime( true );
		$written      = file_put_contents(
			sprintf( '%s/%.6f-%s.json', $folder, $email['time'], wp_generate_password( 6, false ) ),
			(string) wp_json_encode( $email )
		);
		do_action( 'wp_mail_succeeded', $email );
		return false !== $written;
	},
	10,
	2
);

/**
 * Blocks HTTP requests to other machines. Those that Quayside starts are listed in wp-content/requests.log.
 */
add_filter(
	'pre_http_request',
	static function ( $response, array $arguments, string $url ) {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		if ( in_array( $host, [ '127.0.0.1', 'localhost' ], true ) ) {
			return $response;
		}
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( preg_match( '~/(?:plugins|themes)/(quayside[^/]*/.+)~', $call['file'] ?? '', $file ) ) {
				file_put_contents( WP_CONTENT_DIR . '/requests.log', "$url $file[1]\n", FILE_APPEND );
				break;
			}
		}
		return new WP_Error( 'http_request_failed', 'This site makes no call to other machines.' );
	},
	10,
	3
);

/**
 * Disables update checks on admin pages, which would fail and be logged on each new site.
 */
add_action(
	'admin_init',
	static function (): void {
		foreach ( [ '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ] as $check ) {
			remove_action( 'admin_init', $check );
		}
	},
	1
);

/**
 * Changes the site's language with the cookie "quayside_locale" (for example de_DE, or ar for right to left), so that tests do
 * not change it for other visitors.
 */
$quayside_locale = $_COOKIE['quayside_locale'] ?? null;
if ( is_string( $quayside_locale ) && preg_match( '/^[a-z]{2,3}(_[A-Z]{2})?$/', $quayside_locale ) ) {
	add_filter( 'locale', static fn (): string => (string) $_COOKIE['quayside_locale'] );
	add_action(
		'init',
		static function (): void {
			if ( in_array( substr( (string) $_COOKIE['quayside_locale'], 0, 2 ), [ 'ar', 'fa', 'he' ], true ) ) {
				$GLOBALS['wp_locale']->text_direction = 'rtl';
				wp_styles()->text_direction           = 'rtl';
			}
		},
		1
	);
}

/**
 * Changes theme settings with the cookie "quayside_settings" (JSON, for example {"style":"night"}), so that tests do not change
 * them for other visitors.
 */
if ( isset( $_COOKIE['quayside_settings'] ) && is_string( $_COOKIE['quayside_settings'] ) ) {
	foreach ( (array) json_decode( stripslashes( $_COOKIE['quayside_settings'] ), true ) as $quayside_setting => $quayside_value ) {
		add_filter( "theme_mod_quayside_$quayside_setting", static fn () => $quayside_value );
	}
}

/**
 * Adds an analytics script to seeded sites, which the consent plugin must block.
 */
add_action(
	'wp_head',
	static function (): void {
		if ( false !== get_option( 'quayside_seed_version' ) ) {
			// phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
			echo '<script async src="https://www.googletagmanager.com/gtag/js?id=G-DEMO"></script>' . "\n";
		}
	}
);

/**
 * Deactivates the plugin in the environment variable QUAYSIDE_WITHOUT for one command, so that tests can run without it.
 */
if ( is_string( getenv( 'QUAYSIDE_WITHOUT' ) ) && '' !== getenv( 'QUAYSIDE_WITHOUT' ) ) {
	add_filter(
		'option_active_plugins',
		static fn ( array $plugins ): array => array_values( array_diff( $plugins, [ sprintf( '%1$s/%1$s.php', (string) getenv( 'QUAYSIDE_WITHOUT' ) ) ] ) )
	);
}
