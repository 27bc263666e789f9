import { Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const rating: FieldEditor = {
	block,
	order: 120,
	preview: ( { block_id: id, max, defaultValue }, still ) => (
		<div className="srfm-rating" aria-hidden>
			{ Array.from(
				{ length: Math.max( 1, Math.min( 10, max ?? 5 ) ) },
				( _, star ) => (
					<Fragment key={ star }>
						<input
							{ ...still }
							className={ undefined }
							id={ `preview-${ id }-${ star }` }
							type="radio"
							checked={ defaultValue === String( star + 1 ) }
						/>
						<label htmlFor={ `preview-${ id }-${ star }` }>
							<span>★</span>
						</label>
					</Fragment>
				)
			) }
		</div>
	),
	format: ( { number } ) =>
		number( 'max', __( 'Number of stars', 'quayside-blocks' ) ),
	own: [ 'max' ],
	compares: 'order',
	compareType: () => 'number',
};

export default rating;
