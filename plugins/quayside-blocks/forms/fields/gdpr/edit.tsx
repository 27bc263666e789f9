import type { FieldEditor } from '../field-editor';
import block from './block.json';

const gdpr: FieldEditor = {
	block,
	order: 100,
	isWide: true,
	preview: ( _, still ) => (
		<input { ...still } type="checkbox" checked={ false } />
	),
	box: true,
	labelFormats: [ 'core/link', 'core/bold', 'core/italic' ],
	// Optional consent would be meaningless.
	inserted: { required: true },
	compares: 'box',
};

export default gdpr;
