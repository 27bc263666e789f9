import type { FieldEditor } from '../field-editor';
import block from './block.json';

const url: FieldEditor = {
	block,
	order: 50,
	preview: ( { defaultValue, placeholder }, still ) => (
		<input
			{ ...still }
			type="text"
			dir="ltr"
			placeholder={ placeholder }
			value={ defaultValue }
		/>
	),
};

export default url;
