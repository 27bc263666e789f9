import { dateI18n } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import type { Page } from './api';

/** What stands below a list that is not the whole truth: there are more entries, or not all were searched. */
export function moreOf(
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
		? /* translators: %s: day */ sprintf(
				__(
					'Only entries up to %s were searched. To search newer entries, filter by a later date.',
					'quayside-blocks'
				),
				day
			)
		: /* translators: %s: day */ sprintf(
				__(
					'Only entries since %s were searched. To search older entries, filter by an earlier date.',
					'quayside-blocks'
				),
				day
			);
}
