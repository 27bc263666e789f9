import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const number: FieldEditor = {
	block,
	order: 60,
	format: ( { select } ) =>
		select( 'formatType', __( 'Number format', 'quayside-blocks' ), [
			{ value: 'us-style', label: '1,234.56' },
			{ value: 'eu-style', label: '1.234,56' },
		] ),
	compares: 'order',
	compareType: () => 'number',
};

export default number;
