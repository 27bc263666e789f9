import { useState } from 'react';
import { speak } from '@wordpress/a11y';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { categoriesOf, providersOf } from '../settings/lists';
import { reasonOf } from '../settings/store';
import type { PartProps } from '../settings/store';
import { FailedPages } from './failed-pages';
import { getFindings, getFoundItems, getScheduledFindings } from './findings';
import type { PageReport } from './findings';
import { scan } from './load';
import { Results } from './results';
import type { ConsentScanProvidersRequest } from '@quayside/contracts/consent/scan.providers-request';
import type { ConsentScanPage } from '@quayside/contracts/consent/scan.page';
import type { ConsentScheduledScan } from '@quayside/contracts/consent/scan.scheduled-response';

/** Results of a scan so far. */
export interface ScanState {
	reports: PageReport[];
	/** Pages that could not be scanned, each with the reason. */
	failed: { title: string; url: string; reason: string }[];
	done: number;
	total: number;
}

interface ScannerProps extends PartProps {
	state: ScanState | null;
	setState: ( next: ScanState ) => void;
	/** Called when the site has stored the result of a scan. */
	onStored: () => void;
	/** Result of earlier scans, null until it has loaded. */
	scheduled: ConsentScheduledScan | null;
}

/** Scans the pages of the site and lists what they load and store, so that it can be declared. */
export function Scanner( {
	answer,
	draft,
	change,
	state,
	setState,
	onStored,
	scheduled,
}: ScannerProps ) {
	const [ reason, setReason ] = useState( '' );
	const isBusy = state !== null && state.done < state.total;
	const providers = providersOf( answer, draft.providers );
	const categories = categoriesOf( answer, draft );

	const start = async (): Promise< void > => {
		setReason( '' );
		try {
			const pages = await apiFetch< ConsentScanPage[] >( {
				path: '/quayside-consent/v1/scan/pages',
			} );
			let next: ScanState = {
				reports: [],
				failed: [],
				done: 0,
				total: pages.length,
			};
			setState( next );
			for ( const page of pages ) {
				try {
					next = {
						...next,
						reports: [ ...next.reports, await scan( page ) ],
					};
				} catch ( error ) {
					const { title, url } = page;
					next = {
						...next,
						failed: [
							...next.failed,
							{ title, url, reason: ( error as Error ).message },
						],
					};
				}
				next = { ...next, done: next.done + 1 };
				setState( next );
			}
			const found = getFindings( next.reports, providers, categories );
			// To announce each page would be too much.
			speak(
				sprintf(
					/* translators: %d: number of findings. */
					__( 'Scan complete. Items found: %d.', 'quayside-consent' ),
					found.length
				)
			);
			if ( ! next.reports.length ) {
				return;
			}
			// The preference center names the providers as recipients, and the setup checklist what has no category.
			await apiFetch( {
				path: '/quayside-consent/v1/scan/providers',
				method: 'POST',
				data: {
					ids: [
						...new Set(
							found.flatMap(
								( { provider } ) => provider?.id ?? []
							)
						),
					],
					items: getFoundItems( found ),
				} satisfies ConsentScanProvidersRequest,
			} );
			onStored();
		} catch ( error ) {
			setReason( reasonOf( error ) );
		}
	};

	// A scan in this browser also finds what scripts load and store.
	const findings = state
		? getFindings( state.reports, providers, categories )
		: getScheduledFindings( scheduled?.items ?? [], providers, categories );
	const failed = state?.failed ?? scheduled?.failures ?? [];
	return (
		<>
			<p>
				{ __(
					'Loads pages of this site in your browser with all cookies allowed, and lists what they load and store. Third parties can see your browser, just as they see a visitor’s. No data is sent anywhere else.',
					'quayside-consent'
				) }
			</p>
			<div>
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ () => void start() }
				>
					{ __( 'Scan the site', 'quayside-consent' ) }
				</Button>
			</div>
			{ reason && (
				<Notice status="error" isDismissible={ false }>
					{ reason }
				</Notice>
			) }
			{ state && (
				<p>
					{ sprintf(
						/* translators: 1: number of pages looked at, 2: number of pages, 3: number of findings. */
						__(
							'Pages scanned: %1$d of %2$d. Items found: %3$d.',
							'quayside-consent'
						),
						state.done,
						state.total,
						findings.length
					) }
				</p>
			) }
			{ isBusy && (
				<ProgressBar
					value={ ( 100 * state.done ) / state.total }
					aria-label={ __( 'Scan progress', 'quayside-consent' ) }
				/>
			) }
			{ failed.length > 0 && <FailedPages pages={ failed } /> }
			{ findings.length > 0 && (
				<Results
					answer={ answer }
					draft={ draft }
					change={ change }
					findings={ findings }
				/>
			) }
		</>
	);
}
