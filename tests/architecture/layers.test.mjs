/**
 * Tests that parts of a plugin use each other in one direction, in PHP and in TypeScript, and that plugins, theme, and packages
 * don't use each other in ways that types and ESLint don't see: by names of packages, functions, and classes in strings.
 *
 * @jest-environment node
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import LAYERS from './layers.json';
import {
	PHP,
	TYPESCRIPT,
	findCycles,
	importsOf,
	phpGraph,
	phpUsage,
	sourcesIn,
	typeScriptGraph,
} from './usage.mjs';

const productFolders = [ 'plugins', 'packages', 'themes' ].flatMap( ( kind ) =>
	readdirSync( kind ).map( ( name ) => join( kind, name ) )
);
const php = phpUsage(
	productFolders.flatMap( ( folder ) => sourcesIn( folder, PHP ) )
);
const graphs = {
	PHP: phpGraph( php ),
	TypeScript: typeScriptGraph(
		productFolders.flatMap( ( folder ) => sourcesIn( folder, TYPESCRIPT ) )
	),
};

/** Returns the part of a feature that contains a file, '' for files next to the parts, null for files elsewhere. */
const partOf = ( file, folder, layers ) => {
	const path = relative( folder, file );
	if ( path.startsWith( '..' ) ) {
		return null;
	}
	// How a field is edited belongs to the editor.
	if ( /^fields\/.*\bedit(?:or|ors)?\.tsx?$/.test( path ) ) {
		return 'editor';
	}
	const names = path.split( '/' ).slice( 0, -1 );
	const nested = names.slice( 0, 2 ).join( '/' );
	return layers.includes( nested ) ? nested : ( names[ 0 ] ?? '' );
};

/**
 * Returns the uses of a part by an earlier one, and parts that are not among the layers.
 *
 * @param {Map<string, string[]>} graph  Used files by file.
 * @param {string}                folder Folder of the parts.
 * @param {string[]}              layers Parts, each of which may use those before it.
 * @return {string[]} Problems.
 */
const problemsOf = ( graph, folder, layers ) =>
	[ ...graph ].flatMap( ( [ file, others ] ) => {
		const part = partOf( file, folder, layers );
		if ( ! part ) {
			return [];
		}
		const place = layers.indexOf( part );
		if ( place < 0 ) {
			return `${ folder }/${ part } is not in layers.json`;
		}
		return others
			.filter( ( other ) => {
				const used = partOf( other, folder, layers );
				return (
					used !== null &&
					used !== part &&
					( used === '' || layers.indexOf( used ) > place )
				);
			} )
			.map( ( other ) => `${ file } uses ${ other }` );
	} );

const PLUGINS = readdirSync( 'plugins' );

/** Returns uses between plugins, theme, and packages. */
const crossings = ( graph ) =>
	[ ...graph ].flatMap( ( [ file, others ] ) => {
		const [ kind, name ] = file.split( '/' );
		return others
			.filter( ( other ) => {
				const [ usedKind, usedName ] = other.split( '/' );
				return (
					usedKind !== 'packages' &&
					( usedKind !== kind || usedName !== name )
				);
			} )
			.map( ( other ) => `${ file } uses ${ other }` );
	} );

/** Returns the graph of the features of a plugin. */
const featuresOf = ( graph, plugin, layers = [] ) => {
	const features = new Map();
	for ( const [ file, others ] of graph ) {
		const feature = partOf( file, plugin, layers );
		if ( ! feature ) {
			continue;
		}
		const used = features.get( feature ) ?? new Set();
		others
			.map( ( other ) => partOf( other, plugin, layers ) )
			.filter( ( name ) => name && name !== feature )
			.forEach( ( name ) => used.add( name ) );
		features.set( feature, used );
	}
	return new Map(
		[ ...features ].map( ( [ name, used ] ) => [ name, [ ...used ] ] )
	);
};

describe.each( Object.entries( graphs ) )( '%s', ( _language, graph ) => {
	it( 'is found', () => {
		expect( graph.size ).toBeGreaterThan( 300 );
	} );

	it.each( Object.entries( LAYERS ) )(
		'uses parts of %s in one direction',
		( folder, layers ) => {
			expect( problemsOf( graph, folder, layers ) ).toEqual( [] );
		}
	);

	it.each( PLUGINS )( 'has no circular use of features of %s', ( plugin ) => {
		const folder = join( 'plugins', plugin );
		expect(
			findCycles( featuresOf( graph, folder, LAYERS[ folder ] ) )
		).toEqual( [] );
	} );

	it( 'has plugins and a theme that do not use each other, and packages that use neither', () => {
		expect( crossings( graph ) ).toEqual( [] );
	} );
} );

