/**
 * Tests that violations of the boundaries fail the build, in TypeScript and in PHP.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** Returns ESLint's messages about code as if it were in a file of the project. */
const lint = ( file, code ) => {
	const { stdout } = spawnSync(
		process.execPath,
		[
			join( root, 'node_modules/eslint/bin/eslint.js' ),
			'--stdin',
			'--stdin-filename',
			file,
			'--format=json',
		],
		{ cwd: root, input: code, encoding: 'utf8' }
	);
	return JSON.parse( stdout )[ 0 ].messages.map( ( { ruleId } ) => ruleId );
};

it.each( [
	[
		'a plugin that imports another',
		'plugins/quayside-shop/cart/planted.ts',
		"import '../../quayside-consent/package.json';\n",
		'import/no-restricted-paths',
	],
	[
		'a package that imports a plugin',
		'packages/ui/src/planted.ts',
		"import '../../../plugins/quayside-shop/package.json';\n",
		'import/no-restricted-paths',
	],
	[
		'a package for visitors that imports the one for admin screens',
		'packages/ui/src/planted.ts',
		"import '../../admin/src/days';\n",
		'import/no-restricted-paths',
	],
	[
		'the theme that imports a plugin',
		'themes/quayside/src/planted.ts',
		"import '../../../plugins/quayside-blocks/package.json';\n",
		'import/no-restricted-paths',
	],
	[
		'a field that imports the submission',
		'plugins/quayside-blocks/forms/fields/planted.ts',
		"import '../submission/flow';\n",
		'import/no-restricted-paths',
	],
	[
		'conditions that import the submission',
		'plugins/quayside-blocks/forms/conditions/planted.ts',
		"import '../submission/flow';\n",
		'import/no-restricted-paths',
	],
	[
		'blocking that imports the boot script',
		'plugins/quayside-consent/blocking/planted.ts',
		"import '../boot/boot';\n",
		'import/no-restricted-paths',
	],
	[
		'strict mode that imports blocking',
		'plugins/quayside-consent/strict/planted.ts',
		"import '../blocking/guard';\n",
		'import/no-restricted-paths',
	],
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
		'a type that says nothing',
		'packages/ui/src/planted.ts',
		'export const planted: any = 1;\n',
		'@typescript-eslint/no-explicit-any',
	],
] )(
	'ESLint refuses %s',
	( _name, file, code, rule ) => {
		expect( lint( file, code ) ).toContain( rule );
	},
	30_000
);

it( 'ESLint accepts a plugin that imports a package', () => {
	expect(
		lint(
			'plugins/quayside-shop/cart/planted.ts',
			"import '@quayside/ui';\n"
		)
	).toEqual( [] );
}, 30_000 );

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
