import type { Choice } from '../attributes';

/** Separates a value from its label in a line. */
const SEPARATOR = '=';

/** Returns choices as lines, each a label or VALUE=LABEL. */
export const toLines = ( choices: Choice[] ): string =>
	choices
		.map( ( { label, value } ) =>
			value || label.includes( SEPARATOR )
				? `${ value ?? '' }${ SEPARATOR }${ label }`
				: label
		)
		.join( '\n' );

/**
 * Returns the choices of lines. Images and values of choices whose line is unchanged stay.
 *
 * @param text Lines.
 * @param now  The current choices.
 */
export function fromLines( text: string, now: Choice[] ): Choice[] {
	return text.split( '\n' ).map( ( line ) => {
		const at = line.indexOf( SEPARATOR );
		const label = at < 0 ? line : line.slice( at + 1 );
		const value = at < 0 ? '' : line.slice( 0, at ).trim();
		const image = now.find( ( each ) => each.label === label )?.image;
		return {
			label,
			...( value ? { value } : {} ),
			...( image ? { image } : {} ),
		};
	} );
}

/** Returns the choices of pasted text; a single one for text of one line. Empty lines are ignored. */
export const fromPasted = ( text: string ): Choice[] =>
	fromLines( text.trim().replace( /\s*\n\s*/g, '\n' ), [] );

/** Moves a choice by one place. */
export function moveChoice(
	choices: Choice[],
	from: number,
	by: -1 | 1
): Choice[] {
	const to = from + by;
	const moved = choices[ from ];
	if ( ! moved || to < 0 || to >= choices.length ) {
		return choices;
	}
	return choices.toSpliced( from, 1 ).toSpliced( to, 0, moved );
}
