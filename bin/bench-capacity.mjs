// npm run bench:capacity -- --object-cache=PATH: requests per second and response times on nginx and PHP-FPM, with MariaDB and Redis
// and with SQLite, beside the default theme without Quayside's plugins and, with --peers=, other plugins on the same site, and how
// they grow with the number of PHP processes.
// --seconds=10 (for each measurement) --clients=8 --workers=4 --site=NAME --port=N --wordpress=PATH --woocommerce=PATH
// --peers=WP-CONTENT --write (updates docs/benchmark.md)
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureCapacity } from './bench/capacity.mjs';
import { writeSection } from './bench/docs.mjs';
import { hasPlugins } from './bench/peers.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9187' },
		site: { type: 'string', default: 'bench-capacity' },
		seconds: { type: 'string', default: '10' },
		clients: { type: 'string', default: '8' },
		workers: { type: 'string', default: '4' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		peers: { type: 'string' },
		'object-cache': { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );
const seconds = Number( values.seconds );
const clients = Number( values.clients );
const objectCache = values[ 'object-cache' ];
const error = [
	[
		! objectCache || ! ( seconds > 0 ) || ! ( clients > 0 ),
		'--object-cache=PATH is the folder of the plugin Redis Object Cache. --seconds and --clients are numbers above 0.',
	],
	[
		values.peers && ! hasPlugins( values.peers ),
		'--peers must be a wp-content folder that contains plugins.',
	],
].find( ( [ isWrong ] ) => isWrong )?.[ 1 ];
if ( error ) {
	console.error( error );
	process.exit( 1 );
}
const log = ( line ) => console.error( line );
const load = loadavg()[ 0 ];

const cell = ( result ) =>
	result
		? [
				result.perSecond.toFixed( 1 ),
				Math.round( result.p95 ),
				Number.isNaN( result.queries ) ? '' : result.queries,
			].join( ' | ' )
		: ' |  | ';

/** Returns a table in Markdown. */
const table = ( heading, names, rows ) =>
	[
		`| ${ [
			heading,
			...names.flatMap( ( name ) => [
				`${ name }: requests/s`,
				'95th percentile, ms',
				'queries',
			] ),
		].join( ' | ' ) } |`,
		`|${ ' --- |'.repeat( 1 + names.length * 3 ) }`,
		...rows.map(
			( { name, loads } ) =>
				`| ${ [ name, ...names.map( ( each ) => cell( loads[ each ] ) ) ].join( ' | ' ) } |`
		),
	].join( '\n' );

const parts = [
	`${ cpus().length } cores that also run the ${ clients } clients, ${ values.workers } PHP processes, ${ seconds } s for each figure, ${ new Date().toISOString().slice( 0, 10 ) }.${ load > 0.5 ? ` Other programs were running (load ${ load.toFixed( 1 ) }).` : '' }`,
];
for ( const [ setup, database, cache ] of [
	[ 'MariaDB with Redis as object cache', 'mariadb', objectCache ],
	[ 'SQLite without an object cache', 'sqlite', undefined ],
] ) {
	log( setup );
	const { names, requests, growth } = await measureCapacity(
		{
			site: {
				...values,
				name: `${ values.site }-${ database }`,
				database,
			},
			objectCache: cache,
			peers: values.peers && resolve( values.peers ),
			workers: Number( values.workers ),
			seconds,
			clients,
		},
		log
	);
	parts.push(
		`${ setup }:`,
		table( 'request', names, requests ),
		'The product page by the number of PHP processes:',
		table( 'processes', names, growth )
	);
}
const text = parts.join( '\n\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'capacity', text );
}
