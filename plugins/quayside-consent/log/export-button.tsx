import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useCsvDownload } from '@quayside/ui/csv-download';
import type { Outcome } from '@quayside/ui/csv-download';

/** How many arrived, or what kept the file from arriving whole and what to do. */
function textOf( outcome: Outcome ): string {
	if ( 'rows' in outcome ) {
		return sprintf(
			/* translators: %s: number of consent records */ _n(
				'%s consent record exported.',
				'%s consent records exported.',
				outcome.rows,
				'quayside-consent'
			),
			outcome.rows.toLocaleString()
		);
	}
	switch ( outcome.fault ) {
		case 'offline':
			return __(
				'The log could not be exported because the connection was lost. Please try again.',
				'quayside-consent'
			);
		case 'login':
			return __(
				'The log could not be exported because you have been logged out. Please log in and try again.',
				'quayside-consent'
			);
		case 'forbidden':
			return __(
				'The log could not be exported because this page has expired. Please reload it and try again.',
				'quayside-consent'
			);
		case 'server':
			return __(
				'The log could not be exported. Please try again.',
				'quayside-consent'
			);
		default:
			return sprintf(
				/* translators: 1: number of consent records that arrived, 2: number of all */
				__(
					'The export was interrupted after %1$s of %2$s consent records. No file was saved. Please try again.',
					'quayside-consent'
				),
				outcome.written.toLocaleString(),
				outcome.total.toLocaleString()
			);
	}
}

/** Exports what the filter finds, with progress and a way to stop. */
export function ExportButton( { url }: { url: string } ) {
	const { progress, outcome, start, stop, dismiss } = useCsvDownload();

	return (
		<div className="quayside-consent-log__export">
			{ progress ? (
				<>
					<progress
						aria-label={ __( 'Export', 'quayside-consent' ) }
						max={ progress.total || 1 }
						value={ progress.written }
					/>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ stop }
					>
						{ __( 'Stop', 'quayside-consent' ) }
					</Button>
				</>
			) : (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => start( url ) }
				>
					{ __( 'Export as CSV', 'quayside-consent' ) }
				</Button>
			) }
			{ outcome && (
				<Notice
					status={ 'rows' in outcome ? 'success' : 'error' }
					onRemove={ dismiss }
				>
					{ textOf( outcome ) }
				</Notice>
			) }
		</div>
	);
}
