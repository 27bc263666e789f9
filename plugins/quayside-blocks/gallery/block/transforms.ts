import { createBlock } from '@wordpress/blocks';
import { parse } from '@wordpress/block-serialization-default-parser';
import { __ } from '@wordpress/i18n';
import type { GalleryAttributes } from './attributes';

type Attributes = Record< string, unknown >;
type Block = { name: string; attributes: Attributes; innerBlocks?: Block[] };

const NAME = 'quayside/gallery';
const make = createBlock as unknown as (
	name: string,
	attributes: object,
	inner?: unknown[]
) => Block;
const number = ( value: unknown ): number | undefined =>
	typeof value === 'number' && Number.isFinite( value ) ? value : undefined;
const idsOf = ( list: unknown ): number[] =>
	( Array.isArray( list ) ? list : [] )
		.map( ( entry ) => Number( ( entry as { id?: unknown } )?.id ) )
		.filter( ( id ) => id > 0 );

const RATIOS: Record< string, string > = {
	none: 'auto',
	heart: '1',
	square: '1',
};
const CAPTIONS: Record< string, GalleryAttributes[ 'captions' ] > = {
	overlay: 'overlay',
	'bar-inside': 'bar',
	'bar-outside': 'below',
};
const HOVERS: Record< string, GalleryAttributes[ 'hoverEffect' ] > = {
	'zoom-in': 'zoom',
	'zoom-out': 'zoom',
	none: 'none',
};

/** Settings that have the same names here. */
const SAME = [
	'columnsDesk',
	'columnsTab',
	'columnsMob',
	'feedPagination',
	'paginateLimit',
	'paginateUseArrows',
	'paginateUseDots',
	'paginateUseLoader',
	'paginateButtonText',
	'carouselLoop',
	'carouselAutoplay',
	'carouselAutoplaySpeed',
	'carouselTransitionSpeed',
	'carouselPauseOnHover',
	'lightboxThumbnails',
	'lightboxDisplayCount',
	'lightboxDisplayCaptions',
	'lightboxCloseIcon',
	'lightboxBackgroundEnableBlur',
];

/**
 * The settings of Spectra's image gallery as ours. What its block leaves out has its defaults, not ours.
 *
 * @param given Attributes of uagb/image-gallery.
 */
