import { __, sprintf } from '@wordpress/i18n';
import type { FieldEditor } from '../field-editor';
import block from './block.json';

const upload: FieldEditor = {
	block,
	order: 150,
	isWide: true,
	preview: ( { allowedTypes = '', maxSize = 5 }, still ) => (
		<div className="srfm-upload">
			<p className="srfm-upload-drop">
				{ __( 'Drop files here, or select files', 'quayside-blocks' ) }
			</p>
			<input { ...still } type="file" disabled />
			<p className="srfm-upload-hint">
				{
					/* translators: 1: endings of files such as jpg, pdf; 2: a size such as 5 MB */ sprintf(
						__( '%1$s, up to %2$s each', 'quayside-blocks' ),
						allowedTypes,
						`${ maxSize } MB`
					)
				}
			</p>
		</div>
	),
	format: ( { number, text } ) => (
		<>
			{ text(
				'allowedTypes',
				__( 'Allowed file types', 'quayside-blocks' ),
				__(
					'File extensions separated by commas, for example jpg, pdf. Files that a server or browser could run are never accepted.',
					'quayside-blocks'
				)
			) }
			{ number(
				'maxFiles',
				__( 'Maximum number of files', 'quayside-blocks' )
			) }
			{ number(
				'maxSize',
				__( 'Maximum file size (MB)', 'quayside-blocks' )
			) }
		</>
	),
	holdsFiles: true,
};

export default upload;
