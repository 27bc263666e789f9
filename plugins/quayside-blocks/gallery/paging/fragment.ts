/**
 * Returns the page or image number in the URL fragment: "#gallery-1-page-2",
 * "#gallery-1-image-57". Undefined if the fragment names neither.
 */
export function getFragmentNumber(
	key: string,
	kind: 'page' | 'image'
): number | undefined {
	const start = `#${ key }-${ kind }-`;
	const number = location.hash.startsWith( start )
		? Number( location.hash.slice( start.length ) )
		: NaN;
	return Number.isInteger( number ) && number > 0 ? number : undefined;
}

/**
 * Returns the current URL with another fragment, or without one if undefined.
 */
export const getUrlWithFragment = ( fragment?: string ): string =>
	location.pathname + location.search + ( fragment ? `#${ fragment }` : '' );
