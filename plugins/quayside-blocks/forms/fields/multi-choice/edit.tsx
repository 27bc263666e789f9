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
				{ options.map( ( { label }, index ) => (
					<span key={ index } className="srfm-multi-choice-single">
						<input
							{ ...still }
							id={ `preview-${ id }-${ index }` }
							type={ singleSelection ? 'radio' : 'checkbox' }
							className="srfm-input-multi-choice-single"
							checked={ !! label && selected.includes( label ) }
						/>
						<label htmlFor={ `preview-${ id }-${ index }` }>
							{ label }
						</label>
					</span>
				) ) }
			</div>
		);
	},
	compares: 'choice',
};

export default multiChoice;
