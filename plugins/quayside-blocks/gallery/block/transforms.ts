import { createBlock, parse, serialize } from '@wordpress/blocks';
import { parse as parseRaw } from '@wordpress/block-serialization-default-parser';
import { __ } from '@wordpress/i18n';
import type { GalleryAttributes } from './attributes';
import { fromCore, toCore } from './core';
import type { Block } from './core';
import type { Attributes } from './origin';
import { fromText, isClassic, toText } from './shortcode';
import { fromSpectra, toSpectra } from './spectra';
import { getAttachments } from './use-images';

const NAME = 'quayside/gallery';
const SHORTCODE = 'core/shortcode';
/** The block for the content of the classic editor. */
const CLASSIC = 'core/freeform';
const make = createBlock as unknown as (
	name: string,
	attributes: object,
	inner?: unknown[]
) => Block;

/**
 * Returns the attributes of a block whose plugin is no longer active, parsed
 * from its original content.
 */
const parseAttributes = ( content: unknown ): Attributes =>
	( parseRaw( String( content ?? '' ) )[ 0 ]?.attrs ?? {} ) as Attributes;

const hasId = ( { id }: Attributes ): boolean => Number( id ) > 0;

const makeImages = ( attributes: GalleryAttributes ): Block[] =>
	toCore( attributes, getAttachments( attributes.ids ) ).images.map(
		( image ) => make( 'core/image', image )
	);

/**
 * Returns WordPress's gallery. WordPress resets links, captions, and
 * alternative texts of images that don't come from saved content, so they do.
 */
const makeCoreGallery = ( attributes: GalleryAttributes ): Block => {
	const { gallery } = toCore( attributes, new Map() );
	const images = makeImages( attributes );
	const block = make( 'core/gallery', gallery, images );
	const isComplete = images.every( ( image ) => image.attributes.url );
	return (
		( isComplete &&
			( parse(
				serialize( block as never )
			)[ 0 ] as unknown as Block ) ) ||
		block
	);
};

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			// Galleries consist of images in the media library.
			isMatch: ( _attributes: Attributes, block?: Block ) =>
				( block?.innerBlocks ?? [] ).every( ( image ) =>
					hasId( image.attributes )
				),
			transform: ( attributes: Attributes, inner: Block[] ) =>
				make( NAME, fromCore( attributes, inner ) ),
		},
		{
			type: 'block',
			blocks: [ 'uagb/image-gallery' ],
			transform: ( attributes: Attributes ) =>
				make( NAME, fromSpectra( attributes ) ),
		},
		{
			type: 'block',
			blocks: [ 'core/missing' ],
			isMatch: ( { originalName }: Attributes ) =>
				originalName === 'uagb/image-gallery',
			transform: ( { originalContent }: Attributes ) =>
				make( NAME, fromSpectra( parseAttributes( originalContent ) ) ),
		},
		{
			type: 'block',
			blocks: [ SHORTCODE ],
			isMatch: ( { text }: Attributes ) =>
				fromText( text, SHORTCODE ) !== undefined,
			transform: ( { text }: Attributes ) =>
				make( NAME, fromText( text, SHORTCODE ) ?? {} ),
		},
		{
			type: 'block',
			blocks: [ CLASSIC ],
			isMatch: ( { content }: Attributes ) =>
				fromText( content, CLASSIC ) !== undefined,
			transform: ( { content }: Attributes ) =>
				make( NAME, fromText( content, CLASSIC ) ?? {} ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( all: Attributes | Attributes[] ) =>
				( Array.isArray( all ) ? all : [ all ] ).every( hasId ),
			transform: ( all: Attributes[] ) =>
				make(
					NAME,
					fromCore(
						{},
						all.map( ( attributes ) => ( {
							name: 'core/image',
							attributes,
						} ) )
					)
				),
		},
		{
			type: 'shortcode',
			tag: 'gallery',
			// After WordPress's gallery, which converts those with IDs, and before the shortcode block.
			priority: 15,
			transform: (
				_attributes: unknown,
				{ content }: { content: string }
			) => make( NAME, fromText( content, SHORTCODE ) ?? {} ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: makeCoreGallery,
		},
		{
			type: 'block',
			blocks: [ 'uagb/image-gallery' ],
			transform: ( attributes: GalleryAttributes ) =>
				make(
					'uagb/image-gallery',
					toSpectra( attributes, getAttachments( attributes.ids ) )
				),
		},
		{
			type: 'block',
			blocks: [ SHORTCODE ],
			transform: ( attributes: GalleryAttributes ) =>
				make( SHORTCODE, { text: toText( attributes, SHORTCODE ) } ),
		},
		{
			type: 'block',
			blocks: [ CLASSIC ],
			isMatch: isClassic,
			transform: ( attributes: GalleryAttributes ) =>
				make( CLASSIC, { content: toText( attributes, CLASSIC ) } ),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: makeImages,
		},
	],
};

const variation = (
	layout: GalleryAttributes[ 'layout' ],
	title: string,
	icon: string,
	more: Partial< GalleryAttributes > = {}
) => ( {
	name: layout,
	title,
	icon,
	attributes: { layout, ...more },
	scope: [ 'inserter', 'transform' ],
	isActive: [ 'layout' ],
} );

export const variations = [
	{
		...variation(
			'grid',
			__( 'Grid gallery', 'quayside-blocks' ),
			'grid-view'
		),
		scope: [ 'transform' ],
	},
	variation(
		'masonry',
		__( 'Masonry gallery', 'quayside-blocks' ),
		'schedule',
		{ aspectRatio: 'auto' }
	),
	variation(
		'carousel',
		__( 'Image carousel', 'quayside-blocks' ),
		'slides'
	),
	variation( 'tiled', __( 'Tiled gallery', 'quayside-blocks' ), 'layout', {
		aspectRatio: 'auto',
	} ),
];
