import { useEffect, useRef, useState } from 'react';
import { CsvExport } from '@quayside/admin/csv-export';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import { speak } from '@wordpress/a11y';
import apiFetch from '@wordpress/api-fetch';
import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Chart, getSummaryLabel } from './chart';
import { Controls } from './controls';
import { getExportMessages } from './export-messages';
import { isValidPeriod } from './period';
import { Summary } from './summary';
import { SourceTable } from './table';
import { readView, writeView } from './view';

interface Props {
	/** Today in the site's time zone. */
	today: string;
	/** URL of the CSV file, without the report's arguments. */
	exportUrl: string;
}

/** Renders the paid orders of a period by a dimension of their attribution. */
export function OrderSourcesScreen( { today, exportUrl }: Props ) {
	const [ view, setView ] = useState( () =>
		readView( window.location.href, today )
	);
	const [ attempt, setAttempt ] = useState( 0 );
	const { from, to, dimension, touch, compare, metric, orderby, order } =
		view;
	// While a day is being typed its field is empty, and the last report stays.
	const isComplete = from !== '' && to !== '';
	const isValid = isValidPeriod( view );
	const args = { from, to, dimension, touch, compare };
	const path = addQueryArgs( '/quayside-shop/v1/order-sources', args );
	const {
		data: report,
		error,
		isLoading,
	} = useRequest( isValid ? `${ path } ${ attempt }` : null, ( signal ) =>
		apiFetch< OrderSourcesReport >( { path, signal } )
	);

	useEffect( () => {
		if ( isValid ) {
			const { href } = window.location;
			window.history.replaceState( null, '', writeView( href, view ) );
		}
	}, [ view, isValid ] );

	// Selecting a tile announces itself.
	const metricRef = useRef( metric );
	metricRef.current = metric;
	const isFirst = useRef( true );
	useEffect( () => {
		if ( report && ! isFirst.current ) {
			speak( getSummaryLabel( report, metricRef.current ) );
		}
		isFirst.current &&= ! report;
	}, [ report ] );

	const hasRows = report !== null && report.rows.length > 0;
	return (
		<div className="quayside-report" aria-busy={ isLoading }>
			<Controls
				view={ view }
				today={ today }
				onChange={ ( change ) => setView( { ...view, ...change } ) }
			/>
			<div className="quayside-report__status">
				{ isLoading && <Spinner /> }
			</div>
			<ErrorNotice
				message={
					isComplete && ! isValid
						? __(
								'Please select a period of no more than 400 days. Its first day can’t be after its last day.',
								'quayside-shop'
							)
						: error
				}
			/>
			{ error && isValid && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => setAttempt( attempt + 1 ) }
				>
					{ __( 'Try again', 'quayside-shop' ) }
				</Button>
			) }
			{ report && ! hasRows && (
				<p>
					{ __( 'No paid orders in this period.', 'quayside-shop' ) }
				</p>
			) }
			{ report && hasRows && (
				<>
					<Summary
						report={ report }
						metric={ metric }
						onSelect={ ( next ) =>
							setView( { ...view, metric: next } )
						}
					/>
					<Chart report={ report } metric={ metric } />
					<CsvExport
						className="quayside-report__export"
						url={ addQueryArgs( exportUrl, {
							...args,
							orderby,
							order,
						} ) }
						messages={ getExportMessages() }
					/>
					<SourceTable
						report={ report }
						view={ view }
						onSort={ ( nextBy, next ) =>
							setView( { ...view, orderby: nextBy, order: next } )
						}
					/>
					<p className="quayside-report__note">
						{ __(
							'Paid orders by order date, minus refunds by refund date.',
							'quayside-shop'
						) }
					</p>
				</>
			) }
		</div>
	);
}
