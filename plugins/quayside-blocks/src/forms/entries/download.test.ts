import { download, fileName } from './download';

const answer = ( parts: string[], headers: Record< string, string > = { 'Content-Type': 'text/csv; charset=UTF-8', 'X-Quayside-Total': '3' } ) => {
	const chunks = parts.map( ( part ) => Uint8Array.from( part, ( letter ) => letter.charCodeAt( 0 ) ) );
	return {
		ok: true,
		status: 200,
		headers: { get: ( name: string ) => headers[ name ] ?? null },
		body: { getReader: () => ( { read: async () => ( chunks.length ? { done: false, value: chunks.shift() } : { done: true, value: undefined } ) } ) },
	} as unknown as Response;
};

test( 'a file says how far it is while it comes, and never more than all', async () => {
	const told: number[] = [];
	const file = await download( answer( [ 'head\na', '\nb\n', '"c\n\n\n"\n' ] ), ( { written, total } ) => told.push( written / total ) );
	expect( told ).toEqual( [ 0, 2 / 3, 1 ] );
	expect( file.size ).toBe( 16 );
} );

test( 'a page instead of the file is an error', async () => {
	await expect( download( answer( [ '<html>' ], { 'Content-Type': 'text/html' } ), () => {} ) ).rejects.toThrow( '200' );
} );

test( 'the name is the server’s', () => {
	expect( fileName( answer( [], { 'Content-Disposition': 'attachment; filename="entries-contact-2026-03-01.csv"' } ) ) ).toBe( 'entries-contact-2026-03-01.csv' );
	expect( fileName( answer( [], {} ) ) ).toBe( 'entries.csv' );
} );
