import type { View } from '@wordpress/dataviews/wp';
import { getDays, getParameters, getQuery } from '../query';

const TODAY = '2026-03-01';

test.each( [
	[ 'on', '2026-02-03', '2026-02-03', '2026-02-03' ],
	[ 'before', '2026-03-01', '', '2026-02-28' ],
	[ 'after', '2024-02-28', '2024-02-29', '' ],
	[ 'between', [ '2026-01-01', '2026-01-31' ], '2026-01-01', '2026-01-31' ],
	[ 'between', [ '2026-01-01', undefined ], '2026-01-01', '' ],
	[ 'inThePast', { value: 2, unit: 'weeks' }, '2026-02-15', '' ],
	[ 'inThePast', { value: '', unit: 'days' }, '', '' ],
	[ 'on', 'yesterday', '', '' ],
	[ 'before', '', '', '' ],
	[ 'unknown', '2026-01-01', '', '' ],
] )(
	'the date filter %s %j covers the days from "%s" to "%s"',
	( operator, value, from, to ) => {
		expect( getDays( operator, value, TODAY ) ).toEqual( { from, to } );
	}
);

test( 'turns a view into a query without empty filters', () => {
	const view: View = {
		type: 'table',
		page: 3,
		perPage: 50,
		search: 'ada',
		sort: { field: 'created', direction: 'asc' },
		filters: [
			{ field: 'form', operator: 'is', value: '7' },
			{ field: 'status', operator: 'is', value: undefined },
			{ field: 'starred', operator: 'is', value: 'yes' },
			{ field: 'created', operator: 'on', value: '2026-02-03' },
		],
	};
	const query = getQuery( view, TODAY );
	expect( query ).toEqual( {
		form: 7,
		status: '',
		search: 'ada',
		starred: true,
		mail: '',
		from: '2026-02-03',
		to: '2026-02-03',
		order: 'asc',
		page: 3,
		perPage: 50,
	} );
	expect( getParameters( query ) ).toEqual( {
		form: '7',
		search: 'ada',
		starred: '1',
		from: '2026-02-03',
		to: '2026-02-03',
	} );
	expect( getParameters( getQuery( { type: 'table' }, TODAY ) ) ).toEqual(
		{}
	);
} );
