/**
 * The lists of field types, widgets, and editors are generated from the folders of the fields.
 *
 * @jest-environment node
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listsOf } from '../../../../../bin/field-lists.mjs';

const folder = mkdtempSync( join( tmpdir(), 'fields-' ) );
cpSync( join( __dirname, '..' ), folder, { recursive: true } );
cpSync( join( __dirname, 'ship-name' ), join( folder, 'ship-name' ), {
	recursive: true,
} );
afterAll( () => rmSync( folder, { recursive: true } ) );

it( 'adds a new folder only to the lists that it has a file for', () => {
	const lists = listsOf( folder );
	expect( lists.get( 'field-types.ts' ) ).toContain(
		"import shipName from './ship-name/field';"
	);
	expect( lists.get( 'field-types.ts' ) ).toContain(
		"'ship-name': shipName"
	);
	expect( lists.get( 'widgets.ts' ) ).not.toContain( 'ship' );
	expect( lists.get( 'field-editors.ts' ) ).not.toContain( 'ship' );
} );
