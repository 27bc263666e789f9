/**
 * The types of contracts cannot go stale unnoticed.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();
let copy;

const contracts = ( ...args ) =>
	spawnSync(
		process.execPath,
		[ join( copy, 'bin/contracts.mjs' ), ...args ],
		{ encoding: 'utf8' }
	);

beforeEach( () => {
	copy = mkdtempSync( join( tmpdir(), 'quayside-contracts-' ) );
	mkdirSync( join( copy, 'bin' ) );
	for ( const file of [
		'bin/contracts.mjs',
		'bin/paths.mjs',
		'package.json',
	] ) {
		cpSync( join( root, file ), join( copy, file ) );
	}
	symlinkSync( join( root, 'node_modules' ), join( copy, 'node_modules' ) );
	mkdirSync( join( copy, 'contracts/shop' ), { recursive: true } );
	writeFileSync(
		join( copy, 'contracts/shop/planted.json' ),
		JSON.stringify( {
			title: 'Planted',
			type: 'object',
			properties: { id: { type: 'integer' } },
			required: [ 'id' ],
		} )
	);
} );

afterEach( () => rmSync( copy, { recursive: true, force: true } ) );

it( 'writes a type for each contract and accepts it as current', () => {
	expect( contracts( '--check' ).status ).toBe( 1 );
	expect( contracts().status ).toBe( 0 );
	expect(
		readFileSync(
			join( copy, 'packages/contracts/src/shop/planted.d.ts' ),
			'utf8'
		)
	).toContain( 'id: number' );
	expect( contracts( '--check' ).status ).toBe( 0 );
}, 30_000 );

it( 'fails if the contract has changed or the type was edited manually', () => {
	contracts();
	const schema = join( copy, 'contracts/shop/planted.json' );
	writeFileSync(
		schema,
		readFileSync( schema, 'utf8' ).replace( 'integer', 'string' )
	);
	const stale = contracts( '--check' );
	expect( stale.status ).toBe( 1 );
	expect( stale.stderr ).toContain(
		'packages/contracts/src/shop/planted.d.ts is stale'
	);
	contracts();
	appendFileSync(
		join( copy, 'packages/contracts/src/shop/planted.d.ts' ),
		'// by hand\n'
	);
	expect( contracts( '--check' ).status ).toBe( 1 );
}, 30_000 );

it( 'removes the type of a deleted contract', () => {
	contracts();
	rmSync( join( copy, 'contracts/shop/planted.json' ) );
	expect( contracts( '--check' ).status ).toBe( 1 );
	contracts();
	expect(
		existsSync( join( copy, 'packages/contracts/src/shop/planted.d.ts' ) )
	).toBe( false );
}, 30_000 );

it( 'rejects a contract without a name for its type', () => {
	writeFileSync(
		join( copy, 'contracts/shop/nameless.json' ),
		'{"type":"object"}'
	);
	expect( contracts().stderr ).toContain(
		'contracts/shop/nameless.json needs a "title"'
	);
}, 30_000 );
