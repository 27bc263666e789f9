/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { difference, parseOptions } from './options.mjs';

it( 'has its own port and keeps the site unless told otherwise', () => {
	expect( parseOptions( [] ) ).toEqual( {
		port: 8880,
		reset: false,
		playground: false,
		offline: false,
	} );
	expect(
		parseOptions( [ '--port=9000', '--reset', '--database=mariadb' ] )
	).toEqual( {
		port: 9000,
		reset: true,
		playground: false,
		offline: false,
		database: 'mariadb',
	} );
} );

it.each( [
	[ '--port=80', /"80" is no port: give a number from 1024 to 65535/ ],
	[ '--port=shop', /"shop" is no port/ ],
	[ '--colour=red', /The options are --port=N/ ],
	[
		'--wordpress=/nowhere',
		/"\/nowhere" holds no WordPress: give the folder with wp-load.php/,
	],
	[
		'--woocommerce=/nowhere',
		/holds no WooCommerce: give the folder with woocommerce.php/,
	],
	[ '--database=oracle', /"oracle" is no database of the demo/ ],
	[
		'--playground --database=mariadb',
		/Playground has SQLite alone: leave out/,
	],
] )(
	'refuses %s in one sentence that says what to do',
	( options, message ) => {
		expect( () => parseOptions( options.split( ' ' ) ) ).toThrow( message );
	}
);

it( 'takes folders that hold what they should', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-options-' ) );
	writeFileSync( join( folder, 'wp-load.php' ), '' );
	writeFileSync( join( folder, 'woocommerce.php' ), '' );
	expect(
		parseOptions( [
			`--wordpress=${ folder }`,
			`--woocommerce=${ folder }`,
		] )
	).toMatchObject( { wordpress: folder, woocommerce: folder } );
	rmSync( folder, { recursive: true } );
} );

it( 'says when the site that is there was made otherwise', () => {
	const record = { database: 'sqlite', woocommerce: '', core: '' };
	expect( difference( record, {} ) ).toBeNull();
	expect( difference( record, { database: 'sqlite' } ) ).toBeNull();
	expect( difference( record, { database: 'mariadb' } ) ).toMatch(
		/--reset/
	);
	expect( difference( record, { woocommerce: '/shop' } ) ).toMatch(
		/--reset/
	);
	expect( difference( record, { wordpress: '/core' } ) ).toMatch( /--reset/ );
	expect(
		difference(
			{ ...record, woocommerce: '/shop' },
			{ woocommerce: '/other' }
		)
	).toMatch( /--reset/ );
	expect(
		difference( { ...record, core: '/core' }, { wordpress: '/core' } )
	).toBeNull();
} );

it( 'reads the same folder from a relative path', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-options-' ) );
	writeFileSync( join( folder, 'wp-load.php' ), '' );
	expect(
		parseOptions( [
			`--wordpress=${ relative( process.cwd(), folder ) }/`,
		] ).wordpress
	).toBe( folder );
	rmSync( folder, { recursive: true } );
} );
