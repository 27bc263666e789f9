import { nameOf, read } from './csv-download';
import type { Progress } from './csv-download';

const MARK = '0123456789abcdef0123456789abcdef';

const answer = (
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

test( 'a file tells how far it is while it comes, by rows and not by lines', async () => {
	const told: Progress[] = [];
	const file = await read(
		answer( [
			'head\na',
			'\nb\n',
			'"c\n""\n\n"\n',
			MARK.slice( 0, 5 ),
			MARK.slice( 5 ),
		] ),
		MARK,
		( progress ) => told.push( progress )
	);
	expect( told.map( ( { written } ) => written ) ).toEqual( [
		0, 2, 3, 3, 3,
	] );
	expect( file.size ).toBe( 'head\na\nb\n"c\n""\n\n"\n'.length );
} );

test.each( [
	[
		'an error page behind the first hundred rows',
		answer( [ rows( 100 ), '<html>\n'.repeat( 62 ) ], { total: 162 } ),
		'network',
		162,
	],
	[ 'a file that ends early', answer( [ rows( 2 ) ] ), 'network', 2 ],
	[
		'a line that breaks',
		answer( [ rows( 1 ), new TypeError( 'network error' ) ] ),
		'network',
		1,
	],
	[
		'fewer rows than announced',
		answer( [ rows( 2 ) + MARK ] ),
		'incomplete',
		2,
	],
	[
		'more rows than announced',
		answer( [ rows( 4 ) + MARK ] ),
		'incomplete',
		4,
	],
	[
		'the log-in page',
		answer( [ '<html>' ], { type: 'text/html', redirected: true } ),
		'login',
		0,
	],
	[
		'an old nonce',
		answer( [ '<html>' ], { type: 'text/html', ok: false, status: 403 } ),
		'forbidden',
		0,
	],
	[
		'a fault of the server',
		answer( [ '<html>' ], { type: 'text/html', ok: false, status: 500 } ),
		'server',
		0,
	],
] )( '%s is no file', async ( _, given, fault, written ) => {
	await expect( read( given, MARK, () => {} ) ).rejects.toMatchObject( {
		fault,
		written,
	} );
} );

test( 'a file that is stopped says so', async () => {
	await expect(
		read(
			answer( [
				rows( 1 ),
				new DOMException( '', 'AbortError' ) as Error,
			] ),
			MARK,
			() => {}
		)
	).rejects.toMatchObject( { name: 'AbortError' } );
} );

test( 'the name is the server’s', () => {
	const named = ( name: string | null ) =>
		( { headers: { get: () => name } } ) as unknown as Response;
	expect(
		nameOf(
			named( 'attachment; filename="entries-contact-2026-03-01.csv"' )
		)
	).toBe( 'entries-contact-2026-03-01.csv' );
	expect( nameOf( named( null ) ) ).toBe( 'export.csv' );
} );
