import { __ } from '@wordpress/i18n';
import { ChoiceImage } from '../../editor/choices/choice-image';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const multiChoice: FieldEditor = {
	block,
	order: 80,
	// Uses the same elements and classes as the server.
	preview: (
		{ block_id: id, options = [], singleSelection, defaultValue = '' },
		still
	) => {
		const selected = defaultValue.split( ' | ' );
		return (
			<div className="srfm-block-choices">
				{ options.map( ( { label, value, image }, index ) => (
					<span key={ index } className="srfm-multi-choice-single">
						<input
							{ ...still }
							id={ `preview-${ id }-${ index }` }
							type={ singleSelection ? 'radio' : 'checkbox' }
							className="srfm-input-multi-choice-single"
							checked={
								!! label && selected.includes( value || label )
							}
						/>
						<label htmlFor={ `preview-${ id }-${ index }` }>
							{ !! image && <ChoiceImage id={ image } /> }
							{ label }
						</label>
					</span>
				) ) }
			</div>
		);
	},
	variants: () => [
		{
			name: 'radio',
			title: __( 'Radio buttons', 'quayside-blocks' ),
			description: __(
				'Let visitors select one of several choices.',
				'quayside-blocks'
			),
			keywords: [ 'radio', 'single choice', 'option', 'poll' ],
			attributes: { singleSelection: true },
		},
	],
	hasChoiceImages: true,
	compares: 'choice',
};

export default multiChoice;