it( 'has all classes that its code names', () => {
	const declared = new Set(
		Object.values( php ).flatMap( ( { classes } ) => classes )
	);
	const missing = ( usage ) =>
		Object.entries( usage ).flatMap( ( [ file, { uses, mentions } ] ) =>
			[ ...uses, ...mentions ]
				.filter(
					( name ) =>
						/^Quayside\\.*\\[A-Z]\w+$/.test( name ) &&
						! /^Quayside(?:\\\w+)?\\Kit\b/.test( name ) &&
						! declared.has( name ) &&
						// A namespace, not a class.
						! [ ...declared ].some( ( other ) =>
							other.startsWith( `${ name }\\` )
						)
				)
				.map( ( name ) => `${ file } names ${ name }` )
		);
	expect(
		missing( {
			a: { uses: [ 'Quayside\\Shop\\Missing\\Planted' ], mentions: [] },
		} )
	).toEqual( [ 'a names Quayside\\Shop\\Missing\\Planted' ] );
	expect( missing( php ) ).toEqual( [] );
} );

it( 'has no code of admin screens in what visitors load', () => {
	const loaded = new Set();
	const visit = ( file ) => {
		if ( ! loaded.has( file ) ) {
			loaded.add( file );
			( graphs.TypeScript.get( file ) ?? [] ).forEach( visit );
		}
	};
	for ( const folder of productFolders ) {
		const manifest = join( folder, 'package.json' );
		const { quayside } = existsSync( manifest )
			? JSON.parse( readFileSync( manifest, 'utf8' ) )
			: {};
		Object.values( quayside?.modules ?? {} ).forEach( ( entry ) =>
			visit( join( folder, entry ) )
		);
	}
	expect( loaded.size ).toBeGreaterThan( 150 );
	expect(
		[ ...loaded ].filter( ( file ) => file.startsWith( 'packages/admin' ) )
	).toEqual( [] );
} );

describe( 'violations', () => {
	const folder = 'plugins/quayside-blocks/forms';
	const layers = LAYERS[ folder ];
	const found = ( file, other ) =>
		problemsOf( new Map( [ [ file, [ other ] ] ] ), folder, layers );

	it( 'are parts that use later ones, and files next to the parts', () => {
		for ( const [ file, other ] of [
			[ 'spam/captcha/captcha.ts', 'submission/flow.ts' ],
			[ 'entries/Entries.php', 'entries/screen/ExportFile.php' ],
			[ 'fields/number/field.ts', 'fields/number/edit.tsx' ],
			[ 'conditions/hide.ts', 'form-app.tsx' ],
			[ 'schema/Form.php', 'neighbors/ownership/SharedEditor.php' ],
			[ 'neighbors/SureForms.php', 'schema/Form.php' ],
		] ) {
			expect(
				found( join( folder, file ), join( folder, other ) )
			).toEqual( [
				`${ folder }/${ file } uses ${ folder }/${ other }`,
			] );
		}
		for ( const [ file, other ] of [
			[ 'submission/flow.ts', 'spam/captcha/captchas.ts' ],
			[ 'entries/screen/api.ts', 'entries/Entries.php' ],
			[ 'fields/number/edit.tsx', 'editor/attributes.ts' ],
			[ 'Forms.php', 'cli/Commands.php' ],
			[ 'schema/Form.php', 'neighbors/SureForms.php' ],
			[ 'editor/Blocks.php', 'neighbors/ownership/Ownership.php' ],
		] ) {
			expect(
				found( join( folder, file ), join( folder, other ) )
			).toEqual( [] );
		}
	} );

	it( 'are new parts without a layer', () => {
		expect(
			found(
				`${ folder }/planted/Planted.php`,
				`${ folder }/fields/Text.php`
			)
		).toEqual( [ `${ folder }/planted is not in layers.json` ] );
	} );

	it( 'are uses of other plugins by package, function, and class in a string', () => {
		const file = 'plugins/quayside-shop/cart/planted.ts';
		for ( const code of [
			"import '@quayside/consent/record/cookie';",
			"export * from '../../quayside-consent/record/cookie';",
			"export type { A } from '@quayside/consent/record/cookie';",
			'const a = import( /* webpackChunkName: "a" */ \'@quayside/consent/record/cookie\' );',
		] ) {
			expect(
				crossings( new Map( [ [ file, importsOf( file, code ) ] ] ) )
			).toEqual( [
				`${ file } uses plugins/quayside-consent/record/cookie.ts`,
			] );
		}
		const usage = ( kind, name ) => ( {
			...php,
			'plugins/quayside-shop/cart/Planted.php': {
				...php[ 'plugins/quayside-shop/Plugin.php' ],
				classes: [],
				uses: [],
				mentions: [],
				[ kind ]: [ name ],
			},
		} );
		for ( const [ kind, name ] of [
			[ 'calls', 'quayside_consent_has' ],
			[ 'strings', 'quayside_consent_has' ],
			[ 'uses', 'Quayside\\Consent\\Plugin' ],
			[ 'mentions', 'Quayside\\Consent\\Plugin' ],
		] ) {
			expect(
				crossings( phpGraph( usage( kind, name ) ) ).map(
					( line ) => line.split( ' uses plugins/' )[ 1 ]
				)
			).toEqual( [ expect.stringMatching( /^quayside-consent\// ) ] );
		}
	} );
} );
