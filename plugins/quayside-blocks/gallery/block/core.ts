import type { Detail, GalleryAttributes } from './attributes';
import { getDefaults } from './block-types';
import { getAlt, getCaption } from './details';
import { compact, getOrigin, omit, restore } from './origin';
import type { Attributes } from './origin';
import type { Attachment } from './use-images';

export interface Block {
	name: string;
	attributes: Attributes;
	innerBlocks?: Block[];
}

type Action = GalleryAttributes[ 'clickAction' ];

const GALLERY = 'core/gallery';
const IMAGE = 'core/image';

/** What WordPress sets for links in a new tab. */
const NEW_TAB_REL = 'noreferrer noopener';

/** Current and old names. */
const ACTIONS: Record< string, Action > = {
	media: 'image',
	file: 'image',
	attachment: 'attachment',
	post: 'attachment',
	lightbox: 'lightbox',
	custom: 'url',
};

/** Stand in for what only the media library knows. */
const URL_OF = 'url of size ';
const HREF_OF = 'href of ';

const text = ( value: unknown ): string =>
	value === undefined || value === null ? '' : String( value );

const getAction = ( image: Attributes ): Action => {
	const { lightbox, linkDestination, href } = image;
	if ( ( lightbox as { enabled?: boolean } | undefined )?.enabled ) {
		return 'lightbox';
	}
	return (
		ACTIONS[ text( linkDestination ) ] ??
		( href && linkDestination === undefined ? 'url' : 'none' )
	);
};

const getGalleryAction = ( linkTo: string, actions: Action[] ): Action =>
	ACTIONS[ linkTo ] ??
	( [ 'lightbox', 'url', 'image', 'attachment' ] as const ).find(
		( action ) =>
			action === 'lightbox' || action === 'url'
				? actions.includes( action )
				: actions[ 0 ] === action
	) ??
	'none';

/** Converts the attributes of an image block. */
function fromImage(
	image: Attributes,
	gallery: Pick<
		GalleryAttributes,
		'clickAction' | 'customLinksNewTab' | 'imageSize'
	>
): Detail {
	const action = getAction( image );
	const isNewTab = image.linkTarget === '_blank';
	const rel = text( image.rel );
	const isLink = action !== 'none' && action !== 'lightbox';
	// An image without a link needs no click action where links are custom.
	const isSame =
		action === gallery.clickAction ||
		( action === 'none' && gallery.clickAction === 'url' );
	// WordPress fills in images of [gallery] later, from the library.
	const given = ( value: unknown ): string | undefined =>
		value === undefined && image.url === undefined
			? undefined
			: text( value );
	const detail: Detail = compact( {
		alt: given( image.alt ),
		caption: given( image.caption ),
		link: action === 'url' ? text( image.href ) : undefined,
		newTab:
			isLink && isNewTab !== gallery.customLinksNewTab
				? isNewTab
				: undefined,
		rel: rel && rel !== NEW_TAB_REL ? rel : undefined,
		action: isSame || action === 'url' ? undefined : action,
	} );
	const origin = getOrigin(
		image,
		toImage( detail, Number( image.id ), gallery ),
		getDefaults( IMAGE )
	);
	return compact( { ...detail, origin } );
}

/** Inverse of fromImage(), with placeholders for what is in the library. */
function toImage(
	detail: Detail,
	id: number,
	gallery: Pick<
		GalleryAttributes,
		'clickAction' | 'customLinksNewTab' | 'imageSize'
	> &
		Partial< Pick< GalleryAttributes, 'customLinks' > >
): Attributes {
	const { clickAction, customLinksNewTab, imageSize, customLinks } = gallery;
	const link =
		detail.link ||
		( clickAction === 'url' && ! detail.action && customLinks?.[ id ] );
	const action = link ? 'url' : ( detail.action ?? clickAction );
	const hasFile = action === 'image' || action === 'attachment';
	const isNewTab =
		( link || hasFile ) && ( detail.newTab ?? customLinksNewTab );
	return compact( {
		id,
		url: `${ URL_OF }${ imageSize }`,
		alt: detail.alt,
		caption: detail.caption,
		sizeSlug: imageSize,
		linkDestination: link
			? 'custom'
			: ( { image: 'media', attachment: 'attachment' }[
					action as string
				] ?? 'none' ),
		href: link || ( hasFile ? `${ HREF_OF }${ action }` : undefined ),
		linkTarget: isNewTab ? '_blank' : undefined,
		rel: detail.rel ?? ( isNewTab ? NEW_TAB_REL : undefined ),
		lightbox: action === 'lightbox' ? { enabled: true } : undefined,
	} );
}

/** Inverse of fromCore(), without the images. */
const toGallery = ( ours: Partial< GalleryAttributes > ): Attributes => {
	const { clickAction, aspectRatio = '1', caption } = ours;
	return compact( {
		columns: ours.columnsDesk,
		imageCrop: aspectRatio !== 'auto',
		aspectRatio: [ '1', 'auto' ].includes( aspectRatio )
			? undefined
			: aspectRatio,
		sizeSlug: ours.imageSize,
		randomOrder: ours.order === 'random',
		linkTo:
			{
				image: 'media',
				attachment: 'attachment',
				lightbox: 'lightbox',
			}[ clickAction as string ] ?? 'none',
		linkTarget: ours.customLinksNewTab ? '_blank' : undefined,
		caption: caption || undefined,
		align: ours.align,
		anchor: ours.anchor,
		className: ours.className,
	} );
};

