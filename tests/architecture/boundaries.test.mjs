/**
 * Tests that violations of the boundaries fail the build, in TypeScript and in PHP.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import {
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
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

/** Returns a file in a folder that TypeScript can import. */
const importableIn = ( folder ) => {
	const name = readdirSync( join( root, folder ), {
		recursive: true,
	} ).find( ( file ) =>
		/^(?!.*(?:node_modules|build|tests)\/).*(?:(?<!\.d|\.test)\.tsx?|package\.json)$/.test(
			file
		)
	);
	if ( ! name ) {
		throw new Error( `${ folder } has nothing to import.` );
	}
	return join( folder, name ).replace( /\.tsx?$/, '' );
};

/** A violation of each import restriction: a file in the folder it is about, importing from the folder it excludes. */
const restricted = zones.flatMap( ( { target, from } ) =>
	[ from ].flat().map( ( other ) => {
		const file = join(
			target.replace( '!(admin)/**/*', 'ui/src' ),
			'planted.ts'
		);
		return [
			`${ target } that imports ${ other }`,
			file,
			`import '${ relative( dirname( file ), importableIn( other ) ) }';\n`,
			'import/no-restricted-paths',
		];
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
	}, 120_000 );

	it.each(
		rejected.map( ( [ name, , , rule ], index ) => [ name, rule, index ] )
	)( 'rejects %s', ( _name, rule, index ) => {
		expect( results[ index ] ).toContain( rule );
	} );

	it( 'accepts a plugin that imports a package', () => {
		expect( results.at( -1 ) ).toEqual( [] );
	} );
} );

const boundaries = readFileSync(
	join( root, 'tests/architecture/Boundaries.php' ),
	'utf8'
);

/** Returns violations of a constant of Boundaries.php that lists parts in dependency order. */
const violationsOf = ( constant, namespace ) => {
	const parts = new RegExp( ` ${ constant } = \\[\\s*([^;]*?),?\\s*\\];` )
		.exec( boundaries )[ 1 ]
		.replaceAll( '\\\\', '\\' )
		.split( /,\s*/ )
		.map( ( name ) => `${ namespace }\\${ name.slice( 1, -1 ) }` );
	return parts.slice( 1 ).map( ( part, place ) => [ parts[ place ], part ] );
};

/** Violations of each rule of Boundaries.php: a namespace, and one that it must not use. */
const violations = [
	[ 'Quayside\\Shop', 'Quayside\\Consent' ],
	[ 'Quayside\\Consent', 'Quayside\\Blocks' ],
	[ 'Quayside\\Blocks', 'Quayside\\Theme' ],
	[ 'Quayside\\Theme', 'Quayside\\Shop' ],
	[ 'Quayside\\Consent\\Settings', 'Quayside\\Consent\\Banner' ],
	[ 'Quayside\\Consent\\Categories', 'Quayside\\Consent\\Record' ],
	[ 'Quayside\\Consent\\Record', 'Quayside\\Consent\\Log' ],
	...violationsOf( 'CONSENT_PAGE', 'Quayside\\Consent' ),
	...violationsOf( 'FORMS', 'Quayside\\Blocks\\Forms' ),
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
}, 60_000 );
