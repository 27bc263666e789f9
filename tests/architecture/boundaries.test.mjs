/**
 * A breach of the boundaries fails the build: planted here, for TypeScript and for PHP.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = process.cwd();

/** ESLint's complaints about code as if it stood in a file of the project. */
const lint = ( file, code ) => {
	const { stdout } = spawnSync( process.execPath, [ join( root, 'node_modules/eslint/bin/eslint.js' ), '--stdin', '--stdin-filename', file, '--format=json' ], { cwd: root, input: code, encoding: 'utf8' } );
	return JSON.parse( stdout )[ 0 ].messages.map( ( { ruleId } ) => ruleId );
};

it.each( [
	[ 'a plugin that imports another', 'plugins/quayside-shop/cart/planted.ts', "import '../../quayside-consent/package.json';\n", 'import/no-restricted-paths' ],
	[ 'a package that imports a plugin', 'packages/ui/src/planted.ts', "import '../../../plugins/quayside-shop/package.json';\n", 'import/no-restricted-paths' ],
	[ 'the theme that imports a plugin', 'themes/quayside/src/planted.ts', "import '../../../plugins/quayside-blocks/package.json';\n", 'import/no-restricted-paths' ],
	[ 'a gallery library in the shop', 'plugins/quayside-shop/cart/planted.ts', "import 'photoswipe';\n", 'no-restricted-imports' ],
	[ 'jQuery outside the bridge', 'plugins/quayside-consent/banner/planted.ts', 'export const body = jQuery( document.body );\n', 'no-restricted-globals' ],
	[ 'a type that says nothing', 'packages/ui/src/planted.ts', 'export const planted: any = 1;\n', '@typescript-eslint/no-explicit-any' ],
] )( 'ESLint refuses %s', ( _name, file, code, rule ) => {
	expect( lint( file, code ) ).toContain( rule );
}, 30_000 );

it( 'ESLint accepts a plugin that imports a package', () => {
	expect( lint( 'plugins/quayside-shop/cart/planted.ts', "import '@quayside/ui';\n" ) ).toEqual( [] );
}, 30_000 );

it( 'PHPStan refuses PHP of one plugin that names another', () => {
	const folder = mkdtempSync( join( tmpdir(), 'quayside-breach-' ) );
	try {
		writeFileSync( join( folder, 'Other.php' ), '<?php namespace Quayside\\Consent\\Planted; final class Other {}' );
		writeFileSync( join( folder, 'Breach.php' ), '<?php namespace Quayside\\Shop\\Planted; final class Breach { public function other(): \\Quayside\\Consent\\Planted\\Other { return new \\Quayside\\Consent\\Planted\\Other(); } }' );
		const services = readFileSync( join( root, 'phpstan.neon' ), 'utf8' ).split( /^services:/m )[ 1 ];
		writeFileSync(
			join( folder, 'phpstan.neon' ),
			`parameters:\n\tlevel: 0\n\ttmpDir: ${ folder }/cache\n\tpaths: [${ folder }/Other.php, ${ folder }/Breach.php]\n\tbootstrapFiles: [${ root }/tests/phpstan-bootstrap.php]\n\nservices:${ services }`
		);
		const { stdout, status } = spawnSync( join( root, 'vendor/bin/phpstan' ), [ 'analyse', '--no-progress', '--error-format=raw', '-c', join( folder, 'phpstan.neon' ) ], { cwd: root, encoding: 'utf8' } );
		expect( stdout ).toContain( 'should not depend on Quayside\\Consent\\Planted\\Other' );
		expect( status ).toBe( 1 );
	} finally {
		rmSync( folder, { recursive: true, force: true } );
	}
}, 60_000 );
