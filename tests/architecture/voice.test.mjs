/**
 * Tests that texts, comments, names, and titles of tests are American English, as in WordPress, and that names and titles use the words
 * of the field.
 *
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** British spellings. The capture group is what differs from American English. */
const BRITISH =
	/(?<![a-z])(?:\w*(?:colour|favour|honour|behaviour|neighbour|rumour|labour|humour)\w*|cent(?:re|red|res|ring)|grey\w*|cancell(?:ed|ing)|label(?:led|ling)(?!by)|travell\w+|modell(?:ed|ing)|licen[c]e\w*|defence|offence|artefact\w*|judgement\w*|fulfil|whilst|amongst|learnt|spelt|catalogue\w*|dialogue|programme|aluminium|\w*cheque\w*|(?:custom|organ|recogn|initial|serial|optim|normal|sanit|summar|minim|maxim|emphas|util|categor|author|capital|special|general|final|synchron|memor|priorit|visual|real|token|local|local|stand?ard|neutral)is(?:e|es|ed|ing|ation|er|ers)|analys(?:ed|ing))(?![a-z])/gi;

/**
 * Words that other software, stored data, and tests of input rely on, by file or for all. Their values are not text
 * (docs/consent.md, contracts).
 */
const ALLOWED = [
	// Names of stored settings and of texts.
	/^(?:colours|customise|cancelled)$/,
	// Settings, a hover effect of galleries, an attribute of demo products, and a method of a library.
	/^(?:quayside_)?colour(?:_\w*)?$/,
	/^attribute_colour$/,
	/^greyscale$/,
	// WooCommerce.
	/^woocommerce_cheque_settings$/,
	// CookieYes.
	/^behaviours$/,
	// A payment method of WooCommerce.
	/^cheque$/,
];

/** Words of a private dialect, with those to use instead. */
const DIALECT = {
	held: 'blocked',
	kept: 'saved, stored',
	said: 'announced',
	says: 'announces',
	odd: 'invalid, unusual',
	gone: 'missing',
	hostile: 'unsafe',
	trap: 'honeypot',
	chosen: 'selected',
};

/** Words that may not begin the name of a class or type. */
const NO_NAME = /^(?:Known|Shown|Held|Kept)/;

const FILES = spawnSync(
	'git',
	[
		'ls-files',
		'--cached',
		'--others',
		'--exclude-standard',
		'plugins',
		'packages',
		'themes',
		'bin',
		'tests',
		'docs',
		'contracts',
		'*.md',
	],
	{ encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 }
)
	.stdout.split( '\n' )
	.filter(
		( file ) =>
			/\.(?:php|tsx?|[mc]?js|scss|md|json|html|txt)$/.test( file ) &&
			// Recorded data of other software, demo content of customers, generated files, and this list.
			! /(?:^|\/)(?:examples|cases|fixtures|seed|stand-in-store|looks|languages)\/|store-contract|package-lock|voice\.test/.test(
				file
			) &&
			existsSync( file )
	);

/** Returns British words of a text. */
const britishIn = ( text ) =>
	[ ...text.matchAll( BRITISH ) ]
		.map( ( [ word ] ) => word )
		.filter(
			( word ) => ! ALLOWED.some( ( allowed ) => allowed.test( word ) )
		);

const NAMES =
	/(?:\$(?!this\b)|\b(?:function|class|interface|trait|enum|const|let|var|type)\s+)(\w+)/g;
const TITLES =
	/\b(?:it|test|describe)(?:\.\w+)?(?:\([^'"`]{0,60}\))?\(\s*(['"`])((?:(?!\1).)*)\1/g;

/** Returns words of the dialect in names and in titles of tests. */
const dialectIn = ( text ) => {
	const words = ( name ) =>
		name
			.replace( /([a-z0-9])(?=[A-Z])/g, '$1 ' )
			.toLowerCase()
			.split( /[^a-z]+/ );
	return [
		...[ ...text.matchAll( NAMES ) ]
			.map( ( [ , name ] ) => name )
			.filter(
				( name ) =>
					NO_NAME.test( name ) ||
					words( name ).some( ( word ) => DIALECT[ word ] )
			),
		...[ ...text.matchAll( TITLES ) ]
			.map( ( [ , , title ] ) => title )
			.filter( ( title ) =>
				/\b(?:held|kept|may be had)\b/.test( title )
			),
	];
};

const problems = ( check, pattern ) =>
	FILES.filter( ( file ) => pattern.test( file ) ).flatMap( ( file ) =>
		[
			...new Set( [
				...check( readFileSync( file, 'utf8' ) ),
				...check( basename( file ).replace( /-/g, ' ' ) ),
			] ),
		].map( ( word ) => `${ file }: ${ word }` )
	);

it( 'is American English', () => {
	expect( FILES.length ).toBeGreaterThan( 1500 );
	expect( problems( britishIn, /./ ) ).toEqual( [] );
} );

it( 'has names and titles in the words of the field', () => {
	expect( problems( dialectIn, /\.(?:php|tsx?|[mc]?js)$/ ) ).toEqual( [] );
} );

it( 'detects British spellings, dialect in names, and in titles of tests', () => {
	expect(
		britishIn(
			'The colour of the greyed centre is customised, cancelled, and organised. License, gray, dialog, aria-labelledby, four, analyse-step.'
		)
	).toEqual(
		[
			'colour',
			'greyed',
			'centre',
			'customised',
			'cancelled',
			'organised',
		].filter(
			( word ) => ! ALLOWED.some( ( allowed ) => allowed.test( word ) )
		)
	);
	expect(
		dialectIn(
			[
				'final class KnownHosts {}',
				'$held_scripts = 1;',
				'const keptFiles = 2;',
				'function saidText() {}',
				'$unknown = $upheld;',
				"test( 'a file that may be had', () => {} );",
				"it.each( [] )( 'is kept', () => {} );",
			].join( ' ' )
		)
	).toEqual( [
		'KnownHosts',
		'held_scripts',
		'keptFiles',
		'saidText',
		'a file that may be had',
		'is kept',
	] );
} );
