/**
 * @jest-environment node
 */
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createZip } from './zip.mjs';

let scratch;

beforeEach( () => {
	scratch = mkdtempSync( join( tmpdir(), 'quayside-packaged-' ) );
} );
afterEach( () => rmSync( scratch, { recursive: true, force: true } ) );

const listFiles = ( folder ) =>
	createZip( folder )
		.getEntries()
		.map( ( { entryName } ) => entryName );

describe.each( [
	'plugins/quayside-shop',
	'plugins/quayside-consent',
	'plugins/quayside-blocks',
	'themes/quayside',
] )( 'the zip of %s', ( part ) => {
	const copy = () => {
		const folder = join( scratch, basename( part ) );
		// A build may be running.
		cpSync( part, folder, {
			recursive: true,
			filter: ( path ) =>
				! [ 'build', 'node_modules' ].includes( basename( path ) ),
		} );
		return folder;
	};

	it( 'contains all PHP files but no sources or tests', () => {
		const folder = copy();
		const found = listFiles( folder );
		const php = readdirSync( folder, { recursive: true } ).filter(
			( path ) =>
				path.endsWith( '.php' ) &&
				! /(^|\/)tests\//.test( path ) &&
				statSync( join( folder, path ) ).isFile()
		);
		expect( php.length ).toBeGreaterThan( 20 );
		expect( found.filter( ( name ) => name.endsWith( '.php' ) ) ).toEqual(
			php.map( ( path ) => `${ basename( part ) }/${ path }` ).sort()
		);
		expect(
			found.filter( ( name ) =>
				/\.(tsx?|scss|md|bundled\.json)$|\/tests\/|package\.json$/.test(
					name
				)
			)
		).toEqual( [] );
		expect( found ).toContain( `${ basename( part ) }/readme.txt` );
	} );
} );

it( 'includes the files of a new feature by file type', () => {
	const folder = join( scratch, 'planted' );
	const included = [
		'planted.php',
		'Plugin.php',
		'readme.txt',
		'wpml-config.xml',
		'gift-cards/Module.php',
		'gift-cards/countries.json',
		'build/gift-cards.js',
		'build/contracts/gift-cards.json',
		'build/src-set.js',
		'languages/planted.pot',
		'languages/Planted-notes.txt',
	];
	const excluded = [
		'package.json',
		'gift-cards/README.md',
		'gift-cards/index.ts',
		'gift-cards/card.tsx',
		'gift-cards/card.scss',
		'gift-cards/card.bundled.json',
		'gift-cards/tests/ModuleTest.php',
		'gift-cards/tests/card.test.ts',
		'gift-cards/design/tests/notes.txt',
		'tests/StoreTestCase.php',
		'src/held.json',
		'build/.sources',
		'build/gift-cards.js.map',
		'node_modules/left/index.js',
	];
	for ( const path of [ ...included, ...excluded ] ) {
		mkdirSync( join( folder, path, '..' ), { recursive: true } );
		writeFileSync( join( folder, path ), '' );
	}
	expect( listFiles( folder ) ).toEqual(
		included.map( ( path ) => `planted/${ path }` ).sort()
	);
} );

it( 'has the same bytes in another folder, with other times, modes, and order of creation', () => {
	const files = [ 'planted.php', 'B.txt', 'a/c.txt', 'a/D.txt', 'a.txt' ];
	const [ first, second ] = [ files, [ ...files ].reverse() ].map(
		( order, index ) => {
			const folder = join( scratch, `${ index }`, 'planted' );
			for ( const path of order ) {
				mkdirSync( join( folder, path, '..' ), { recursive: true } );
				writeFileSync( join( folder, path ), `content of ${ path }` );
				utimesSync( join( folder, path ), 1e9 * index, 1e9 * index );
				chmodSync( join( folder, path ), index ? 0o755 : 0o600 );
			}
			return createZip( folder, { 'licenses.txt': 'MIT' } );
		}
	);
	expect( second.toBuffer().equals( first.toBuffer() ) ).toBe( true );
	expect( first.getEntries().map( ( { entryName } ) => entryName ) ).toEqual(
		[ ...files, 'licenses.txt' ]
			.map( ( path ) => `planted/${ path }` )
			.sort()
	);
	expect(
		first
			.getEntries()
			.map( ( { header } ) => ( header.attr >>> 16 ).toString( 8 ) )
	).toEqual( Array( 6 ).fill( '100644' ) );
	expect( first.readAsText( 'planted/licenses.txt' ) ).toBe( 'MIT' );
} );

it( 'has other bytes if a file differs', () => {
	const zips = [ 'one', 'two' ].map( ( text ) => {
		const folder = join( scratch, text, 'planted' );
		mkdirSync( folder, { recursive: true } );
		writeFileSync( join( folder, 'planted.php' ), text );
		return createZip( folder ).toBuffer();
	} );
	expect( zips[ 0 ].equals( zips[ 1 ] ) ).toBe( false );
} );
