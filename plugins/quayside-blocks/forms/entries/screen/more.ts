import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
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
