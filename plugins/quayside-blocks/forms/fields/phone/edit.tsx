import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const phone: FieldEditor = {
	block,
	order: 40,
	preview: ( { defaultValue, placeholder }, still ) => (
		<input
			{ ...still }
			type="text"
			dir="ltr"
			placeholder={ placeholder }
			value={ defaultValue }
		/>
	),
	general: ( { text } ) =>
		text(
			'defaultCountry',
			__( 'Default country', 'quayside-blocks' ),
			__(
				'Two-letter country code, for example US. Leave empty to use the country of the visitor’s language.',
				'quayside-blocks'
			)
		),
};

export default phone;
