import { useEffect, useRef, useState } from 'react';
import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { DownloadError, downloadCsv } from '@quayside/ui/csv-download';
import type { Progress } from '@quayside/ui/csv-download';

/** What kept the file from arriving whole, and what to do. */
function problemOf( error: unknown ): string {
	const { fault, written, total } = error instanceof DownloadError ? error : new DownloadError( 'server' );
	switch ( fault === 'network' && ! total ? 'offline' : fault ) {
		case 'offline':
			return __( 'The log could not be exported because the connection was lost. Please try again.', 'quayside-consent' );
		case 'login':
			return __( 'The log could not be exported because you have been logged out. Please log in and try again.', 'quayside-consent' );
		case 'forbidden':
			return __( 'The log could not be exported because this page has expired. Please reload it and try again.', 'quayside-consent' );
		case 'server':
			return __( 'The log could not be exported. Please try again.', 'quayside-consent' );
		default:
			return sprintf(
				/* translators: 1: number of consent records that arrived, 2: number of all */
				__( 'The export was interrupted after %1$s of %2$s consent records. No file was saved. Please try again.', 'quayside-consent' ),
				written.toLocaleString(),
				total.toLocaleString()
			);
	}
}

/** Exports what the filter finds, with progress and a way to stop. */
export function ExportButton( { url }: { url: string } ) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ note, setNote ] = useState< { status: 'error' | 'success'; text: string } | null >( null );
	const stop = useRef< AbortController | null >( null );
	useEffect( () => () => stop.current?.abort(), [] );

	const start = async (): Promise< void > => {
		const controller = new AbortController();
		stop.current = controller;
		setNote( null );
		setProgress( { written: 0, total: 0 } );
		try {
			const rows = await downloadCsv( url, controller.signal, setProgress );
			setNote( { status: 'success', text: sprintf( /* translators: %s: number of consent records */ _n( '%s consent record exported.', '%s consent records exported.', rows, 'quayside-consent' ), rows.toLocaleString() ) } );
		} catch ( error ) {
			if ( ! controller.signal.aborted ) {
				setNote( { status: 'error', text: problemOf( error ) } );
			}
		}
		setProgress( null );
	};

	return (
		<div className="quayside-consent-log__export">
			{ progress ? (
				<>
					<progress aria-label={ __( 'Export', 'quayside-consent' ) } max={ progress.total || 1 } value={ progress.written } />
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => stop.current?.abort() }>
						{ __( 'Stop', 'quayside-consent' ) }
					</Button>
				</>
			) : (
				<Button variant="secondary" __next40pxDefaultSize onClick={ start }>
					{ __( 'Export as CSV', 'quayside-consent' ) }
				</Button>
			) }
			{ note && (
				<Notice status={ note.status } onRemove={ () => setNote( null ) }>
					{ note.text }
				</Notice>
			) }
		</div>
	);
}
