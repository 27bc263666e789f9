// npm run pot: writes languages/<text domain>.pot for each plugin and the theme, for translators and translate.wordpress.org.
// Strings in TypeScript are extracted by WordPress's Babel plugin, in PHP by GNU gettext. Names of blocks, patterns, plugins, and the
// theme are read from their files.
import { spawnSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { transformFileSync } from '@babel/core';
import gettext from 'gettext-parser';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';

const require = createRequire( import.meta.url );
const scratch = join( CACHE, 'pot' );
const PARTS = [
	...PLUGINS.map( ( name ) => ( {
		domain: name,
		folder: join( ROOT, 'plugins', name ),
		head: `${ name }.php`,
	} ) ),
	{ domain: THEME, folder: join( ROOT, 'themes', THEME ), head: 'style.css' },
];

/** @typedef {{ domain: string, folder: string, head: string }} Part Text domain, folder, and file with the header. */

/** WordPress's translation functions and the positions of their arguments: "c" marks the context, "1,2" are singular and plural. */
const PHP_FUNCTIONS = [
	...[
		'__',
		'_e',
		'esc_html__',
		'esc_html_e',
		'esc_attr__',
		'esc_attr_e',
	].map( ( name ) => `${ name }:1` ),
	...[ '_x', '_ex', 'esc_html_x', 'esc_attr_x' ].map(
		( name ) => `${ name }:1,2c`
	),
	...[ '_n:1,2', '_nx:1,2,4c', '_n_noop:1,2', '_nx_noop:1,2,3c' ],
];

/** Headers of plugins, themes, and patterns, and properties of blocks that WordPress translates, with their context. */
const HEAD = {
	'Plugin Name': undefined,
	'Theme Name': undefined,
	Description: undefined,
};
const PATTERN = { Title: 'Pattern title', Description: 'Pattern description' };
const BLOCK = {
	title: 'block title',
	description: 'block description',
	keywords: 'block keyword',
};

const run = ( /** @type {string} */ command, /** @type {string[]} */ args ) => {
	// Output is captured, because xgettext warns about every string with a curly quotation mark.
	const { status, error, stderr } = spawnSync( command, args, {
		encoding: 'utf8',
	} );
	const code = /** @type {NodeJS.ErrnoException | undefined} */ ( error )
		?.code;
	if ( error || status !== 0 ) {
		console.error(
			code === 'ENOENT'
				? `${ command } is missing: install GNU gettext (Debian: apt-get install gettext; macOS: brew install gettext).`
				: `${ command } failed.\n${ stderr }`
		);
		process.exit( 1 );
	}
};

/** Returns the files of a folder, without builds, dependencies, and tests. */
const files = ( /** @type {string} */ folder, /** @type {RegExp} */ pattern ) =>
	readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter(
			( name ) =>
				pattern.test( name ) &&
				! /(^|\/)(build|node_modules|tests|languages)\/|\.test\./.test(
					name
				)
		)
		.sort()
		.map( ( name ) => join( folder, name ) );

/** Extracts strings from TypeScript. */
function fromTypeScript(
	/** @type {Part} */ { folder },
	/** @type {string} */ target
) {
	// One plugin instance for all files, because it collects the strings.
	const plugin = [
		require( '@wordpress/babel-plugin-makepot' ),
		{ output: target },
	];
	for ( const file of files( folder, /\.tsx?$/ ) ) {
		transformFileSync( file, {
			presets: [ require.resolve( '@wordpress/babel-preset-default' ) ],
			plugins: [ plugin ],
			babelrc: false,
			configFile: false,
			code: false,
		} );
	}
}

/** Extracts strings from PHP. */
function fromPhp(
	/** @type {Part} */ { folder },
	/** @type {string} */ target
) {
	const list = join( scratch, 'files' );
	// The shared classes use the text domain of the plugin or theme that they are copied to.
	const kit = join( ROOT, 'packages/kit-php/src' );
	writeFileSync(
		list,
		[ ...files( folder, /\.php$/ ), ...files( kit, /\.php$/ ) ]
			.map( ( file ) => relative( folder, file ) )
			.join( '\n' )
	);
	run( 'xgettext', [
		'--language=PHP',
		'--from-code=UTF-8',
		'--add-comments=translators:',
		'--keyword',
		...PHP_FUNCTIONS.map( ( name ) => `--keyword=${ name }` ),
		`--directory=${ folder }`,
		`--files-from=${ list }`,
		`--output=${ target }`,
	] );
}

/** Extracts names and descriptions from file headers. */
function fromHeaders(
	/** @type {Part} */ { folder, head },
	/** @type {string} */ target
) {
	/** @type {Record<string, Record<string, unknown>>} */
	const translations = { '': {} };
	const add = (
		/** @type {string | undefined} */ msgid,
		/** @type {string | undefined} */ msgctxt,
		/** @type {string} */ file
	) => {
		if ( msgid ) {
			( translations[ msgctxt ?? '' ] ??= {} )[ msgid ] = {
				msgid,
				...( msgctxt ? { msgctxt } : {} ),
				msgstr: [ '' ],
				comments: { reference: relative( folder, file ) },
			};
		}
	};
	const addFields = (
		/** @type {string} */ file,
		/** @type {Record<string, string | undefined>} */ fields
	) => {
		const text = readFileSync( file, 'utf8' ).slice( 0, 8192 );
		for ( const [ name, context ] of Object.entries( fields ) ) {
			add(
				new RegExp( `^[ \\t/*#@]*${ name }:(.*)$`, 'mi' )
					.exec( text )?.[ 1 ]
					?.trim(),
				context,
				file
			);
		}
	};
	addFields( join( folder, head ), HEAD );
	files( folder, /^patterns\/.*\.php$/ ).forEach( ( file ) =>
		addFields( file, PATTERN )
	);
	for ( const file of files( folder, /(^|\/)block\.json$/ ) ) {
		const block = JSON.parse( readFileSync( file, 'utf8' ) );
		for ( const [ name, context ] of Object.entries( BLOCK ) ) {
			[ block[ name ] ?? [] ]
				.flat()
				.forEach( ( text ) => add( text, context, file ) );
		}
	}
	writeFileSync(
		target,
		gettext.po.compile( { charset: 'utf-8', headers: {}, translations } )
	);
}

/** Returns the strings of a file with a new header. Those of the tools have dates and tool names, and one misspells the encoding. */
const withHeader = (
	/** @type {string} */ file,
	/** @type {string[]} */ fields = []
) => {
	const head = [
		...fields,
		'MIME-Version: 1.0',
		'Content-Type: text/plain; charset=UTF-8',
		'Content-Transfer-Encoding: 8bit',
	];
	return `msgid ""\nmsgstr ""\n${ head.map( ( line ) => `"${ line }\\n"` ).join( '\n' ) }\n\n${ readFileSync( file, 'utf8' ).replace( /^[\s\S]*?\n\n/, '' ) }`;
};

rmSync( scratch, { recursive: true, force: true } );
mkdirSync( scratch, { recursive: true } );
for ( const part of PARTS ) {
	// File references must be relative to the plugin or theme.
	process.chdir( part.folder );
	const found = [ fromHeaders, fromPhp, fromTypeScript ].map( ( read ) => {
		const target = join( scratch, `${ part.domain }.${ read.name }.pot` );
		read( part, target );
		if ( existsSync( target ) ) {
			writeFileSync( target, withHeader( target ) );
		}
		return target;
	} );
	const target = join( part.folder, 'languages', `${ part.domain }.pot` );
	mkdirSync( join( part.folder, 'languages' ), { recursive: true } );
	const all = join( scratch, `${ part.domain }.pot` );
	run( 'msgcat', [
		'--use-first',
		'--sort-by-file',
		'--no-wrap',
		`--output-file=${ all }`,
		...found.filter( existsSync ),
	] );
	const version = /Version:\s*(\S+)/.exec(
		readFileSync( join( part.folder, part.head ), 'utf8' )
	)?.[ 1 ];
	// No dates, so that the same strings produce the same file.
	const text = withHeader( all, [
		`Project-Id-Version: ${ part.domain } ${ version }`,
		`X-Domain: ${ part.domain }`,
	] );
	writeFileSync(
		target,
		`# Texts of ${ part.domain }, made by npm run pot. License: GPL-2.0-or-later.\n${ text }`
	);
	console.log(
		`${ relative( ROOT, target ) }: ${ ( text.match( /^msgid /gm )?.length ?? 1 ) - 1 } texts`
	);
}
