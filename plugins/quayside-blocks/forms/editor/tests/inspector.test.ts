import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FIELDS = join( __dirname, '../../fields' );

const read = ( folder: string, pattern: RegExp ): string[] =>
	readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter(
			( name ) => pattern.test( name ) && ! /(^|\/)tests\//.test( name )
		)
		.map( ( name ) => readFileSync( join( folder, name ), 'utf8' ) );

/** Renders the inspector and canvas of a field. */
const source = [
	...read(
		join( __dirname, '..' ),
		/^(field-controls|field-edit|conditions\/condition-controls|choices\/choice-controls|use-identity|identity)\.tsx?$/
	),
	...read( FIELDS, /\.tsx$/ ),
].join( '\n' );

const fields = readdirSync( FIELDS ).filter( ( name ) =>
	existsSync( join( FIELDS, name, 'block.json' ) )
);

it( 'provides blocks for the 16 fields', () => {
	expect( fields ).toHaveLength( 16 );
} );

it.each( fields )(
	'every attribute of %s can be set in the editor',
	( field ) => {
		const { attributes } = JSON.parse(
			readFileSync( join( FIELDS, field, 'block.json' ), 'utf8' )
		) as { attributes: object };
		expect(
			Object.keys( attributes ).filter(
				( name ) =>
					! new RegExp( `['.\\s{,]${ name }\\b['\\s:,]?` ).test(
						source
					)
			)
		).toEqual( [] );
	}
);
