// npm run test:neighbors -- --peers=PATH[,PATH …]: tests Quayside together with third-party plugins. Each PATH is a folder of
// plugins, such as a site's wp-content/plugins. Tests for missing plugins are skipped.
// --wordpress=, --woocommerce=, --database=, --site=NAME, and --port=N work as in npm run e2e. Arguments after "--" go to Playwright.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runStep } from './run.mjs';
import { php, makeSite, removeSite } from './site/site.mjs';
import { readOptions, testBesidePlugins } from './third-party-plugins.mjs';

const options = readOptions( 'test-neighbors', '8895' );
const { values } = options;
let succeeded = await testBesidePlugins(
	options,
	'tests/e2e/neighbors.spec.ts'
);

// Also test on a multisite network.
const name = `${ values.site }-network`;
removeSite( name );
const site = makeSite( {
	...values,
	name,
	port: Number( values.port ) + 1,
	store: false,
	seed: false,
} );
php( site, 'network.php' );
process.env.QUAYSIDE_SITE = site.folder;
succeeded =
	( await runStep( {
		name: 'PHPUnit on a network',
		command: [
			'php',
			join( ROOT, 'vendor/bin/phpunit' ),
			// Only this file: the network has no store, and tests of the shop extend classes that need one.
			join( ROOT, 'tests/php/KitEachSiteTest.php' ),
		],
		show: true,
	} ) ) && succeeded;
removeSite( name );
process.exit( succeeded ? 0 : 1 );
