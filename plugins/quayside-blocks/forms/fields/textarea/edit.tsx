import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const textarea: FieldEditor = {
	block,
	order: 30,
	isWide: true,
	preview: ( { defaultValue, placeholder, rows }, still ) => (
		<textarea
			{ ...still }
			placeholder={ placeholder }
			rows={ Math.max( 2, rows ?? 4 ) }
			value={ defaultValue }
		/>
	),
	general: ( { toggle } ) =>
		toggle(
			'isRichText',
			__( 'Enable rich text editing', 'quayside-blocks' )
		),
	format: ( { number } ) => number( 'rows', __( 'Rows', 'quayside-blocks' ) ),
};

export default textarea;
