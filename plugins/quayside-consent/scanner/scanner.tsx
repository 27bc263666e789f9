import { useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { Button, Notice, ProgressBar } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { matchesPattern } from '../withdrawal/names';
import {
	categoriesOf,
	newId,
	providersOf,
	withDeclaration,
} from '../settings/lists';
import { reasonOf } from '../settings/store';
import type { PartProps } from '../settings/store';
import { getFindings } from './findings';
import type { Finding, PageReport } from './findings';
import { FindingRow } from './finding-row';
import { scan } from './load';
import type { ConsentScanProvidersRequest } from '@quayside/contracts/consent/scan.providers-request';
import type { ConsentScanPage } from '@quayside/contracts/consent/scan.page';

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
}

/** Scans the pages of the site and lists what they load and store, so that it can be declared. */
export function Scanner( {
	answer,
	draft,
	change,
	state,
	setState,
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
			// The preference center names them as recipients.
			await apiFetch( {
				path: '/quayside-consent/v1/scan/providers',
				method: 'POST',
				data: {
					ids: [
						...new Set(
							getFindings(
								next.reports,
								providers,
								categories
							).flatMap( ( { provider } ) => provider?.id ?? [] )
						),
					],
				} satisfies ConsentScanProvidersRequest,
			} );
		} catch ( error ) {
			setReason( reasonOf( error ) );
		}
	};

	const declare = (
		{ name, kind, provider }: Finding,
		category: string
	): void => {
		if ( kind === 'cookie' || kind === 'key' ) {
			const match = answer.known.find( ( cookie ) =>
				matchesPattern( name, cookie.name )
			);
			const pattern =
				match?.name ??
				provider?.cookies.find( ( text ) =>
					matchesPattern( name, text )
				) ??
				name;
			change( {
				categories: withDeclaration( draft.categories, category, {
					name: pattern,
					provider: match?.provider ?? provider?.name ?? '',
					duration: match?.duration ?? '',
					description: match?.description ?? '',
				} ),
			} );
		} else if ( provider ) {
			const customProvider = draft.providers[ provider.id ];
			change( {
				providers: {
					...draft.providers,
					[ provider.id ]:
						typeof customProvider === 'object'
							? { ...customProvider, category }
							: category,
				},
			} );
		} else {
			change( {
				providers: {
					...draft.providers,
					[ newId( name, ( id ) =>
						providers.some( ( other ) => other.id === id )
					) ]: { name, category, hosts: [ name ] },
				},
			} );
		}
	};

	/** Returns the most likely category of a finding. */
	const suggestion = ( { name, kind, provider }: Finding ): string => {
		const match =
			kind === 'cookie' || kind === 'key'
				? answer.known.find( ( cookie ) =>
						matchesPattern( name, cookie.name )
					)
				: undefined;
		return provider?.category || match?.category || 'advertisement';
	};

	const findings = state
		? getFindings( state.reports, providers, categories )
		: [];
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
				<p aria-live="polite">
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
			{ state && state.failed.length > 0 && (
				<div className="quayside-consent-settings__table">
					<table className="widefat striped">
						<caption>
							{ __(
								'Pages that could not be scanned',
								'quayside-consent'
							) }
						</caption>
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Page', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Reason', 'quayside-consent' ) }
								</th>
							</tr>
						</thead>
						<tbody>
							{ state.failed.map(
								( { title, url, reason: why } ) => (
									<tr key={ url }>
										<th scope="row">
											<a href={ url }>{ title || url }</a>
										</th>
										<td
											data-label={ __(
												'Reason',
												'quayside-consent'
											) }
										>
											{ why }
										</td>
									</tr>
								)
							) }
						</tbody>
					</table>
				</div>
			) }
			{ findings.length > 0 && (
				<div className="quayside-consent-settings__table">
					<table className="widefat striped">
						<caption className="screen-reader-text">
							{ __( 'Scan results', 'quayside-consent' ) }
						</caption>
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Item', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Provider', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Pages', 'quayside-consent' ) }
								</th>
								<th scope="col">
									{ __( 'Category', 'quayside-consent' ) }
								</th>
							</tr>
						</thead>
						<tbody>
							{ findings.map( ( finding ) => (
								<FindingRow
									key={ `${ finding.kind } ${ finding.name }` }
									finding={ finding }
									categories={ categories }
									suggestion={ suggestion( finding ) }
									onDeclare={ ( category ) =>
										declare( finding, category )
									}
								/>
							) ) }
						</tbody>
					</table>
				</div>
			) }
		</>
	);
}
