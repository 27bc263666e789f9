import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const dropdown: FieldEditor = {
	block,
	order: 70,
	preview: (
		{ defaultValue = '', multiSelect, placeholder },
		{ className }
	) => (
		<select className={ className } tabIndex={ -1 } aria-hidden disabled>
			<option>
				{ defaultValue.replaceAll( ' | ', ', ' ) ||
					placeholder ||
					( multiSelect
						? __( 'Select options', 'quayside-blocks' )
						: __( 'Select an option', 'quayside-blocks' ) ) }
			</option>
		</select>
	),
	compares: 'choice',
};

export default dropdown;
