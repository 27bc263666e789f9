/**
 * The size budgets fail on a planted byte, for every entry of budgets.json, and on a file that none of them names.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = process.cwd();
const real = join( root, 'budgets.json' );
const { files, sums } = JSON.parse( readFileSync( real, 'utf8' ) );
let folder;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'quayside-budgets-' ) );
} );
afterEach( () => rmSync( folder, { recursive: true, force: true } ) );

/** Text that no packer makes smaller, of exactly as many bytes after gzip -9. */
const noise = randomBytes(
	Math.max( ...files.map( ( { limit } ) => limit ) ) + 1
);
const ofSize = ( packed ) => {
	let length = packed - 23;
	for ( let over = 1; over > 0; length -= Math.max( 0, over ) ) {
		over =
			gzipSync( noise.subarray( 0, length ), { level: 9 } ).length -
			packed;
	}
	const content = noise.subarray( 0, length );
	expect( gzipSync( content, { level: 9 } ) ).toHaveLength( packed );
	return content;
};

/** Puts a file of a size into the build. */
const plant = ( file, packed ) => {
	mkdirSync( dirname( join( folder, file ) ), { recursive: true } );
	writeFileSync( join( folder, file ), ofSize( packed ) );
};

/** A path that fits a pattern and no pattern before it. */
const named = ( pattern ) =>
	pattern
		.replaceAll( '*/build', 'quayside-shop/build' )
		.replace( 'themes/quayside-shop', 'themes/quayside' )
		.replaceAll( '*', '' );

const check = ( budgets = real ) => {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			join( root, 'bin/budgets.mjs' ),
			`--root=${ folder }`,
			`--budgets=${ budgets }`,
		],
		{ encoding: 'utf8' }
	);
	return { status, stdout, stderr };
};

it( 'accepts every file at its limit, unless a sum is lower', () => {
	const budgets = join( folder, 'budgets.json' );
	writeFileSync( budgets, JSON.stringify( { files, sums: [] } ) );
	files.forEach( ( { file, limit } ) => plant( named( file ), limit ) );
	expect( check( budgets ) ).toEqual( {
		status: 0,
		stdout: `${ files.length } built files within their budgets.\n`,
		stderr: '',
	} );
} );

it( 'reports the file, its size, and its limit for one byte too many, in each entry', () => {
	files.forEach( ( { file, limit } ) => plant( named( file ), limit + 1 ) );
	const { status, stderr } = check();
	expect( status ).toBe( 1 );
	files.forEach( ( { file, limit } ) =>
		expect( stderr ).toContain(
			`${ named( file ) }: ${ limit + 1 } B, limit ${ limit } B`
		)
	);
} );

it( 'fails on a file without an entry, even a small one, also in chunks and blocks', () => {
	plant( 'plugins/quayside-shop/build/islands.js', 500 );
	const strays = [
		'plugins/quayside-shop/build/escaped.js',
		'plugins/quayside-blocks/build/chunks/escaped.js',
		'plugins/quayside-blocks/build/form/view.js',
		'themes/quayside/build/escaped.css',
	];
	strays.forEach( ( stray ) => plant( stray, 100 ) );
	const { status, stderr } = check();
	expect( status ).toBe( 1 );
	strays.forEach( ( stray ) =>
		expect( stderr ).toContain( `${ stray }: 100 B without a budget` )
	);
	expect( stderr ).not.toContain( 'islands.js' );
} );

it( 'applies the budget of a stylesheet to its right-to-left version', () => {
	const { limit } = files.find( ( { file } ) =>
		file.endsWith( 'comments.css' )
	);
	plant( 'themes/quayside/build/comments-rtl.css', limit + 1 );
	expect( check().stderr ).toContain(
		`comments-rtl.css: ${ limit + 1 } B, limit ${ limit } B`
	);
} );

it.each( sums.map( ( { name } ) => [ name ] ) )( 'adds up: %s', ( name ) => {
	const { of, limit } = sums.find( ( sum ) => sum.name === name );
	// A star is filled, so that each share is a file of its own.
	const parts = of.map( ( pattern ) => pattern.replaceAll( '*', 'x' ) );
	const share = Math.ceil( ( limit + 1 ) / parts.length );
	parts.forEach( ( file ) => plant( file, share ) );
	expect( check().stderr ).toContain(
		`${ name }: ${ share * parts.length } B, limit ${ limit } B`
	);
} );

it( 'fails on an empty build', () => {
	expect( check() ).toMatchObject( {
		status: 1,
		stderr: expect.stringContaining( 'Nothing is built' ),
	} );
} );
