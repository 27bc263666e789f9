import type { FormEntry } from '@quayside/contracts/forms/entry';
import { __, _n } from '@wordpress/i18n';
import type { Action } from './api';

/** What brings entries back to what they were: calls, each with its entries. */
export type Undo = Array< [ Action, number[] ] >;

const OPPOSITES: Partial< Record< Action, Action > > = {
	star: 'unstar',
	unstar: 'star',
	trash: 'restore',
	restore: 'trash',
};

/**
 * What undoes an action. Deletion has none.
 *
 * @param action  What will be done.
 * @param entries Entries as they are before.
 */
export function undoOf(
	action: Action,
	entries: Array< Pick< FormEntry, 'id' | 'status' | 'starred' > >
): Undo {
	if ( action === 'delete' ) {
		return [];
	}
	const groups = new Map< Action, number[] >();
	for ( const { id, status } of entries ) {
		// Each goes back to its own status: of those that became spam, some had been read.
		const back = OPPOSITES[ action ] ?? ( status as Action );
		groups.set( back, [ ...( groups.get( back ) ?? [] ), id ] );
	}
	return [ ...groups ];
}

/** What was done, in words. */
export const doneLabel = ( action: Action, count: number ): string => {
	const text: Record< Action, string > = {
		/* translators: %d: number of entries */
		read: _n(
			'%d entry marked as read.',
			'%d entries marked as read.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		unread: _n(
			'%d entry marked as unread.',
			'%d entries marked as unread.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		spam: _n(
			'%d entry marked as spam.',
			'%d entries marked as spam.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		star: _n(
			'Star added to %d entry.',
			'Star added to %d entries.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		unstar: _n(
			'Star removed from %d entry.',
			'Star removed from %d entries.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		trash: _n(
			'%d entry moved to trash.',
			'%d entries moved to trash.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		restore: _n(
			'%d entry restored from trash.',
			'%d entries restored from trash.',
			count,
			'quayside-blocks'
		),
		/* translators: %d: number of entries */
		delete: _n(
			'%d entry deleted permanently.',
			'%d entries deleted permanently.',
			count,
			'quayside-blocks'
		),
	};
	return text[ action ].replace( '%d', String( count ) );
};

/** What follows an action that was undone. */
export const undoneLabel = (): string =>
	__( 'Action undone.', 'quayside-blocks' );
