// Writes the .htaccess file of a site for Apache.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { php } from '../site.mjs';

/** The rules for a network with sites in subfolders, which the Network Setup screen shows to be copied. */
const NETWORK = `RewriteEngine On
RewriteRule .* - [E=HTTP_AUTHORIZATION:%{HTTP:Authorization}]
RewriteBase /
RewriteRule ^index\\.php$ - [L]
RewriteRule ^([_0-9a-zA-Z-]+/)?wp-admin$ $1wp-admin/ [R=301,L]
RewriteCond %{REQUEST_FILENAME} -f [OR]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [L]
RewriteRule ^([_0-9a-zA-Z-]+/)?(wp-(content|admin|includes).*) $2 [L]
RewriteRule ^([_0-9a-zA-Z-]+/)?(.*\\.php)$ $2 [L]
RewriteRule . index.php [L]
`;

/**
 * Writes the rules for permalinks, as the Permalinks screen does. On the command line, WordPress does not know that it is Apache.
 *
 * @param {import('../site.mjs').Site} site      Site from makeSite().
 * @param {boolean}                    [isNetwork] Whether the site is a network with sites in subfolders.
 */
export function writeHtaccess( site, isNetwork = false ) {
	if ( isNetwork ) {
		writeFileSync( join( site.folder, '.htaccess' ), NETWORK );
		return;
	}
	php( site, 'eval.php', [
		`require_once ABSPATH . 'wp-admin/includes/admin.php';
		$_SERVER['SCRIPT_FILENAME'] = ABSPATH . 'wp-admin/options-permalink.php';
		add_filter( 'got_rewrite', '__return_true' );
		$GLOBALS['is_apache'] = true;
		$GLOBALS['wp_rewrite']->init();
		save_mod_rewrite_rules();`,
	] );
}
