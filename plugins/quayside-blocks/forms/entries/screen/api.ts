import type { FormEntriesBulkRequest } from '@quayside/contracts/forms/entries.bulk-request';
import type { FormEntriesBulkResponse } from '@quayside/contracts/forms/entries.bulk-response';
import type { FormEntriesDay } from '@quayside/contracts/forms/entries.day';
import type { FormEntriesRequest } from '@quayside/contracts/forms/entries.request';
import type { FormEntry } from '@quayside/contracts/forms/entry';
import type { FormEntryChangeRequest } from '@quayside/contracts/forms/entry.change-request';
import type { FormEntryNoteRequest } from '@quayside/contracts/forms/entry.note-request';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { parametersOf } from './query';
import type { Query } from './query';

const ROUTE = '/quayside/v1/form-entries';

export type Action = FormEntriesBulkRequest[ 'action' ];

export interface Page {
	entries: FormEntry[];
	total: number;
	/** Whether there are more than total says. */
	more: boolean;
	/** How far a search went that did not go through all entries: a moment in ISO 8601, or empty. */
	searched: string;
}

export type Day = FormEntriesDay;

/** What went wrong, in words: an answer whose headers are wanted comes as it is, errors too. */
async function failureOf( error: unknown ): Promise< unknown > {
	if ( ! ( error instanceof Response ) ) {
		return error;
	}
	const said = ( await error.json().catch( () => null ) ) as {
		message?: string;
	} | null;
	return new Error(
		said?.message ||
			__(
				'The entries could not be loaded. Please try again.',
				'quayside-blocks'
			)
	);
}

/** Reads a page of entries; how many there are comes in headers. */
export async function readPage(
	query: Query,
	signal: AbortSignal
): Promise< Page > {
	const asked: FormEntriesRequest = {
		...parametersOf( query ),
		order: query.order,
		page: query.page,
		per_page: query.perPage,
	};
	const path = addQueryArgs( ROUTE, { ...asked } );
	const answer = await apiFetch< Response, false >( {
		path,
		parse: false,
		signal,
	} ).catch( async ( error: unknown ) => {
		throw await failureOf( error );
	} );
	return {
		entries: ( await answer.json() ) as FormEntry[],
		total: Number( answer.headers.get( 'X-WP-Total' ) ),
		more: answer.headers.get( 'X-Quayside-More' ) === '1',
		searched: answer.headers.get( 'X-Quayside-Searched' ) ?? '',
	};
}

/** Does one thing to several entries. */
export const bulk = ( action: Action, ids: number[] ) =>
	apiFetch< FormEntriesBulkResponse >( {
		path: `${ ROUTE }/bulk`,
		method: 'POST',
		data: { action, ids },
	} );

export const readEntry = ( id: number ) =>
	apiFetch< FormEntry >( { path: `${ ROUTE }/${ id }` } );

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

export const readDays = ( form: number, number: number ) =>
	apiFetch< Day[] >( {
		path: addQueryArgs( `${ ROUTE }/stats`, { form, days: number } ),
	} );
