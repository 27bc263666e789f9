// npm run test:faults: two PHP nodes behind nginx, with one MariaDB server, one Redis server, and shared uploads. Eight clients submit
// a form while PHP processes, Redis, and MariaDB are killed, while the clocks of the nodes differ, and while the disk is full. No
// accepted submission may be lost, and none may be stored twice.
// --object-cache=PATH: folder of the plugin Redis Object Cache, without which there is no Redis. --submissions=N for each client,
// --only=NAME,NAME, --port=N, --site=NAME, --wordpress=PATH.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { readFields } from './faults/fields.mjs';
import { makeForm } from './faults/form.mjs';
import { FAKETIME, ensureFaketime } from './requirements.mjs';
import { crashMariadb, startMariadb } from './site/mariadb.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '8884' },
		site: { type: 'string', default: 'faults' },
		submissions: { type: 'string', default: '30' },
		only: { type: 'string', default: 'kills,clocks,full-disk' },
		wordpress: { type: 'string' },
		'object-cache': { type: 'string' },
	},
} );

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

const CLIENTS = 8;
/** Time (ms) between faults. */
const PAUSE = 700;

const pause = () => new Promise( ( done ) => setTimeout( done, PAUSE ) );
const site = ( () => {
	removeSite( values.site );
	return makeSite( {
		...values,
		name: values.site,
		port: Number( values.port ),
		store: false,
		database: 'mariadb',
	} );
} )();
const home = siteHome( site.name );

/** Runs PHP in the site, and returns its output as JSON. */
const evaluate = ( /** @type {string} */ code ) =>
	JSON.parse( php( site, 'eval.php', [ code ] ) );

