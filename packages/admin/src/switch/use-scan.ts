import apiFetch from '@wordpress/api-fetch';
import { useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { SwitchScanResponse } from '@quayside/contracts/switch/scan.response';
import type { Row } from './export';

interface Scan {
	/** Whether the rows have results; null before the first scan. */
	rehearses: boolean | null;
	status: 'idle' | 'busy' | 'stopped' | 'failed' | 'done';
	rows: Row[];
	cursor: string;
	progress: number;
}

const IDLE: Scan = {
	rehearses: null,
	status: 'idle',
	rows: [],
	cursor: '',
	progress: 0,
};

/** Reads the site step by step. A scan that was stopped, or failed, continues where it ended. */
export function useScan() {
	const [ scan, setScan ] = useState( IDLE );
	const controller = useRef< AbortController | null >( null );

	const run = async ( first: Scan ): Promise< void > => {
		controller.current?.abort();
		const current = new AbortController();
		controller.current = current;
		let state: Scan = { ...first, status: 'busy' };
		setScan( state );
		try {
			do {
				const { rows, cursor, progress } =
					await apiFetch< SwitchScanResponse >( {
						path: addQueryArgs( 'quayside-switch/v1/scan', {
							rehearse: state.rehearses ? 1 : 0,
							cursor: state.cursor,
						} ),
						signal: current.signal,
					} );
				state = {
					...state,
					status: cursor ? 'busy' : 'done',
					rows: [ ...state.rows, ...rows ],
					cursor,
					progress,
				};
				if ( ! current.signal.aborted ) {
					setScan( state );
				}
			} while ( state.cursor && ! current.signal.aborted );
		} catch {
			if ( ! current.signal.aborted ) {
				setScan( { ...state, status: 'failed' } );
			}
		}
	};

	return {
		...scan,
		start: ( rehearses: boolean ) => void run( { ...IDLE, rehearses } ),
		resume: () => void run( scan ),
		stop(): void {
			controller.current?.abort();
			setScan( ( last ) => ( { ...last, status: 'stopped' } ) );
		},
	};
}
