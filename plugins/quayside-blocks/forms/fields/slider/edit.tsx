import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const slider: FieldEditor = {
	block,
	order: 130,
	preview: ( { defaultValue, max, min }, still ) => {
		const value = defaultValue || String( min ?? 0 );
		return (
			<div className="srfm-slider" aria-hidden>
				<input
					{ ...still }
					type="range"
					value={ value }
					min={ min ?? 0 }
					max={ max ?? 100 }
				/>
				<output className="srfm-slider-value">{ value }</output>
			</div>
		);
	},
	format: ( { number } ) => number( 'step', __( 'Step', 'quayside-blocks' ) ),
	compares: 'order',
	compareType: () => 'number',
};

export default slider;
