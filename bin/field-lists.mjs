// Generates files of the form fields: the lists of types, widgets, and editors from the folders of the types, and the table of validation.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { validationTables } from './validation-table.mjs';

const camel = ( /** @type {string} */ name ) =>
	name.replace(
		/-(\w)/g,
		( /** @type {string} */ _, /** @type {string} */ letter ) =>
			letter.toUpperCase()
	);

const key = ( /** @type {string} */ name ) =>
	name === camel( name ) ? name : `'${ name }': ${ camel( name ) }`;

/**
 * Definitions of the lists: the file that a folder may have, and the code of the list.
 *
 * @type {Array<{file: string, part: string, type: string, text: ( names: string[] ) => string}>}
 */
const LISTS = [
	{
		file: 'field-types.ts',
		part: 'field',
		type: "import type { FieldType } from './field-type';",
		text: ( names ) =>
			`/** Types of fields by name. */\nexport const TYPES: Record< string, FieldType > = {\n${ names.map( ( name ) => `\t${ key( name ) },\n` ).join( '' ) }};`,
	},
	{
		file: 'widgets.ts',
		part: 'widget',
		type: "import type { WidgetLoader } from './field-type';",
		text: ( names ) =>
			`/** Widgets of fields. */\nexport const WIDGETS: WidgetLoader[] = [ ${ names.map( camel ).join( ', ' ) } ];`,
	},
	{
		file: 'field-editors.ts',
		part: 'edit',
		type: "import type { FieldEditor } from './field-editor';",
		text: ( names ) =>
			`/** How fields are edited, by type. */\nexport const EDITORS: Record< string, FieldEditor > = {\n${ names.map( ( name ) => `\t${ key( name ) },\n` ).join( '' ) }};`,
	},
];

/**
 * Returns the expected contents of the lists.
 *
 * @param {string} folder Folder that contains a folder for each type.
 * @return {Map<string, string>} Contents by file name.
 */
export const listsOf = ( folder ) => {
	const types = readdirSync( folder, { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name )
		.sort();
	return new Map(
		LISTS.map( ( { file, part, type, text } ) => {
			const names = types.filter( ( name ) =>
				[ '.ts', '.tsx' ].some( ( extension ) =>
					existsSync( join( folder, name, part + extension ) )
				)
			);
			const imports = names.map(
				( name ) =>
					`import ${ camel( name ) } from './${ name }/${ part }';`
			);
			return [
				file,
				`// Made from the folders with a ${ part } by npm run fields.\n${ [ ...imports, type ].join( '\n' ) }\n\n${ text( names ) }\n`,
			];
		} )
	);
};

/**
 * Writes the lists and the tables that are stale.
 *
 * @param {string}  folder Folder that contains a folder for each type and validation.json.
 * @param {boolean} check  Whether to only check the files.
 * @return {string[]} Names of the stale files.
 */
export const writeLists = ( folder, check = false ) => {
	const stale = [
		...listsOf( folder ),
		...validationTables( folder ),
	].filter(
		( [ file, text ] ) =>
			! existsSync( join( folder, file ) ) ||
			readFileSync( join( folder, file ), 'utf8' ) !== text
	);
	if ( ! check ) {
		stale.forEach( ( [ file, text ] ) =>
			writeFileSync( join( folder, file ), text )
		);
	}
	return stale.map( ( [ file ] ) => file );
};
