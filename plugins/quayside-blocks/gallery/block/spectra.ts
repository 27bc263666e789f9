import type { Detail, GalleryAttributes } from './attributes';
import { getDefaults } from './block-types';
import { getAlt, getCaption } from './details';
import { compact, getOrigin, omit, restore } from './origin';
import type { Attributes } from './origin';
import type { Attachment } from './use-images';

const SPECTRA = 'uagb/image-gallery';

const number = ( value: unknown ): number | undefined =>
	typeof value === 'number' && Number.isFinite( value ) ? value : undefined;
const getItems = ( list: unknown ): Attributes[] =>
	( Array.isArray( list ) ? list : [] ).filter(
		( entry ) => Number( ( entry as Attributes | null )?.id ) > 0
	);

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
	const items = getItems( attributes.mediaGallery );
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
		ids: items.map( ( { id } ) => Number( id ) ),
		details: items.map( fromItem ),
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
	const converted = compact( result ) as Partial< GalleryAttributes >;
	const given = omit( attributes, 'mediaGallery' );
	const defaults = getDefaults( SPECTRA );
	const origin = getOrigin( given, toSettings( converted ), defaults );
	return {
		...converted,
		...( origin && { origin: { block: SPECTRA, ...origin } } ),
	};
}

/** Converts an item of mediaGallery. */
function fromItem( item: Attributes ): Detail {
	const text = ( value: unknown ) =>
		typeof value === 'string' ? value : undefined;
	const detail = compact( {
		alt: text( item.alt ),
		caption: text( item.caption ),
	} );
	const origin = getOrigin( omit( item, 'id' ), detail );
	return compact( { ...detail, origin } );
}

/** Inverse of fromSpectra(), without the images. */
function toSettings( ours: Partial< GalleryAttributes > ): Attributes {
	const { ids = [], captions = 'none', focusIds = [], radius } = ours;
	const result: Attributes = {
		mediaIDs: ids,
		feedLayout: ours.layout,
		imageDisplayCaption: captions !== 'none',
		captionVisibility: captions === 'hover' ? 'hover' : 'always',
		captionDisplayType:
			{ bar: 'bar-inside', below: 'bar-outside' }[ captions as string ] ??
			'overlay',
		imageAspectRatio: ours.aspectRatio === '1' ? 'square' : undefined,
		gridImageGap: ours.gap,
		gridImageGapTab: ours.gapTab,
		gridImageGapMob: ours.gapMob,
		imageEnableZoom: ours.hoverEffect !== 'none',
		galleryImageSize: ours.imageSize,
		feedOrder: ours.order === 'random' ? 'random' : undefined,
		imageClickEvent:
			ours.clickAction === 'attachment' ? 'none' : ours.clickAction,
		customLinks: {
			...ours.customLinks,
			...Object.fromEntries(
				ids.flatMap( ( id, place ) => {
					const link = ours.details?.[ place ]?.link;
					return link ? [ [ id, link ] ] : [];
				} )
			),
		},
		focusListObject: Object.fromEntries(
			focusIds.map( ( id ) => [ id, true ] )
		),
		imageBorderTopLeftRadius: radius,
		imageBorderTopRightRadius: radius,
		imageBorderBottomLeftRadius: radius,
		imageBorderBottomRightRadius: radius,
		lightboxBackgroundColor: ours.lightboxBackgroundColor,
		lightboxBackgroundBlurAmount: ours.lightboxBackgroundBlur,
		align: ours.align,
		anchor: ours.anchor,
		className: ours.className,
	};
	for ( const name of SAME ) {
		result[ name ] = ours[ name as keyof GalleryAttributes ];
	}
	return compact( result );
}

/**
 * Converts a gallery to Spectra's. What came from Spectra and has not changed
 * since comes back as it was.
 *
 * @param ours        The gallery's attributes.
 * @param attachments Its images in the media library, by ID.
 */
export function toSpectra(
	ours: GalleryAttributes,
	attachments: ReadonlyMap< number, Attachment >
): Attributes {
	const { ids, details, origin } = ours;
	return {
		...restore(
			toSettings( ours ),
			origin?.block === SPECTRA ? origin : undefined,
			getDefaults( SPECTRA )
		),
		mediaGallery: ids.map( ( id, place ) => {
			const detail = details[ place ] ?? {};
			const image = attachments.get( id );
			const [ type, subtype ] = ( image?.mime_type ?? '' ).split( '/' );
			const { alt, caption } = detail;
			return compact( {
				id,
				url: image?.source_url,
				alt: getAlt( detail, image ),
				link: image?.link,
				caption: getCaption( detail, image ),
				mime: image?.mime_type,
				type: type || undefined,
				subtype,
				sizes: image && getSizes( image ),
				...restore(
					compact( { alt, caption } ),
					origin?.block === SPECTRA ? detail.origin : undefined
				),
			} );
		} ),
	};
}

const getSizes = ( {
	source_url: url,
	media_details: details,
}: Attachment ) => {
	const shape = ( image: {
		source_url: string;
		width?: number;
		height?: number;
	} ) => {
		const { source_url: address, width = 0, height = 0 } = image;
		return {
			url: address,
			width,
			height,
			orientation: height > width ? 'portrait' : 'landscape',
		};
	};
	return {
		...Object.fromEntries(
			Object.entries( details?.sizes ?? {} )
				.filter( ( [ name ] ) => name !== 'full' )
				.map( ( [ name, size ] ) => [ name, shape( size ) ] )
		),
		full: shape( { ...details, source_url: url } ),
	};
};
