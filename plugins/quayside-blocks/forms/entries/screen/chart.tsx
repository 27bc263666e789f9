import { SelectControl } from '@wordpress/components';
import { dateI18n } from '@wordpress/date';
import { useEffect, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { readDays } from './api';
import type { Day } from './api';

const HEIGHT = 96;

const name = ( day: string ): string => dateI18n( 'M j', `${ day }T12:00:00` );

/** Submissions per day: bars for those who see, a table for those who hear. */
export function Chart( { form, version }: { form: number; version: number } ) {
	const [ number, setNumber ] = useState( 30 );
	const [ days, setDays ] = useState< Day[] | null >( null );
	useEffect( () => {
		let current = true;
		readDays( form, number ).then(
			( read ) => current && setDays( read ),
			// The list says what is wrong.
			() => current && setDays( [] )
		);
		return () => {
			current = false;
		};
	}, [ form, number, version ] );

	const total = ( days ?? [] ).reduce( ( sum, { count } ) => sum + count, 0 );
	const most = Math.max( 1, ...( days ?? [] ).map( ( { count } ) => count ) );
	const step = 100 / ( days?.length || 1 );
	return (
		<figure className="quayside-entries__chart">
			<figcaption>
				<strong>{ total.toLocaleString() }</strong>{ ' ' }
				{ _n( 'submission', 'submissions', total, 'quayside-blocks' ) }
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={ __( 'Period', 'quayside-blocks' ) }
					value={ String( number ) }
					options={ [ 7, 30, 90 ].map( ( count ) => ( {
						value: String( count ),
						label: sprintf(
							/* translators: %d: number of days */
							_n(
								'Last %d day',
								'Last %d days',
								count,
								'quayside-blocks'
							),
							count
						),
					} ) ) }
					onChange={ ( value ) => setNumber( Number( value ) ) }
				/>
			</figcaption>
			<svg
				viewBox={ `0 0 100 ${ HEIGHT }` }
				preserveAspectRatio="none"
				aria-hidden="true"
				focusable="false"
			>
				{ ( days ?? [] ).map( ( { day, count }, index ) => {
					const height = count
						? Math.max( 3, ( HEIGHT * count ) / most )
						: 1;
					return (
						<rect
							key={ day }
							className={ count ? '' : 'is-empty' }
							x={ step * index + step * 0.12 }
							y={ HEIGHT - height }
							width={ step * 0.76 }
							height={ height }
						>
							<title>{ `${ name( day ) }: ${ count.toLocaleString() }` }</title>
						</rect>
					);
				} ) }
			</svg>
			{ days && days.length > 1 && (
				<div className="quayside-entries__axis" aria-hidden="true">
					<span>{ name( days[ 0 ]?.day ?? '' ) }</span>
					<span>{ name( days[ days.length - 1 ]?.day ?? '' ) }</span>
				</div>
			) }
			<table className="screen-reader-text">
				<caption>
					{ __( 'Submissions per day', 'quayside-blocks' ) }
				</caption>
				<tbody>
					{ ( days ?? [] )
						.filter( ( { count } ) => count )
						.map( ( { day, count } ) => (
							<tr key={ day }>
								<th scope="row">{ name( day ) }</th>
								<td>{ count.toLocaleString() }</td>
							</tr>
						) ) }
				</tbody>
			</table>
		</figure>
	);
}
