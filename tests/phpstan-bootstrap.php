<?php
/**
 * Constants that WordPress defines at run time, for static analysis.
 */

declare( strict_types=1 );

foreach ( [ 'ABSPATH', 'WP_CONTENT_DIR', 'WP_LANG_DIR', 'WP_PLUGIN_DIR', 'COOKIEPATH', 'COOKIE_DOMAIN', 'SITECOOKIEPATH' ] as $quayside_constant ) {
	defined( $quayside_constant ) || define( $quayside_constant, '/' );
}

foreach (
	[
		'MINUTE_IN_SECONDS' => 60,
		'HOUR_IN_SECONDS' => 3600,
		'DAY_IN_SECONDS' => 86400,
		'EMPTY_TRASH_DAYS' => 30,
		'ARRAY_A' => 'ARRAY_A',
	] as $quayside_constant => $quayside_value
) {
	defined( $quayside_constant ) || define( $quayside_constant, $quayside_value );
}
