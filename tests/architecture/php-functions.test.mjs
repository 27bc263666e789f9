/**
 * Tests that plugins call only functions of PHP that every server of a supported site has: those of extensions that WordPress or the plugin
 * requires, and those that hosts don't turn off. A call of any other function is a fatal error, so it needs function_exists().
 *
 * @jest-environment node
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHP, sourcesIn } from './usage.mjs';

/** Extensions that PHP always has, that WordPress requires or replaces (sodium), or that it uses on every page (ctype, filter). */
const PRESENT = [
	'Core',
	'SPL',
	'Reflection',
	'ctype',
	'date',
	'filter',
	'hash',
	'json',
	'pcre',
	'random',
	'sodium',
	'standard',
];

/** Functions that hosts turn off with disable_functions, and without which WordPress still works. */
const TURNED_OFF = [
	'disk_free_space',
	'exec',
	'fsockopen',
	'gethostbyname',
	'gethostname',
	'getmypid',
	'highlight_file',
	'ignore_user_abort',
	'link',
	'mail',
	'parse_ini_file',
	'passthru',
	'php_uname',
	'popen',
	'proc_open',
	'putenv',
	'readlink',
	'set_time_limit',
	'shell_exec',
	'stream_socket_client',
	'symlink',
	'sys_getloadavg',
	'system',
];

/** The extensions that the main file of a plugin requires. */
const required = ( part ) =>
	[
		...readFileSync( `plugins/${ part }/${ part }.php`, 'utf8' ).matchAll(
			/'extension'\s*=> '(\w+)'/g
		),
	].map( ( [ , name ] ) => name );

/** Returns calls that may end in a fatal error, as "file: function". */
const fatalCalls = ( files, extensions ) =>
	JSON.parse(
		execFileSync(
			'php',
			[ 'tests/architecture/php-functions.php', ...files ],
			{ encoding: 'utf8' }
		)
	)
		.filter(
			( [ , name, extension ] ) =>
				TURNED_OFF.includes( name ) ||
				! [ ...PRESENT, ...extensions ].includes( extension )
		)
		.map( ( [ file, name ] ) => `${ file }: ${ name }` );

const code = ( folder ) =>
	sourcesIn( folder, PHP ).filter( ( file ) => ! file.includes( '/tests/' ) );

test.each( [ 'quayside-blocks', 'quayside-consent', 'quayside-shop' ] )(
	'%s calls functions that every server has',
	( part ) => {
		const files = [
			...code( `plugins/${ part }` ),
			...code( 'packages/kit-php/src' ),
		];
		expect( files.length ).toBeGreaterThan( 100 );
		expect( fatalCalls( files, required( part ) ) ).toEqual( [] );
	}
);

test( 'the theme calls functions that every server has', () => {
	expect( fatalCalls( code( 'themes/quayside' ), [] ) ).toEqual( [] );
} );

test( 'a call without function_exists() is found', () => {
	const folder = mkdtempSync( join( tmpdir(), 'php-functions-' ) );
	const file = join( folder, 'calls.php' );
	writeFileSync(
		file,
		`<?php
		strlen( 'a' ); mb_strlen( 'a' ); set_time_limit( 0 ); json_encode( 1 );
		function_exists( 'getmypid' ) && getmypid();
		function_exists( 'iconv' ) ? iconv( 'a', 'b', 'c' ) : '';`
	);
	expect( fatalCalls( [ file ], [] ) ).toEqual( [
		`${ file }: mb_strlen`,
		`${ file }: set_time_limit`,
	] );
	expect( fatalCalls( [ file ], [ 'mbstring' ] ) ).toEqual( [
		`${ file }: set_time_limit`,
	] );
	rmSync( folder, { recursive: true } );
} );
