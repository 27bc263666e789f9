// npm test: installs missing requirements and runs all tests. --wordpress=PATH, --woocommerce=PATH, and --database=mariadb set what the
// sites use.
import { join } from 'node:path';
import {
	ensureComposer,
	ensureMariadb,
	ensureNodeModules,
	ensurePhp,
} from './requirements.mjs';
import { RESULTS, isSpecificationCovered, listFailures } from './results.mjs';
import { runLanes, runStep } from './run.mjs';

const node = process.execPath;
const site = process.argv
	.slice( 2 )
	.filter( ( argument ) =>
		/^--(wordpress|woocommerce|database)=/.test( argument )
	);

for ( const ensure of [
	ensureNodeModules,
	ensurePhp,
	ensureComposer,
	...( site.includes( '--database=mariadb' ) ? [ ensureMariadb ] : [] ),
] ) {
	const problem = ensure();
	if ( problem ) {
		console.error( problem );
		process.exit( 1 );
	}
}
let succeeded = await runStep( {
	name: 'check',
	command: [ node, 'bin/check.mjs' ],
	show: true,
} );
// Sites of an earlier run may use another WordPress or WooCommerce.
const { removeSite } = await import( './site/site.mjs' );
const suites = (
	/** @type {string} */ name,
	/** @type {number} */ port,
	/** @type {string} */ list
) => {
	removeSite( name );
	return {
		name: `PHPUnit: ${ list }`,
		command: [
			node,
			'bin/phpunit.mjs',
			`--site=${ name }`,
			`--port=${ port }`,
			...site,
			'--',
			'--do-not-cache-result',
			`--testdox-text=${ join( RESULTS, `${ name }.txt` ) }`,
			'--testsuite',
			list,
		],
	};
};
// Super admins, administrators of only some sites, and new sites exist only on networks.
removeSite( 'phpunit-network' );
const network = {
	name: 'PHPUnit on a network',
	command: [
		node,
		'bin/phpunit.mjs',
		'--site=phpunit-network',
		'--port=8894',
		'--network',
		...site,
		'--',
		'--do-not-cache-result',
		'--filter',
		'Access(Pages)?Test.*(admin|nobody)|KitEachSiteTest|KitPageCachesTest.*of_each_site',
	],
};
// Two halves of about the same duration, each in a separate site.
succeeded =
	( await runLanes( [
		[ suites( 'phpunit', 8896, 'blocks' ), network ],
		[ suites( 'phpunit-2', 8895, 'shop,consent,theme,shared' ) ],
	] ) ) && succeeded;
// Tests that fail on a busy machine are retried and reported as flaky. Those that take minutes are part of `npm run test:long`.
succeeded =
	( await runStep( {
		name: 'Playwright',
		command: [
			node,
			'bin/e2e.mjs',
			'--report',
			...site,
			'--',
			'--retries=2',
			'--grep-invert=@long',
		],
		show: true,
	} ) ) && succeeded;
// The zips, in an empty site.
succeeded =
	( await runStep( {
		name: 'packages',
		command: [ node, 'bin/test-packages.mjs', '--short', ...site ],
		show: true,
	} ) ) && succeeded;
listFailures();
succeeded = isSpecificationCovered() && succeeded;
console.log( succeeded ? '\nAll tests passed.' : '\nSome tests failed.' );
process.exit( succeeded ? 0 : 1 );
