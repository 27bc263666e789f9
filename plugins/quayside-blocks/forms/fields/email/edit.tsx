import { __ } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const email: FieldEditor = {
	block,
	order: 20,
	confirmLabel: () => __( 'Confirm email', 'quayside-blocks' ),
	isEmail: true,
};

export default email;
