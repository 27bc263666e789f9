import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import {
	Button,
	Notice,
	SelectControl,
	ToggleControl,
} from '@wordpress/components';
import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../settings/store';
import type { PartProps, Settings } from '../settings/store';
import type { ConsentScheduledScan } from '@quayside/contracts/consent/scan.scheduled-response';

const PATH = '/quayside-consent/v1/scan/scheduled';

const schedules = (): {
	value: Settings[ 'scanSchedule' ];
	label: string;
}[] => [
	{ value: 'daily', label: __( 'Daily', 'quayside-consent' ) },
	{ value: 'weekly', label: __( 'Weekly', 'quayside-consent' ) },
	{ value: 'off', label: __( 'Never', 'quayside-consent' ) },
];

/** Formats a Unix time as the site does. */
const format = ( time: number ): string =>
	dateI18n( getSettings().formats.datetime, time * 1000, undefined );

/** Provides the result of the last scheduled scan, null until it has loaded. */
export function useScheduledScan(): {
	result: ConsentScheduledScan | null;
	reason: string;
	start: () => void;
} {
	const [ result, setResult ] = useState< ConsentScheduledScan | null >(
		null
	);
	const [ reason, setReason ] = useState( '' );
	const request = ( method: 'GET' | 'POST' ): void => {
		setReason( '' );
		apiFetch< ConsentScheduledScan >( { path: PATH, method } )
			.then( setResult )
			.catch( ( error: unknown ) => setReason( reasonOf( error ) ) );
	};
	useEffect( () => request( 'GET' ), [] );
	return { result, reason, start: () => request( 'POST' ) };
}

type Props = Pick< PartProps, 'draft' | 'change' > &
	ReturnType< typeof useScheduledScan >;

/** Renders the settings of the scheduled scan, its progress, and when it has run. */
export function ScheduledScan( {
	draft,
	change,
	result,
	reason,
	start,
}: Props ) {
	return (
		<fieldset>
			<legend>{ __( 'Scheduled scan', 'quayside-consent' ) }</legend>
			<p>
				{ __(
					'Your server requests every published page in the background, a few at a time, and lists third parties in the HTML and cookies that the server sets. It runs no scripts, so scan in your browser as well.',
					'quayside-consent'
				) }
			</p>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Frequency', 'quayside-consent' ) }
				value={ draft.scanSchedule }
				options={ schedules() }
				onChange={ ( scanSchedule ) => change( { scanSchedule } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __(
					'Email about new third parties and cookies',
					'quayside-consent'
				) }
				help={ __(
					'Sent to the site’s administration email address after a scan, once for each third party or cookie.',
					'quayside-consent'
				) }
				checked={ draft.scanEmail }
				onChange={ ( scanEmail ) => change( { scanEmail } ) }
			/>
			{ result && (
				<p aria-live="polite">
					{ result.running
						? sprintf(
								/* translators: 1: number of pages looked at, 2: number of pages. */
								__(
									'The scan is running in the background. Pages scanned: %1$d of %2$d.',
									'quayside-consent'
								),
								result.done,
								result.total
							)
						: result.finishedAt > 0 &&
							sprintf(
								/* translators: 1: date and time, 2: number of pages, 3: number of pages. */
								__(
									'Last scan: %1$s. Pages scanned: %2$d. Pages that could not be scanned: %3$d.',
									'quayside-consent'
								),
								format( result.finishedAt ),
								result.done,
								result.failed
							) }{ ' ' }
					{ ! result.running &&
						result.next > 0 &&
						sprintf(
							/* translators: %s: date and time. */
							__( 'Next scan: %s.', 'quayside-consent' ),
							format( result.next )
						) }
				</p>
			) }
			<div>
				<Button
					variant="secondary"
					disabled={ ! result || result.running }
					accessibleWhenDisabled
					onClick={ start }
				>
					{ __( 'Scan in the background', 'quayside-consent' ) }
				</Button>
			</div>
			{ reason && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
		</fieldset>
	);
}
