// Builds the plugin or theme in the current folder, or all of them in the root: kit, contracts, and webpack if its sources changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { blocksOf } from './blocks.cjs';
import { writeLists } from './field-lists.mjs';
import { FIELDS, PLUGINS, ROOT, THEME } from './paths.mjs';
import { sources } from './sources.mjs';

const require = createRequire( import.meta.url );
const watch = process.argv.includes( '--watch' );
const phpOnly = process.argv.includes( '--php' );

/** Classes of the kit that every page needs. They are combined into one file, which loads faster. Interfaces come first. */
const BUNDLED = [
	'Autoload',
	'Module',
	'Runtime',
	'Assets',
	'Deferred',
	'Translations',
	'Contract',
	'Fit',
	'Settings',
	'Schemas',
];

/** Copies the PHP kit with the plugin's namespace and text domain, so that two versions can coexist and each plugin has all of its strings. */
function copyKit(
	/** @type {string} */ folder,
	/** @type {string} */ namespace,
	/** @type {string[]} */ ready = []
) {
	const target = join( folder, 'build/kit' );
	const source = join( ROOT, 'packages/kit-php/src' );
	rmSync( target, { recursive: true, force: true } );
	mkdirSync( target, { recursive: true } );
	const code = ( /** @type {string} */ name ) =>
		readFileSync( join( source, `${ name }.php` ), 'utf8' )
			.replaceAll(
				'namespace Quayside\\Kit',
				`namespace ${ namespace }\\Kit`
			)
			.replace(
				/(,\s+)'quayside'(?=\s+\))/g,
				`$1'${ basename( folder ) }'`
			);
	const [ first, ...more ] = BUNDLED.map( code );
	const schemas = ready.map(
		( name ) =>
			`\n\t\t'${ name }' => ${ php( JSON.parse( readFileSync( join( ROOT, 'contracts', `${ name }.json` ), 'utf8' ) ) ) },`
	);
	writeFileSync(
		join( target, 'Autoload.php' ),
		first +
			more
				.map( ( text ) =>
					text.replace( /^[\s\S]*?\nnamespace .*\n/, '' )
				)
				.join( '' )
				.replace(
					'ALL = []',
					() => `ALL = [${ schemas.join( '' ) }\n\t]`
				)
	);
	for ( const name of readdirSync( source ).map( ( file ) =>
		file.replace( /\.php$/, '' )
	) ) {
		if ( ! BUNDLED.includes( name ) ) {
			writeFileSync( join( target, `${ name }.php` ), code( name ) );
		}
	}
}

/**
 * Converts a JSON value to PHP code.
 *
 * @param {unknown} value Value from JSON.parse().
 * @return {string} PHP code.
 */
const php = ( value ) => {
	if ( value === null || typeof value !== 'object' ) {
		return typeof value === 'string'
			? `'${ value.replace( /[\\']/g, '\\$&' ) }'`
			: JSON.stringify( value );
	}
	return `[${ ( Array.isArray( value ) ? value.map( php ) : Object.entries( value ).map( ( [ name, one ] ) => `${ php( name ) }=>${ php( one ) }` ) ).join( ',' ) }]`;
};

/** Writes the plugin's contracts without examples and cases, as PHP for the opcode cache. */
function copyContracts(
	/** @type {string} */ folder,
	/** @type {string[]} */ areas
) {
	for ( const area of areas ) {
		const source = join( ROOT, 'contracts', area );
		const target = join( folder, 'build/contracts', area );
		rmSync( target, { recursive: true, force: true } );
		mkdirSync( target, { recursive: true } );
		for ( const file of existsSync( source )
			? readdirSync( source ).filter( ( name ) =>
					name.endsWith( '.json' )
				)
			: [] ) {
			writeFileSync(
				join( target, file.replace( /json$/, 'php' ) ),
				`<?php return ${ php( JSON.parse( readFileSync( join( source, file ), 'utf8' ) ) ) };\n`
			);
		}
	}
}

/**
 * Copies PHP libraries of Composer with the plugin's namespace, because plugins that contain another version would load it instead.
 * They are part of the kit, which autoloads them.
 */
