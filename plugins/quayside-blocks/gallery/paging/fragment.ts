/** What the address says of a gallery: "#gallery-1-page-2", "#gallery-1-image-57". */
export function fragmentOf(
	key: string,
	kind: 'page' | 'image'
): number | undefined {
	const start = `#${ key }-${ kind }-`;
	const number = location.hash.startsWith( start )
		? Number( location.hash.slice( start.length ) )
		: NaN;
	return Number.isInteger( number ) && number > 0 ? number : undefined;
}

/** The address with another fragment; without one for undefined. */
export const addressWith = ( fragment?: string ): string =>
	location.pathname + location.search + ( fragment ? `#${ fragment }` : '' );
