<?php
/**
 * Constants that WordPress defines at run time, for static analysis.
 */

declare( strict_types=1 );

foreach ( [ 'ABSPATH', 'WP_CONTENT_DIR', 'WP_LANG_DIR', 'WP_PLUGIN_DIR', 'COOKIEPATH', 'COOKIE_DOMAIN', 'SITECOOKIEPATH' ] as $quayside_constant ) {
	defined( $quayside_constant ) || define( $quayside_constant, '/' );
}
