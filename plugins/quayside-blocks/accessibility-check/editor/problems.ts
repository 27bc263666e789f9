/** The part of an edited block that the check reads. */
export interface EditedBlock {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: EditedBlock[];
}

/** A problem of a block. */
export interface Problem {
	code:
		| 'noAlt'
		| 'noLinkAlt'
		| 'firstLevel'
		| 'skippedLevel'
		| 'emptyHeading'
		| 'emptyLink'
		| 'vagueLink'
		| 'lowContrast';
	clientId: string;
	/** Text of the heading or of the link, or the beginning of the block's text. */
	text?: string;
	/** Number of images without alternative text. */
	count?: number;
	/** Whether the author has marked the images as decorative, which is no problem then. */
	isDecorative?: boolean;
	/** Level of the heading, and the level that may follow the heading before it. */
	level?: number;
	allowed?: number;
}

/** What a block editor knows about the attachments of galleries: alternative texts by ID. */
export type AltTexts = ReadonlyMap< number, string >;

/** Level of the post's title. */
const TITLE_LEVEL = 1;

/** Maximum length of a quoted text. */
const QUOTE = 40;

/** Returns all blocks in the order of the page. */
export const flatten = ( blocks: readonly EditedBlock[] ): EditedBlock[] =>
	blocks.flatMap( ( block ) => [ block, ...flatten( block.innerBlocks ) ] );

const parse = ( html: string ): HTMLElement =>
	new DOMParser().parseFromString( html, 'text/html' ).body;

const tidy = ( text: string | null | undefined ): string =>
	( text ?? '' ).replace( /\s+/g, ' ' ).trim();

const quote = ( text: string ): string =>
	text.length > QUOTE ? `${ text.slice( 0, QUOTE ).trimEnd() }…` : text;

/** Returns the name of an element by its text and the alternative texts of its images. */
const nameOf = ( element: HTMLElement ): string => {
	const copy = element.cloneNode( true ) as HTMLElement;
	copy.querySelectorAll( 'img' ).forEach( ( image ) =>
		image.replaceWith( ` ${ image.alt } ` )
	);
	return tidy( element.getAttribute( 'aria-label' ) || copy.textContent );
};

/** Returns the text of an attribute with rich text. */
const textOf = ( value: unknown ): string =>
	value === undefined || value === null
		? ''
		: nameOf( parse( String( value ) ) );

/** Returns the alternative texts of the images that a block shows, and whether they are links. */
const imagesOf = (
	{ name, attributes, innerBlocks }: EditedBlock,
	altTexts: AltTexts
): { alts: unknown[]; areLinks: boolean } => {
	switch ( name ) {
		case 'core/image':
			return {
				alts: attributes.url ? [ attributes.alt ] : [],
				areLinks: !! attributes.href,
			};
		case 'core/cover':
			return {
				alts:
					attributes.url &&
					! attributes.useFeaturedImage &&
					( attributes.backgroundType ?? 'image' ) === 'image'
						? [ attributes.alt ]
						: [],
				areLinks: false,
			};
		case 'core/media-text':
			return {
				alts:
					attributes.mediaType === 'image' && attributes.mediaUrl
						? [ attributes.mediaAlt ]
						: [],
				areLinks: !! attributes.href,
			};
		case 'core/gallery': {
			// Galleries from before WordPress 5.9. Others consist of image blocks.
			const images = ( attributes.images ?? [] ) as { alt?: string }[];
			return {
				alts: innerBlocks.length
					? []
					: images.map( ( { alt } ) => alt ),
				areLinks: ! [ undefined, 'none' ].includes(
					attributes.linkTo as string | undefined
				),
			};
		}
		case 'quayside/gallery': {
			const details = ( attributes.details ?? [] ) as { alt?: string }[];
			return {
				alts: ( ( attributes.ids ?? [] ) as number[] ).flatMap(
					( id, place ) =>
						// Attachments that aren't loaded yet are unknown.
						altTexts.has( id )
							? [ details[ place ]?.alt ?? altTexts.get( id ) ]
							: []
				),
				areLinks: attributes.clickAction !== 'none',
			};
		}
		default:
			return { alts: [], areLinks: false };
	}
};

/** Data that WordPress stores with each block. */
interface Metadata {
	quaysideDecorative?: boolean;
}

/** Determines whether the author has marked a block's images as decorative. */
export const isDecorative = (
	attributes: EditedBlock[ 'attributes' ]
): boolean =>
	!! ( attributes.metadata as Metadata | undefined )?.quaysideDecorative;

/** Returns the attribute that marks a block's images as decorative, or removes the mark. */
export const markDecorative = (
	attributes: EditedBlock[ 'attributes' ],
	isMarked: boolean
): { metadata: Metadata | undefined } => {
	const metadata = { ...( attributes.metadata as Metadata | undefined ) };
	if ( isMarked ) {
		metadata.quaysideDecorative = true;
	} else {
		delete metadata.quaysideDecorative;
	}
	return {
		metadata: Object.keys( metadata ).length ? metadata : undefined,
	};
};

