import { next } from '@wordpress/shortcode';
import type { GalleryAttributes } from './attributes';
import { getOrigin } from './origin';

type Named = Record< string, string >;
type Ours = Partial< GalleryAttributes >;

/** Defaults of the shortcode. */
const COLUMNS = 3;
const SIZE = 'thumbnail';

/** The attribute that has the text of a block with a shortcode. */
const TEXTS: Record< string, string > = {
	'core/shortcode': 'text',
	'core/freeform': 'content',
};

/** A request for the images of a shortcode, to the route of the media library. */
export interface ImageQuery {
	parent?: number | undefined;
	include?: number[] | undefined;
	exclude?: number[] | undefined;
	orderby: string;
	order: string;
}

/** Names of the orders of the shortcode in the REST API, which adds menu_order for galleries. */
const ORDERS: Record< string, string > = {
	id: 'id',
	title: 'title',
	post_title: 'title',
	date: 'date',
	post_date: 'date',
	modified: 'modified',
	post_modified: 'modified',
	name: 'slug',
	post_name: 'slug',
	author: 'author',
	post_author: 'author',
	post__in: 'include',
};

const getIds = ( list: string | undefined ): number[] =>
	( list ?? '' )
		.split( /[\s,]+/ )
		.map( Number )
		.filter( ( id ) => Number.isInteger( id ) && id > 0 );

/** Returns the IDs that the shortcode names. */
const getListed = ( { ids, include }: Named ): number[] =>
	getIds( ids || include );

/** Returns the order of the images: undefined if ours has no counterpart, so that only the site knows their order. */
function getOrder( named: Named ): GalleryAttributes[ 'order' ] | undefined {
	const { orderby = named.ids ? 'post__in' : 'menu_order', order = 'ASC' } =
		named;
	const isAscending = order.toUpperCase() !== 'DESC';
	if ( orderby === 'rand' || order.toUpperCase() === 'RAND' ) {
		return 'random';
	}
	const name = ORDERS[ orderby.toLowerCase() ];
	if ( name === 'date' ) {
		return isAscending ? 'oldest' : 'newest';
	}
	if ( name === 'title' && isAscending ) {
		return 'title';
	}
	return name === 'include' ? 'manual' : undefined;
}

/** Returns the request for images that the shortcode doesn't name, or not in their order, undefined if it needs none. */
function getQuery( named: Named, post?: number ): ImageQuery | undefined {
	const include = getListed( named );
	const order = getOrder( named );
	if ( include.length && order !== undefined ) {
		return undefined;
	}
	const orderby = ORDERS[ ( named.orderby ?? '' ).toLowerCase() ];
	const exclude = getIds( named.exclude );
	return {
		...( include.length
			? { include }
			: {
					parent: named.id ? Number( named.id ) : post,
					...( exclude.length && { exclude } ),
				} ),
		orderby: ! orderby || orderby === 'include' ? 'menu_order' : orderby,
		order: named.order?.toUpperCase() === 'DESC' ? 'desc' : 'asc',
	};
}

/**
 * Converts the attributes of [gallery]. Images that only the site knows are added later: getImageQuery().
 *
 * @param named Its attributes.
 */
function fromNamed( named: Named ): Ours {
	const columns = Number( named.columns ?? COLUMNS ) || COLUMNS;
	return {
		ids: getQuery( named ) ? [] : getListed( named ),
		columnsDesk: columns,
		columnsTab: columns,
		columnsMob: Math.min( 2, columns ),
		imageSize: named.size ?? SIZE,
		order: getOrder( named ) ?? 'manual',
		// [gallery] shows the library's captions below its images.
		captions: 'below',
		clickAction:
			{ file: 'image' as const, none: 'none' as const }[
				named.link as string
			] ?? 'attachment',
	};
}

/** Inverse of fromNamed(). */
function toNamed( ours: Ours ): Named {
	const { ids = [], columnsDesk, imageSize, clickAction, order } = ours;
	const link = { image: 'file', lightbox: 'file', attachment: '' }[
		clickAction as string
	];
	const [ orderby = '', direction = '' ] =
		{
			random: [ 'rand' ],
			title: [ 'title' ],
			oldest: [ 'post_date' ],
			newest: [ 'post_date', 'DESC' ],
		}[ order as string ] ?? [];
	const values = {
		ids: ids.join( ',' ),
		columns: columnsDesk === COLUMNS ? '' : String( columnsDesk ?? '' ),
		size: imageSize === SIZE ? '' : ( imageSize ?? '' ),
		link: link ?? 'none',
		orderby,
		order: direction,
	};
	return Object.fromEntries(
		Object.entries( values ).filter( ( [ , value ] ) => value )
	);
}

