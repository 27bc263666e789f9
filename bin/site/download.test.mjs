/**
 * Tests downloads from wordpress.org against a local server.
 *
 * @jest-environment node
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AdmZip from 'adm-zip';
import { latestWooCommerce, latestWordPress } from './download.mjs';

const createZip = ( files ) => {
	const zip = new AdmZip();
	for ( const [ name, text ] of Object.entries( files ) ) {
		zip.addFile( name, Buffer.from( text ) );
	}
	return zip.toBuffer();
};
const sum = ( kind, data ) => createHash( kind ).update( data ).digest( 'hex' );

let server, folder, responses, requests;

beforeEach( async () => {
	folder = mkdtempSync( join( tmpdir(), 'quayside-download-' ) );
	const core = createZip( { 'wordpress/wp-load.php': '<?php // core' } );
	const store = createZip( {
		'woocommerce/woocommerce.php': '<?php // store',
	} );
	responses = {
		'/core/version-check/1.7/': JSON.stringify( {
			offers: [ { version: '9.8.7' } ],
		} ),
		'/release/wordpress-9.8.7.zip': core,
		'/release/wordpress-9.8.7.zip.sha1': sum( 'sha1', core ),
		'/release/wordpress-9.8.7.zip.md5': sum( 'md5', core ),
		'/plugins/info/1.0/woocommerce.json': JSON.stringify( {
			version: '11.1.0',
		} ),
		'/plugin/woocommerce.11.1.0.zip': store,
	};
	requests = [];
	server = createServer( ( request, response ) => {
		requests.push( request.url );
		const body = responses[ request.url ];
		if ( body !== 'no response' ) {
			response.writeHead( body === undefined ? 404 : 200 ).end( body );
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	process.env.QUAYSIDE_API =
		process.env.QUAYSIDE_DOWNLOADS = `http://127.0.0.1:${ server.address().port }`;
} );

afterEach( async () => {
	delete process.env.QUAYSIDE_API;
	delete process.env.QUAYSIDE_DOWNLOADS;
	server.closeAllConnections();
	await new Promise( ( done ) => server.close( done ) );
	rmSync( folder, { recursive: true, force: true } );
} );

test( 'verifies, unpacks, and caches the latest WordPress', async () => {
	const core = await latestWordPress( folder );
	expect( core ).toBe( join( folder, 'wordpress-9.8.7' ) );
	expect( readFileSync( join( core, 'wp-load.php' ), 'utf8' ) ).toBe(
		'<?php // core'
	);
	expect( readdirSync( folder ) ).toEqual( [ 'wordpress-9.8.7' ] );
	requests = [];
	expect( await latestWordPress( folder ) ).toBe( core );
	expect( requests ).toEqual( [ '/core/version-check/1.7/' ] );
} );

test( 'unpacks the latest WooCommerce', async () => {
	expect(
		existsSync(
			join( await latestWooCommerce( folder ), 'woocommerce.php' )
		)
	).toBe( true );
} );

test.each( [ 'sha1', 'md5' ] )(
	'rejects a zip that does not match its %s and leaves no files',
	async ( kind ) => {
		responses[ `/release/wordpress-9.8.7.zip.${ kind }` ] = sum(
			kind,
			'another'
		);
		await expect( latestWordPress( folder ) ).rejects.toThrow(
			`does not match its ${ kind }`
		);
		expect( readdirSync( folder ) ).toEqual( [] );
	}
);

test.each( [
	[ 'does not open', Buffer.from( 'not a zip' ), /zip|format/i ],
	[
		'contains something else',
		createZip( { 'other/file.php': '' } ),
		/does not contain woocommerce\/woocommerce.php/,
	],
] )( 'rejects a zip that %s and leaves no files', async ( _, zip, message ) => {
	responses[ '/plugin/woocommerce.11.1.0.zip' ] = zip;
	await expect( latestWooCommerce( folder ) ).rejects.toThrow( message );
	expect( readdirSync( folder ) ).toEqual( [] );
} );

test.each( [ '../../evil', '9.8-beta1', undefined ] )(
	'rejects the version %s',
	async ( version ) => {
		responses[ '/core/version-check/1.7/' ] = JSON.stringify( {
			offers: [ { version } ],
		} );
		await expect( latestWordPress( folder ) ).rejects.toThrow(
			'no release of WordPress was found'
		);
		expect( requests ).toEqual( [ '/core/version-check/1.7/' ] );
	}
);

test( 'reports the URL and status of a missing file', async () => {
	delete responses[ '/release/wordpress-9.8.7.zip' ];
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		/wordpress-9\.8\.7\.zip returned status 404/
	);
} );

test( 'times out if the server does not respond', async () => {
	responses[ '/core/version-check/1.7/' ] = 'no response';
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		'did not respond in time'
	);
} );

test( 'reports the URL of an unreachable server', async () => {
	process.env.QUAYSIDE_API = 'http://127.0.0.1:1';
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		'http://127.0.0.1:1/core/version-check/1.7/'
	);
} );