/** Runs the clients, and resolves to what they report. */
function runClients( /** @type {string} */ url ) {
	const child = spawn(
		process.execPath,
		[
			join( ROOT, 'bin/faults/clients.mjs' ),
			url,
			String( CLIENTS ),
			values.submissions,
		],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	let output = '';
	child.stdout.on( 'data', ( data ) => ( output += data ) );
	let isRunning = true;
	/** @type {Promise<{ accepted: string[], requests: number, failures: number, statuses: Record<string, number> }>} */
	const report = new Promise( ( done, fail ) =>
		child.on( 'close', ( code ) => {
			isRunning = false;
			if ( code === 0 ) {
				done( JSON.parse( output ) );
			} else {
				fail( new Error( 'The clients gave up.' ) );
			}
		} )
	);
	return { report, isRunning: () => isRunning };
}

/**
 * Returns how often each email address was stored. Each submission has an address of its own.
 *
 * @type {( form: number ) => Map<string, number>}
 */
const countStored = ( form ) =>
	new Map(
		Object.entries(
			evaluate( `
				global $wpdb;
				$counts = [];
				foreach ( $wpdb->get_col( "SELECT fields FROM {$wpdb->prefix}quayside_form_entries WHERE form_id = ${ form }" ) as $fields ) {
					$email            = json_decode( $fields, true )[0]['value'];
					$counts[ $email ] = ( $counts[ $email ] ?? 0 ) + 1;
				}
				echo json_encode( (object) $counts );` )
		)
	);

/** Returns what is wrong with the stored entries. */
function check( /** @type {number} */ form, /** @type {string[]} */ accepted ) {
	const stored = countStored( form );
	const addresses = new Set(
		accepted.map( ( key ) => `${ key }@example.com` )
	);
	const count = (
		/** @type {( pair: [ string, number ] ) => boolean} */ is
	) => [ ...stored ].filter( is ).length;
	return {
		lost: [ ...addresses ].filter( ( address ) => ! stored.has( address ) )
			.length,
		twice: count( ( [ , times ] ) => times > 1 ),
		unasked: count( ( [ address ] ) => ! addresses.has( address ) ),
	};
}

/** Processes of PHP-FPM on all nodes. */
const workers = ( /** @type {number[]} */ nodes ) =>
	nodes.flatMap( ( pid ) =>
		readFileSync( `/proc/${ pid }/task/${ pid }/children`, 'utf8' )
			.trim()
			.split( ' ' )
			.filter( Boolean )
			.map( Number )
	);

/** Starts the servers, with one PHP-FPM for each node. */
const start = (
	/** @type {import('./site/servers/fpm.mjs').FpmOptions[]} */ nodes
) =>
	startServer( site, {
		...( values[ 'object-cache' ]
			? { objectCache: values[ 'object-cache' ] }
			: {} ),
		web: { server: 'nginx', nodes },
	} );

/**
 * Lets the clients submit while faults happen.
 *
 * @param {Server}                                                                          server Servers.
 * @param {( server: Server, isRunning: () => boolean ) => Promise<Record<string, number>>} cause  Causes faults, and returns how many.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
async function submitDuring( server, cause ) {
	const { form, url } = makeForm( site, false );
	const clients = runClients( url );
	const faults = await cause( server, clients.isRunning );
	const { accepted, requests, failures, statuses } = await clients.report;
	const found = check( form, accepted );
	console.log(
		`  ${ accepted.length } accepted of ${ requests } requests, ${ failures } of which failed ${ JSON.stringify( statuses ) }; ${ Object.entries(
			{ ...faults, ...found }
		)
			.map( ( [ name, count ] ) => `${ count } ${ name }` )
			.join( ', ' ) }`
	);
	return [
		accepted.length === CLIENTS * Number( values.submissions )
			? ''
			: 'Some submissions were not accepted.',
		// Browsers repeat these, too, with another token, but need not.
		statuses[ 403 ]
			? `${ statuses[ 403 ] } requests were rejected as expired.`
			: '',
		...Object.entries( found ).map( ( [ name, count ] ) =>
			count ? `${ count } submissions were ${ name }.` : ''
		),
	];
}

/** Kills a process of PHP, then Redis, then MariaDB, and so on until the clients are done. */
async function killInTurn(
	/** @type {Server} */ server,
	/** @type {() => boolean} */ isRunning
) {
	const faults = {
		'PHP processes killed': 0,
		'times Redis': 0,
		'times MariaDB': 0,
	};
	const kinds = [
		() => {
			const all = workers( server.nodes );
			process.kill(
				Number( all[ Math.floor( Math.random() * all.length ) ] ),
				'SIGKILL'
			);
			faults[ 'PHP processes killed' ]++;
		},
		async () => {
			if ( server.redis ) {
				server.redis.stop();
				await pause();
				await server.redis.start();
				faults[ 'times Redis' ]++;
			}
		},
		() => {
			crashMariadb( home );
			startMariadb( home );
			faults[ 'times MariaDB' ]++;
		},
	];
	for ( let number = 0; isRunning(); number++ ) {
		await pause();
		// Kills PHP between the others, which take longer.
		await kinds[ [ 0, 1, 0, 2 ][ number % 4 ] ?? 0 ]?.();
	}
	return faults;
}

/** Submits a file of 300 kB, and returns whether it was accepted. */
async function submitFile(
	/** @type {string} */ url,
	/** @type {string} */ key
) {
	const html = await ( await fetch( url ) ).text();
	const body = new FormData();
	for ( const [ name, value ] of readFields( html, `${ key }@example.com` ) ??
		[] ) {
		body.set( name, value );
	}
	const control = /<input\b[^>]*type="file"[^>]*>/.exec( html )?.[ 0 ] ?? '';
	body.set( 'quayside-key', key );
	body.set(
		/\sname="([^"]+)"/.exec( control )?.[ 1 ] ?? '',
		new Blob( [ `%PDF-1.4\n${ '% Harbor\n'.repeat( 33_000 ) }` ], {
			type: 'application/pdf',
		} ),
		'list.pdf'
	);
	const response = await fetch(
		new URL( '/?rest_route=/sureforms/v1/submit-form', url ),
		{ method: 'POST', body }
	);
	return ( await response.text() ).includes( '"success":true' );
}