const write = ( named: Named, rest: string[] = [] ): string =>
	`[${ [
		'gallery',
		...Object.entries( named ).map( ( [ name, value ] ) => {
			const quote = value.includes( '"' ) ? "'" : '"';
			return `${ name }=${ quote }${ value }${ quote }`;
		} ),
		...rest,
	].join( ' ' ) }]`;

/** Finds the shortcode in a text that consists of it, or of it in a paragraph. */
function find(
	text: string
): { shortcode: string; named: Named; rest: string[] } | undefined {
	const match = next( 'gallery', text );
	if ( ! match || match.shortcode.type === 'closed' ) {
		return undefined;
	}
	const around = [
		text.slice( 0, match.index ),
		text.slice( match.index + match.content.length ),
	];
	if ( ! around.every( ( part ) => /^(\s|<\/?p>)*$/.test( part ) ) ) {
		return undefined;
	}
	const { named, numeric } = match.shortcode.attrs as unknown as {
		named: Named;
		numeric: string[];
	};
	return { shortcode: match.content, named, rest: numeric };
}

/**
 * Converts the text of a block, undefined if it is anything but [gallery].
 *
 * @param content Its text.
 * @param block   Name of the block.
 */
export function fromText( content: unknown, block: string ): Ours | undefined {
	const found = find( String( content ?? '' ) );
	const name = TEXTS[ block ];
	if ( ! found || ! name ) {
		return undefined;
	}
	const ours = fromNamed( found.named );
	const converted = write( toNamed( ours ) );
	const origin = getOrigin( { [ name ]: content }, { [ name ]: converted } );
	return {
		...ours,
		...( origin && { origin: { block, ...origin } } ),
		// The request for its images needs the text.
		...( getQuery( found.named ) && {
			origin: {
				block,
				attributes: { [ name ]: { converted, original: content } },
			},
		} ),
	};
}

/** Returns the original text of a gallery, and what a transform back would have written then. */
function getTexts(
	{ origin }: Ours,
	block = origin?.block
): { converted: string; original: string } | undefined {
	const texts =
		origin?.block === block &&
		origin?.attributes[ TEXTS[ block ?? '' ] ?? '' ];
	return texts
		? {
				converted: String( texts.converted ),
				original: String( texts.original ),
			}
		: undefined;
}

/** Returns whether a gallery was converted from a shortcode in the classic editor's block. */
export const isClassic = ( ours: Ours ): boolean =>
	getTexts( ours, 'core/freeform' ) !== undefined;

/**
 * Returns the request for the images of a gallery whose shortcode doesn't name them, undefined if it has them already.
 *
 * @param ours The gallery.
 * @param post ID of the post that is edited.
 */
export function getImageQuery(
	ours: Ours,
	post: number | undefined
): ImageQuery | undefined {
	const texts = ours.ids?.length ? undefined : getTexts( ours );
	return texts && ! find( texts.converted )?.named.ids
		? getQuery( find( texts.original )?.named ?? {}, post )
		: undefined;
}

/** Adds the images that were requested. A transform back without a change restores the text. */
export function addImages(
	ours: Ours,
	ids: number[]
): Pick< Ours, 'ids' | 'origin' > {
	const { origin } = ours;
	const converted = write( toNamed( { ...ours, ids } ) );
	return {
		ids,
		origin: origin && {
			...origin,
			attributes: Object.fromEntries(
				Object.entries( origin.attributes ).map( ( [ name, pair ] ) => [
					name,
					{ ...pair, converted },
				] )
			),
		},
	};
}

/** Changes the attributes of a shortcode, except those that stay. */
function rewrite(
	{ original, converted }: { original: string; converted: string },
	now: Named
): string {
	const found = find( original );
	if ( ! found ) {
		return write( now );
	}
	const before = find( converted )?.named ?? {};
	const named = { ...found.named };
	for ( const name of new Set( [
		...Object.keys( before ),
		...Object.keys( now ),
	] ) ) {
		if ( before[ name ] === now[ name ] ) {
			continue;
		}
		if ( now[ name ] ) {
			named[ name ] = now[ name ];
		} else {
			delete named[ name ];
		}
	}
	if ( before.ids !== now.ids || before.orderby !== now.orderby ) {
		// The images as they are listed, without the conditions that selected and ordered them.
		for ( const name of [
			'id',
			'include',
			'exclude',
			'orderby',
			'order',
		] ) {
			delete named[ name ];
		}
		Object.assign( named, now );
	}
	return original.replace( found.shortcode, () =>
		write( named, found.rest )
	);
}

/**
 * Returns the text of a block with the shortcode. One that has not changed is as it was.
 *
 * @param ours  The gallery.
 * @param block Name of the block.
 */
export function toText( ours: Ours, block: string ): string {
	const named = toNamed( ours );
	const text = write( named );
	const texts = getTexts( ours, block );
	if ( ! texts ) {
		return text;
	}
	return texts.converted === text ? texts.original : rewrite( texts, named );
}
