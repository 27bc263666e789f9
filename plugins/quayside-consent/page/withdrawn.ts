/*
 * Categories that the visitor has just turned off, in the state of the page's history entry: it survives the reload that
 * ends trackers, and nothing is stored on the device for it.
 */

const KEY = 'quaysideWithdrawn';

const readState = (): Record< string, unknown > =>
	( history.state ?? {} ) as Record< string, unknown >;

/** Stores the slugs of categories that were turned off. Without a history, the visitor is not told what remains. */
export function storeWithdrawn( slugs: readonly string[] ): void {
	// The state may belong to another script, and then it has to keep its type.
	const state = readState();
	if ( slugs.length && typeof state === 'object' ) {
		try {
			history.replaceState( { ...state, [ KEY ]: slugs }, '' );
		} catch {
			// Browsers limit how often it can change, and the state may be too large.
		}
	}
}

/** Determines whether categories are stored. */
export const hasWithdrawn = (): boolean => KEY in Object( readState() );

/** Returns the stored slugs and removes them. */
export function takeWithdrawn(): readonly string[] {
	const { [ KEY ]: slugs, ...others } = readState();
	history.replaceState( others, '' );
	return Array.isArray( slugs ) ? ( slugs as string[] ) : [];
}
