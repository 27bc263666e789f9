import { useEffect, useRef, useState } from 'react';
import { DownloadError, downloadCsv } from './csv-download';
import type { Fault, Progress } from './csv-download';

/** How a download ended: with so many rows, or with what kept it from arriving whole. */
export type Outcome =
	| { rows: number }
	| { fault: Fault | 'offline'; written: number; total: number };

/** Progress is drawn every so many ms at most: a large file comes in thousands of parts. */
const DRAWN_EVERY = 100;

const outcomeOf = ( error: unknown ): Outcome => {
	const { fault, written, total } =
		error instanceof DownloadError ? error : new DownloadError( 'server' );
	return {
		fault: fault === 'network' && ! total ? 'offline' : fault,
		written,
		total,
	};
};

/**
 * The state of a button that exports a CSV file.
 *
 * @return {Object} `progress` while the file comes, null otherwise; `outcome` of the last download that was not stopped;
 *                  `start` with an address, `stop`, and `dismiss` for the outcome.
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
		let drawn = 0;
		const draw = ( now: Progress ): void => {
			if (
				now.written === now.total ||
				performance.now() - drawn > DRAWN_EVERY
			) {
				drawn = performance.now();
				setProgress( now );
			}
		};
		try {
			const rows = await downloadCsv( url, controller.signal, draw );
			setOutcome( { rows } );
		} catch ( error ) {
			if ( ! controller.signal.aborted ) {
				setOutcome( outcomeOf( error ) );
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
