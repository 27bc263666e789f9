import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const checkbox: FieldEditor = {
	block,
	order: 90,
	preview: ( { checked }, still ) => (
		<input { ...still } type="checkbox" checked={ !! checked } />
	),
	general: ( { toggle } ) =>
		toggle( 'checked', __( 'Checked by default', 'quayside-blocks' ) ),
	box: true,
	compares: 'box',
};

export default checkbox;