/** Fills the disk with the uploads between two submissions, and makes room again. */
async function testFullDisk() {
	const folder = join( site.folder, 'wp-content/uploads/quayside-forms' );
	mkdirSync( folder, { recursive: true } );
	execFileSync( 'mount', [
		'-t',
		'tmpfs',
		'-o',
		'size=1m',
		'tmpfs',
		folder,
	] );
	const server = await start( [ {}, {} ] );
	try {
		const { form, url } = makeForm( site, true );
		const key = () => `disk-${ randomUUID() }`;
		const full = key();
		const filler = join( folder, 'filler' );
		const first = await submitFile( url, key() );
		spawnSync( 'dd', [ 'if=/dev/zero', `of=${ filler }`, 'bs=4k' ] );
		const countFiles = () =>
			readdirSync( folder, { recursive: true } ).filter( ( name ) =>
				String( name ).includes( '/' )
			).length;
		const filesBefore = countFiles();
		const during = await submitFile( url, full );
		const stored = countStored( form );
		const filesDuring = countFiles();
		rmSync( filler );
		const after = await submitFile( url, full );
		const sizes = evaluate( `
			$sizes = [];
			foreach ( ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'] as $entry ) {
				$text    = '';
				foreach ( Quayside\\Blocks\\Forms\\Uploads\\Files::read( $entry->files[0] ) as $piece ) { $text .= $piece; }
				$sizes[] = strlen( $text );
			}
			echo json_encode( $sizes );` );
		console.log(
			`  accepted before: ${ first }, on the full disk: ${ during }, with room again: ${ after }; ${ sizes.length } files that can be read`
		);
		return [
			first && after
				? ''
				: 'A submission was rejected although there was room.',
			during
				? 'A submission was accepted although its file could not be stored.'
				: '',
			stored.size === 1 ? '' : 'An entry was stored without its file.',
			filesDuring === filesBefore
				? ''
				: 'A part of a file was left on the full disk.',
			sizes.length === 2 && new Set( sizes ).size === 1
				? ''
				: `Files are incomplete: ${ sizes.join( ', ' ) } bytes.`,
		];
	} finally {
		await server.stop();
		execFileSync( 'umount', [ folder ] );
	}
}

/** @type {Record<string, { why: () => string | null, run: () => Promise<string[]> }>} */
const SCENARIOS = {
	kills: {
		why: () => '',
		run: async () => {
			const server = await start( [ {}, {} ] );
			try {
				return await submitDuring( server, killInTurn );
			} finally {
				await server.stop();
			}
		},
	},
	clocks: {
		why: ensureFaketime,
		run: async () => {
			const problems = [];
			for ( const offset of [ '+12h', '-12h' ] ) {
				// Restarts, because a clock that is set does not jump back.
				startMariadb( home );
				const server = await start( [
					{},
					{ env: { LD_PRELOAD: FAKETIME, FAKETIME: offset } },
				] );
				try {
					problems.push(
						...( await submitDuring( server, async () => ( {} ) ) )
					);
				} finally {
					await server.stop();
				}
			}
			return problems;
		},
	},
	'full-disk': {
		why: () =>
			process.getuid?.() === 0 ? '' : 'only root can mount a small disk',
		run: testFullDisk,
	},
};

let failed = 0;
for ( const name of values.only.split( ',' ) ) {
	const scenario = SCENARIOS[ name ];
	if ( ! scenario ) {
		console.error(
			`${ name } is not one of ${ Object.keys( SCENARIOS ).join( ', ' ) }.`
		);
		process.exit( 1 );
	}
	const reason = scenario.why();
	if ( reason ) {
		console.log( `- ${ name }: skipped, ${ reason }` );
		continue;
	}
	console.log( name );
	startMariadb( home );
	const problems = (
		await scenario.run().catch( ( error ) => [ error.message ] )
	).filter( Boolean );
	console.log(
		`${ problems.length ? '✗' : '✓' } ${ name } ${ problems.join( ' ' ) }`
	);
	failed += problems.length ? 1 : 0;
}
removeSite( site.name );
process.exit( failed ? 1 : 0 );
