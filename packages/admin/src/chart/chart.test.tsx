import { act } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { ChartTable, ColumnChart, numberedAxis } from '.';

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

beforeAll( () => {
	Object.assign( globalThis, {
		ResizeObserver: class {
			observe = (): void => undefined;
			disconnect = (): void => undefined;
		},
	} );
} );

const render = ( element: ReactElement ): Element => {
	const container = document.createElement( 'div' );
	act( () => createRoot( container ).render( element ) );
	return container.firstElementChild!;
};

const rects = ( chart: Element ) =>
	[ ...chart.querySelectorAll( 'rect' ) ].map( ( rect ) =>
		[ 'class', 'x', 'y', 'width', 'height' ].map( ( name ) =>
			rect.getAttribute( name )
		)
	);

const columns = [
	{ id: 'a', title: 'A', values: [ 1, 3 ] },
	{ id: 'b', title: 'B', values: [ 0, 0 ] },
	{ id: 'c', title: 'C', values: [ 0, 2 ] },
];
const series = [ 'is-one', 'is-two' ];

it( 'stacks the values of a column from the bottom', () => {
	const chart = render(
		<ColumnChart
			columns={ columns }
			series={ series }
			height={ 100 }
			maxStep={ 50 }
			gap={ 2 }
		/>
	);
	expect( rects( chart ) ).toEqual( [
		[ 'is-one', '1', '75', '48', '25' ],
		[ 'is-two', '1', '0', '48', '75' ],
		[ 'is-two', '101', '50', '48', '50' ],
	] );
	expect(
		[ ...chart.querySelectorAll( 'title' ) ].map(
			( title ) => title.textContent
		)
	).toEqual( [ 'A', 'B', 'C' ] );
} );

it( 'draws a baseline for empty columns and keeps small ones visible', () => {
	const chart = render(
		<ColumnChart
			lowest={ 3 }
			columns={ [
				{ id: 'a', title: '', values: [ 0 ] },
				{ id: 'b', title: '', values: [ 1 ] },
				{ id: 'c', title: '', values: [ 1000 ] },
			] }
			series={ [ 'is-filled' ] }
			height={ 100 }
			maxStep={ 10 }
			gap={ 0 }
		/>
	);
	expect( rects( chart ) ).toEqual( [
		[ 'is-empty', '0', '99', '10', '1' ],
		[ 'is-filled', '10', '97', '10', '3' ],
		[ 'is-filled', '20', '0', '10', '100' ],
	] );
} );

it( 'is one image with a name, or hidden next to a table', () => {
	const props = { columns, series, height: 100 };
	const named = render( <ColumnChart { ...props } label="Orders" /> );
	expect( named.getAttribute( 'role' ) ).toBe( 'img' );
	expect( named.getAttribute( 'aria-label' ) ).toBe( 'Orders' );
	expect( named.getAttribute( 'aria-hidden' ) ).toBe( 'false' );
	const hidden = render( <ColumnChart { ...props } /> );
	expect( hidden.getAttribute( 'role' ) ).toBe( null );
	expect( hidden.getAttribute( 'aria-hidden' ) ).toBe( 'true' );
} );

it( 'ends its axis at a round number', () => {
	const chart = render(
		<ColumnChart
			axis={ numberedAxis( { from: '1 May', to: '3 May' } ) }
			columns={ columns }
			series={ series }
			height={ 208 }
		/>
	);
	expect(
		[ ...chart.querySelectorAll( 'text' ) ].map(
			( text ) => text.textContent
		)
	).toEqual( [ '0', '5', '1 May', '3 May' ] );
	expect( rects( chart )[ 0 ]?.[ 4 ] ).toBe( '40' );
} );

it( 'stacks negative values downward from zero', () => {
	const chart = render(
		<ColumnChart
			axis={ numberedAxis( {
				from: '1 May',
				to: '2 May',
				format: ( value ) => `$${ value }`,
			} ) }
			columns={ [
				{ id: 'a', title: 'A', values: [ 20, -5 ] },
				{ id: 'b', title: 'B', values: [ -10, -10 ] },
			] }
			series={ series }
			height={ 88 }
			maxStep={ 10 }
			gap={ 0 }
		/>
	);
	expect( rects( chart ).map( ( [ name, , ...size ] ) => [ name, ...size ] ) )
		// From 8 to 88 px, with zero in the middle.
		.toEqual( [
			[ 'is-one', '8', '10', '40' ],
			[ 'is-two', '48', '10', '10' ],
			[ 'is-one', '48', '10', '20' ],
			[ 'is-two', '68', '10', '20' ],
		] );
	expect(
		[ ...chart.querySelectorAll( 'text' ) ].map(
			( text ) => text.textContent
		)
	).toEqual( [ '$-20', '$0', '$10', '$20', '1 May', '2 May' ] );
} );

it( 'has no number for a few negative values, which would cover that of zero', () => {
	const chart = render(
		<ColumnChart
			axis={ numberedAxis( { from: '1 May', to: '2 May' } ) }
			columns={ [
				{ id: 'a', title: 'A', values: [ 100 ] },
				{ id: 'b', title: 'B', values: [ -1 ] },
			] }
			series={ series }
			height={ 100 }
		/>
	);
	expect(
		[ ...chart.querySelectorAll( 'text' ) ].map(
			( text ) => text.textContent
		)
	).toEqual( [ '0', '50', '100', '1 May', '2 May' ] );
} );

it( 'has a table with row and column headings', () => {
	const table = render(
		<ChartTable
			caption="Orders"
			headings={ [ 'Day', 'Orders' ] }
			rows={ [ { heading: 'Monday', cells: [ 3 ] } ] }
		/>
	);
	expect( table.className ).toBe( 'screen-reader-text' );
	expect( table.querySelector( 'caption' )?.textContent ).toBe( 'Orders' );
	expect( table.querySelectorAll( 'th[scope=col]' ) ).toHaveLength( 2 );
	expect( table.querySelector( 'th[scope=row]' )?.textContent ).toBe(
		'Monday'
	);
} );
