/**
 * Tests the feature folders of plugins without includes/.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Folders of a plugin that are not features. */
const OTHERS = [ 'build', 'node_modules', 'tests' ];

const plugins = readdirSync( 'plugins' ).filter(
	( name ) => ! existsSync( join( 'plugins', name, 'includes' ) )
);

const featuresOf = ( plugin ) =>
	readdirSync( join( 'plugins', plugin ), { withFileTypes: true } )
		.filter(
			( entry ) =>
				entry.isDirectory() &&
				! OTHERS.includes( entry.name ) &&
				// Translation templates are generated.
				! readdirSync( join( 'plugins', plugin, entry.name ) ).every(
					( name ) => name.endsWith( '.pot' )
				)
		)
		.map( ( { name } ) => name );

const filesOf = ( plugin ) =>
	[ 'tests', ...featuresOf( plugin ) ]
		.filter( ( folder ) => existsSync( join( 'plugins', plugin, folder ) ) )
		.flatMap( ( folder ) =>
			readdirSync( join( 'plugins', plugin, folder ), {
				recursive: true,
			} ).map( ( name ) => join( folder, name ) )
		);

it( 'finds the plugins with feature folders', () => {
	expect( plugins ).toContain( 'quayside-shop' );
	expect( featuresOf( 'quayside-shop' ) ).toContain( 'cart' );
} );

describe.each( plugins )( '%s', ( plugin ) => {
	it( 'has a README with three lines for each feature', () => {
		for ( const feature of featuresOf( plugin ) ) {
			expect( [
				feature,
				readFileSync(
					join( 'plugins', plugin, feature, 'README.md' ),
					'utf8'
				)
					.trimEnd()
					.split( '\n' ).length,
			] ).toEqual( [ feature, 3 ] );
		}
	} );

	it( 'names folders in kebab-case and namespaces after them', () => {
		const { quayside } = JSON.parse(
			readFileSync( join( 'plugins', plugin, 'package.json' ), 'utf8' )
		);
		const wrong = filesOf( plugin )
			// File names of classes start with a capital letter. Others are views, tables, or functions. Folders in tests/ hold fixtures.
			.filter(
				( file ) =>
					/^[A-Z].*\.php$/.test( basename( file ) ) &&
					! /(^|\/)tests\/.+\//.test( file )
			)
			.filter( ( file ) => {
				const words = dirname( file )
					.split( '/' )
					.map( ( folder ) =>
						folder.replace( /(^|-)[a-z]/g, ( letter ) =>
							letter.at( -1 ).toUpperCase()
						)
					);
				const [ , declared ] =
					/^namespace (Quayside\\[\w\\]+)(?:;| \{)/m.exec(
						readFileSync( join( 'plugins', plugin, file ), 'utf8' )
					) ?? [];
				return (
					declared !== [ quayside.namespace, ...words ].join( '\\' )
				);
			} );
		expect( wrong ).toEqual( [] );
		expect(
			featuresOf( plugin ).filter(
				( name ) => ! /^[a-z]+(-[a-z]+)*$/.test( name )
			)
		).toEqual( [] );
	} );

	it( 'has all unit tests in tests/ of the feature that they test', () => {
		expect(
			filesOf( plugin ).filter(
				( file ) =>
					/Test\.php$|\.test\.tsx?$/.test( file ) &&
					! /(^|\/)tests\/[^/]+$/.test( file )
			)
		).toEqual( [] );
	} );
} );
