// Generates the PHP and TypeScript of fields/validation.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ description: string, pattern: string, flags?: string }} Pattern
 * @typedef {{
 *   parts: Record<string, string>,
 *   patterns: Record<string, Pattern>,
 *   messages: Record<string, string>,
 *   server_messages: Record<string, string>,
 * }} Table
 */

/**
 * Maximum lengths of values, with their place in contracts/forms/limits.json and a comment.
 *
 * @type {Array<[ string, string, string, string ]>}
 */
const LENGTHS = [
	[ 'max_line', 'line', 'maxLength', 'of a single-line text in characters' ],
	[ 'max_text', 'text', 'maxLength', 'of a text in characters' ],
	[
		'max_markup',
		'richtext',
		'maxBytes',
		'of rich text with its markup, in UTF-16 units or bytes',
	],
];

/**
 * Returns a pattern with its parts.
 *
 * @param {Table}  table   The table.
 * @param {string} pattern Pattern with names of parts in angle brackets.
 * @return {string} The pattern.
 */
const complete = ( { parts }, pattern ) =>
	pattern.replace( /<([a-z]+)>/g, ( whole, name ) => {
		const part = parts[ name ];
		if ( part === undefined ) {
			throw new Error( `validation.json has no part ${ whole }.` );
		}
		return part;
	} );

// JavaScript needs no escaping of slashes in brackets.
const escapeSlashes = ( /** @type {string} */ pattern ) =>
	pattern.replace(
		/\\.|\[(?:\\.|[^\]\\])*\]|\//g,
		( /** @type {string} */ part ) => ( part === '/' ? '\\/' : part )
	);

const quote = ( /** @type {string} */ text ) =>
	`'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/**
 * Returns the generated files.
 *
 * @param {Table}                                     table  Contents of validation.json.
 * @param {Record<string, Record<string, number>>} fields Limits by kind of field, from contracts/forms/limits.json.
 * @return {Map<string, string>} Contents by file name.
 */
const tablesOf = ( table, fields ) => {
	const lengths = LENGTHS.map( ( [ name, kind, key, comment ] ) => ( {
		name,
		value: fields[ kind ]?.[ key ],
		comment: `Maximum length ${ comment }.`,
	} ) );
	const patterns = Object.entries( table.patterns ).map(
		( [ name, { description, pattern, flags = '' } ] ) => ( {
			name,
			description,
			flags,
			pattern: complete( table, pattern ),
		} )
	);
	const messages = Object.entries( {
		...table.messages,
		...table.server_messages,
	} );
	const upper = ( /** @type {string} */ name ) => name.toUpperCase();
	const typescript = [
		'// Made from validation.json and contracts/forms/limits.json by npm run fields.',
		...lengths.map(
			( { name, value, comment } ) =>
				`/** ${ comment } */\nexport const ${ upper( name ) } = ${ value };`
		),
		...patterns.map(
			( { name, description, pattern, flags } ) =>
				`/** ${ description } */\nexport const ${ upper( name ) } = /${ escapeSlashes( pattern ) }/${ flags };`
		),
		`/** Keys of messages by the code of the broken rule. The asterisk stands for the field type. */\nexport const MESSAGES: Record< string, string > = {\n${ Object.entries(
			table.messages
		)
			.map( ( [ code, key ] ) => `\t${ code }: ${ quote( key ) },\n` )
			.join( '' ) }};`,
	].join( '\n\n' );
	const width = Math.max( ...messages.map( ( [ code ] ) => code.length ) );
	const php = [
		...lengths.map(
			( { name, value, comment } ) =>
				`\t/**\n\t * ${ comment }\n\t */\n\tpublic const ${ upper( name ) } = ${ value };`
		),
		...patterns.map( ( { name, description, pattern, flags } ) => {
			const delimited = pattern
				.replaceAll( '~', '\\x7E' )
				.replaceAll( '\\s', '\\s\\x{FEFF}' );
			return `\t/**\n\t * ${ description }\n\t */\n\tpublic const ${ upper( name ) } = ${ quote( `~${ delimited }~${ flags.replace( /[gu]/g, '' ) }Du` ) };`;
		} ),
		`\t/**\n\t * Keys of messages by the code of the broken rule. The asterisk stands for the field type.\n\t *\n\t * @var array<string, string>\n\t */\n\tpublic const MESSAGES = [\n${ messages
			.map(
				( [ code, key ] ) =>
					`\t\t${ quote( code ) }${ ' '.repeat( width - code.length ) } => ${ quote( key ) },\n`
			)
			.join( '' ) }\t];`,
	].join( '\n\n' );
	return new Map( [
		[ 'validation-table.ts', `${ typescript }\n` ],
		[
			'ValidationTable.php',
			`<?php\ndeclare( strict_types=1 );\n\nnamespace Quayside\\Blocks\\Forms\\Fields;\n\n/**\n * Patterns and messages of validation. Made from validation.json and contracts/forms/limits.json by npm run fields.\n */\nfinal class ValidationTable {\n${ php }\n}\n`,
		],
	] );
};

const json = ( /** @type {string} */ file ) =>
	JSON.parse( readFileSync( file, 'utf8' ) );

/**
 * Returns the generated files of a folder with validation.json.
 *
 * @param {string} folder Folder of the field types.
 */
export const validationTables = ( folder ) =>
	tablesOf(
		json( join( folder, 'validation.json' ) ),
		json( join( folder, '../../../../contracts/forms/limits.json' ) )
			.properties.fields.properties
	);
