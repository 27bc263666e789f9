import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const password: FieldEditor = {
	block,
	order: 140,
	confirmLabel: () => __( 'Confirm password', 'quayside-blocks' ),
	isSecret: true,
};

export default password;
