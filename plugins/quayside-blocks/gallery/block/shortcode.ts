import { attrs, next } from '@wordpress/shortcode';
import type { GalleryAttributes } from './attributes';
import { getOrigin, restore } from './origin';

const BLOCK = 'core/shortcode';

/** Defaults of the shortcode. */
const COLUMNS = 3;
const SIZE = 'thumbnail';

/**
 * Converts the attributes of [gallery].
 *
 * @param named Its attributes.
 */
export function fromShortcode(
	named: Record< string, string | undefined >
): Partial< GalleryAttributes > {
	const columns = Number( named.columns ?? COLUMNS ) || COLUMNS;
	return {
		ids: ( named.ids ?? '' ).split( ',' ).map( Number ).filter( Boolean ),
		columnsDesk: columns,
		columnsTab: columns,
		columnsMob: Math.min( 2, columns ),
		imageSize: named.size ?? SIZE,
		order: named.orderby === 'rand' ? 'random' : 'manual',
		// [gallery] shows the library's captions below its images.
		captions: 'below',
		clickAction:
			{ file: 'image' as const, none: 'none' as const }[
				named.link as string
			] ?? 'attachment',
	};
}

const write = ( ours: Partial< GalleryAttributes > ): string => {
	const { ids = [], columnsDesk, imageSize, clickAction, order } = ours;
	const link = { image: 'file', lightbox: 'file', attachment: '' }[
		clickAction as string
	];
	const values = {
		ids: ids.join( ',' ),
		columns: columnsDesk === COLUMNS ? '' : columnsDesk,
		size: imageSize === SIZE ? '' : imageSize,
		link: link ?? 'none',
		orderby: order === 'random' ? 'rand' : '',
	};
	return `[gallery${ Object.entries( values )
		.filter( ( [ , value ] ) => value )
		.map( ( [ name, value ] ) => ` ${ name }="${ value }"` )
		.join( '' ) }]`;
};

/**
 * Converts a shortcode block, undefined if its text is anything but [gallery]
 * with IDs.
 */
export function fromShortcodeBlock(
	content: unknown
): Partial< GalleryAttributes > | undefined {
	const text = String( content ?? '' ).trim();
	const match = next( 'gallery', text );
	if ( ! match || match.content !== text ) {
		return undefined;
	}
	const { named } = attrs(
		text.slice( '[gallery'.length, -1 )
	) as unknown as { named: Record< string, string | undefined > };
	const ours = fromShortcode( named );
	if ( ! ours.ids?.length ) {
		return undefined;
	}
	const origin = getOrigin( { text: content }, { text: write( ours ) } );
	return {
		...ours,
		...( origin && { origin: { block: BLOCK, ...origin } } ),
	};
}

/** Returns the text of a shortcode block. */
export const toShortcode = ( ours: GalleryAttributes ): string =>
	String(
		restore(
			{ text: write( ours ) },
			ours.origin?.block === BLOCK ? ours.origin : undefined
		).text
	);
