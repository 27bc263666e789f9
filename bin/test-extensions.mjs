// npm run test:extensions -- --peers=PATH[,PATH …] --woocommerce=PATH --wordpress=PATH: tests the scripts that Quayside defers,
// replaces, or removes on WooCommerce's pages together with real extensions. Each PATH of --peers is a folder of plugins, such as a
// site's wp-content/plugins. Tests for missing extensions are skipped. --database=, --site=NAME, and --port=N work as in npm run e2e.
// Arguments after "--" go to Playwright.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOptions, testBesidePlugins } from './third-party-plugins.mjs';

const options = readOptions( 'test-extensions', '8893' );
const { woocommerce = '' } = options.values;
if ( ! existsSync( join( resolve( woocommerce ), 'woocommerce.php' ) ) ) {
	console.error(
		'--woocommerce must be a folder with woocommerce.php, because extensions do not work with the stand-in store.'
	);
	process.exit( 1 );
}
const succeeded = await testBesidePlugins(
	options,
	'tests/e2e/extensions.spec.ts'
);
process.exit( succeeded ? 0 : 1 );
