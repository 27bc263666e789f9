import { CsvExport } from '@quayside/admin/csv-export';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { getParameters } from './query';
import type { Query } from './query';

/** Renders the button that exports what the list shows, including its other pages. */
export function ExportButton( { url, query }: { url: string; query: Query } ) {
	return (
		<CsvExport
			className="quayside-entries__export"
			url={ addQueryArgs( url, getParameters( query ) ) }
			messages={ {
				start: __( 'Export as CSV', 'quayside-blocks' ),
				stop: __( 'Stop export', 'quayside-blocks' ),
				progress: __( 'Export', 'quayside-blocks' ),
				progressText: ( written, total ) =>
					sprintf(
						/* translators: 1: number of entries so far, 2: number of all */
						__( '%1$s of %2$s', 'quayside-blocks' ),
						written,
						total
					),
				exported: ( rows ) =>
					sprintf(
						/* translators: %s: number of entries */
						_n(
							'%s entry exported.',
							'%s entries exported.',
							rows,
							'quayside-blocks'
						),
						rows.toLocaleString()
					),
				interrupted: ( written, total ) =>
					sprintf(
						/* translators: 1: number of entries that arrived, 2: number of all */
						__(
							'The export was interrupted after %1$s of %2$s entries, and no file was saved. Please try again.',
							'quayside-blocks'
						),
						written,
						total
					),
				faults: {
					offline: __(
						'The entries could not be exported because the connection was lost. Please try again.',
						'quayside-blocks'
					),
					login: __(
						'The entries could not be exported because you have been logged out. Please log in and try again.',
						'quayside-blocks'
					),
					forbidden: __(
						'The entries could not be exported because this page has expired. Please reload it and try again.',
						'quayside-blocks'
					),
					server: __(
						'The entries could not be exported. Please try again.',
						'quayside-blocks'
					),
				},
			} }
		/>
	);
}
