import { readView, writeView } from '../view';

const URL =
	'https://shop.example/wp-admin/admin.php?page=quayside-order-sources';
const TODAY = '2026-11-24';

it( 'has defaults', () =>
	expect( readView( URL, TODAY ) ).toEqual( {
		preset: '30',
		from: '2026-10-26',
		to: TODAY,
		dimension: 'source',
		touch: 'last',
		compare: 'none',
		metric: 'orders',
		orderby: 'orders',
		order: 'desc',
	} ) );

it.each( [
	'&dimension=customer&touch=x&compare=1&metric=profit&orderby=id&order=up&period=5',
	'&from=2026-13-45&to=yesterday',
	'&from=2026-01-01',
	'&period=own',
	'&dimension[]=device',
] )( 'ignores invalid arguments: %s', ( args ) =>
	expect( readView( URL + args, TODAY ) ).toEqual( readView( URL, TODAY ) )
);

it.each( [
	'&dimension=landing_page&touch=first&compare=previous_year&period=7&metric=total',
	'&dimension=device&from=2026-01-01&to=2026-01-31&orderby=total&order=asc',
] )( 'reads what it writes: %s', ( args ) => {
	const view = readView( URL + args, TODAY );
	const url = writeView( `${ URL }&from=2001-01-01&to=2001-01-02`, view );
	expect( readView( url, TODAY ) ).toEqual( view );
	expect( url ).toContain( 'page=quayside-order-sources' );
	expect( view ).not.toEqual( readView( URL, TODAY ) );
} );
