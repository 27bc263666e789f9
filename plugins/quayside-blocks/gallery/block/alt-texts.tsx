import { Button, Modal, TextareaControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EditProps } from './attributes';
import { change, getAlt } from './details';
import { getPreviewUrl } from './use-images';
import type { PositionedImage } from './use-images';
import { useUndoStep } from './use-undo-step';

/**
 * Renders a dialog with the alternative texts of all images, to write them in
 * one go.
 */
export function AltTexts( {
	images,
	attributes,
	setAttributes,
	onClose,
}: Omit< EditProps, 'isSelected' > & {
	images: PositionedImage[];
	onClose: () => void;
} ) {
	const { ids, details } = attributes;
	const endStep = useUndoStep();
	const missing = images.filter(
		( { place, image } ) => ! getAlt( details[ place ] ?? {}, image )
	).length;
	return (
		<Modal
			title={ __( 'Alternative text', 'quayside-blocks' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			<p>
				{ missing
					? sprintf(
							/* translators: %d: number of images. */
							_n(
								'%d image has no alternative text. Leave it empty only for decorative images.',
								'%d images have no alternative text. Leave it empty only for decorative images.',
								missing,
								'quayside-blocks'
							),
							missing
						)
					: __(
							'All images have alternative text.',
							'quayside-blocks'
						) }
			</p>
			<ul className="quayside-gallery-alt-texts">
				{ images.map( ( { place, image } ) => {
					const detail = details[ place ] ?? {};
					const isOwn =
						detail.alt !== undefined &&
						detail.alt !== image.alt_text;
					return (
						<li key={ place }>
							<img
								src={ getPreviewUrl( image, Infinity ) }
								alt=""
								loading="lazy"
							/>
							<div>
								<TextareaControl
									__nextHasNoMarginBottom
									rows={ 2 }
									label={ sprintf(
										/* translators: 1: position, 2: number of images. */
										__(
											'Image %1$d of %2$d',
											'quayside-blocks'
										),
										place + 1,
										ids.length
									) }
									value={ getAlt( detail, image ) }
									// Each text is an undo step of its own.
									onBlur={ endStep }
									onChange={ ( alt ) =>
										setAttributes(
											change( attributes, place, { alt } )
										)
									}
								/>
								{ isOwn && (
									<Button
										variant="tertiary"
										size="compact"
										onClick={ () => {
											setAttributes(
												change( attributes, place, {
													alt: undefined,
												} )
											);
											endStep();
										} }
									>
										{ __(
											'Use the text from the media library',
											'quayside-blocks'
										) }
									</Button>
								) }
							</div>
						</li>
					);
				} ) }
			</ul>
			<Button variant="primary" onClick={ onClose }>
				{ __( 'Done', 'quayside-blocks' ) }
			</Button>
		</Modal>
	);
}
