import { BlockControls, InspectorControls, MediaPlaceholder, MediaUpload, MediaUploadCheck, useBlockProps } from '@wordpress/block-editor';
import { PanelBody, RangeControl, SelectControl, ToolbarButton, ToolbarGroup } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';

/** The attributes of block.json. */
export interface GalleryAttributes {
	ids: number[];
	layout: 'grid';
	columnsDesk: number;
	columnsTab: number;
	columnsMob: number;
	gap: number;
	captions: 'none' | 'below' | 'overlay';
	clickAction: 'lightbox' | 'image' | 'none';
	imageSize: string;
}

interface EditProps {
	attributes: GalleryAttributes;
	setAttributes: ( changes: Partial< GalleryAttributes > ) => void;
}

/** What the editor reads of an attachment. */
interface Attachment {
	id: number;
	source_url: string;
	alt_text: string;
	caption?: { raw?: string };
}

type Picked = { id?: number | string }[] | { id?: number | string };

const idsOf = ( picked: Picked ): number[] => ( Array.isArray( picked ) ? picked : [ picked ] ).map( ( { id } ) => Number( id ) ).filter( ( id ) => id > 0 );

/**
 * The gallery in the editor: the same markup and styles as visitors see, without links.
 */
export function Edit( { attributes, setAttributes }: EditProps ) {
	const { ids, columnsDesk, columnsTab, columnsMob, gap, captions, clickAction } = attributes;
	const images = useSelect(
		( select ) => {
			const { getEntityRecords } = select( coreStore ) as { getEntityRecords: ( kind: string, name: string, query: object ) => Attachment[] | null };
			return ids.length ? getEntityRecords( 'postType', 'attachment', { include: ids, orderby: 'include', per_page: 100 } ) : null;
		},
		[ ids ]
	);
	const blockProps = useBlockProps( {
		className: `quayside-gallery quayside-gallery--grid quayside-gallery--captions-${ captions }`,
		style: { '--quayside-gallery-desk': columnsDesk, '--quayside-gallery-tab': columnsTab, '--quayside-gallery-mob': columnsMob, '--quayside-gallery-gap': `${ gap }px` } as CSSProperties,
	} );
	const pick = ( picked: Picked ) => setAttributes( { ids: idsOf( picked ) } );

	if ( ! ids.length ) {
		return (
			<div { ...blockProps }>
				<MediaPlaceholder
					icon="format-gallery"
					labels={ { title: __( 'Quayside gallery', 'quayside-blocks' ), instructions: __( 'Drop images here, upload them, or choose some of your library.', 'quayside-blocks' ) } }
					accept="image/*"
					allowedTypes={ [ 'image' ] }
					multiple
					onSelect={ pick as ( media: unknown ) => void }
				/>
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
							onSelect={ pick as ( media: unknown ) => void }
							render={ ( { open }: { open: () => void } ) => <ToolbarButton onClick={ open }>{ __( 'Edit images', 'quayside-blocks' ) }</ToolbarButton> }
						/>
					</MediaUploadCheck>
				</ToolbarGroup>
			</BlockControls>
			<InspectorControls>
				<PanelBody title={ __( 'Layout', 'quayside-blocks' ) }>
					<RangeControl __nextHasNoMarginBottom __next40pxDefaultSize label={ __( 'Columns on desktops', 'quayside-blocks' ) } min={ 1 } max={ 8 } value={ columnsDesk } onChange={ ( value = 3 ) => setAttributes( { columnsDesk: value } ) } />
					<RangeControl __nextHasNoMarginBottom __next40pxDefaultSize label={ __( 'Columns on tablets', 'quayside-blocks' ) } min={ 1 } max={ 8 } value={ columnsTab } onChange={ ( value = 3 ) => setAttributes( { columnsTab: value } ) } />
					<RangeControl __nextHasNoMarginBottom __next40pxDefaultSize label={ __( 'Columns on phones', 'quayside-blocks' ) } min={ 1 } max={ 4 } value={ columnsMob } onChange={ ( value = 2 ) => setAttributes( { columnsMob: value } ) } />
					<RangeControl __nextHasNoMarginBottom __next40pxDefaultSize label={ __( 'Gap in pixels', 'quayside-blocks' ) } min={ 0 } max={ 100 } value={ gap } onChange={ ( value = 16 ) => setAttributes( { gap: value } ) } />
				</PanelBody>
				<PanelBody title={ __( 'Images', 'quayside-blocks' ) }>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Captions', 'quayside-blocks' ) }
						value={ captions }
						options={ [
							{ value: 'none', label: __( 'Only in the lightbox', 'quayside-blocks' ) },
							{ value: 'below', label: __( 'Below the image', 'quayside-blocks' ) },
							{ value: 'overlay', label: __( 'On the image', 'quayside-blocks' ) },
						] }
						onChange={ ( value ) => setAttributes( { captions: value as GalleryAttributes[ 'captions' ] } ) }
					/>
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'A click on an image', 'quayside-blocks' ) }
						value={ clickAction }
						options={ [
							{ value: 'lightbox', label: __( 'opens the lightbox', 'quayside-blocks' ) },
							{ value: 'image', label: __( 'opens the image file', 'quayside-blocks' ) },
							{ value: 'none', label: __( 'does nothing', 'quayside-blocks' ) },
						] }
						onChange={ ( value ) => setAttributes( { clickAction: value as GalleryAttributes[ 'clickAction' ] } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<div { ...blockProps }>
				<ul className="quayside-gallery__items">
					{ ( images ?? [] ).map( ( { id, source_url: source, alt_text: alt, caption } ) => (
						<li key={ id } className="quayside-gallery__item">
							<figure className="quayside-gallery__figure">
								<img className="quayside-gallery__image" src={ source } alt={ alt } />
								{ captions !== 'none' && caption?.raw && <figcaption className="quayside-gallery__caption">{ caption.raw }</figcaption> }
							</figure>
						</li>
					) ) }
				</ul>
			</div>
		</>
	);
}
