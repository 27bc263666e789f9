/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { difference, parseOptions } from './options.mjs';

it( 'uses port 8880 and preserves the site by default', () => {
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
	[
		'--port=80',
		/"80" is not a valid port. Enter a number from 1024 to 65535/,
	],
	[ '--port=shop', /"shop" is not a valid port/ ],
	[ '--colour=red', /Available options: --port=N/ ],
	[
		'--wordpress=/nowhere',
		/"\/nowhere" does not contain WordPress. Enter a folder with wp-load.php/,
	],
	[
		'--woocommerce=/nowhere',
		/does not contain WooCommerce. Enter a folder with woocommerce.php/,
	],
	[ '--database=oracle', /"oracle" is not a supported database/ ],
	[
		'--playground --database=mariadb',
		/Playground supports only SQLite. Remove/,
	],
] )( 'rejects %s with instructions', ( options, message ) => {
	expect( () => parseOptions( options.split( ' ' ) ) ).toThrow( message );
} );

it( 'accepts folders of WordPress and WooCommerce', () => {
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

it( 'reports an existing site with other options', () => {
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

it( 'resolves relative paths', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-options-' ) );
	writeFileSync( join( folder, 'wp-load.php' ), '' );
	expect(
		parseOptions( [
			`--wordpress=${ relative( process.cwd(), folder ) }/`,
		] ).wordpress
	).toBe( folder );
	rmSync( folder, { recursive: true } );
} );
