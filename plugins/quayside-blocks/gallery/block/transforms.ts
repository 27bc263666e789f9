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
const getIds = ( list: unknown ): number[] =>
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

/** Settings with the same names in both blocks. */
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
 * Converts the settings of Spectra's image gallery. Omitted attributes get
 * Spectra's defaults, not Quayside's.
 *
 * @param attributes Attributes of uagb/image-gallery.
 */
export function fromSpectra(
	attributes: Attributes
): Partial< GalleryAttributes > {
	const links = ( attributes.customLinks ?? {} ) as Record< string, unknown >;
	const focusList = ( attributes.focusListObject ?? {} ) as Record<
		string,
		unknown
	>;
	const hasCaptions =
		attributes.imageDisplayCaption !== false &&
		attributes.captionVisibility !== 'antiHover';
	const style =
		CAPTIONS[ String( attributes.captionDisplayType ?? 'overlay' ) ] ??
		'overlay';
	const result: Attributes = {
		ids: getIds( attributes.mediaGallery ),
		layout: [ 'grid', 'masonry', 'carousel', 'tiled' ].includes(
			String( attributes.feedLayout )
		)
			? attributes.feedLayout
			: 'grid',
		aspectRatio:
			attributes.feedLayout === 'carousel' && attributes.carouselSquares
				? '1'
				: ( RATIOS[ String( attributes.imageAspectRatio ) ] ?? 'auto' ),
		gap: number( attributes.gridImageGap ) ?? 8,
		gapTab: number( attributes.gridImageGapTab ),
		gapMob: number( attributes.gridImageGapMob ),
		captions: ! hasCaptions
			? 'none'
			: style === 'overlay' &&
				  ( attributes.captionVisibility ?? 'hover' ) === 'hover'
				? 'hover'
				: style,
		hoverEffect:
			attributes.imageEnableZoom === false
				? 'none'
				: ( HOVERS[ String( attributes.imageZoomType ?? 'zoom-in' ) ] ??
					'zoom' ),
		imageSize: attributes.galleryImageSize ?? 'large',
		order: attributes.feedOrder === 'random' ? 'random' : 'manual',
		clickAction: attributes.imageClickEvent ?? 'none',
		customLinks: Object.fromEntries(
			Object.entries( links ).filter(
				( [ , link ] ) => typeof link === 'string' && link
			)
		),
		customLinksNewTab: attributes.imageClickEvent === 'url',
		focusIds: Object.keys( focusList )
			.filter( ( id ) => focusList[ id ] )
			.map( Number ),
		radius: number( attributes.imageBorderTopLeftRadius ),
		lightboxDisplayCount: false,
		lightboxDisplayCaptions: false,
		lightboxBackgroundColor: attributes.lightboxBackgroundColor,
		lightboxBackgroundBlur: number(
			attributes.lightboxBackgroundBlurAmount
		),
		align: attributes.align,
		anchor: attributes.anchor,
		className: attributes.className,
	};
	for ( const name of SAME ) {
		if ( attributes[ name ] !== undefined ) {
			result[ name ] = attributes[ name ];
		}
	}
	return Object.fromEntries(
		Object.entries( result ).filter(
			( [ , value ] ) => value !== undefined
		)
	);
}

/**
 * Converts the settings of WordPress's gallery block, both the current one with
 * inner image blocks and the old format.
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
	const ids = getIds( images );
	const columns =
		number( given.columns ) ?? Math.min( 3, Math.max( 1, ids.length ) );
	const linkTo = String(
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
			: getIds(
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
			: linkTo === 'media' || linkTo === 'file'
				? 'image'
				: linkTo === 'custom' ||
					  linkTo === 'attachment' ||
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

/**
 * Returns the attributes of a block whose plugin is no longer active, parsed
 * from its original content.
 */
const parseAttributes = ( content: unknown ): Attributes =>
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
				make( NAME, fromSpectra( parseAttributes( originalContent ) ) ),
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
