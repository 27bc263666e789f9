<?php
/**
 * Plugin Name: Quayside site
 * Description: Keeps the sites of the demo and the tests to themselves: mail goes into a folder, no call leaves the machine.
 */

declare( strict_types=1 );

/**
 * Writes mail to wp-content/mail/*.json instead of sending it. A file named "fail" in that folder makes every mail fail.
 */
add_filter(
	'pre_wp_mail',
	static function ( ?bool $sent, array $mail ): bool {
		$folder = WP_CONTENT_DIR . '/mail';
		if ( is_file( "$folder/fail" ) ) {
			do_action( 'wp_mail_failed', new WP_Error( 'wp_mail_failed', 'The mail server is down.', $mail ) );
			return false;
		}
		wp_mkdir_p( $folder );
		$mail['time'] = microtime( true );
		$written      = file_put_contents( sprintf( '%s/%.6f-%s.json', $folder, $mail['time'], wp_generate_password( 6, false ) ), (string) wp_json_encode( $mail ) );
		do_action( 'wp_mail_succeeded', $mail );
		return false !== $written;
	},
	10,
	2
);

/**
 * Calls to other machines fail at once; calls to this one pass.
 */
add_filter(
	'pre_http_request',
	static function ( $answer, array $arguments, string $url ) {
		$host = wp_parse_url( $url, PHP_URL_HOST );
		return in_array( $host, [ '127.0.0.1', 'localhost' ], true ) ? $answer : new WP_Error( 'http_request_failed', 'This site makes no call to other machines.' );
	},
	10,
	3
);

/**
 * No checks for updates on admin pages: they cannot get through, and each fresh site would log their failure.
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
 * The cookie "quayside_locale" (for example de_DE, or ar for right to left) shows the site in another language, so
 * that tests can look at one without changing it for others.
 */
if ( isset( $_COOKIE['quayside_locale'] ) && is_string( $_COOKIE['quayside_locale'] ) && preg_match( '/^[a-z]{2,3}(_[A-Z]{2})?$/', $_COOKIE['quayside_locale'] ) ) {
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
 * The cookie "quayside_settings" (JSON, for example {"style":"night"}) shows the site with other settings of the theme,
 * so that tests can look at them without changing them for others.
 */
if ( isset( $_COOKIE['quayside_settings'] ) && is_string( $_COOKIE['quayside_settings'] ) ) {
	foreach ( (array) json_decode( stripslashes( $_COOKIE['quayside_settings'] ), true ) as $quayside_setting => $quayside_value ) {
		add_filter( "theme_mod_quayside_$quayside_setting", static fn () => $quayside_value );
	}
}

/**
 * Seeded sites count visits, as most sites do: consent must hold this script.
 */
add_action(
	'wp_head',
	static function (): void {
		if ( false !== get_option( 'quayside_seed_version' ) ) {
			echo '<script async src="https://www.googletagmanager.com/gtag/js?id=G-DEMO"></script>' . "\n"; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript
		}
	}
);

/**
 * The environment variable QUAYSIDE_WITHOUT leaves a plugin out of one command, so that a test can look at the site
 * without it.
 */
if ( is_string( getenv( 'QUAYSIDE_WITHOUT' ) ) && '' !== getenv( 'QUAYSIDE_WITHOUT' ) ) {
	add_filter( 'option_active_plugins', static fn ( array $plugins ): array => array_values( array_diff( $plugins, [ sprintf( '%1$s/%1$s.php', (string) getenv( 'QUAYSIDE_WITHOUT' ) ) ] ) ) );
}
