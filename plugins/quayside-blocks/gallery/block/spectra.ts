import table from '../../spectra/attributes.json';
import type { Detail, GalleryAttributes } from './attributes';
import { getDefaults } from './block-types';
import { getAlt, getCaption } from './details';
import { compact, getOrigin, omit, restore } from './origin';
import type { Attributes, Origin } from './origin';
import type { Attachment } from './use-images';

const SPECTRA = 'uagb/image-gallery';

const number = ( value: unknown ): number | undefined =>
	typeof value === 'number' && Number.isFinite( value ) ? value : undefined;
const getItems = ( list: unknown ): Attributes[] =>
	( Array.isArray( list ) ? list : [] ).filter(
		( entry ) => Number( ( entry as Attributes | null )?.id ) > 0
	);

/** The table that PHP uses, too: spectra/GalleryAttributes.php. */
const { layouts, numbers, same } = table.gallery;
const ratios: Record< string, string > = table.gallery.ratios;
const captionStyles = table.gallery.captions as Record<
	string,
	GalleryAttributes[ 'captions' ]
>;
const hovers = table.gallery.hovers as Record<
	string,
	GalleryAttributes[ 'hoverEffect' ]
>;

/**
 * Converts the settings of Spectra's image gallery. Omitted attributes get
 * Spectra's defaults, not Quayside's.
 *
 * @param attributes Attributes of uagb/image-gallery.
 */
export function fromSpectra(
	attributes: Attributes
): Partial< GalleryAttributes > {
	const given: Attributes = {
		...table.gallery.defaults,
		...compact( attributes ),
	};
	const items = getItems( given.mediaGallery );
	const links = ( given.customLinks ?? {} ) as Record< string, unknown >;
	const focusList = ( given.focusListObject ?? {} ) as Record<
		string,
		unknown
	>;
	const hasCaptions =
		given.imageDisplayCaption !== false &&
		given.captionVisibility !== 'antiHover';
	const style =
		captionStyles[ String( given.captionDisplayType ) ] ?? 'overlay';
	const result: Attributes = {
		ids: items.map( ( { id } ) => Number( id ) ),
		details: items.map( fromItem ),
		layout: layouts.includes( String( given.feedLayout ) )
			? given.feedLayout
			: 'grid',
		aspectRatio:
			given.feedLayout === 'carousel' && given.carouselSquares
				? '1'
				: ( ratios[ String( given.imageAspectRatio ) ] ?? 'auto' ),
		captions: ! hasCaptions
			? 'none'
			: style === 'overlay' && given.captionVisibility === 'hover'
				? 'hover'
				: style,
		hoverEffect:
			given.imageEnableZoom === false
				? 'none'
				: ( hovers[ String( given.imageZoomType ) ] ?? 'zoom' ),
		imageSize: given.galleryImageSize,
		order: given.feedOrder === 'random' ? 'random' : 'manual',
		clickAction: given.imageClickEvent,
		customLinks: Object.fromEntries(
			Object.entries( links ).filter(
				( [ , link ] ) => typeof link === 'string' && link
			)
		),
		customLinksNewTab: given.imageClickEvent === 'url',
		focusIds: Object.keys( focusList )
			.filter( ( id ) => focusList[ id ] )
			.map( Number ),
	};
	for ( const name of same ) {
		result[ name ] = given[ name ];
	}
	for ( const [ ours, name ] of Object.entries( numbers ) ) {
		result[ ours ] = number( given[ name ] );
	}
	result.gap ??= table.gallery.defaults.gridImageGap;
	const converted = compact( result ) as Partial< GalleryAttributes >;
	const origin = getOrigin(
		omit( attributes, 'mediaGallery' ),
		toSettings( converted ),
		getDefaults( SPECTRA )
	);
	return {
		...converted,
		// The images are restored only to the block that they came from.
		origin: { block: SPECTRA, ...( origin ?? { attributes: {} } ) },
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
	const { attributes = {} } = getOrigin( omit( item, 'id' ), detail ) ?? {};
	// Spectra's versions have different orders of the keys. Those without a value of their own are listed for their position.
	return {
		...detail,
		origin: {
			attributes: {
				...Object.fromEntries(
					Object.keys( item ).map( ( key ) => [ key, {} ] )
				),
				...attributes,
			},
		},
	};
}

/** Returns an item with its keys in the original order. */
const sortKeys = ( item: Attributes, origin?: Origin ): Attributes => ( {
	...Object.fromEntries(
		Object.keys( origin?.attributes ?? {} ).flatMap( ( key ) =>
			key in item ? [ [ key, item[ key ] ] ] : []
		)
	),
	...item,
} );

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
		imageBorderTopRightRadius: radius,
		imageBorderBottomLeftRadius: radius,
		imageBorderBottomRightRadius: radius,
	};
	for ( const [ name, spectra ] of [
		...same.map( ( each ) => [ each, each ] as const ),
		...Object.entries( numbers ),
	] ) {
		result[ spectra ] = ours[ name as keyof GalleryAttributes ];
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
			const before =
				origin?.block === SPECTRA ? detail.origin : undefined;
			const item = compact( {
				id,
				url: image?.source_url,
				alt: getAlt( detail, image ),
				link: image?.link,
				caption: getCaption( detail, image ),
				mime: image?.mime_type,
				type: type || undefined,
				subtype,
				sizes: image && getSizes( image ),
				...restore( compact( { alt, caption } ), before ),
			} );
			return sortKeys(
				before ? omit( item, ...getMissing( before ) ) : item,
				before
			);
		} ),
	};
}

/** Returns what the media library has about an image, and its original item did not have. */
const getMissing = ( { attributes }: Origin ): string[] =>
	[ 'url', 'link', 'mime', 'type', 'subtype', 'sizes' ].filter(
		( key ) => ! ( key in attributes )
	);

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
