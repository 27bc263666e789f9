/**
 * @jest-environment node
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { difference, parseOptions } from './options.mjs';

it( 'has its own port and keeps the site unless told otherwise', () => {
	expect( parseOptions( [] ) ).toEqual( { port: 8880, reset: false, playground: false, offline: false } );
	expect( parseOptions( [ '--port=9000', '--reset', '--database=mariadb' ] ) ).toEqual( { port: 9000, reset: true, playground: false, offline: false, database: 'mariadb' } );
} );

it.each( [
	[ '--port=80', /"80" is no port: give a number from 1024 to 65535/ ],
	[ '--port=shop', /"shop" is no port/ ],
	[ '--colour=red', /The options are --port=N/ ],
	[ '--wordpress=/nowhere', /"\/nowhere" holds no WordPress: give the folder with wp-load.php/ ],
	[ '--woocommerce=/nowhere', /holds no WooCommerce: give the folder with woocommerce.php/ ],
	[ '--database=oracle', /"oracle" is no database of the demo/ ],
] )( 'refuses %s in one sentence that says what to do', ( option, message ) => {
	expect( () => parseOptions( [ option ] ) ).toThrow( message );
} );

it( 'takes folders that hold what they should', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-options-' ) );
	writeFileSync( join( folder, 'wp-load.php' ), '' );
	writeFileSync( join( folder, 'woocommerce.php' ), '' );
	expect( parseOptions( [ `--wordpress=${ folder }`, `--woocommerce=${ folder }` ] ) ).toMatchObject( { wordpress: folder, woocommerce: folder } );
	rmSync( folder, { recursive: true } );
} );

it( 'says when the site that is there was made otherwise', () => {
	const record = { database: 'sqlite', store: 'stand-in-store', core: '' };
	expect( difference( record, {} ) ).toBeNull();
	expect( difference( record, { database: 'sqlite' } ) ).toBeNull();
	expect( difference( record, { database: 'mariadb' } ) ).toMatch( /--reset/ );
	expect( difference( record, { woocommerce: '/shop' } ) ).toMatch( /--reset/ );
	expect( difference( record, { wordpress: '/core' } ) ).toMatch( /--reset/ );
} );
