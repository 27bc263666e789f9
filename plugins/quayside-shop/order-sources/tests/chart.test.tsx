import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Chart } from '../chart';
import type { Metric } from '../view';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

beforeAll( () => {
	document.documentElement.lang = 'en';
	Object.assign( globalThis, {
		ResizeObserver: class {
			observe = (): void => undefined;
			disconnect = (): void => undefined;
		},
	} );
} );

const DAYS = [ '2026-03-01', '2026-03-02', '2026-03-03' ];

const report: OrderSourcesReport = {
	from: '2026-03-01',
	to: '2026-03-02',
	dimension: 'source',
	touch: 'last',
	before: null,
	currency: 'USD',
	totals: { orders: 2, total: 30, before: null },
	rows: [],
	other: null,
	charted: { orders: [ 'Google', 'Mail' ], totals: [ 'Mail', 'Google' ] },
	days: [
		{ day: '2026-03-01', orders: [ 1, 1, 0 ], totals: [ 20, 10, 0 ] },
		{ day: '2026-03-02', orders: [ 0, 0, 0 ], totals: [ 0, 0, 0 ] },
	],
	before_days: [],
};

const render = ( shown: OrderSourcesReport, metric: Metric ): Element => {
	const container = document.createElement( 'div' );
	act( () =>
		createRoot( container ).render(
			<Chart report={ shown } metric={ metric } />
		)
	);
	return container;
};

const texts = ( container: Element, selector: string ) =>
	[ ...container.querySelectorAll( selector ) ].map(
		( { textContent } ) => textContent
	);

it( 'shows a source in the same color by orders and by totals', () => {
	for ( const metric of [ 'orders', 'total' ] as const ) {
		expect(
			render( report, metric ).querySelector(
				'li:has(.quayside-source-0)'
			)?.textContent
		).toBe( 'Google' );
	}
} );

it( 'has no average for days without orders, and every day of a longer comparison period', () => {
	const chart = render(
		{
			...report,
			before: { from: '2025-03-01', to: '2025-03-03' },
			before_days: DAYS.map( ( day, place ) => ( {
				day: day.replace( '2026', '2025' ),
				orders: place ? 1 : 0,
				total: place ? 5 : 0,
			} ) ),
		},
		'average'
	);
	expect( texts( chart, 'tbody th' ) ).toEqual( [
		'Mar 1, 2026',
		'Mar 2, 2026',
		'Mar 3, 2025',
	] );
	expect( texts( chart, 'td' ) ).toEqual( [
		'$15.00',
		'–',
		'–',
		'$5.00',
		'–',
		'$5.00',
	] );
} );
