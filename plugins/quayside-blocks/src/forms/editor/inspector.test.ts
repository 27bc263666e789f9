import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const EDITOR = __dirname;
const BLOCKS = join( EDITOR, '../../../blocks' );

/** What the files say that a field's inspector and canvas are made of. */
const source = readdirSync( EDITOR )
	.filter( ( name ) => /^(field-controls|date-limit-control|field-edit|address-edit|condition-controls|use-identity|identity)\.tsx?$/.test( name ) )
	.map( ( name ) => readFileSync( join( EDITOR, name ), 'utf8' ) )
	.join( '\n' );

const fields = readdirSync( BLOCKS ).filter( ( name ) => name.startsWith( 'field-' ) );

it( 'there are blocks for the 16 fields', () => {
	expect( fields ).toHaveLength( 16 );
} );

it.each( fields )( 'every attribute of %s can be set in the editor', ( field ) => {
	const { attributes } = JSON.parse( readFileSync( join( BLOCKS, field, 'block.json' ), 'utf8' ) ) as { attributes: object };
	expect( Object.keys( attributes ).filter( ( name ) => ! new RegExp( `['.\\s{,]${ name }\\b['\\s:,]?` ).test( source ) ) ).toEqual( [] );
} );
