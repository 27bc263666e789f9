import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { DownloadError, downloadCsv } from '@quayside/ui/csv-download';
import type { Progress } from '@quayside/ui/csv-download';
import { parametersOf } from './query';
import type { Query } from './query';

/** What kept the file from arriving whole, and what to do. */
function problemOf( error: unknown ): string {
	const { fault, written, total } = error instanceof DownloadError ? error : new DownloadError( 'server' );
	switch ( fault === 'network' && ! total ? 'offline' : fault ) {
		case 'offline':
			return __( 'The entries could not be exported because the connection was lost. Please try again.', 'quayside-blocks' );
		case 'login':
			return __( 'The entries could not be exported because you have been logged out. Please log in and try again.', 'quayside-blocks' );
		case 'forbidden':
			return __( 'The entries could not be exported because this page has expired. Please reload it and try again.', 'quayside-blocks' );
		case 'server':
			return __( 'The entries could not be exported. Please try again.', 'quayside-blocks' );
		default:
			return sprintf(
				/* translators: 1: number of entries that arrived, 2: number of all */
				__( 'The export was interrupted after %1$s of %2$s entries, and no file was saved. Please try again.', 'quayside-blocks' ),
				written.toLocaleString(),
				total.toLocaleString()
			);
	}
}

/** Exports what the list shows, all pages of it, with progress and a way to stop. */
export function ExportButton( { url, query }: { url: string; query: Query } ) {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ note, setNote ] = useState< { status: 'error' | 'success'; text: string } | null >( null );
	const stop = useRef< AbortController | null >( null );
	useEffect( () => () => stop.current?.abort(), [] );

	const start = async (): Promise< void > => {
		stop.current = new AbortController();
		setNote( null );
		setProgress( { written: 0, total: 0 } );
		try {
			let last = 0;
			const rows = await downloadCsv( addQueryArgs( url, parametersOf( query ) ), stop.current.signal, ( now ) => {
				if ( now.written === now.total || performance.now() - last > 100 ) {
					last = performance.now();
					setProgress( now );
				}
			} );
			setNote( { status: 'success', text: sprintf( /* translators: %s: number of entries */ _n( '%s entry exported.', '%s entries exported.', rows, 'quayside-blocks' ), rows.toLocaleString() ) } );
		} catch ( error ) {
			if ( ! stop.current?.signal.aborted ) {
				setNote( { status: 'error', text: problemOf( error ) } );
			}
		}
		setProgress( null );
	};

	return (
		<div className="quayside-entries__export">
			{ progress ? (
				<>
					<progress aria-label={ __( 'Export', 'quayside-blocks' ) } max={ progress.total || 1 } value={ progress.written } />
					<span>
						{ sprintf(
							/* translators: 1: number of entries so far, 2: number of all */
							__( '%1$s of %2$s', 'quayside-blocks' ),
							progress.written.toLocaleString(),
							progress.total.toLocaleString()
						) }
					</span>
					<Button __next40pxDefaultSize variant="tertiary" onClick={ () => stop.current?.abort() }>
						{ __( 'Stop export', 'quayside-blocks' ) }
					</Button>
				</>
			) : (
				<Button __next40pxDefaultSize variant="secondary" onClick={ start }>
					{ __( 'Export as CSV', 'quayside-blocks' ) }
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
