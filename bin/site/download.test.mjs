/**
 * Downloads from wordpress.org, against a server of our own.
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

const zipOf = ( files ) => {
	const zip = new AdmZip();
	for ( const [ name, text ] of Object.entries( files ) ) {
		zip.addFile( name, Buffer.from( text ) );
	}
	return zip.toBuffer();
};
const sum = ( kind, data ) => createHash( kind ).update( data ).digest( 'hex' );

let server, folder, answers, asked;

beforeEach( async () => {
	folder = mkdtempSync( join( tmpdir(), 'quayside-download-' ) );
	const core = zipOf( { 'wordpress/wp-load.php': '<?php // core' } );
	const store = zipOf( { 'woocommerce/woocommerce.php': '<?php // store' } );
	answers = {
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
	asked = [];
	server = createServer( ( request, response ) => {
		asked.push( request.url );
		const body = answers[ request.url ];
		if ( body !== 'silence' ) {
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

test( 'the latest WordPress is checked, unpacked and kept', async () => {
	const core = await latestWordPress( folder );
	expect( core ).toBe( join( folder, 'wordpress-9.8.7' ) );
	expect( readFileSync( join( core, 'wp-load.php' ), 'utf8' ) ).toBe(
		'<?php // core'
	);
	expect( readdirSync( folder ) ).toEqual( [ 'wordpress-9.8.7' ] );
	asked = [];
	expect( await latestWordPress( folder ) ).toBe( core );
	expect( asked ).toEqual( [ '/core/version-check/1.7/' ] );
} );

test( 'the latest WooCommerce is unpacked', async () => {
	expect(
		existsSync(
			join( await latestWooCommerce( folder ), 'woocommerce.php' )
		)
	).toBe( true );
} );

test.each( [ 'sha1', 'md5' ] )(
	'a zip that does not match its %s is refused and leaves nothing',
	async ( kind ) => {
		answers[ `/release/wordpress-9.8.7.zip.${ kind }` ] = sum(
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
		'holds something else',
		zipOf( { 'other/file.php': '' } ),
		/holds no woocommerce\/woocommerce.php/,
	],
] )(
	'a zip that %s is refused and leaves nothing',
	async ( _, zip, message ) => {
		answers[ '/plugin/woocommerce.11.1.0.zip' ] = zip;
		await expect( latestWooCommerce( folder ) ).rejects.toThrow( message );
		expect( readdirSync( folder ) ).toEqual( [] );
	}
);

test.each( [ '../../evil', '9.8-beta1', undefined ] )(
	'the version %s is not used',
	async ( version ) => {
		answers[ '/core/version-check/1.7/' ] = JSON.stringify( {
			offers: [ { version } ],
		} );
		await expect( latestWordPress( folder ) ).rejects.toThrow(
			'no release of WordPress is offered'
		);
		expect( asked ).toEqual( [ '/core/version-check/1.7/' ] );
	}
);

test( 'a missing file names its address and status', async () => {
	delete answers[ '/release/wordpress-9.8.7.zip' ];
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		/wordpress-9\.8\.7\.zip answered 404/
	);
} );

test( 'a server that never answers is given up', async () => {
	answers[ '/core/version-check/1.7/' ] = 'silence';
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		'did not answer in time'
	);
} );

test( 'an unreachable server is named', async () => {
	process.env.QUAYSIDE_API = 'http://127.0.0.1:1';
	await expect( latestWordPress( folder ) ).rejects.toThrow(
		'http://127.0.0.1:1/core/version-check/1.7/'
	);
} );
