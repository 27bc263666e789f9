// npm run test:faults: two PHP nodes behind nginx, with one MariaDB server, one Redis server, and shared uploads. Eight clients submit
// forms while something fails, see docs/servers.md. No accepted submission may be lost, and none may be stored twice.
// --object-cache=PATH: folder of the plugin Redis Object Cache, without which there is no Redis. --submissions=N for each client,
// --only=NAME,NAME, --port=N (and the next one), --site=NAME, --wordpress=PATH, --older=COMMIT of the older plugins.
import { parseArgs } from 'node:util';
import { testClocks } from './faults/clocks.mjs';
import { makeContext } from './faults/context.mjs';
import { testFullDisk } from './faults/full-disk.mjs';
import { testKills } from './faults/kills.mjs';
import { testOlderNode } from './faults/older-node.mjs';
import { testReplica } from './faults/replica.mjs';
import { buildSlowDisk, testSlowDisk } from './faults/slow-disk.mjs';
import { ensureFaketime } from './requirements.mjs';
import { startMariadb } from './site/mariadb.mjs';
import { removeSite } from './site/site.mjs';

/** @type {Record<string, { why: () => string | null, run: ( context: import('./faults/context.mjs').Context ) => Promise<string[]> }>} */
const SCENARIOS = {
	kills: { why: () => null, run: testKills },
	clocks: { why: ensureFaketime, run: testClocks },
	'full-disk': {
		why: () =>
			process.getuid?.() === 0
				? null
				: 'only root can mount a small disk',
		run: testFullDisk,
	},
	'slow-disk': { why: buildSlowDisk, run: testSlowDisk },
	replica: { why: () => null, run: testReplica },
	// Last, because the tables are newer afterwards.
	'older-node': { why: () => null, run: testOlderNode },
};

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '8884' },
		site: { type: 'string', default: 'faults' },
		submissions: { type: 'string', default: '30' },
		only: {
			type: 'string',
			default: Object.keys( SCENARIOS ).join( ',' ),
		},
		wordpress: { type: 'string' },
		older: { type: 'string' },
		'object-cache': { type: 'string' },
	},
} );

const names = values.only.split( ',' );
const unknown = names.find( ( name ) => ! SCENARIOS[ name ] );
if ( unknown !== undefined ) {
	console.error(
		`${ unknown } is not one of ${ Object.keys( SCENARIOS ).join( ', ' ) }.`
	);
	process.exit( 1 );
}
const { 'object-cache': objectCache, ...rest } = values;
const context = makeContext( {
	...rest,
	...( objectCache ? { objectCache } : {} ),
} );
let failed = 0;
for ( const name of names ) {
	const scenario = SCENARIOS[ name ];
	const reason = scenario?.why();
	if ( ! scenario || reason ) {
		console.log( `- ${ name }: skipped, ${ reason }` );
		continue;
	}
	console.log( name );
	startMariadb( context.home );
	const problems = (
		await scenario
			.run( context )
			.catch( ( /** @type {Error} */ error ) => [ error.message ] )
	).filter( Boolean );
	console.log(
		`${ problems.length ? '✗' : '✓' } ${ name } ${ problems.join( ' ' ) }`
	);
	failed += problems.length ? 1 : 0;
}
removeSite( values.site );
process.exit( failed ? 1 : 0 );
