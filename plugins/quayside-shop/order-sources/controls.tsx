import {
	SelectControl,
	TextControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
} from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	getComparisonLabels,
	getDimensionLabels,
	getTouchLabels,
} from './labels';
import { lastDays } from './period';
import { COMPARISONS, DIMENSIONS, PRESETS, TOUCHES, pick } from './view';
import type { View } from './view';

const getPresetLabels = (): Record< View[ 'preset' ], string > => ( {
	7: __( 'Last 7 days', 'quayside-shop' ),
	30: __( 'Last 30 days', 'quayside-shop' ),
	90: __( 'Last 90 days', 'quayside-shop' ),
	365: __( 'Last 365 days', 'quayside-shop' ),
	own: __( 'Custom date range', 'quayside-shop' ),
} );

const toOptions = < T extends string >(
	values: readonly T[],
	labels: Record< T, string >
) => values.map( ( value ) => ( { value, label: labels[ value ] } ) );

const FIELD = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

interface Props {
	view: View;
	/** Today in the site's time zone. */
	today: string;
	onChange: ( change: Partial< View > ) => void;
}

/** Renders the controls for the period, its comparison, the dimension, and the visit that counts. */
export function Controls( { view, today, onChange }: Props ) {
	return (
		<div className="quayside-report__controls">
			<SelectControl
				{ ...FIELD }
				label={ __( 'Period', 'quayside-shop' ) }
				value={ view.preset }
				options={ toOptions( PRESETS, getPresetLabels() ) }
				onChange={ ( value ) => {
					const preset = pick( PRESETS, value, '30' );
					onChange( {
						preset,
						...( preset !== 'own' &&
							lastDays( Number( preset ), today ) ),
					} );
				} }
			/>
			{ view.preset === 'own' && (
				<>
					<TextControl
						{ ...FIELD }
						type="date"
						label={ __( 'From', 'quayside-shop' ) }
						max={ view.to }
						value={ view.from }
						onChange={ ( from ) => onChange( { from } ) }
					/>
					<TextControl
						{ ...FIELD }
						type="date"
						label={ __( 'To', 'quayside-shop' ) }
						min={ view.from }
						value={ view.to }
						onChange={ ( to ) => onChange( { to } ) }
					/>
				</>
			) }
			<SelectControl
				{ ...FIELD }
				label={ __( 'Compare to', 'quayside-shop' ) }
				value={ view.compare }
				options={ toOptions( COMPARISONS, getComparisonLabels() ) }
				onChange={ ( value ) =>
					onChange( { compare: pick( COMPARISONS, value, 'none' ) } )
				}
			/>
			<SelectControl
				{ ...FIELD }
				label={ __( 'Group by', 'quayside-shop' ) }
				value={ view.dimension }
				options={ toOptions( DIMENSIONS, getDimensionLabels() ) }
				onChange={ ( value ) =>
					onChange( {
						dimension: pick( DIMENSIONS, value, 'source' ),
					} )
				}
			/>
			{ view.dimension !== 'device' && (
				<ToggleGroupControl
					{ ...FIELD }
					isAdaptiveWidth
					label={ __( 'Attribution', 'quayside-shop' ) }
					value={ view.touch }
					onChange={ ( value ) =>
						onChange( { touch: pick( TOUCHES, value, 'last' ) } )
					}
				>
					{ toOptions( TOUCHES, getTouchLabels() ).map(
						( option ) => (
							<ToggleGroupControlOption
								key={ option.value }
								{ ...option }
							/>
						)
					) }
				</ToggleGroupControl>
			) }
		</div>
	);
}
