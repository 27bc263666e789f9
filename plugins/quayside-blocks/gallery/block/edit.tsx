import {
	BlockControls,
	MediaPlaceholder,
	MediaUpload,
	MediaUploadCheck,
	RichText,
	useBlockProps,
	store as blockEditorStore,
} from '@wordpress/block-editor';
import {
	Button,
	DropZone,
	Placeholder,
	Spinner,
	ToolbarButton,
	ToolbarGroup,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { CSSProperties, HTMLAttributes } from 'react';
import { AltTexts } from './alt-texts';
import type { EditProps } from './attributes';
import { select } from './details';
import { Inspector } from './inspector';
import { Items } from './items';
import { useCaptionTabStops } from './use-caption-tab-stops';
import { useImages } from './use-images';
import { useListedImages } from './use-listed-images';
import type { ListedImages } from './use-listed-images';
import { useUndoStep } from './use-undo-step';

type SelectedMedia = { id?: number | string }[] | { id?: number | string };
type Upload = ( options: {
	filesList: File[];
	allowedTypes: string[];
	onFileChange: ( media: { id?: number }[] ) => void;
	onError: ( error: { message?: string } | string ) => void;
} ) => void;
type Notices = {
	createErrorNotice: ( message: string, options: object ) => void;
};

const getIds = ( media: SelectedMedia ): number[] =>
	( Array.isArray( media ) ? media : [ media ] )
		.map( ( { id } ) => Number( id ) )
		.filter( ( id ) => id > 0 );

const getInstructions = ( state: ListedImages[ 'state' ] ): string => {
	if ( state === 'empty' ) {
		return __(
			'The gallery shortcode shows the images that are attached to its post. None are attached to this one. Drag and drop images, upload, or choose from your library.',
			'quayside-blocks'
		);
	}
	return state === 'failed'
		? __(
				'The images that are attached to this post could not be loaded. Please try again.',
				'quayside-blocks'
			)
		: __(
				'Drag and drop images, upload, or choose from your library.',
				'quayside-blocks'
			);
};

/**
 * Renders the gallery in the editor with the front-end markup and styles, all
 * pages at once and without links.
 */
export function Edit( { attributes, setAttributes, isSelected }: EditProps ) {
	const [ hasAltTexts, setAltTexts ] = useState( false );
	const {
		ids,
		caption,
		layout,
		captions,
		hoverEffect,
		aspectRatio,
		columnsDesk,
		columnsTab,
		columnsMob,
		gap,
		gapTab = gap,
		gapMob = gapTab,
		radius,
		shadow,
	} = attributes;
	const images = useImages( ids );
	const listed = useListedImages( { attributes, setAttributes } );
	const upload = useSelect(
		( select ) =>
			(
				select( blockEditorStore ) as unknown as {
					getSettings: () => { mediaUpload?: Upload };
				}
			 ).getSettings().mediaUpload,
		[]
	);
	const blockProps = useBlockProps( {
		ref: useCaptionTabStops(),
		className: `quayside-gallery quayside-gallery--${ layout } quayside-gallery--captions-${ captions } quayside-gallery--hover-${ hoverEffect }${ aspectRatio === 'auto' ? ' has-own-ratios' : '' }`,
		style: {
			'--quayside-gallery-desk': columnsDesk,
			'--quayside-gallery-tab': columnsTab,
			'--quayside-gallery-mob': columnsMob,
			'--quayside-gallery-gap': `${ gap }px`,
			'--quayside-gallery-gap-tab': `${ gapTab }px`,
			'--quayside-gallery-gap-mob': `${ gapMob }px`,
			'--quayside-gallery-ratio':
				aspectRatio === 'auto' ? undefined : aspectRatio,
			'--quayside-gallery-radius':
				radius === undefined ? undefined : `${ radius }px`,
			'--quayside-gallery-shadow': shadow
				? `var(--wp--preset--shadow--${ shadow })`
				: undefined,
		} as CSSProperties,
	} as HTMLAttributes< HTMLElement > );
	const endStep = useUndoStep();
	const handleSelect = ( media: SelectedMedia ) => {
		setAttributes( select( attributes, getIds( media ) ) );
		endStep();
	};
	const { createErrorNotice } = useDispatch(
		'core/notices'
	) as unknown as Notices;
	/** Shows why an upload failed, which the media component does not do. */
	const showError = ( error: { message?: string } | string ): void =>
		createErrorNotice(
			typeof error === 'string'
				? error
				: ( error.message ??
						__(
							'The file could not be uploaded. Please try again.',
							'quayside-blocks'
						) ),
			{ type: 'snackbar', speak: true }
		);
	const add = ( files: File[] ) =>
		upload?.( {
			filesList: files,
			onError: showError,
			allowedTypes: [ 'image' ],
			onFileChange: ( media ) => {
				// Called for each step of an upload. The last call has the IDs
				// of all accepted files.
				const added = getIds( media );
				if ( added.length && added.length === media.length ) {
					setAttributes( { ids: [ ...ids, ...added ] } );
					endStep();
				}
			},
		} );

	if ( listed.state === 'loading' ) {
		return (
			<div { ...blockProps } aria-busy="true">
				<Placeholder
					icon="format-gallery"
					label={ __( 'Quayside gallery', 'quayside-blocks' ) }
				>
					<Spinner />
				</Placeholder>
			</div>
		);
	}
	if ( ! ids.length ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon="format-gallery"
					labels={ {
						title: __( 'Quayside gallery', 'quayside-blocks' ),
						instructions: getInstructions( listed.state ),
					} }
					accept="image/*"
					allowedTypes={ [ 'image' ] }
					multiple
					onError={ showError }
					onSelect={ handleSelect as ( media: unknown ) => void }
				>
					{ listed.state === 'failed' && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							onClick={ listed.retry }
						>
							{ __( 'Try again', 'quayside-blocks' ) }
						</Button>
					) }
				</MediaPlaceholder>
			</div>
		);
	}

	return (
		<>
			<BlockControls>
				<ToolbarGroup>
					<MediaUploadCheck>
						<MediaUpload
							allowedTypes={ [ 'image' ] }
							multiple
							gallery
							value={ ids }
							onSelect={
								handleSelect as ( media: unknown ) => void
							}
							render={ ( { open }: { open: () => void } ) => (
								<ToolbarButton onClick={ open }>
									{ __( 'Edit images', 'quayside-blocks' ) }
								</ToolbarButton>
							) }
						/>
					</MediaUploadCheck>
					<ToolbarButton onClick={ () => setAltTexts( true ) }>
						{ __( 'Alternative text', 'quayside-blocks' ) }
					</ToolbarButton>
				</ToolbarGroup>
			</BlockControls>
			<Inspector
				attributes={ attributes }
				setAttributes={ setAttributes }
			/>
			{ hasAltTexts && (
				<AltTexts
					images={ images }
					attributes={ attributes }
					setAttributes={ setAttributes }
					onClose={ () => setAltTexts( false ) }
				/>
			) }
			<div { ...blockProps }>
				<Items
					images={ images }
					attributes={ attributes }
					setAttributes={ setAttributes }
				/>
				{ ( isSelected || caption ) && (
					<RichText
						tagName="p"
						className="quayside-gallery__note"
						aria-label={ __(
							'Gallery caption',
							'quayside-blocks'
						) }
						placeholder={ __(
							'Add gallery caption',
							'quayside-blocks'
						) }
						value={ caption }
						onChange={ ( value: string ) =>
							setAttributes( { caption: value } )
						}
					/>
				) }
				{ upload && (
					<DropZone
						label={ __( 'Add to gallery', 'quayside-blocks' ) }
						onFilesDrop={ add }
					/>
				) }
			</div>
		</>
	);
}
