import { dateI18n } from '@wordpress/date';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Page } from './api';

/** Returns the note below an incomplete list: there are more entries, or not all were searched. */
export function getMoreMessage(
	{ total, searched }: Pick< Page, 'total' | 'searched' >,
	order: 'asc' | 'desc'
): string {
	if ( ! searched ) {
		return sprintf(
			/* translators: %s: number of entries */
			__(
				'There are more than %s entries. Search or filter to find older ones.',
				'quayside-blocks'
			),
			total.toLocaleString()
		);
	}
	const day = dateI18n( 'Y-m-d', searched );
	return order === 'asc'
		? sprintf(
				/* translators: %s: day */
				__(
					'Only entries up to %s were searched. To search newer entries, filter by a later date.',
					'quayside-blocks'
				),
				day
			)
		: sprintf(
				/* translators: %s: day */
				__(
					'Only entries since %s were searched. To search older entries, filter by an earlier date.',
					'quayside-blocks'
				),
				day
			);
}

/** Returns the announcement after a search or a filter: the number of entries, and whether there are more. */
export function getFoundMessage(
	page: Pick< Page, 'total' | 'more' | 'searched' >,
	order: 'asc' | 'desc'
): string {
	const { total, more, searched } = page;
	const found = total
		? sprintf(
				/* translators: %s: number of entries */
				_n(
					'%s entry found.',
					'%s entries found.',
					total,
					'quayside-blocks'
				),
				total.toLocaleString()
			)
		: __( 'No entries found.', 'quayside-blocks' );
	if ( ! more ) {
		return found;
	}
	const note = getMoreMessage( page, order );
	return searched ? `${ found } ${ note }` : note;
}
