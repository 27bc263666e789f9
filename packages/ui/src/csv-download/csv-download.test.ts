import { getFileName, readCsv } from './csv-download';
import type { Progress } from './csv-download';

const MARK = '0123456789abcdef0123456789abcdef';

const createResponse = (
	parts: ( string | Error )[],
	{
		total = 3,
		...more
	}: {
		total?: number;
		ok?: boolean;
		status?: number;
		redirected?: boolean;
		type?: string;
	} = {}
) => {
	const chunks = [ ...parts ];
	const headers: Record< string, string > = {
		'Content-Type': more.type ?? 'text/csv; charset=UTF-8',
		'X-Quayside-Total': String( total ),
	};
	const next = async () => {
		const chunk = chunks.shift();
		if ( chunk instanceof Error ) {
			throw chunk;
		}
		return chunk === undefined
			? { done: true, value: undefined }
			: {
					done: false,
					value: Uint8Array.from( chunk, ( letter ) =>
						letter.charCodeAt( 0 )
					),
				};
	};
	return {
		ok: true,
		status: 200,
		redirected: false,
		...more,
		headers: { get: ( name: string ) => headers[ name ] ?? null },
		body: { getReader: () => ( { read: next } ) },
	} as unknown as Response;
};

const rows = ( number: number ) => 'head\n' + 'a\n'.repeat( number );

test( 'reports progress by rows, not by lines, while the file is downloaded', async () => {
	const reported: Progress[] = [];
	const file = await readCsv(
		createResponse( [
			'head\na',
			'\nb\n',
			'"c\n""\n\n"\n',
			MARK.slice( 0, 5 ),
			MARK.slice( 5 ),
		] ),
		MARK,
		( progress ) => reported.push( progress )
	);
	expect( reported.map( ( { written } ) => written ) ).toEqual( [
		0, 2, 3, 3, 3,
	] );
	expect( file.size ).toBe( 'head\na\nb\n"c\n""\n\n"\n'.length );
} );

test.each( [
	[
		'an error page after the first hundred rows',
		createResponse( [ rows( 100 ), '<html>\n'.repeat( 62 ) ], {
			total: 162,
		} ),
		'network',
		162,
	],
	[ 'a file that ends early', createResponse( [ rows( 2 ) ] ), 'network', 2 ],
	[
		'a connection that breaks',
		createResponse( [ rows( 1 ), new TypeError( 'network error' ) ] ),
		'network',
		1,
	],
	[
		'fewer rows than announced',
		createResponse( [ rows( 2 ) + MARK ] ),
		'incomplete',
		2,
	],
	[
		'more rows than announced',
		createResponse( [ rows( 4 ) + MARK ] ),
		'incomplete',
		4,
	],
	[
		'the login page',
		createResponse( [ '<html>' ], { type: 'text/html', redirected: true } ),
		'login',
		0,
	],
	[
		'an expired nonce',
		createResponse( [ '<html>' ], {
			type: 'text/html',
			ok: false,
			status: 403,
		} ),
		'forbidden',
		0,
	],
	[
		'a server error',
		createResponse( [ '<html>' ], {
			type: 'text/html',
			ok: false,
			status: 500,
		} ),
		'server',
		0,
	],
] )( 'rejects %s', async ( _, response, fault, written ) => {
	await expect( readCsv( response, MARK, () => {} ) ).rejects.toMatchObject( {
		fault,
		written,
	} );
} );

test( 'rejects with an AbortError when the download is stopped', async () => {
	await expect(
		readCsv(
			createResponse( [
				rows( 1 ),
				new DOMException( '', 'AbortError' ) as Error,
			] ),
			MARK,
			() => {}
		)
	).rejects.toMatchObject( { name: 'AbortError' } );
} );

test( 'uses the file name from the server', () => {
	const withDisposition = ( name: string | null ) =>
		( { headers: { get: () => name } } ) as unknown as Response;
	expect(
		getFileName(
			withDisposition(
				'attachment; filename="entries-contact-2026-03-01.csv"'
			)
		)
	).toBe( 'entries-contact-2026-03-01.csv' );
	expect( getFileName( withDisposition( null ) ) ).toBe( 'export.csv' );
} );
