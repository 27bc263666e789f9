/**
 * Tests that violations of the boundaries fail the build, in TypeScript and in PHP.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import LAYERS from './layers.json';
import { zones } from './zones.cjs';

const root = process.cwd();

/** Returns the rules that each piece of code breaks according to ESLint, as if it were in a file of the project. */
const lintAll = ( pieces ) => {
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			'--input-type=module',
			'--eval',
			`import { ESLint } from 'eslint';
			import { readFileSync } from 'node:fs';
			const eslint = new ESLint();
			const results = [];
			for ( const [ filePath, code ] of JSON.parse( readFileSync( 0, 'utf8' ) ) ) {
				const [ { messages } ] = await eslint.lintText( code, { filePath } );
				results.push( messages.map( ( { ruleId } ) => ruleId ) );
			}
			console.log( JSON.stringify( results ) );`,
		],
		{ cwd: root, input: JSON.stringify( pieces ), encoding: 'utf8' }
	);
	if ( ! stdout ) {
		throw new Error( stderr );
	}
	return JSON.parse( stdout );
};

/** Returns a file in a folder, or one that a pattern describes, that TypeScript can import; undefined if there is none. */
const importableIn = ( path ) => {
	const folder = path.replace( /\/\*.*$/, '' );
	const pattern =
		folder === path
			? /^(?!.*(?:node_modules|build|tests)\/).*(?:(?<!\.d|\.test)\.tsx?|package\.json)$/
			: /(?<!\.d|\.test)\.tsx?$/;
	const name =
		existsSync( join( root, folder ) ) &&
		readdirSync( join( root, folder ), {
			recursive: folder === path,
		} ).find( ( file ) => pattern.test( file ) );
	return name && join( folder, name ).replace( /\.tsx?$/, '' );
};

/** Returns the path of a new file that a pattern describes, in a folder that exists. */
const plantedIn = ( pattern ) => {
	const folder = pattern.replace( /\/(?:\*|!\().*$/, '' );
	const [ , excluded ] = /\/!\(([^)]*)\)\/\*\*\/\*$/.exec( pattern ) ?? [];
	const inside =
		excluded &&
		readdirSync( folder, { withFileTypes: true } ).find(
			( entry ) =>
				entry.isDirectory() &&
				! excluded.split( '|' ).includes( entry.name )
		);
	return join( folder, inside?.name ?? '', 'planted.ts' );
};

/** A violation of each import restriction: a file in the folder it is about, importing from the first folder it excludes that has a script. */
const restricted = zones.flatMap( ( { target, from } ) =>
	[ target ].flat().flatMap( ( pattern ) => {
		const folders = [ from ].flat().filter( importableIn );
		const file = plantedIn( pattern );
		return (
			pattern.startsWith( './plugins' ) && ! pattern.includes( '*' )
				? folders
				: folders.slice( 0, 1 )
		).map( ( other ) => [
			`${ pattern } that imports ${ other }`,
			file,
			`import '${ relative( dirname( file ), importableIn( other ) ) }';\n`,
			'import/no-restricted-paths',
		] );
	} )
);

const rejected = [
	...restricted,
	[
		'a gallery library in the shop',
		'plugins/quayside-shop/cart/planted.ts',
		"import 'photoswipe';\n",
		'no-restricted-imports',
	],
	[
		'jQuery outside the bridge',
		'plugins/quayside-consent/banner/planted.ts',
		'export const body = jQuery( document.body );\n',
		'no-restricted-globals',
	],
	[
		'a type that allows everything',
		'packages/ui/src/planted.ts',
		'export const planted: any = 1;\n',
		'@typescript-eslint/no-explicit-any',
	],
];

describe( 'ESLint', () => {
	let results;
	beforeAll( () => {
		results = lintAll( [
			...rejected.map( ( [ , file, code ] ) => [ file, code ] ),
			[
				'plugins/quayside-shop/cart/planted.ts',
				"import '@quayside/ui';\n",
			],
		] );
	}, 240_000 );

	it.each(
		rejected.map( ( [ name, , , rule ], index ) => [ name, rule, index ] )
	)( 'rejects %s', ( _name, rule, index ) => {
		expect( results[ index ] ).toContain( rule );
	} );

	it( 'accepts a plugin that imports a package', () => {
		expect( results.at( -1 ) ).toEqual( [] );
	} );
} );

/** Returns the namespace of a folder. */
const namespaceOf = ( path ) =>
	`Quayside\\${ path
		.replace( 'plugins/quayside-', '' )
		.replace( 'themes/quayside/inc', 'Theme' ) }`
		.replace( /(?<=[\\/-])[a-z]/g, ( letter ) => letter.toUpperCase() )
		.replaceAll( '-', '' )
		.replaceAll( '/', '\\' );

/** Folder of scripts and styles, which contains no PHP. */
const SCRIPTS = 'themes/quayside/src';

/** Each part that uses the next one, and the first part that uses the last one. */
const layered = Object.entries( LAYERS ).flatMap( ( [ folder, parts ] ) => {
	if ( folder === SCRIPTS ) {
		return [];
	}
	const names = parts.map( ( part ) =>
		namespaceOf( `${ folder }/${ part }` )
	);
	return [
		...names.slice( 1 ).map( ( part, place ) => [ names[ place ], part ] ),
		[ names[ 0 ], names.at( -1 ) ],
	];
} );

/** Violations of each rule of Boundaries.php: a namespace, and one that it must not use. */
const violations = [
	[ 'Quayside\\Shop', 'Quayside\\Consent' ],
	[ 'Quayside\\Consent', 'Quayside\\Blocks' ],
	[ 'Quayside\\Blocks', 'Quayside\\Theme' ],
	[ 'Quayside\\Theme', 'Quayside\\Shop' ],
	...layered,
];

it( 'PHPStan rejects a violation of each rule', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-breach-' ) );
	try {
		const files = violations.map( ( [ from, to ], number ) => {
			const file = join( folder, `Breach${ number }.php` );
			writeFileSync(
				file,
				`<?php namespace ${ to }\\Planted${ number } { final class Other {} } namespace ${ from }\\Planted${ number } { final class Breach { public function other(): \\${ to }\\Planted${ number }\\Other { return new \\${ to }\\Planted${ number }\\Other(); } } }`
			);
			return file;
		} );
		const services = readFileSync(
			join( root, 'phpstan.neon' ),
			'utf8'
		).split( /^services:/m )[ 1 ];
		writeFileSync(
			join( folder, 'phpstan.neon' ),
			`parameters:\n\tlevel: 0\n\ttmpDir: ${ folder }/cache\n\tpaths: [${ files.join( ', ' ) }]\n\tbootstrapFiles: [${ root }/tests/phpstan-bootstrap.php]\n\nservices:${ services }`
		);
		const { stdout, status } = spawnSync(
			join( root, 'vendor/bin/phpstan' ),
			[
				'analyse',
				'--no-progress',
				'--error-format=raw',
				'-c',
				join( folder, 'phpstan.neon' ),
			],
			{ cwd: root, encoding: 'utf8' }
		);
		expect(
			violations.filter(
				( [ , to ], number ) =>
					! stdout.includes(
						`should not depend on ${ to }\\Planted${ number }\\Other`
					)
			)
		).toEqual( [] );
		expect( status ).toBe( 1 );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}, 120_000 );
