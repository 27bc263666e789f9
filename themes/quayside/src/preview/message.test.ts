import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLogo, isPalette, isTypography, read } from './message';

const FOLDER = join( __dirname, '../../../../contracts/theme/examples' );

const JUDGES: Record< string, ( value: unknown ) => boolean > = {
	'preview.message': ( value ) => read( value ) !== null,
	'preview.logo': isLogo,
	'preview.palette': isPalette,
	'preview.typography': isTypography,
};

const cases = readdirSync( FOLDER )
	.map( ( file ) => /^(preview\..+)\.(valid|invalid)-.+\.json$/.exec( file ) )
	.filter( ( match ) => match !== null )
	.map(
		( [ file, contract = '', judgement ] ) =>
			[ file, contract, judgement === 'valid' ] as const
	);

test.each( cases )( '[S3.22] [S3.23] example %s', ( file, contract, valid ) => {
	expect(
		JUDGES[ contract ]?.(
			JSON.parse( readFileSync( join( FOLDER, file ), 'utf8' ) )
		)
	).toBe( valid );
} );

test( '[S5.4] messages of another call are no preview messages', () => {
	expect(
		read( { call: 'other', value: { param: 'siteTitle', data: false } } )
	).toBeNull();
	expect(
		read( {
			call: 'starterTemplatePreviewDispatch',
			value: { param: 'siteTitle', data: false },
		} )
	).toEqual( { kind: 'show', shown: { siteTitle: false } } );
} );

test( '[S8.5] malformed JSON, null and lists are ignored', () => {
	for ( const data of [
		'{"call":',
		'',
		null,
		undefined,
		7,
		[],
		{
			call: 'starterTemplatePreviewDispatch',
			value: { param: 'siteLogo', data: null },
		},
	] ) {
		expect( read( data ) ).toBeNull();
	}
} );

test( 'a message may be JSON text', () => {
	expect(
		read(
			JSON.stringify( {
				call: 'starterTemplatePreviewDispatch',
				value: { param: 'completeOnboarding' },
			} )
		)
	).toEqual( { kind: 'complete' } );
} );
