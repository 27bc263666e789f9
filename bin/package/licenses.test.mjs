/**
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundledLibraries, isCompatible, licensesText } from './licenses.mjs';

let scratch;

beforeEach( () => {
	scratch = mkdtempSync( join( tmpdir(), 'quayside-licenses-' ) );
} );
afterEach( () => rmSync( scratch, { recursive: true, force: true } ) );

/** Writes files into the scratch folder. Objects become JSON. */
const write = ( files ) => {
	for ( const [ path, content ] of Object.entries( files ) ) {
		mkdirSync( join( scratch, dirname( path ) ), { recursive: true } );
		writeFileSync(
			join( scratch, path ),
			typeof content === 'string' ? content : JSON.stringify( content )
		);
	}
};
const plugin = ( license = 'MIT' ) => ( {
	'part/package.json': {
		quayside: {
			fonts: { serif: { source: '@fonts/serif/files/a.woff2' } },
			data: [ 'phones' ],
			libraries: { Reader: 'acme/reader/src/Reader' },
		},
	},
	'part/build/.libraries-scripts.json': [ '../../node_modules/slides' ],
	'part/build/.libraries-modules.json': [
		'../../node_modules/slides',
		'../../node_modules/slides/node_modules/tiny',
	],
	'node_modules/slides/package.json': {
		name: 'slides',
		version: '2.0.0',
		license,
		repository: { url: 'git+https://example.com/slides.git' },
	},
	'node_modules/slides/LICENSE.md': 'Copyright Slides\r\nPermission …\n',
	'node_modules/slides/node_modules/tiny/package.json': {
		name: 'tiny',
		version: '1.0.0',
		license: '(MPL-1.1 OR ISC)',
	},
	'node_modules/@fonts/serif/package.json': {
		name: '@fonts/serif',
		version: '5.0.0',
		license: 'OFL-1.1',
	},
	'node_modules/phones/package.json': {
		name: 'phones',
		version: '1.1.0',
		license: 'MIT',
	},
	'vendor/acme/reader/composer.json': {
		name: 'acme/reader',
		license: [ 'Apache-2.0' ],
	},
	'vendor/composer/installed.json': {
		packages: [ { name: 'acme/reader', version: 'v1.14.0' } ],
	},
} );
const read = () =>
	bundledLibraries( join( scratch, 'part' ), join( scratch, 'vendor' ) );

it( 'lists each bundled library once, and fonts, data, and PHP libraries', () => {
	write( plugin() );
	const libraries = read();
	expect(
		libraries.map( ( { name, version, license } ) => [
			name,
			version,
			license,
		] )
	).toEqual( [
		[ '@fonts/serif', '5.0.0', 'OFL-1.1' ],
		[ 'acme/reader', '1.14.0', 'Apache-2.0' ],
		[ 'phones', '1.1.0', 'MIT' ],
		[ 'slides', '2.0.0', 'MIT' ],
		[ 'tiny', '1.0.0', '(MPL-1.1 OR ISC)' ],
	] );
	const text = licensesText( 'Part', libraries );
	expect( text ).toContain( '(5):' );
	expect( text ).toContain(
		'slides 2.0.0\nSPDX-License-Identifier: MIT\nhttps://example.com/slides\n\nCopyright Slides\nPermission …\n'
	);
} );

it.each( [ [ 'BUSL-1.1' ], [ '' ], [ undefined ], [ 'MIT AND SSPL-1.0' ] ] )(
	'rejects a library with the license %s',
	( license ) => {
		write( plugin( license ?? null ) );
		expect( read ).toThrow( /slides has the license/ );
	}
);

it( 'rejects a folder that is not built', () => {
	const { 'part/build/.libraries-modules.json': omitted, ...rest } = plugin();
	expect( omitted ).toBeDefined();
	write( rest );
	expect( read ).toThrow( /is not built/ );
} );

it( 'needs one of several licenses, or all of a combination', () => {
	expect( isCompatible( '(SSPL-1.0 OR MIT)' ) ).toBe( true );
	expect( isCompatible( 'MIT AND BSD-3-Clause' ) ).toBe( true );
	expect( isCompatible( '(MIT AND SSPL-1.0)' ) ).toBe( false );
} );
