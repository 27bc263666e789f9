import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import {
	Notice,
	SelectControl,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import type { OrderSourcesReport } from '@quayside/contracts/shop/order-sources.report';
import { Chart } from './chart';
import { isGood, lastDays } from './period';
import type { Period } from './period';
import { SourceTable } from './table';

const presets = (): { label: string; value: string }[] => [
	{ value: '7', label: __( 'Last 7 days', 'quayside-shop' ) },
	{ value: '30', label: __( 'Last 30 days', 'quayside-shop' ) },
	{ value: '90', label: __( 'Last 90 days', 'quayside-shop' ) },
	{ value: '365', label: __( 'Last 365 days', 'quayside-shop' ) },
	{ value: 'own', label: __( 'Custom date range', 'quayside-shop' ) },
];

/** Paid orders of a period by where their buyers came from. */
export function OrderSourcesScreen( { today }: { today: string } ) {
	const [ preset, setPreset ] = useState( '30' );
	const [ period, setPeriod ] = useState< Period >( () =>
		lastDays( 30, today )
	);
	const [ report, setReport ] = useState< OrderSourcesReport | null >( null );
	const [ problem, setProblem ] = useState( '' );
	const [ busy, setBusy ] = useState( true );

	useEffect( () => {
		// A day that is being typed is none yet.
		if ( ! period.from || ! period.to ) {
			return undefined;
		}
		if ( ! isGood( period ) ) {
			setProblem(
				__(
					'Please select a period of no more than 400 days.',
					'quayside-shop'
				)
			);
			setBusy( false );
			return undefined;
		}
		const stop = new AbortController();
		setBusy( true );
		apiFetch< OrderSourcesReport >( {
			path: addQueryArgs( '/quayside-shop/v1/order-sources', {
				...period,
			} ),
			signal: stop.signal,
		} ).then(
			( found ) => {
				setReport( found );
				setProblem( '' );
				setBusy( false );
			},
			( error: Error ) => {
				if ( ! stop.signal.aborted ) {
					setProblem( error.message );
					setBusy( false );
				}
			}
		);
		return () => stop.abort();
	}, [ period ] );

	const choose = ( next: string ): void => {
		setPreset( next );
		if ( next !== 'own' ) {
			setPeriod( lastDays( Number( next ), today ) );
		}
	};

	return (
		<div className="quayside-report" aria-busy={ busy }>
			<div className="quayside-report__period">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Period', 'quayside-shop' ) }
					value={ preset }
					options={ presets() }
					onChange={ choose }
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
				{ busy && <Spinner /> }
			</div>
			{ problem && (
				<Notice status="error" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
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
