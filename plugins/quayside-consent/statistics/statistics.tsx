import { useEffect, useRef, useState } from 'react';
import { addDays } from '@quayside/admin/days';
import { CsvExport } from '@quayside/admin/csv-export';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import { speak } from '@wordpress/a11y';
import apiFetch from '@wordpress/api-fetch';
import { Notice, Spinner, TextControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { ConsentStatistics } from '@quayside/contracts/consent/statistics.response';
import { layoutName } from '../settings/layouts';
import { Days } from './days';
import { getPeriod } from './period';
import { RateTable } from './rate-table';
import { getSummaryLabel, Summary } from './summary';

/** Days that the screen shows at first. */
const DAYS = 30;

function Export( { url }: { url: string } ) {
	return (
		<CsvExport
			className="quayside-consent-statistics__export"
			url={ url }
			messages={ {
				start: __( 'Export as CSV', 'quayside-consent' ),
				stop: __( 'Stop', 'quayside-consent' ),
				progress: __( 'Export', 'quayside-consent' ),
				exported: ( rows ) =>
					sprintf(
						/* translators: %s: number of rows */
						_n(
							'%s row exported.',
							'%s rows exported.',
							rows,
							'quayside-consent'
						),
						rows.toLocaleString()
					),
				interrupted: ( written, total ) =>
					sprintf(
						/* translators: 1: exported rows, 2: all rows */
						__(
							'The export was interrupted after %1$s of %2$s rows. No file was saved. Please try again.',
							'quayside-consent'
						),
						written,
						total
					),
				faults: {
					offline: __(
						'The statistics could not be exported because the connection was lost. Please try again.',
						'quayside-consent'
					),
					login: __(
						'The statistics could not be exported because you have been logged out. Please log in and try again.',
						'quayside-consent'
					),
					forbidden: __(
						'The statistics could not be exported because this page has expired. Please reload it and try again.',
						'quayside-consent'
					),
					server: __(
						'The statistics could not be exported. Please try again.',
						'quayside-consent'
					),
				},
			} }
		/>
	);
}

/** Renders impressions and choices of a period, by day, language, and layout. */
export function Statistics( {
	exportUrl,
	today,
}: {
	exportUrl: string;
	today: string;
} ) {
	const [ entered, setEntered ] = useState( {
		from: addDays( today, 1 - DAYS ),
		to: today,
	} );
	const period = getPeriod( entered.from, entered.to, today );
	const path = addQueryArgs( '/quayside-consent/v1/statistics', period );
	const { data, error, isLoading } = useRequest(
		path,
		( signal ) => apiFetch< ConsentStatistics >( { path, signal } ),
		() =>
			__(
				'The statistics could not be loaded. Please try again.',
				'quayside-consent'
			)
	);
	// The numbers change below the date that has the focus.
	const isFirst = useRef( true );
	useEffect( () => {
		if ( data && ! isFirst.current ) {
			speak( getSummaryLabel( data.total ) );
		}
		isFirst.current &&= ! data;
	}, [ data ] );
	return (
		<>
			<div className="quayside-consent-statistics__period" role="search">
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="date"
					label={ __( 'From', 'quayside-consent' ) }
					value={ entered.from }
					max={ entered.to }
					onChange={ ( from ) => setEntered( { ...entered, from } ) }
				/>
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					type="date"
					label={ __( 'To', 'quayside-consent' ) }
					value={ entered.to }
					onChange={ ( to ) => setEntered( { ...entered, to } ) }
				/>
				<Export url={ addQueryArgs( exportUrl, period ) } />
			</div>
			<p>
				{ sprintf(
					/* translators: 1: first day, 2: last day */
					__(
						'%1$s to %2$s, in UTC. A banner is counted once, on the first page of a visit.',
						'quayside-consent'
					),
					period.from,
					period.to
				) }
			</p>
			<ErrorNotice message={ error } />
			{ isLoading && ! data && <Spinner /> }
			{ data && (
				<div aria-busy={ isLoading }>
					{ ! data.counts && (
						<Notice status="info" isDismissible={ false }>
							{ __(
								'Impressions are not counted. To count them, turn on “Count impressions” in the settings.',
								'quayside-consent'
							) }
						</Notice>
					) }
					<Summary now={ data.total } before={ data.previous } />
					<Days days={ data.days } { ...period } />
					<RateTable
						title={ __( 'By language', 'quayside-consent' ) }
						heading={ __( 'Language', 'quayside-consent' ) }
						rows={ data.languages.map(
							( { language, label, ...counts } ) => ( {
								id: language,
								label: label || language,
								counts,
							} )
						) }
					/>
					<RateTable
						title={ __( 'By layout', 'quayside-consent' ) }
						heading={ __( 'Layout', 'quayside-consent' ) }
						rows={ data.layouts.map(
							( { layout, ...counts } ) => ( {
								id: layout,
								label: layoutName( layout ),
								counts,
							} )
						) }
					/>
				</div>
			) }
		</>
	);
}
