import { getFoundMessage } from '../more';

it( 'counts the entries that a search or a filter found, and tells if the list is incomplete', () => {
	const say = ( total: number, more = false, searched = '' ): string =>
		getFoundMessage( { total, more, searched }, 'desc' );
	expect( say( 0 ) ).toBe( 'No entries found.' );
	expect( say( 1 ) ).toBe( '1 entry found.' );
	expect( say( 1234 ) ).toBe( '1,234 entries found.' );
	expect( say( 10_000, true ) ).toBe(
		'There are more than 10,000 entries. Search or filter to find older ones.'
	);
	expect( say( 2, true, '2026-01-31T12:00:00' ) ).toMatch(
		/^2 entries found\. Only entries since 2026-01-31 were searched\./
	);
} );
