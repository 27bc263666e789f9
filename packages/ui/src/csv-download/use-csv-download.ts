import { useEffect, useRef, useState } from 'react';
import { DownloadError, downloadCsv } from './csv-download';
import type { Fault, Progress } from './csv-download';

/** Outcome of a download: the number of rows, or the reason why it is not complete. */
export type Outcome =
	| { rows: number }
	| { fault: Fault | 'offline'; written: number; total: number };

/** Minimum time between two renders of the progress, in ms, because a large file comes in thousands of chunks. */
const RENDER_INTERVAL = 100;

const toOutcome = ( error: unknown ): Outcome => {
	const { fault, written, total } =
		error instanceof DownloadError ? error : new DownloadError( 'server' );
	return {
		fault: fault === 'network' && ! total ? 'offline' : fault,
		written,
		total,
	};
};

/**
 * Manages the state of a button that exports a CSV file.
 *
 * @return {Object} `progress` during a download, otherwise null; `outcome` of the last download that was not stopped;
 *                  `start( url )`, `stop()`, and `dismiss()`, which clears the outcome.
 */
export function useCsvDownload() {
	const [ progress, setProgress ] = useState< Progress | null >( null );
	const [ outcome, setOutcome ] = useState< Outcome | null >( null );
	const running = useRef< AbortController | null >( null );
	const stop = (): void => running.current?.abort();
	useEffect( () => stop, [] );

	const start = async ( url: string ): Promise< void > => {
		const controller = new AbortController();
		running.current = controller;
		setOutcome( null );
		setProgress( { written: 0, total: 0 } );
		let renderedAt = 0;
		const onProgress = ( now: Progress ): void => {
			if (
				now.written === now.total ||
				performance.now() - renderedAt > RENDER_INTERVAL
			) {
				renderedAt = performance.now();
				setProgress( now );
			}
		};
		try {
			const rows = await downloadCsv(
				url,
				controller.signal,
				onProgress
			);
			setOutcome( { rows } );
		} catch ( error ) {
			if ( ! controller.signal.aborted ) {
				setOutcome( toOutcome( error ) );
			}
		}
		setProgress( null );
	};

	return {
		progress,
		outcome,
		start,
		stop,
		dismiss: () => setOutcome( null ),
	};
}
