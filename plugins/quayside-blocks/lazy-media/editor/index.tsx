import { useKeepFocus } from '@quayside/admin/keep-focus';
import {
	InspectorControls,
	MediaUpload,
	MediaUploadCheck,
} from '@wordpress/block-editor';
import {
	Button,
	PanelBody,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import { createHigherOrderComponent } from '@wordpress/compose';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';

interface EmbedAttributes {
	url?: string;
	providerNameSlug?: string;
	quaysidePoster?: number;
	quaysideTitle?: string;
	quaysideAutoplay?: boolean;
	quaysideDirect?: boolean;
}

interface BlockProps {
	name: string;
	isSelected: boolean;
	attributes: EmbedAttributes;
	setAttributes: ( changes: EmbedAttributes ) => void;
}

const CONTROL = {
	__nextHasNoMarginBottom: true,
	__next40pxDefaultSize: true,
} as const;

/**
 * Renders the settings of the video facade in addition to those of the embed
 * block.
 */
function VideoPanel( {
	attributes,
	setAttributes,
}: Pick< BlockProps, 'attributes' | 'setAttributes' > ) {
	const {
		quaysideAutoplay,
		quaysideDirect,
		quaysidePoster = 0,
		quaysideTitle = '',
	} = attributes;
	const keepFocus = useKeepFocus< HTMLDivElement >();
	const poster = useSelect(
		( select ) => {
			const { getMedia } = select( coreStore ) as unknown as {
				getMedia: (
					id: number,
					query: { context: 'view' }
				) => { source_url: string } | undefined;
			};
			// Users can see images of others, but not edit them.
			return quaysidePoster
				? getMedia( quaysidePoster, { context: 'view' } )?.source_url
				: undefined;
		},
		[ quaysidePoster ]
	);
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Video player', 'quayside-blocks' ) }>
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __(
						'Load the player immediately',
						'quayside-blocks'
					) }
					help={ __(
						'When off, visitors see a preview image, and the video provider is only contacted when they press play.',
						'quayside-blocks'
					) }
					checked={ quaysideDirect === true }
					onChange={ ( value ) =>
						setAttributes( { quaysideDirect: value } )
					}
				/>
				{ ! quaysideDirect && (
					<>
						{ poster && <img src={ poster } alt="" /> }
						<div style={ { display: 'contents' } } { ...keepFocus }>
							<MediaUploadCheck>
								<MediaUpload
									allowedTypes={ [ 'image' ] }
									value={ [ quaysidePoster ] }
									onSelect={ ( media ) =>
										setAttributes( {
											quaysidePoster:
												Number(
													( media as { id?: number } )
														.id
												) || 0,
										} )
									}
									render={ ( { open } ) => (
										<Button
											variant="secondary"
											__next40pxDefaultSize
											onClick={ open }
										>
											{ quaysidePoster
												? __(
														'Replace image',
														'quayside-blocks'
													)
												: __(
														'Select image',
														'quayside-blocks'
													) }
										</Button>
									) }
								/>
							</MediaUploadCheck>
							{ quaysidePoster > 0 && (
								<Button
									variant="tertiary"
									__next40pxDefaultSize
									onClick={ () =>
										setAttributes( { quaysidePoster: 0 } )
									}
								>
									{ __( 'Remove image', 'quayside-blocks' ) }
								</Button>
							) }
						</div>
						<TextControl
							{ ...CONTROL }
							label={ __( 'Title', 'quayside-blocks' ) }
							help={ __(
								'Leave empty to use the provider’s title or the caption.',
								'quayside-blocks'
							) }
							value={ quaysideTitle }
							onChange={ ( value ) =>
								setAttributes( { quaysideTitle: value } )
							}
						/>
						<ToggleControl
							__nextHasNoMarginBottom
							label={ __(
								'Autoplay muted when in view',
								'quayside-blocks'
							) }
							checked={ quaysideAutoplay === true }
							onChange={ ( value ) =>
								setAttributes( { quaysideAutoplay: value } )
							}
						/>
					</>
				) }
			</PanelBody>
		</InspectorControls>
	);
}

const withVideoPanel = createHigherOrderComponent(
	( Edit: ComponentType< BlockProps > ) => ( props: BlockProps ) => (
		<>
			<Edit { ...props } />
			{ props.name === 'core/embed' &&
				props.isSelected &&
				/^(youtube|vimeo)$/.test(
					props.attributes.providerNameSlug ?? ''
				) && (
					<VideoPanel
						attributes={ props.attributes }
						setAttributes={ props.setAttributes }
					/>
				) }
		</>
	),
	'withVideoPanel'
);

const ATTRIBUTES = {
	quaysidePoster: { type: 'integer', default: 0 },
	quaysideTitle: { type: 'string', default: '' },
	quaysideAutoplay: { type: 'boolean', default: false },
	quaysideDirect: { type: 'boolean', default: false },
};

const addAttributes = (
	settings: { attributes?: object },
	name: string
): object =>
	name === 'core/embed'
		? { ...settings, attributes: { ...settings.attributes, ...ATTRIBUTES } }
		: settings;

addFilter(
	'blocks.registerBlockType',
	'quayside/lazy-media/attributes',
	addAttributes
);
addFilter( 'editor.BlockEdit', 'quayside/lazy-media/panel', withVideoPanel );
