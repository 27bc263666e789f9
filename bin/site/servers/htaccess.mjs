// Lets WordPress write the .htaccess file of a site for Apache.
import { php } from '../site.mjs';

/** Writes the rules for permalinks, as the Permalinks screen does. On the command line, WordPress does not know that it is Apache. */
export const writeHtaccess = (
	/** @type {import('../site.mjs').Site} */ site
) =>
	php( site, 'eval.php', [
		`require_once ABSPATH . 'wp-admin/includes/admin.php';
		$_SERVER['SCRIPT_FILENAME'] = ABSPATH . 'wp-admin/options-permalink.php';
		add_filter( 'got_rewrite', '__return_true' );
		$GLOBALS['is_apache'] = true;
		$GLOBALS['wp_rewrite']->init();
		save_mod_rewrite_rules();`,
	] );
