import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLogo, isPalette, isTypography, parseMessage } from './message';

const FOLDER = join( __dirname, '../../../../contracts/theme/examples' );

const VALIDATORS: Record< string, ( value: unknown ) => boolean > = {
	'preview.message': ( value ) => parseMessage( value ) !== null,
	'preview.logo': isLogo,
	'preview.palette': isPalette,
	'preview.typography': isTypography,
};

const cases = readdirSync( FOLDER )
	.map( ( file ) => /^(preview\..+)\.(valid|invalid)-.+\.json$/.exec( file ) )
	.filter( ( match ) => match !== null )
	.map(
		( [ file, contract = '', verdict ] ) =>
			[ file, contract, verdict === 'valid' ] as const
	)
	// PHP validates the font list, which it prints.
	.filter( ( [ , contract ] ) => contract !== 'preview.fonts' );

test.each( cases )(
	'[S3.22] [S3.23] validates the example %s',
	( file, contract, valid ) => {
		expect(
			VALIDATORS[ contract ]?.(
				JSON.parse( readFileSync( join( FOLDER, file ), 'utf8' ) )
			)
		).toBe( valid );
	}
);

test( '[S5.4] ignores messages of another call', () => {
	expect(
		parseMessage( {
			call: 'other',
			value: { param: 'siteTitle', data: false },
		} )
	).toBeNull();
	expect(
		parseMessage( {
			call: 'starterTemplatePreviewDispatch',
			value: { param: 'siteTitle', data: false },
		} )
	).toEqual( { kind: 'show', data: { siteTitle: false } } );
} );

test( '[S8.5] ignores malformed JSON, null, and lists', () => {
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
		expect( parseMessage( data ) ).toBeNull();
	}
} );

test( 'accepts a message as JSON text', () => {
	expect(
		parseMessage(
			JSON.stringify( {
				call: 'starterTemplatePreviewDispatch',
				value: { param: 'completeOnboarding' },
			} )
		)
	).toEqual( { kind: 'complete' } );
} );
