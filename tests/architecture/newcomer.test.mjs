/**
 * Tests the table of docs/architecture.md that lists the folders in which a search for a word finds a feature.
 *
 * @jest-environment node
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const doc = readFileSync( 'docs/architecture.md', 'utf8' );

/** Number of files from which on a folder must be in the table. */
const MENTIONS = 3;

/** Rows of the table: the word, its folder, and other folders. */
const rows = [ ...doc.matchAll( /^\| ([a-z -]+) \| `([^`]+)` \| (.*) \|$/gm ) ]
	.map( ( [ , word, folder, others ] ) => ( {
		word,
		folder,
		others: [ ...others.matchAll( /`([^`]+)`/g ) ].map(
			( [ , name ] ) => name
		),
	} ) )
	.filter( ( { folder } ) => folder.includes( '/' ) );

/** Folders that are not searched. */
const SKIPPED = [
	'build',
	'cases',
	'examples',
	'languages',
	'node_modules',
	'tests',
];

const filesOf = ( folder ) =>
	readdirSync( folder, { withFileTypes: true } ).flatMap( ( entry ) => {
		const path = join( folder, entry.name );
		if ( entry.isDirectory() ) {
			return SKIPPED.includes( entry.name ) ||
				path === join( 'packages', 'contracts' )
				? []
				: filesOf( path );
		}
		return /\.(php|tsx?|scss|json|html)$/.test( path ) &&
			! /\.test\.|package\.json$/.test( path )
			? [ path ]
			: [];
	} );

/** Searched files and their contents. */
const files = [ 'plugins', 'themes', 'packages', 'contracts' ]
	.flatMap( filesOf )
	.map( ( file ) => [ file, readFileSync( file, 'utf8' ) ] );

/** Returns the folder of a feature that contains a file, as the table names it, or '' for the files of a whole plugin. */
const featureOf = ( file ) => {
	if ( file.startsWith( 'contracts/' ) ) {
		return 'contracts';
	}
	if ( file.startsWith( 'themes/' ) ) {
		return 'theme';
	}
	if ( file.startsWith( 'packages/' ) ) {
		return file.split( '/', 2 ).join( '/' );
	}
	const [ , part, ...rest ] = file.split( '/' );
	const plugin = part.replace( 'quayside-', '' );
	const isField = rest[ 0 ] === 'forms' && rest[ 1 ] === 'fields';
	const depth = ( rest[ 0 ] === 'forms' ? 2 : 1 ) + ( isField ? 1 : 0 );
	const folders = rest.slice( 0, -1 ).slice( 0, depth );
	return folders.length ? [ plugin, ...folders ].join( '/' ) : '';
};

/** Returns the number of files by feature whose name or text contains a word. */
const search = ( word ) => {
	const pattern = new RegExp(
		`(?<![a-z])${ word.replace( ' ', '[ _-]?' ) }`,
		'i'
	);
	const found = new Map();
	for ( const [ file, text ] of files ) {
		if ( pattern.test( file ) || pattern.test( text ) ) {
			const feature = featureOf( file );
			found.set( feature, ( found.get( feature ) ?? 0 ) + 1 );
		}
	}
	return found;
};

/** Number of files by feature. */
const sizes = new Map();
for ( const [ file ] of files ) {
	const feature = featureOf( file );
	sizes.set( feature, ( sizes.get( feature ) ?? 0 ) + 1 );
}

it( 'lists ten features', () => {
	expect( rows ).toHaveLength( 10 );
} );

it.each( rows )(
	'finds "$word" in $folder and the folders next to it',
	( { word, folder, others } ) => {
		const found = search( word );
		if ( ! folder.endsWith( `/${ word }` ) ) {
			// The folder has the most files about the feature, or the largest share of its files is about it.
			const share = ( name ) => found.get( name ) / sizes.get( name );
			const isLargest = ( measure ) =>
				[ ...found ].every(
					( [ name, count ] ) =>
						count < MENTIONS ||
						name === '' ||
						measure( name ) <= measure( folder )
				);
			expect(
				isLargest( ( name ) => found.get( name ) ) || isLargest( share )
			).toBe( true );
		}
		expect( others.filter( ( name ) => ! found.has( name ) ) ).toEqual(
			[]
		);
		// Folders in which only one or two files mention the feature need no entry.
		expect(
			[ ...found ]
				.filter(
					( [ name, count ] ) =>
						name !== folder && name !== '' && count >= MENTIONS
				)
				.map( ( [ name ] ) => name )
				.filter( ( name ) => ! others.includes( name ) )
		).toEqual( [] );
	}
);

it( 'counts files by feature', () => {
	expect( featureOf( 'plugins/quayside-shop/cart/drawer/drawer.tsx' ) ).toBe(
		'shop/cart'
	);
	expect(
		featureOf( 'plugins/quayside-blocks/forms/fields/phone/phone.ts' )
	).toBe( 'blocks/forms/fields/phone' );
	expect(
		featureOf( 'plugins/quayside-blocks/forms/spam/captcha/kinds.ts' )
	).toBe( 'blocks/forms/spam' );
	expect( featureOf( 'plugins/quayside-shop/Plugin.php' ) ).toBe( '' );
	expect( search( 'no such word' ).size ).toBe( 0 );
} );
