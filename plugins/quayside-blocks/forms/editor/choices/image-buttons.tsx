import { MediaUpload } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ChoiceImage } from './choice-image';

interface Props {
	/** Name of the choice, such as "Choice 2". */
	name: string;
	/** ID of the image, 0 without one. */
	image: number;
	onChange: ( image: number ) => void;
}

/** Renders the image of a choice, with buttons to select, replace, and remove it. */
export function ImageButtons( { name, image, onChange }: Props ) {
	// Every choice has the same buttons.
	const getLabel = ( text: string ): string =>
		sprintf(
			/* translators: 1: text of a button, such as "Select image", 2: a choice, such as "Choice 2" */
			__( '%1$s: %2$s', 'quayside-blocks' ),
			text,
			name
		);
	const select = image
		? __( 'Replace image', 'quayside-blocks' )
		: __( 'Select image', 'quayside-blocks' );
	const remove = __( 'Remove image', 'quayside-blocks' );
	return (
		<MediaUpload
			allowedTypes={ [ 'image' ] }
			value={ image ? [ image ] : [] }
			onSelect={ ( media ) => onChange( ( media as { id: number } ).id ) }
			render={ ( { open } ) => (
				<div className="quayside-form-choice-image">
					{ !! image && <ChoiceImage id={ image } /> }
					<Button
						variant="secondary"
						size="small"
						aria-label={ getLabel( select ) }
						onClick={ open }
					>
						{ select }
					</Button>
					{ !! image && (
						<Button
							variant="link"
							isDestructive
							aria-label={ getLabel( remove ) }
							onClick={ () => onChange( 0 ) }
						>
							{ remove }
						</Button>
					) }
				</div>
			) }
		/>
	);
}
