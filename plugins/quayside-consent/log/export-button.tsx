import { CsvExport } from '@quayside/admin/csv-export';
import { __, _n, sprintf } from '@wordpress/i18n';

/** Renders the button that exports what the filter finds. */
export function ExportButton( { url }: { url: string } ) {
	return (
		<CsvExport
			className="quayside-consent-log__export"
			url={ url }
			messages={ {
				start: __( 'Export as CSV', 'quayside-consent' ),
				stop: __( 'Stop', 'quayside-consent' ),
				progress: __( 'Export', 'quayside-consent' ),
				exported: ( rows ) =>
					sprintf(
						/* translators: %s: number of records */
						_n(
							'%s consent record exported.',
							'%s consent records exported.',
							rows,
							'quayside-consent'
						),
						rows.toLocaleString()
					),
				interrupted: ( written, total ) =>
					sprintf(
						/* translators: 1: exported records, 2: all records */
						__(
							'The export was interrupted after %1$s of %2$s consent records. No file was saved. Please try again.',
							'quayside-consent'
						),
						written,
						total
					),
				faults: {
					offline: __(
						'The log could not be exported because the connection was lost. Please try again.',
						'quayside-consent'
					),
					login: __(
						'The log could not be exported because you have been logged out. Please log in and try again.',
						'quayside-consent'
					),
					forbidden: __(
						'The log could not be exported because this page has expired. Please reload it and try again.',
						'quayside-consent'
					),
					server: __(
						'The log could not be exported. Please try again.',
						'quayside-consent'
					),
				},
			} }
		/>
	);
}
