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

const missingAlt = (
	{ name, attributes }: EditedBlock,
	altTexts: AltTexts
): number => {
	switch ( name ) {
		case 'core/image':
			return attributes.url && ! tidy( attributes.alt as string ) ? 1 : 0;
		case 'core/media-text':
			return attributes.mediaType === 'image' &&
				attributes.mediaUrl &&
				! tidy( attributes.mediaAlt as string )
				? 1
				: 0;
		case 'quayside/gallery': {
			const details = ( attributes.details ?? [] ) as { alt?: string }[];
			return ( ( attributes.ids ?? [] ) as number[] ).filter(
				( id, place ) =>
					// Attachments that aren't loaded yet are unknown.
					altTexts.has( id ) &&
					! tidy( details[ place ]?.alt ?? altTexts.get( id ) )
			).length;
		}
		default:
			return 0;
	}
};

/** Returns the names of a block's links. */
const linksOf = ( { name, attributes }: EditedBlock ): string[] => {
	if ( name === 'core/button' ) {
		return attributes.url ? [ textOf( attributes.text ) ] : [];
	}
	return Object.values( attributes )
		.filter(
			( value ) =>
				typeof value === 'string' ||
				// Rich text is an object that turns into HTML.
				( typeof value === 'object' &&
					value !== null &&
					'toHTMLString' in value )
		)
		.map( String )
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
 * Finds problems in the structure of a post's blocks.
 *
 * @param blocks     The post's blocks.
 * @param altTexts   Alternative texts of the media library for galleries.
 * @param vagueNames Lowercase names of links that say nothing about their targets.
 */
export function findProblems(
	blocks: readonly EditedBlock[],
	altTexts: AltTexts,
	vagueNames: readonly string[]
): Problem[] {
	let above = TITLE_LEVEL;
	return flatten( blocks ).flatMap( ( block ) => {
		const { clientId, name, attributes } = block;
		const problems: Problem[] = [];
		const count = missingAlt( block, altTexts );
		if ( count ) {
			problems.push( { code: 'noAlt', clientId, count } );
		}
		if ( name === 'core/heading' ) {
			const level = Number( attributes.level ?? 2 );
			const full = textOf( attributes.content );
			const text = quote( full );
			if ( ! full ) {
				problems.push( { code: 'emptyHeading', clientId } );
			} else if ( level === TITLE_LEVEL ) {
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

/** Blocks whose text takes a color, and the element inside them that has it. */
const TEXT_BLOCKS: Record< string, string > = {
	'core/paragraph': '',
	'core/heading': '',
	'core/list-item': '',
	'core/verse': '',
	'core/preformatted': '',
	'core/button': '.wp-block-button__link',
};

const hasColor = ( { attributes }: EditedBlock ): boolean =>
	!! (
		attributes.textColor ||
		attributes.backgroundColor ||
		( attributes.style as { color?: object } | undefined )?.color
	);

/**
 * Returns the blocks with text whose color, or that of a block around them, is the author's, with a selector of the element
 * inside the block that has the text ('' for the block itself).
 */
export function findColored(
	blocks: readonly EditedBlock[],
	isInherited = false
): { block: EditedBlock; selector: string }[] {
	return blocks.flatMap( ( block ) => {
		const isColored = isInherited || hasColor( block );
		const selector = TEXT_BLOCKS[ block.name ];
		const isText =
			isColored &&
			selector !== undefined &&
			textOf( block.attributes.content ?? block.attributes.text );
		return [
			...( isText ? [ { block, selector } ] : [] ),
			...findColored( block.innerBlocks, isColored ),
		];
	} );
}

/** Returns the problem of a block whose text has too little contrast. */
export const lowContrast = ( {
	clientId,
	attributes,
}: EditedBlock ): Problem => ( {
	code: 'lowContrast',
	clientId,
	text: quote( textOf( attributes.content ?? attributes.text ) ),
} );