/** Returns the problem of a block whose images have no alternative text. */
const findMissingAlt = (
	block: EditedBlock,
	altTexts: AltTexts
): Problem[] => {
	const { alts, areLinks } = imagesOf( block, altTexts );
	const count = alts.filter(
		( alt ) => ! tidy( alt as string | undefined )
	).length;
	const { clientId, attributes } = block;
	if ( ! count ) {
		return [];
	}
	if ( areLinks ) {
		return [ { code: 'noLinkAlt', clientId, count } ];
	}
	return [
		{
			code: 'noAlt',
			clientId,
			count,
			...( isDecorative( attributes ) ? { isDecorative: true } : {} ),
		},
	];
};

/** Returns the names of a block's links. */
const linksOf = ( { name, attributes }: EditedBlock ): string[] => {
	if ( name === 'core/button' ) {
		return attributes.url ? [ textOf( attributes.text ) ] : [];
	}
	return Object.entries( attributes )
		.filter(
			( [ key, value ] ) =>
				// What the server saves for pages without the plugin repeats the block.
				key !== 'staticHtml' &&
				( typeof value === 'string' ||
					// Rich text is an object that turns into HTML.
					( typeof value === 'object' &&
						value !== null &&
						'toHTMLString' in value ) )
		)
		.map( ( [ , value ] ) => String( value ) )
		.filter( ( html ) => /<a\s/i.test( html ) )
		.flatMap( ( html ) => [
			...parse( html ).querySelectorAll< HTMLElement >( 'a[href]' ),
		] )
		.map( nameOf );
};

/** Returns a link's name in the form in which vague names are listed: lowercase, without punctuation and arrows at its ends. */
const comparable = ( name: string ): string =>
	name
		.toLocaleLowerCase()
		.replace( /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '' );

/**
 * Finds problems in the structure of blocks.
 *
 * @param blocks     The blocks.
 * @param altTexts   Alternative texts of the media library for galleries.
 * @param vagueNames Lowercase names of links that say nothing about their targets.
 * @param hasTitle   Whether the title of a post is above the blocks. Above those of a widget area or a template, the level is unknown.
 */
export function findProblems(
	blocks: readonly EditedBlock[],
	altTexts: AltTexts,
	vagueNames: readonly string[],
	hasTitle = true
): Problem[] {
	let above = hasTitle ? TITLE_LEVEL : Infinity;
	return flatten( blocks ).flatMap( ( block ) => {
		const { clientId, name, attributes } = block;
		const problems = findMissingAlt( block, altTexts );
		if ( name === 'core/heading' ) {
			const level = Number( attributes.level ?? 2 );
			const full = textOf( attributes.content );
			const text = quote( full );
			if ( ! full ) {
				problems.push( { code: 'emptyHeading', clientId } );
			} else if ( hasTitle && level === TITLE_LEVEL ) {
				problems.push( { code: 'firstLevel', clientId, text } );
			} else if ( level > above + 1 ) {
				problems.push( {
					code: 'skippedLevel',
					clientId,
					text,
					level,
					allowed: above + 1,
				} );
			}
			above = full ? level : above;
		}
		for ( const link of linksOf( block ) ) {
			if ( ! link ) {
				problems.push( { code: 'emptyLink', clientId } );
			} else if ( vagueNames.includes( comparable( link ) ) ) {
				problems.push( {
					code: 'vagueLink',
					clientId,
					text: quote( link ),
				} );
			}
		}
		return problems;
	} );
}

/** Determines whether an author has given a block, its links, or a part of its text a color. */
const hasColor = ( { name, attributes }: EditedBlock ): boolean => {
	const { color, elements } = ( attributes.style ?? {} ) as {
		color?: object;
		elements?: object;
	};
	return (
		name === 'core/cover' ||
		!! (
			attributes.textColor ||
			attributes.backgroundColor ||
			color ||
			elements
		) ||
		/has-inline-color/.test(
			String( attributes.content ?? attributes.text ?? '' )
		)
	);
};

/** Returns the blocks whose color, or that of a block around them, is the author's. */
export function findColored(
	blocks: readonly EditedBlock[],
	isInherited = false
): EditedBlock[] {
	return blocks.flatMap( ( block ) => {
		const isColored = isInherited || hasColor( block );
		return [
			...( isColored ? [ block ] : [] ),
			...findColored( block.innerBlocks, isColored ),
		];
	} );
}

/** Returns the problem of a block with a text that has too little contrast. */
export const lowContrast = (
	{ clientId }: EditedBlock,
	text: string
): Problem => ( {
	code: 'lowContrast',
	clientId,
	text: quote( tidy( text ) ),
} );
