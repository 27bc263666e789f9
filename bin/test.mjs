// npm test: everything, on a fresh machine too. --wordpress=PATH --woocommerce=PATH --database=mariadb choose what the sites are made of.
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
let well = await runStep( {
	name: 'check',
	command: [ node, 'bin/check.mjs' ],
	show: true,
} );
// Sites of an earlier run may have been made of something else.
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
// A super admin, and an administrator of one site among others, are on networks alone.
removeSite( 'phpunit-network' );
const network = {
	name: 'PHPUnit: access on a network',
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
		'Access(Pages)?Test.*(admin|nobody)',
	],
};
// Two halves of about the same length, each in a site of its own.
well =
	( await runLanes( [
		[ suites( 'phpunit', 8896, 'blocks' ), network ],
		[ suites( 'phpunit-2', 8895, 'shop,consent,theme,shared' ) ],
	] ) ) && well;
// A test that fails on a busy machine gets a second look, and is named as flaky; a fault fails twice.
well =
	( await runStep( {
		name: 'Playwright',
		command: [
			node,
			'bin/e2e.mjs',
			'--report',
			...site,
			'--',
			'--retries=1',
		],
		show: true,
	} ) ) && well;
listFailures();
well = isSpecificationCovered() && well;
console.log( well ? '\nAll tests pass.' : '\nTests fail.' );
process.exit( well ? 0 : 1 );
