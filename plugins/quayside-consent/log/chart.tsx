import { useEffect, useState } from 'react';
import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { barsOf } from './bars';
import type { ConsentLogDay } from '@quayside/contracts/consent/log.day';

const groups = (): {
	name: 'accepted' | 'rejected' | 'other';
	label: string;
}[] => [
	{ name: 'accepted', label: __( 'Accepted', 'quayside-consent' ) },
	{ name: 'rejected', label: __( 'Rejected or closed', 'quayside-consent' ) },
	{
		name: 'other',
		label: __( 'Customized or set by signal', 'quayside-consent' ),
	},
];

/** Choices of each day, as bars and as a table for those who can't see them. */
export function Chart( { filter }: { filter: Record< string, string > } ) {
	const [ days, setDays ] = useState< ConsentLogDay[] >( [] );
	const question = addQueryArgs( '/quayside-consent/v1/log/days', filter );
	useEffect( () => {
		let current = true;
		apiFetch< ConsentLogDay[] >( { path: question } )
			.then( ( next ) => current && setDays( next ) )
			// The list below says what is wrong with the filter.
			.catch( () => current && setDays( [] ) );
		return () => {
			current = false;
		};
	}, [ question ] );

	const bars = barsOf( days );
	if ( bars.length === 0 ) {
		return null;
	}
	const most = Math.max(
		1,
		...bars.map(
			( { accepted, rejected, other } ) => accepted + rejected + other
		)
	);
	return (
		<figure className="quayside-consent-log__chart">
			<figcaption>
				<h2>{ __( 'Consents per day', 'quayside-consent' ) }</h2>
				<ul>
					{ groups().map( ( { name, label } ) => (
						<li key={ name } className={ `is-${ name }` }>
							{ label }:{ ' ' }
							{ bars.reduce(
								( sum, bar ) => sum + bar[ name ],
								0
							) }
						</li>
					) ) }
				</ul>
			</figcaption>
			<div aria-hidden="true" className="quayside-consent-log__bars">
				{ bars.map( ( bar ) => (
					<div
						key={ bar.day }
						title={ `${ bar.day }: ${ bar.accepted + bar.rejected + bar.other }` }
					>
						{ groups()
							.filter( ( { name } ) => bar[ name ] > 0 )
							.map( ( { name } ) => (
								<span
									key={ name }
									className={ `is-${ name }` }
									style={ {
										blockSize: `${ ( 100 * bar[ name ] ) / most }%`,
									} }
								/>
							) ) }
					</div>
				) ) }
			</div>
			<p aria-hidden="true" className="quayside-consent-log__span">
				<span>{ bars[ 0 ]?.day }</span>
				<span>{ bars.at( -1 )?.day }</span>
			</p>
			<table className="screen-reader-text">
				<caption>
					{ __( 'Consents per day', 'quayside-consent' ) }
				</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Day', 'quayside-consent' ) }</th>
						{ groups().map( ( { name, label } ) => (
							<th key={ name } scope="col">
								{ label }
							</th>
						) ) }
					</tr>
				</thead>
				<tbody>
					{ bars
						.filter(
							( { accepted, rejected, other } ) =>
								accepted + rejected + other > 0
						)
						.map( ( bar ) => (
							<tr key={ bar.day }>
								<th scope="row">{ bar.day }</th>
								{ groups().map( ( { name } ) => (
									<td key={ name }>{ bar[ name ] }</td>
								) ) }
							</tr>
						) ) }
				</tbody>
			</table>
		</figure>
	);
}