function copyLibraries(
	/** @type {string} */ folder,
	/** @type {string} */ namespace,
	/** @type {Record<string, string>} */ libraries
) {
	for ( const [ name, path ] of Object.entries( libraries ) ) {
		const source = join( ROOT, 'vendor', path );
		if ( ! existsSync( source ) ) {
			console.warn(
				`${ path } is not installed, so the build doesn't contain it. Run composer install.`
			);
			continue;
		}
		const target = join( folder, 'build/kit', name );
		const [ vendor, library ] = path.split( '/' );
		// The last folders are the namespace of the library.
		const from = path.split( '/src/' )[ 1 ]?.replaceAll( '/', '\\' ) ?? '';
		for ( const file of readdirSync( source, { recursive: true } )
			.map( String )
			.filter( ( one ) => one.endsWith( '.php' ) ) ) {
			mkdirSync( dirname( join( target, file ) ), { recursive: true } );
			writeFileSync(
				join( target, file ),
				readFileSync( join( source, file ), 'utf8' ).replaceAll(
					from,
					`${ namespace }\\Kit\\${ name }`
				)
			);
		}
		copyFileSync(
			join( ROOT, 'vendor', `${ vendor }/${ library }`, 'LICENSE' ),
			join( target, 'LICENSE' )
		);
	}
}

/** Copies the fonts that package.json lists from npm packages to build/fonts/. */
async function addFonts(
	/** @type {string} */ folder,
	/** @type {Record<string, { source: string, weights: [ number, number ] }>} */ fonts
) {
	const names = Object.entries( fonts );
	if ( names.length === 0 ) {
		return;
	}
	const { subset } = await import( './fonts.mjs' );
	const packages = createRequire( join( folder, 'package.json' ) );
	mkdirSync( join( folder, 'build/fonts' ), { recursive: true } );
	for ( const [ name, { source, weights } ] of names ) {
		await subset(
			packages.resolve( source ),
			join( folder, 'build/fonts', `${ name }.woff2` ),
			weights
		);
	}
}

/** Returns a hash of everything that webpack may read for a folder. */
function fingerprint( /** @type {string} */ folder ) {
	const hash = createHash( 'sha256' );
	for ( const file of [
		...sources( folder ),
		...sources( join( ROOT, 'packages' ), true ),
		...sources( join( ROOT, 'contracts' ) ),
	] ) {
		hash.update( `${ relative( ROOT, file ) }\0` ).update(
			readFileSync( file )
		);
	}
	for ( const name of [
		'package-lock.json',
		'webpack.config.cjs',
		'bin/trusted-sinks.cjs',
		'bin/bundled-libraries.cjs',
		'bin/blocks.cjs',
		'tsconfig.json',
	] ) {
		hash.update( readFileSync( join( ROOT, name ) ) );
	}
	return hash.digest( 'hex' );
}

/**
 * Builds one folder.
 *
 * @param {string} folder Folder of a plugin or the theme.
 * @return {Promise<boolean>} Whether the build succeeded.
 */
async function build( folder ) {
	const { quayside } = JSON.parse(
		readFileSync( join( folder, 'package.json' ), 'utf8' )
	);
	copyKit( folder, quayside.namespace, quayside.ready );
	copyLibraries( folder, quayside.namespace, quayside.libraries ?? {} );
	copyContracts( folder, quayside.contracts ?? [] );
	await addFonts( folder, quayside.fonts ?? {} );
	if ( phpOnly ) {
		return true;
	}
	// Stored in the build folder, so that both are deleted together.
	const stamp = join( folder, 'build/.sources' );
	const current = fingerprint( folder );
	if (
		! watch &&
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === current
	) {
		return true;
	}
	rmSync( stamp, { force: true } );
	const scripts = join(
		require.resolve( '@wordpress/scripts/package.json' ),
		'../bin/wp-scripts.js'
	);
	const { status } = spawnSync(
		process.execPath,
		[
			'--no-deprecation',
			scripts,
			watch ? 'start' : 'build',
			'--experimental-modules',
			'--config',
			join( ROOT, 'webpack.config.cjs' ),
			'--stats=errors-warnings',
			...( blocksOf( folder ).length ? [ '--blocks-manifest' ] : [] ),
		],
		{ cwd: folder, stdio: 'inherit' }
	);
	if ( status === 0 && ! watch ) {
		writeFileSync( stamp, current );
	}
	return status === 0;
}

writeLists( FIELDS );
const cwd = process.cwd();
const folders =
	cwd === ROOT
		? [
				...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ),
				join( ROOT, 'themes', THEME ),
			]
		: [ cwd ];
for ( const folder of folders ) {
	if ( ! ( await build( folder ) ) ) {
		process.exit( 1 );
	}
}
