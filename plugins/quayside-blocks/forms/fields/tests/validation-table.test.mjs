/**
 * The patterns and messages of validation are generated from one table.
 *
 * @jest-environment node
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validationTables } from '../../../../../bin/validation-table.mjs';

const root = mkdtempSync( join( tmpdir(), 'table-' ) );
const folder = join( root, 'plugins/blocks/forms/fields' );
mkdirSync( folder, { recursive: true } );
mkdirSync( join( root, 'contracts/forms' ), { recursive: true } );
afterAll( () => rmSync( root, { recursive: true } ) );

const limits = {
	line: { maxLength: 7 },
	text: { maxLength: 8 },
	richtext: { maxBytes: 9 },
};

const generate = ( table ) => {
	writeFileSync(
		join( root, 'contracts/forms/limits.json' ),
		JSON.stringify( { properties: { fields: { properties: limits } } } )
	);
	writeFileSync(
		join( folder, 'validation.json' ),
		JSON.stringify( {
			parts: {},
			patterns: {},
			messages: {},
			server_messages: {},
			...table,
		} )
	);
	const tables = validationTables( folder );
	return [
		tables.get( 'validation-table.ts' ),
		tables.get( 'ValidationTable.php' ),
	];
};

it( 'writes each pattern as both languages need it', () => {
	const [ typescript, php ] = generate( {
		parts: { word: "[a-z~'/]" },
		patterns: {
			path: {
				description: 'A path.',
				pattern: '^<word>+/[^\\s<>]$',
				flags: 'gi',
			},
		},
	} );
	expect( typescript ).toContain(
		"/** A path. */\nexport const PATH = /^[a-z~'/]+\\/[^\\s<>]$/gi;\n"
	);
	expect( php ).toContain(
		"\t * A path.\n\t */\n\tpublic const PATH = '~^[a-z\\\\x7E\\'/]+/[^\\\\s\\\\x{FEFF}<>]$~iDu';\n"
	);
} );

it( 'writes messages, and those of the server only into PHP', () => {
	const [ typescript, php ] = generate( {
		messages: { min: 'min_value' },
		server_messages: { mask: 'mask' },
	} );
	expect( typescript ).toContain( "= {\n\tmin: 'min_value',\n};" );
	expect( php ).toContain(
		"= [\n\t\t'min'  => 'min_value',\n\t\t'mask' => 'mask',\n\t];"
	);
} );

it( 'reads lengths from the contract of limits', () => {
	const [ typescript, php ] = generate( { messages: { min: 'min' } } );
	for ( const [ name, length ] of [
		[ 'MAX_LINE', 7 ],
		[ 'MAX_TEXT', 8 ],
		[ 'MAX_MARKUP', 9 ],
	] ) {
		expect( typescript ).toContain(
			`export const ${ name } = ${ length };`
		);
		expect( php ).toContain( `public const ${ name } = ${ length };` );
	}
} );

it( 'rejects a part that does not exist', () => {
	expect( () =>
		generate( {
			patterns: { a: { description: 'A.', pattern: '<missing>' } },
		} )
	).toThrow( 'validation.json has no part <missing>.' );
} );
