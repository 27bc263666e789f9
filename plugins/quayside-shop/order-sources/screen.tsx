import { useState } from 'react';
import { ErrorNotice } from '@quayside/admin/error-notice';
import { useRequest } from '@quayside/admin/request';
import apiFetch from '@wordpress/api-fetch';
import { SelectControl, Spinner, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Chart } from './chart';
import { isValidPeriod, lastDays } from './period';
import type { Period } from './period';
import { SourceTable } from './table';

const presets = (): { label: string; value: string }[] => [
	{ value: '7', label: __( 'Last 7 days', 'quayside-shop' ) },
	{ value: '30', label: __( 'Last 30 days', 'quayside-shop' ) },
	{ value: '90', label: __( 'Last 90 days', 'quayside-shop' ) },
	{ value: '365', label: __( 'Last 365 days', 'quayside-shop' ) },
	{ value: 'own', label: __( 'Custom date range', 'quayside-shop' ) },
];

/** Renders the paid orders of a period by source. */
export function OrderSourcesScreen( { today }: { today: string } ) {
	const [ preset, setPreset ] = useState( '30' );
	const [ period, setPeriod ] = useState< Period >( () =>
		lastDays( 30, today )
	);
	// While a day is being typed its field is empty, and the last report stays.
	const isComplete = period.from !== '' && period.to !== '';
	const isValid = isValidPeriod( period );
	const path = addQueryArgs( '/quayside-shop/v1/order-sources', {
		...period,
	} );
	const {
		data: report,
		error,
		isLoading,
	} = useRequest( isValid ? path : null, ( signal ) =>
		apiFetch< OrderSourcesReport >( { path, signal } )
	);

	const selectPreset = ( next: string ): void => {
		setPreset( next );
		if ( next !== 'own' ) {
			setPeriod( lastDays( Number( next ), today ) );
		}
	};

	return (
		<div className="quayside-report" aria-busy={ isLoading }>
			<div className="quayside-report__period">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Period', 'quayside-shop' ) }
					value={ preset }
					options={ presets() }
					onChange={ selectPreset }
				/>
				{ preset === 'own' && (
					<>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="date"
							label={ __( 'From', 'quayside-shop' ) }
							max={ period.to }
							value={ period.from }
							onChange={ ( from ) =>
								setPeriod( { ...period, from } )
							}
						/>
						<TextControl
							__next40pxDefaultSize
							__nextHasNoMarginBottom
							type="date"
							label={ __( 'To', 'quayside-shop' ) }
							min={ period.from }
							value={ period.to }
							onChange={ ( to ) =>
								setPeriod( { ...period, to } )
							}
						/>
					</>
				) }
				{ isLoading && <Spinner /> }
			</div>
			<ErrorNotice
				message={
					isComplete && ! isValid
						? __(
								'Please select a period of no more than 400 days.',
								'quayside-shop'
							)
						: error
				}
			/>
			{ report && report.sources.length === 0 && (
				<p>
					{ __( 'No paid orders in this period.', 'quayside-shop' ) }
				</p>
			) }
			{ report && report.sources.length > 0 && (
				<>
					<Chart report={ report } />
					<SourceTable report={ report } />
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
