import { Button, Notice } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { download, fileName, save } from './download';
import type { Progress } from './download';
import { parametersOf } from './query';
import type { Query } from './query';

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
			const answer = await fetch( addQueryArgs( url, parametersOf( query ) ), { signal: stop.current.signal, credentials: 'same-origin' } );
			let last = 0;
			const file = await download( answer, ( now ) => {
				if ( now.written === now.total || performance.now() - last > 100 ) {
					last = performance.now();
					setProgress( now );
				}
			} );
			save( file, fileName( answer ) );
			setNote( { status: 'success', text: __( 'The entries have been exported.', 'quayside-blocks' ) } );
		} catch {
			if ( ! stop.current?.signal.aborted ) {
				setNote( { status: 'error', text: __( 'The entries could not be exported. Please reload the page and try again.', 'quayside-blocks' ) } );
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
						{ __( 'Stop', 'quayside-blocks' ) }
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
