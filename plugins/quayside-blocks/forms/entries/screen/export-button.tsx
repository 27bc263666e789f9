import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { useCsvDownload } from '@quayside/ui/csv-download';
import type { Outcome } from '@quayside/ui/csv-download';
import { parametersOf } from './query';
import type { Query } from './query';

/** How many arrived, or what kept the file from arriving whole and what to do. */
function textOf( outcome: Outcome ): string {
	if ( 'rows' in outcome ) {
		return sprintf(
			/* translators: %s: number of entries */ _n(
				'%s entry exported.',
				'%s entries exported.',
				outcome.rows,
				'quayside-blocks'
			),
			outcome.rows.toLocaleString()
		);
	}
	switch ( outcome.fault ) {
		case 'offline':
			return __(
				'The entries could not be exported because the connection was lost. Please try again.',
				'quayside-blocks'
			);
		case 'login':
			return __(
				'The entries could not be exported because you have been logged out. Please log in and try again.',
				'quayside-blocks'
			);
		case 'forbidden':
			return __(
				'The entries could not be exported because this page has expired. Please reload it and try again.',
				'quayside-blocks'
			);
		case 'server':
			return __(
				'The entries could not be exported. Please try again.',
				'quayside-blocks'
			);
		default:
			return sprintf(
				/* translators: 1: number of entries that arrived, 2: number of all */
				__(
					'The export was interrupted after %1$s of %2$s entries, and no file was saved. Please try again.',
					'quayside-blocks'
				),
				outcome.written.toLocaleString(),
				outcome.total.toLocaleString()
			);
	}
}

/** Exports what the list shows, all pages of it, with progress and a way to stop. */
export function ExportButton( { url, query }: { url: string; query: Query } ) {
	const { progress, outcome, start, stop, dismiss } = useCsvDownload();

	return (
		<div className="quayside-entries__export">
			{ progress ? (
				<>
					<progress
						aria-label={ __( 'Export', 'quayside-blocks' ) }
						max={ progress.total || 1 }
						value={ progress.written }
					/>
					<span>
						{ sprintf(
							/* translators: 1: number of entries so far, 2: number of all */
							__( '%1$s of %2$s', 'quayside-blocks' ),
							progress.written.toLocaleString(),
							progress.total.toLocaleString()
						) }
					</span>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						onClick={ stop }
					>
						{ __( 'Stop export', 'quayside-blocks' ) }
					</Button>
				</>
			) : (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						start( addQueryArgs( url, parametersOf( query ) ) )
					}
				>
					{ __( 'Export as CSV', 'quayside-blocks' ) }
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
