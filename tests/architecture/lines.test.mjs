/**
 * Tests that lines are not longer than 160 characters, unless a text, a pattern, or markup that cannot be broken makes them longer.
 * Prettier breaks everything else in scripts, and nothing breaks PHP.
 *
 * @jest-environment node
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';

const LIMIT = 160;

/** Maximum length of a line without its longest text. */
const CODE_LIMIT = 120;

/** PHP in a text, which can be broken. */
const PHP_CODE = /=> \[|->\w+\(|\bwp_\w+\(|\$\w+ = /;

const width = ( text ) => text.replaceAll( '\t', '    ' ).length;

const isLiteral = ( node ) =>
	ts.isStringLiteral( node ) ||
	ts.isNoSubstitutionTemplateLiteral( node ) ||
	ts.isTemplateExpression( node ) ||
	ts.isRegularExpressionLiteral( node ) ||
	ts.isJsxText( node );

/**
 * Returns the long lines of a script, except those that only a text makes long.
 *
 * @param {string} file Name of the file.
 * @param {string} code Its content.
 * @return {string[]} Names and line numbers.
 */
const longLinesOf = ( file, code ) => {
	const lines = code.split( '\n' );
	if ( ! lines.some( ( line ) => width( line ) > LIMIT ) ) {
		return [];
	}
	const source = ts.createSourceFile(
		file,
		code,
		ts.ScriptTarget.Latest,
		false,
		file.endsWith( 'x' ) ? ts.ScriptKind.TSX : ts.ScriptKind.TS
	);
	const starts = source.getLineStarts();
	/** Longest text by line. */
	const texts = new Map();
	const visit = ( node ) => {
		if ( ! isLiteral( node ) ) {
			ts.forEachChild( node, visit );
			return;
		}
		const start = node.getStart( source );
		const first = source.getLineAndCharacterOfPosition( start ).line;
		const last = source.getLineAndCharacterOfPosition( node.end ).line;
		for ( let line = first; line <= last; line++ ) {
			const text = code
				.slice(
					Math.max( start, starts[ line ] ),
					Math.min( node.end, starts[ line + 1 ] ?? code.length )
				)
				.trimEnd();
			if ( text.length > ( texts.get( line ) ?? '' ).length ) {
				texts.set( line, text );
			}
		}
	};
	visit( source );
	return lines.flatMap( ( line, number ) => {
		const text = texts.get( number ) ?? '';
		const isUnbreakable =
			width( line ) - width( text ) <= CODE_LIMIT &&
			! PHP_CODE.test( text );
		return width( line ) > LIMIT && ! isUnbreakable
			? `${ file }:${ number + 1 }`
			: [];
	} );
};

const longLinesOfPhp = ( files ) =>
	spawnSync(
		'php',
		[ 'tests/architecture/long-lines.php', String( LIMIT ) ],
		{ input: files.join( '\n' ), encoding: 'utf8' }
	).stdout;

const files = execFileSync( 'git', [ 'ls-files' ], { encoding: 'utf8' } )
	.trimEnd()
	.split( '\n' )
	.filter( ( file ) => ! file.startsWith( 'packages/contracts/src/' ) );

it( 'has no long lines in scripts', () => {
	const scripts = files.filter( ( file ) => /\.(tsx?|[mc]js)$/.test( file ) );
	expect( scripts.length ).toBeGreaterThan( 700 );
	expect(
		scripts.flatMap( ( file ) =>
			longLinesOf( file, readFileSync( file, 'utf8' ) )
		)
	).toEqual( [] );
} );

it( 'has no long lines in PHP', () => {
	const php = files.filter( ( file ) => file.endsWith( '.php' ) );
	expect( php.length ).toBeGreaterThan( 700 );
	expect( longLinesOfPhp( php ) ).toBe( '' );
} );

it( 'detects long lines', () => {
	const words = 'word '.repeat( 40 );
	const call = `call( ${ "'a', ".repeat( 40 ) }'b' );`;
	expect(
		longLinesOf(
			'a.ts',
			[
				`// ${ words }`,
				call,
				`call( '${ words }' );`,
				`call( \`$a = [ 'b' => [ '${ words }' ] ];\` );`,
			].join( '\n' )
		)
	).toEqual( [ 'a.ts:1', 'a.ts:2', 'a.ts:4' ] );
	const folder = mkdtempSync( join( tmpdir(), 'lines-' ) );
	const file = join( folder, 'a.php' );
	writeFileSync(
		file,
		[
			'<?php',
			`// ${ words }`,
			call,
			`call( '${ words }' );`,
			'$b = "$a ' + words + '";',
			`?><p>${ words }</p>`,
		].join( '\n' )
	);
	expect( longLinesOfPhp( [ file ] ) ).toBe( `${ file }:2\n${ file }:3\n` );
	rmSync( folder, { recursive: true } );
} );
