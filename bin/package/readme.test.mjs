/**
 * The readme.txt and the header of each plugin and the theme agree, and have what the directories of WordPress.org require.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync } from 'node:fs';
import { SCREENSHOTS } from './screenshots.mjs';

const PARTS = [
	[ 'quayside-shop', 'plugins/quayside-shop', 'quayside-shop.php' ],
	[ 'quayside-consent', 'plugins/quayside-consent', 'quayside-consent.php' ],
	[ 'quayside-blocks', 'plugins/quayside-blocks', 'quayside-blocks.php' ],
	[ 'quayside', 'themes/quayside', 'style.css' ],
];

/** Returns the value of a header, or undefined. */
const header = ( text, name ) =>
	new RegExp( `^[ *]*${ name }: *(.+)$`, 'm' ).exec( text )?.[ 1 ].trim();

describe.each( PARTS )( '%s', ( name, folder, main ) => {
	const readme = readFileSync( `${ folder }/readme.txt`, 'utf8' );
	const code = readFileSync( `${ folder }/${ main }`, 'utf8' );
	const isTheme = name === 'quayside';
	const section = ( title ) =>
		readme
			.split( `\n== ${ title } ==\n` )[ 1 ]
			?.split( /\n== [^=]+ ==\n/ )[ 0 ];

	it( 'has the same version everywhere, with a changelog entry', () => {
		const version = header( code, 'Version' );
		expect( version ).toMatch( /^\d+\.\d+\.\d+$/ );
		expect(
			JSON.parse( readFileSync( `${ folder }/package.json`, 'utf8' ) )
				.version
		).toBe( version );
		if ( ! isTheme ) {
			expect( header( readme, 'Stable tag' ) ).toBe( version );
		}
		expect( section( 'Changelog' ) ).toContain( `\n= ${ version } =\n* ` );
	} );

	it( 'has the same requirements and license in both files', () => {
		for ( const field of [
			'Requires at least',
			'Requires PHP',
			'License',
			'License URI',
		] ) {
			expect( [ field, header( readme, field ) ] ).toEqual( [
				field,
				header( code, field ),
			] );
		}
		expect( header( readme, 'Tested up to' ) ).toMatch( /^\d+\.\d+$/ );
	} );

	it( 'has the required sections, at most five tags, and a short description', () => {
		for ( const title of [
			'Description',
			'Frequently Asked Questions',
			'Source code',
			'Changelog',
			...( isTheme
				? [ 'Copyright' ]
				: [ 'Installation', 'Screenshots' ] ),
		] ) {
			expect( [ title, section( title )?.trim() ] ).toEqual( [
				title,
				expect.stringMatching( /.{3}/ ),
			] );
		}
		const tags = header( readme, 'Tags' )?.split( ', ' ) ?? [];
		expect( tags.length ).toBeLessThanOrEqual( 5 );
		const [ , description ] = /^\n(.+)\n\n== Description/m.exec( readme );
		expect( description.length ).toBeLessThanOrEqual( 150 );
		expect( section( 'Frequently Asked Questions' ) ).toContain(
			'connect to external servers? ='
		);
	} );

	it( 'has one screenshot for each caption', () => {
		if ( isTheme ) {
			expect( existsSync( `${ folder }/screenshot.png` ) ).toBe( true );
			return;
		}
		const captions = section( 'Screenshots' )
			.trim()
			.split( '\n' )
			.map( ( line, index ) => {
				expect( line ).toMatch( new RegExp( `^${ index + 1 }\\. ` ) );
				return line.replace( /^\d+\. /, '' );
			} );
		expect( SCREENSHOTS[ name ].map( ( { caption } ) => caption ) ).toEqual(
			captions
		);
	} );
} );