/**
 * Converts WordPress's gallery block, both the current one with inner image
 * blocks and the old format.
 *
 * @param given Attributes of core/gallery.
 * @param inner Its image blocks.
 */
export function fromCore(
	given: Attributes,
	inner: readonly Block[] = []
): Partial< GalleryAttributes > {
	const listed = inner.length
		? inner.map( ( { attributes } ) => attributes )
		: ( ( given.images as Attributes[] | undefined ) ?? [] );
	const known = listed.filter( ( { id } ) => Number( id ) > 0 );
	const ids = known.length
		? known.map( ( { id } ) => Number( id ) )
		: ( ( given.ids as unknown[] | undefined ) ?? [] )
				.map( Number )
				.filter( ( id ) => id > 0 );
	const columns = Number( given.columns ) || Math.min( 3, ids.length ) || 3;
	const clickAction = getGalleryAction(
		text( given.linkTo ),
		known.map( getAction )
	);
	const links = known.filter(
		( image ) => ! [ 'none', 'lightbox' ].includes( getAction( image ) )
	);
	const result = {
		ids,
		columnsDesk: columns,
		columnsTab: columns,
		columnsMob: Math.min( 2, columns ),
		aspectRatio:
			given.imageCrop === false
				? 'auto'
				: text( given.aspectRatio ).replace( 'auto', '' ) || '1',
		imageSize: text( given.sizeSlug ) || 'large',
		order: given.randomOrder
			? ( 'random' as const )
			: ( 'manual' as const ),
		captions: known.some( ( { caption } ) => text( caption ) )
			? ( 'overlay' as const )
			: ( 'none' as const ),
		clickAction,
		customLinksNewTab:
			given.linkTarget === '_blank' ||
			( links.length > 0 &&
				links.every( ( { linkTarget } ) => linkTarget === '_blank' ) ),
		caption: text( given.caption ),
		...compact( {
			align: given.align as GalleryAttributes[ 'align' ],
			anchor: given.anchor as GalleryAttributes[ 'anchor' ],
			className: given.className as GalleryAttributes[ 'className' ],
		} ),
	};
	// Images of the old format have fewer attributes, and WordPress converts
	// them itself. An empty gallery has no format.
	const isCurrent = inner.length > 0 || ! ( listed.length || ids.length );
	const origin = isCurrent
		? getOrigin(
				omit( given, 'images', 'ids' ),
				toGallery( result ),
				getDefaults( GALLERY )
			)
		: undefined;
	const details: Detail[] = known.map( ( image ) =>
		isCurrent
			? fromImage( image, result )
			: compact( {
					alt: text( image.alt ),
					caption: text( image.caption ),
				} )
	);
	return {
		...result,
		details,
		// The images are restored only to the block that they came from.
		...( ( origin || details.some( ( detail ) => detail.origin ) ) && {
			origin: { block: GALLERY, ...( origin ?? { attributes: {} } ) },
		} ),
	};
}

/** Puts the values of the media library where placeholders stand. */
function fill(
	image: Attributes,
	detail: Detail,
	attachment: Attachment | undefined
): Attributes {
	const sizes = attachment?.media_details?.sizes ?? {};
	const resolve = ( value: unknown ): unknown => {
		if ( typeof value !== 'string' ) {
			return value;
		}
		if ( value.startsWith( URL_OF ) ) {
			return (
				sizes[ value.slice( URL_OF.length ) ]?.source_url ??
				attachment?.source_url
			);
		}
		if ( value.startsWith( HREF_OF ) ) {
			return value.endsWith( 'attachment' )
				? attachment?.link
				: attachment?.source_url;
		}
		return value;
	};
	return compact( {
		...image,
		url: resolve( image.url ),
		href: resolve( image.href ),
		alt: image.alt ?? getAlt( detail, attachment ),
		caption: image.caption ?? getCaption( detail, attachment ),
	} );
}

/**
 * Converts a gallery to WordPress's. What came from there and has not changed
 * since comes back as it was.
 *
 * @param ours        The gallery's attributes.
 * @param attachments Its images in the media library, by ID.
 */
export function toCore(
	ours: GalleryAttributes,
	attachments: ReadonlyMap< number, Attachment >
): { gallery: Attributes; images: Attributes[] } {
	const { ids, details, origin } = ours;
	return {
		gallery: restore(
			toGallery( ours ),
			origin?.block === GALLERY ? origin : undefined,
			getDefaults( GALLERY )
		),
		images: ids.map( ( id, place ) => {
			const detail = details[ place ] ?? {};
			return fill(
				restore(
					toImage( detail, id, ours ),
					origin?.block === GALLERY ? detail.origin : undefined,
					getDefaults( IMAGE )
				),
				detail,
				attachments.get( id )
			);
		} ),
	};
}
