import { readComputedColor } from '@quayside/ui/computed-color';
import { AA, AA_LARGE, contrast } from '@quayside/ui/contrast';
import type { Rgb } from '@quayside/ui/contrast';

interface Color {
	rgb: Rgb;
	alpha: number;
}

/** Size in px from which text is large, and the same for bold text (WCAG 2.2, 18 pt and 14 pt). */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Font weight from which text is bold. */
const BOLD = 700;

const read = ( color: string ): Color | null => {
	const [ red, green, blue, alpha ] = readComputedColor( color ) ?? [];
	return alpha === undefined
		? null
		: { rgb: [ red ?? 0, green ?? 0, blue ?? 0 ], alpha };
};

/** Returns a color over an opaque one. */
const over = ( { rgb, alpha }: Color, below: Rgb ): Rgb => {
	const [ red, green, blue ] = rgb.map(
		( part, index ) =>
			part * alpha + ( below[ index ] ?? 0 ) * ( 1 - alpha )
	);
	return [ red ?? 0, green ?? 0, blue ?? 0 ];
};

/** Returns the color of a Cover block's overlay. Returns null if an image shows through, and for gradients. */
const overlayOf = ( cover: Element ): Color | null => {
	const overlay = cover.querySelector(
		':scope > .wp-block-cover__background'
	);
	const { backgroundColor, backgroundImage, opacity } = getComputedStyle(
		overlay ?? cover
	);
	const color = overlay && read( backgroundColor );
	if ( ! color || ( backgroundImage && backgroundImage !== 'none' ) ) {
		return null;
	}
	const alpha = color.alpha * Number( opacity || 1 );
	const hasMedia = cover.querySelector(
		':scope > :is(.wp-block-cover__image-background, .wp-block-cover__video-background)'
	);
	return alpha < 1 && hasMedia ? null : { rgb: color.rgb, alpha };
};

/** Returns what lies behind an element's text. Returns null for images, gradients, and other notations of colors. */
const backgroundOf = ( element: Element ): Rgb | null => {
	const layers: Color[] = [];
	for (
		let current: Element | null = element;
		current;
		current = current.parentElement
	) {
		// The image and the overlay of a Cover block aren't ancestors of its text.
		if ( current.matches( '.wp-block-cover' ) ) {
			const overlay = overlayOf( current );
			if ( ! overlay ) {
				return null;
			}
			layers.unshift( overlay );
			if ( overlay.alpha === 1 ) {
				break;
			}
		}
		const { backgroundColor, backgroundImage } =
			getComputedStyle( current );
		if ( backgroundImage && backgroundImage !== 'none' ) {
			return null;
		}
		const color = backgroundColor ? read( backgroundColor ) : null;
		if ( backgroundColor && backgroundColor !== 'transparent' && ! color ) {
			return null;
		}
		if ( color?.alpha ) {
			layers.unshift( color );
		}
		if ( color?.alpha === 1 ) {
			break;
		}
	}
	return layers.reduce< Rgb >(
		( below, layer ) => over( layer, below ),
		[ 255, 255, 255 ]
	);
};

/**
 * Determines whether an element's text has too little contrast with what lies behind it (WCAG 2.2 AA, 1.4.3). Returns false if
 * that can't be known.
 */
export function hasLowContrast( element: Element ): boolean {
	const { color, fontSize, fontWeight } = getComputedStyle( element );
	const text = read( color );
	const background = backgroundOf( element );
	if ( ! text || ! background ) {
		return false;
	}
	const size = parseFloat( fontSize );
	const isLarge =
		size >= LARGE || ( size >= LARGE_BOLD && Number( fontWeight ) >= BOLD );
	return (
		contrast( over( text, background ), background ) <
		( isLarge ? AA_LARGE : AA )
	);
}

/** What is no text of a block: the blocks inside it, the editor's controls, and what is only read. */
const OTHER =
	'[data-block], .block-list-appender, [class*="components-"], .screen-reader-text, script, style';

/**
 * Returns the first text of a block that has too little contrast, also that of a link or of a highlighted part. Returns an empty
 * string if there is none.
 *
 * @param element The block, or a part of it.
 */
export function findLowContrast( element: Element ): string {
	for ( const node of element.childNodes ) {
		const text = node.textContent?.trim();
		if ( ! text ) {
			continue;
		}
		if ( node.nodeType === Node.TEXT_NODE && hasLowContrast( element ) ) {
			return element.textContent ?? '';
		}
		const found =
			node.nodeType === Node.ELEMENT_NODE &&
			! ( node as Element ).matches( OTHER ) &&
			findLowContrast( node as Element );
		if ( found ) {
			return found;
		}
	}
	return '';
}
