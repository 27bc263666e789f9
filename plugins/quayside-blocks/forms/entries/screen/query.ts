import { addDays } from '@quayside/admin/days';
import type { View } from '@wordpress/dataviews/wp';

/** What the list requests: the filter and the page. */
export interface Query {
	form: number;
	status: string;
	search: string;
	starred: boolean;
	mail: string;
	/** Days of the site's time zone, such as 2026-01-31; empty for no limit. */
	from: string;
	to: string;
	order: 'asc' | 'desc';
	page: number;
	perPage: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;
const DAYS: Record< string, number > = {
	days: 1,
	weeks: 7,
	months: 30,
	years: 365,
};

const day = ( value: unknown ): string =>
	typeof value === 'string' && DAY.test( value ) ? value.slice( 0, 10 ) : '';

const shift = ( from: string, days: number ): string =>
	from && addDays( from, days );

/** Returns the first and the last day of a date filter, each empty for no limit. */
export function getDays(
	operator: string,
	value: unknown,
	today: string
): { from: string; to: string } {
	const [ first, last ] = Array.isArray( value )
		? ( value as unknown[] )
		: [ value, value ];
	switch ( operator ) {
		case 'on':
			return { from: day( first ), to: day( first ) };
		case 'before':
			return { from: '', to: shift( day( first ), -1 ) };
		case 'after':
			return { from: shift( day( first ), 1 ), to: '' };
		case 'between':
			return { from: day( first ), to: day( last ) };
		case 'inThePast': {
			const { value: count, unit } = ( value ?? {} ) as {
				value?: unknown;
				unit?: string;
			};
			const back = Number( count ) * ( DAYS[ unit ?? 'days' ] ?? 1 );
			return back > 0
				? { from: shift( today, -back ), to: '' }
				: { from: '', to: '' };
		}
		default:
			return { from: '', to: '' };
	}
}

/** Returns the query of a view of the list. */
export function getQuery( view: View, today: string ): Query {
	const filter = ( field: string ) =>
		view.filters?.find(
			( candidate ) =>
				candidate.field === field &&
				candidate.value !== undefined &&
				candidate.value !== '' &&
				candidate.value !== null
		);
	const text = ( field: string ): string => {
		const value: unknown = filter( field )?.value;
		return typeof value === 'string' || typeof value === 'number'
			? String( value )
			: '';
	};
	const date = filter( 'created' );
	return {
		form: Number( text( 'form' ) ) || 0,
		status: text( 'status' ),
		search: view.search ?? '',
		starred: text( 'starred' ) === 'yes',
		mail: text( 'mail' ),
		...( date
			? getDays( date.operator, date.value, today )
			: { from: '', to: '' } ),
		order: view.sort?.direction === 'asc' ? 'asc' : 'desc',
		page: view.page ?? 1,
		perPage: view.perPage ?? 20,
	};
}

/** Returns the filter as URL parameters, without empty ones. */
export function getParameters( query: Query ): Record< string, string > {
	const { form, status, search, starred, mail, from, to } = query;
	const all = {
		form: form ? String( form ) : '',
		status,
		search,
		starred: starred ? '1' : '',
		mail,
		from,
		to,
	};
	return Object.fromEntries(
		Object.entries( all ).filter( ( [ , value ] ) => value !== '' )
	);
}
