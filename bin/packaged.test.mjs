/**
 * @jest-environment node
 */
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { zipOf } from './packaged.mjs';

let scratch;

beforeEach( () => {
	scratch = mkdtempSync( join( tmpdir(), 'quayside-packaged-' ) );
} );
afterEach( () => rmSync( scratch, { recursive: true, force: true } ) );

const filesOf = ( folder ) =>
	zipOf( folder )
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
		// What is built may be in the making.
		cpSync( part, folder, {
			recursive: true,
			filter: ( path ) =>
				! [ 'build', 'node_modules' ].includes( basename( path ) ),
		} );
		return folder;
	};

	it( 'holds all PHP, and neither sources nor tests', () => {
		const folder = copy();
		const found = filesOf( folder );
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

it( 'goes by the kind of file, so that a new feature needs no entry in a list', () => {
	const folder = join( scratch, 'planted' );
	const kept = [
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
	];
	const left = [
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
		'node_modules/left/index.js',
	];
	for ( const path of [ ...kept, ...left ] ) {
		mkdirSync( join( folder, path, '..' ), { recursive: true } );
		writeFileSync( join( folder, path ), '' );
	}
	expect( filesOf( folder ) ).toEqual(
		kept.map( ( path ) => `planted/${ path }` ).sort()
	);
} );
