/**
 * Whoever adds a field adds a folder: the lists of what fields bring along are made from the folders.
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

it( 'names a field whose folder has been added, in what it brings along and nowhere else', () => {
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
