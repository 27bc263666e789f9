import type { FormEntriesBulkRequest } from '@quayside/contracts/forms/entries.bulk-request';
import type { FormEntriesBulkResponse } from '@quayside/contracts/forms/entries.bulk-response';
import type { FormEntriesDay } from '@quayside/contracts/forms/entries.day';
import type { FormEntriesRequest } from '@quayside/contracts/forms/entries.request';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import type { FormEntryChangeRequest } from '@quayside/contracts/forms/entry.change-request';
import type { FormEntryNoteRequest } from '@quayside/contracts/forms/entry.note-request';
import { fetchList } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getParameters } from './query';
import type { Query } from './query';

const ROUTE = '/quayside/v1/form-entries';

export type Action = FormEntriesBulkRequest[ 'action' ];

export interface Page {
	entries: FormEntry[];
	total: number;
	/** Whether there are more entries than `total`. */
	more: boolean;
	/** Where the search stopped if it did not cover all entries, in ISO 8601; empty otherwise. */
	searched: string;
}

/** Returns the error to report. Requests for a list reject with the response itself. */
async function getFailure( error: unknown ): Promise< unknown > {
	if ( ! ( error instanceof Response ) ) {
		return error;
	}
	const body = ( await error.json().catch( () => null ) ) as {
		message?: string;
	} | null;
	return new Error(
		body?.message ||
			__(
				'The entries could not be loaded. Please try again.',
				'quayside-blocks'
			)
	);
}

/** Reads a page of entries. */
export async function readPage(
	query: Query,
	signal: AbortSignal
): Promise< Page > {
	const parameters: FormEntriesRequest = {
		...getParameters( query ),
		order: query.order,
		page: query.page,
		per_page: query.perPage,
	};
	const { items, total, headers } = await fetchList< FormEntry >(
		addQueryArgs( ROUTE, { ...parameters } ),
		signal
	).catch( async ( error: unknown ) => {
		throw await getFailure( error );
	} );
	return {
		entries: items,
		total,
		more: headers.get( 'X-Quayside-More' ) === '1',
		searched: headers.get( 'X-Quayside-Searched' ) ?? '',
	};
}

/** Runs an action on several entries. */
export const bulk = ( action: Action, ids: number[] ) =>
	apiFetch< FormEntriesBulkResponse >( {
		path: `${ ROUTE }/bulk`,
		method: 'POST',
		data: { action, ids },
	} );

export const readEntry = ( id: number, signal: AbortSignal ) =>
	apiFetch< FormEntry >( { path: `${ ROUTE }/${ id }`, signal } );

export const changeEntry = ( id: number, data: FormEntryChangeRequest ) =>
	apiFetch< FormEntry >( {
		path: `${ ROUTE }/${ id }`,
		method: 'POST',
		data,
	} );

export const resend = ( id: number ) =>
	apiFetch< FormEntry >( {
		path: `${ ROUTE }/${ id }/resend`,
		method: 'POST',
	} );

export const addNote = ( id: number, text: string ) =>
	apiFetch< FormEntry >( {
		path: `${ ROUTE }/${ id }/notes`,
		method: 'POST',
		data: { text } satisfies FormEntryNoteRequest,
	} );

export const removeNote = ( id: number, note: number ) =>
	apiFetch< FormEntry >( {
		path: `${ ROUTE }/${ id }/notes/${ note }`,
		method: 'DELETE',
	} );

export const readDays = ( form: number, days: number, signal: AbortSignal ) =>
	apiFetch< FormEntriesDay[] >( {
		path: addQueryArgs( `${ ROUTE }/stats`, { form, days } ),
		signal,
	} );
