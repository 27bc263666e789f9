import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { addQueryArgs } from '@wordpress/url';
import type { SwitchReportResponse } from '@quayside/contracts/switch/report.response';
import type { SwitchReportRow } from '@quayside/contracts/switch/report-row';
import type { SwitchRunRequest } from '@quayside/contracts/switch/run.request';
import type { SwitchRunResponse } from '@quayside/contracts/switch/run.response';

const PATH = 'quayside-switch/v1';

/** Milliseconds before the next request, so that another process that works is not disturbed. */
const PAUSE = 500;

export const isWorking = (
	status: SwitchRunResponse[ 'status' ] | undefined
) => status === 'running' || status === 'undoing';

async function readReport(): Promise< SwitchReportRow[] > {
	let rows: SwitchReportRow[] = [];
	let after = 0;
	do {
		const part = await apiFetch< SwitchReportResponse >( {
			path: addQueryArgs( `${ PATH }/report`, { after } ),
		} );
		rows = [ ...rows, ...part.rows ];
		after = part.after;
	} while ( after );
	return rows;
}

/** Runs the switch while the screen is open, and reads its report. Without the screen, it continues in the background. */
export function useRun() {
	const [ run, setRun ] = useState< SwitchRunResponse | null >( null );
	const [ rows, setRows ] = useState< SwitchReportRow[] >( [] );
	const [ failed, setFailed ] = useState( false );
	const status = run?.status;
	// Responses of requests that started before a click must not replace its result.
	const turn = useRef( 0 );

	const request = useCallback(
		async ( data?: SwitchRunRequest ): Promise< void > => {
			turn.current++;
			const own = turn.current;
			try {
				const next = await apiFetch< SwitchRunResponse >( {
					path: `${ PATH }/run`,
					...( data && { method: 'POST', data } ),
				} );
				if ( own === turn.current ) {
					setRun( next );
					setFailed( false );
				}
			} catch {
				if ( own === turn.current ) {
					setFailed( true );
				}
			}
		},
		[]
	);

	useEffect( () => void request(), [ request ] );

	useEffect( () => {
		if ( ! isWorking( status ) || failed ) {
			return;
		}
		const timer = setTimeout(
			() => void request( { action: 'advance' } ),
			PAUSE
		);
		return () => clearTimeout( timer );
	}, [ run, status, failed, request ] );

	useEffect( () => {
		if ( status && status !== 'idle' && ! isWorking( status ) ) {
			readReport().then( setRows, () => setFailed( true ) );
		}
	}, [ status ] );

	return {
		run,
		rows,
		failed,
		send: ( action: SwitchRunRequest[ 'action' ], optional?: string[] ) =>
			void request( { action, ...( optional && { optional } ) } ),
		retry: () => {
			setFailed( false );
			void request();
		},
		async undoItem(
			id: number,
			force: boolean
		): Promise< SwitchReportRow | null > {
			try {
				const row = await apiFetch< SwitchReportRow >( {
					path: `${ PATH }/report/${ id }/undo`,
					method: 'POST',
					data: { force },
				} );
				setRows( ( all ) =>
					all.map( ( each ) => ( each.id === id ? row : each ) )
				);
				await request();
				return row;
			} catch {
				setFailed( true );
				return null;
			}
		},
	};
}
