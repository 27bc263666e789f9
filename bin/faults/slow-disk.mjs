// Scenario of bin/test-faults.mjs: the disk with the uploads is so slow that visitors who upload files give up before the response, and
// submit again with the same key. Others submit a form without files.
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../paths.mjs';
import { readSizes } from './sizes.mjs';

/** @typedef {import('./context.mjs').Context} Context */

/** Compiled slow-disk.c. */
const LIBRARY = join( CACHE, 'slow-disk.so' );

/** Time (ms) that each call, and each megabyte, takes on the disk. */
const CALL = 5;
const MEGABYTE = 2000;

/** Visitors with files. One file alone takes 1 s, and all at once take longer than they wait. */
const UPLOADS = {
	clients: 3,
	submissions: 4,
	patience: 2000,
	bytes: 500_000,
};

/** Visitors without files. */
const PLAIN = { clients: 3, submissions: 30 };

/** Maximum time (ms) that a visitor without files waits, and that requests without a visitor may still take at the end. */
const PATIENCE = 3000;
const REST = 60_000;

/** Time (ms) after which nothing happens on the disk any more. */
const QUIET = 3000;

/**
 * Compiles the library that makes a disk slow.
 *
 * @return {string|null} Null if it succeeds, otherwise what is missing.
 */
export function buildSlowDisk() {
	mkdirSync( CACHE, { recursive: true } );
	const source = join( import.meta.dirname, 'slow-disk.c' );
	const { status, error, stderr } = spawnSync(
		'gcc',
		[ '-shared', '-fPIC', '-O2', '-o', LIBRARY, source, '-ldl' ],
		{ encoding: 'utf8' }
	);
	if ( error ) {
		return 'gcc is missing, which compiles what makes a disk slow. On Debian: apt-get install gcc libc6-dev.';
	}
	return status === 0 ? null : `gcc failed: ${ stderr }`;
}

/** Reads the numbers of calls and bytes of slow-disk.c. */
function readCounts( /** @type {string} */ file ) {
	const counts = existsSync( file )
		? readFileSync( file )
		: Buffer.alloc( 16 );
	return {
		calls: Number( counts.readBigUInt64LE( 0 ) ),
		bytes: Number( counts.readBigUInt64LE( 8 ) ),
	};
}

/** Waits until requests whose visitors have given up have left the disk. Returns whether they have. */
async function waitForDisk( /** @type {string} */ counts ) {
	const deadline = Date.now() + REST;
	let { calls } = readCounts( counts );
	for ( let since = Date.now(); Date.now() - since < QUIET; ) {
		await new Promise( ( done ) => setTimeout( done, 200 ) );
		const now = readCounts( counts ).calls;
		if ( now !== calls ) {
			calls = now;
			since = Date.now();
		}
		if ( Date.now() > deadline ) {
			return false;
		}
	}
	return true;
}

/** Returns the files of the forms, and those that the entries of a form name. */
function readFiles(
	/** @type {Context} */ { evaluate },
	/** @type {string} */ folder,
	/** @type {number} */ form
) {
	/** @type {string[]} */
	const named = evaluate( `
		echo json_encode( array_merge( ...array_map(
			static fn ( object $entry ): array => array_column( $entry->files, 'path' ),
			( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ], 1, 1000 )['entries']
		) ) );` );
	const stored = readdirSync( folder, { recursive: true } )
		.map( String )
		.filter( ( name ) => name.split( '/' ).length === 3 );
	return {
		orphaned: stored.filter( ( name ) => ! named.includes( name ) ),
		missing: named.filter( ( name ) => ! stored.includes( name ) ),
	};
}

/**
 * Runs the scenario.
 *
 * @param {Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testSlowDisk( context ) {
	const { site, home, start, submitDuring, errors, clearLog } = context;
	const folder = join( site.folder, 'wp-content/uploads/quayside-forms' );
	const counts = join( home, 'slow-disk' );
	rmSync( folder, { recursive: true, force: true } );
	rmSync( counts, { force: true } );
	mkdirSync( folder, { recursive: true } );
	clearLog();
	const env = {
		LD_PRELOAD: LIBRARY,
		SLOW_DISK_FOLDER: folder,
		SLOW_DISK_COUNTS: counts,
		SLOW_DISK_CALL: String( CALL ),
		SLOW_DISK_MEGABYTE: String( MEGABYTE ),
	};
	const server = await start( [ { env }, { env } ] );
	try {
		const nothing = async () => ( {} );
		const idle = await submitDuring( nothing, PLAIN );
		const [ uploads, plain ] = await Promise.all( [
			submitDuring( nothing, UPLOADS ),
			submitDuring( nothing, PLAIN ),
		] );
		const isQuiet = await waitForDisk( counts );
		const { calls, bytes } = readCounts( counts );
		const files = readFiles( context, folder, uploads.form );
		const sizes = readSizes( context, uploads.form );
		const needed = UPLOADS.clients * UPLOADS.submissions * UPLOADS.bytes;
		const found = errors( /PHP [A-Z][a-z ]+:|WordPress database error/ );
		console.log(
			`  ${ calls } calls and ${ ( bytes / needed ).toFixed( 1 ) } times the bytes of the accepted files; ${ files.orphaned.length } files orphaned, ${ files.missing.length } missing, ${ found.length } errors in the log`
		);
		return [
			...idle.problems,
			...uploads.problems,
			...plain.problems,
			uploads.failures > 0 ? '' : 'No visitor gave up.',
			plain.failures > 0 || plain.slowest > PATIENCE
				? `A submission without files took ${ plain.slowest } ms.`
				: '',
			bytes < needed * 1.2 ? '' : 'Files were stored again and again.',
			isQuiet ? '' : 'The disk was still busy.',
			files.orphaned.length
				? `${ files.orphaned.length } files were orphaned.`
				: '',
			files.missing.length
				? `${ files.missing.length } files were missing.`
				: '',
			sizes.every( ( size ) => size >= UPLOADS.bytes )
				? ''
				: `Files are incomplete: ${ sizes.join( ', ' ) } bytes.`,
			...found.slice( 0, 3 ),
		];
	} finally {
		await server.stop();
	}
}