export function fromSpectra( given: Attributes ): Partial< GalleryAttributes > {
	const links = ( given.customLinks ?? {} ) as Record< string, unknown >;
	const focus = ( given.focusListObject ?? {} ) as Record< string, unknown >;
	const shown =
		given.imageDisplayCaption !== false &&
		given.captionVisibility !== 'antiHover';
	const style =
		CAPTIONS[ String( given.captionDisplayType ?? 'overlay' ) ] ??
		'overlay';
	const result: Attributes = {
		ids: idsOf( given.mediaGallery ),
		layout: [ 'grid', 'masonry', 'carousel', 'tiled' ].includes(
			String( given.feedLayout )
		)
			? given.feedLayout
			: 'grid',
		aspectRatio:
			given.feedLayout === 'carousel' && given.carouselSquares
				? '1'
				: ( RATIOS[ String( given.imageAspectRatio ) ] ?? 'auto' ),
		gap: number( given.gridImageGap ) ?? 8,
		gapTab: number( given.gridImageGapTab ),
		gapMob: number( given.gridImageGapMob ),
		captions: ! shown
			? 'none'
			: style === 'overlay' &&
				  ( given.captionVisibility ?? 'hover' ) === 'hover'
				? 'hover'
				: style,
		hoverEffect:
			given.imageEnableZoom === false
				? 'none'
				: ( HOVERS[ String( given.imageZoomType ?? 'zoom-in' ) ] ??
					'zoom' ),
		imageSize: given.galleryImageSize ?? 'large',
		order: given.feedOrder === 'random' ? 'random' : 'manual',
		clickAction: given.imageClickEvent ?? 'none',
		customLinks: Object.fromEntries(
			Object.entries( links ).filter(
				( [ , link ] ) => typeof link === 'string' && link
			)
		),
		customLinksNewTab: given.imageClickEvent === 'url',
		focusIds: Object.keys( focus )
			.filter( ( id ) => focus[ id ] )
			.map( Number ),
		radius: number( given.imageBorderTopLeftRadius ),
		lightboxDisplayCount: false,
		lightboxDisplayCaptions: false,
		lightboxBackgroundColor: given.lightboxBackgroundColor,
		lightboxBackgroundBlur: number( given.lightboxBackgroundBlurAmount ),
		align: given.align,
		anchor: given.anchor,
		className: given.className,
	};
	for ( const name of SAME ) {
		if ( given[ name ] !== undefined ) {
			result[ name ] = given[ name ];
		}
	}
	return Object.fromEntries(
		Object.entries( result ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}

/**
 * The settings of WordPress's gallery as ours: of today's, whose images are blocks, and of the old one's.
 *
 * @param given Attributes of core/gallery.
 * @param inner Its image blocks.
 */
export function fromCore(
	given: Attributes,
	inner: readonly Block[] = []
): Partial< GalleryAttributes > {
	const images = inner.length
		? inner.map( ( { attributes } ) => attributes )
		: Array.isArray( given.images )
			? ( given.images as Attributes[] )
			: [];
	const ids = idsOf( images );
	const columns =
		number( given.columns ) ?? Math.min( 3, Math.max( 1, ids.length ) );
	const goal = String(
		given.linkTo ?? images[ 0 ]?.linkDestination ?? 'none'
	);
	const hasLightbox = images.some(
		( image ) =>
			( image.lightbox as { enabled?: boolean } | undefined )?.enabled
	);
	const links = images
		.filter( ( { id, href } ) => id && href )
		.map( ( { id, href } ) => [ id, href ] );
	return {
		ids: ids.length
			? ids
			: idsOf(
					( ( given.ids as unknown[] | undefined ) ?? [] ).map(
						( id ) => ( { id } )
					)
				),
		columnsDesk: columns,
		columnsTab: columns,
		columnsMob: Math.min( 2, columns ),
		aspectRatio: given.imageCrop === false ? 'auto' : '1',
		imageSize: String( given.sizeSlug ?? 'large' ),
		order: given.randomOrder ? 'random' : 'manual',
		captions: images.some( ( { caption } ) => caption )
			? 'overlay'
			: 'none',
		clickAction: hasLightbox
			? 'lightbox'
			: goal === 'media' || goal === 'file'
				? 'image'
				: goal === 'custom' ||
					  goal === 'attachment' ||
					  images.some(
							( { linkDestination } ) =>
								linkDestination === 'custom'
					  )
					? 'url'
					: 'none',
		customLinks: Object.fromEntries( links ),
		...( given.align ? { align: given.align } : {} ),
	};
}

/** A block of a plugin that is gone: its settings are in the text that the editor keeps. */
const attributesIn = ( content: unknown ): Attributes =>
	( parse( String( content ?? '' ) )[ 0 ]?.attrs ?? {} ) as Attributes;

export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
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
				make( NAME, fromSpectra( attributesIn( originalContent ) ) ),
		},
		{
			type: 'block',
			isMultiBlock: true,
			blocks: [ 'core/image' ],
			isMatch: ( all: Attributes | Attributes[] ) =>
				( Array.isArray( all ) ? all : [ all ] ).every(
					( { id } ) => Number( id ) > 0
				),
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
			priority: 20,
			attributes: {
				ids: {
					type: 'array',
					shortcode: ( { named }: { named: { ids?: string } } ) =>
						( named.ids ?? '' )
							.split( ',' )
							.map( Number )
							.filter( Boolean ),
				},
				columnsDesk: {
					type: 'integer',
					shortcode: ( { named }: { named: { columns?: string } } ) =>
						Number( named.columns ?? 3 ),
				},
			},
			isMatch: ( { named }: { named: { ids?: string } } ) =>
				named.ids !== undefined,
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/gallery' ],
			transform: ( {
				ids,
				columnsDesk,
				aspectRatio,
				imageSize,
				order,
				clickAction,
				customLinks,
			}: GalleryAttributes ) =>
				make(
					'core/gallery',
					{
						columns: columnsDesk,
						imageCrop: aspectRatio !== 'auto',
						sizeSlug: imageSize,
						randomOrder: order === 'random',
						linkTo: clickAction === 'image' ? 'media' : 'none',
					},
					ids.map( ( id ) =>
						make( 'core/image', {
							id,
							sizeSlug: imageSize,
							...( clickAction === 'lightbox' && {
								lightbox: { enabled: true },
							} ),
							...( clickAction === 'url' &&
								customLinks[ id ] && {
									href: customLinks[ id ],
									linkDestination: 'custom',
								} ),
						} )
					)
				),
		},
		{
			type: 'block',
			blocks: [ 'core/image' ],
			transform: ( { ids, imageSize }: GalleryAttributes ) =>
				ids.map( ( id ) =>
					make( 'core/image', { id, sizeSlug: imageSize } )
				),
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
