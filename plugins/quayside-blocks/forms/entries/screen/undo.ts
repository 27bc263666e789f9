import type { FormEntry } from '@quayside/contracts/forms/entry';
import { __, _n } from '@wordpress/i18n';
import type { Action } from './api';

/** Calls that restore entries to their earlier state, each with its entries. */
export type Undo = Array< [ Action, number[] ] >;

const OPPOSITES: Partial< Record< Action, Action > > = {
	star: 'unstar',
	unstar: 'star',
	trash: 'restore',
	restore: 'trash',
};

/**
 * Returns the calls that undo an action. A deletion has none.
 *
 * @param action  The action that will run.
 * @param entries The entries before the action.
 */
export function getUndo(
	action: Action,
	entries: Array< Pick< FormEntry, 'id' | 'status' | 'starred' > >
): Undo {
	if ( action === 'delete' ) {
		return [];
	}
	const groups = new Map< Action, number[] >();
	for ( const { id, status } of entries ) {
		// Each entry returns to its own status: of those marked as spam, some were read.
		const back = OPPOSITES[ action ] ?? ( status as Action );
		groups.set( back, [ ...( groups.get( back ) ?? [] ), id ] );
	}
	return [ ...groups ];
}

/** Returns the message about a finished action. */
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

/** Returns the message about an action that was undone. */
export const undoneLabel = (): string =>
	__( 'Action undone.', 'quayside-blocks' );
