/**
 * Loads a style sheet that only an opened part of the page needs. One that fails leaves the part plain but usable.
 */
export function loadStyle( url: string ): Promise< void > {
	if ( document.querySelector( `link[href="${ CSS.escape( url ) }"]` ) ) {
		return Promise.resolve();
	}
	return new Promise( ( done ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.href = url;
		link.onload = link.onerror = () => done();
		document.head.append( link );
	} );
}
