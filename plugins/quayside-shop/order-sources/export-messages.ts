import { __, _n, sprintf } from '@wordpress/i18n';

/** Returns the texts of the export. */
export const getExportMessages = () => ( {
	start: __( 'Export as CSV', 'quayside-shop' ),
	stop: __( 'Stop', 'quayside-shop' ),
	progress: __( 'Export', 'quayside-shop' ),
	exported: ( rows: number ): string =>
		sprintf(
			/* translators: %s: number of rows */
			_n(
				'%s row exported.',
				'%s rows exported.',
				rows,
				'quayside-shop'
			),
			rows.toLocaleString()
		),
	interrupted: ( written: string, total: string ): string =>
		sprintf(
			/* translators: 1: exported rows, 2: all rows */
			__(
				'The export was interrupted after %1$s of %2$s rows. No file was saved. Please try again.',
				'quayside-shop'
			),
			written,
			total
		),
	faults: {
		offline: __(
			'The report could not be exported because the connection was lost. Please try again.',
			'quayside-shop'
		),
		login: __(
			'The report could not be exported because you have been logged out. Please log in and try again.',
			'quayside-shop'
		),
		forbidden: __(
			'The report could not be exported because this page has expired. Please reload it and try again.',
			'quayside-shop'
		),
		server: __(
			'The report could not be exported. Please try again.',
			'quayside-shop'
		),
	},
} );
