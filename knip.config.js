// npm run knip: files and exports that nothing uses, packages that are imported but not declared or declared but not used.
import { readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { blocksOf } from './bin/blocks.cjs';

/** Our plugins and the theme. */
const products = [ 'plugins', 'themes' ].flatMap( ( kind ) =>
	readdirSync( kind ).map( ( name ) => `${ kind }/${ name }` )
);

const tests = [ '**/*.test.{ts,tsx,mjs}' ];

/**
 * What the build makes of a folder: the lists under "quayside" in its package.json, and its blocks.
 *
 * @param {string} folder A plugin's or the theme's folder.
 */
function product( folder ) {
	const { modules, scripts, fonts } = JSON.parse(
		readFileSync( `${ folder }/package.json`, 'utf8' )
	).quayside;
	const blocks = blocksOf( folder ).flatMap( ( { entries } ) =>
		Object.values( entries ).map( ( file ) => relative( folder, file ) )
	);
	return {
		entry: [
			...Object.values( { ...modules, ...scripts } ).map( ( path ) =>
				path.replace( './', '' )
			),
			...blocks,
			...tests,
		],
		// Folders in tests/ stand for those that somebody adds.
		project: [ '**/*.{ts,tsx}', '!**/tests/*/**' ],
		// bin/build.mjs copies files of them.
		ignoreDependencies: Object.values( fonts ?? {} ).map( ( { source } ) =>
			source.split( '/', 2 ).join( '/' )
		),
	};
}

export default {
	workspaces: {
		'.': {
			// Programs that are started by name, and what tools read unasked.
			entry: [
				'bin/*.{mjs,cjs}',
				'bin/site/pictures.mjs',
				'bin/faults/clients.mjs',
				'webpack.config.cjs',
				'tests/**/*.{test,spec}.{ts,tsx,mjs}',
				'tests/e2e/planted/*.ts',
			],
			project: [
				'*.{cjs,mjs,ts}',
				'bin/**/*.{mjs,cjs}',
				'tests/**/*.{ts,tsx,mjs,cjs}',
			],
			ignoreDependencies: [
				// Found by their folders, without an import: bin/site/core.mjs.
				'@wp-playground/wordpress-builds',
				// Its metadata alone is read: bin/phone-countries.mjs.
				'libphonenumber-js',
				// Stryker finds it by its name.
				'@stryker-mutator/jest-runner',
			],
		},
		...Object.fromEntries(
			products.map( ( folder ) => [ folder, product( folder ) ] )
		),
		// An export that no folder imports is dead, too: nobody else installs these packages.
		'packages/*': {
			entry: tests,
			project: [ 'src/**/*.{ts,tsx}' ],
			includeEntryExports: true,
		},
		// The build adds the modules that all folders share: RUNTIME in webpack.config.cjs.
		'packages/islands': {
			entry: [ 'src/{loader,react,i18n}.ts', ...tests ],
			project: [ 'src/**/*.ts' ],
		},
		// Types alone, made from contracts/; some describe what PHP alone reads.
		'packages/contracts': { project: [ 'src/**/*.d.ts' ] },
	},
	// PHP alone.
	ignoreWorkspaces: [ 'packages/kit-php' ],
	// Machines have these; bin/requirements.mjs looks after them.
	ignoreBinaries: [
		'php',
		'composer',
		'apt-get',
		'mariadb',
		'mariadbd',
		'mariadb-install-db',
		'redis-cli',
		'redis-server',
		'mount',
		'gcc',
		'umount',
	],
};
