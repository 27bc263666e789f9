/**
 * Webpack loader that makes libraries with HTML sinks use the page's Trusted Types policy. If a library's sinks have changed, the
 * build fails, so that a developer reviews them again.
 */
const SINKS = {
	// Icons of the buttons, and the contents of a slide without an image, for which open-gallery.ts uses an empty element.
	'photoswipe/dist/photoswipe.esm.js': [
		[
			'.innerHTML = addElementHTML(elementHTML);',
			'.innerHTML = trustedHtml(addElementHTML(elementHTML));',
		],
		[
			".innerHTML = this.data.html || '';",
			".innerHTML = trustedHtml(this.data.html || '');",
		],
	],
	// Previous editor contents for undo, which clean.ts has sanitized.
	'squire-rte/dist/squire.mjs': [
		[ 'e.innerHTML=t;', 'e.innerHTML=trustedHtml(t);' ],
	],
};

/** Matches every sink that parses a string as HTML. */
const SINK =
	/\.(?:innerHTML|outerHTML|srcdoc)\s*=[^=]|insertAdjacentHTML\(|createContextualFragment\(|document\.write/g;

const files = Object.keys( SINKS );

module.exports = function ( source ) {
	const path = this.resourcePath.replaceAll( '\\', '/' );
	const sinks =
		SINKS[
			files.find( ( file ) => path.endsWith( `/node_modules/${ file }` ) )
		];
	if ( ! sinks ) {
		throw new Error( `${ path } is not listed in bin/trusted-sinks.cjs.` );
	}
	const found = source.match( SINK )?.length ?? 0;
	if (
		found !== sinks.length ||
		! sinks.every( ( [ from ] ) => source.split( from ).length === 2 )
	) {
		throw new Error(
			`${ path } has ${ found } HTML sinks, which are not the expected ones. See bin/trusted-sinks.cjs.`
		);
	}
	return `import { trustedHtml } from '@quayside/trusted-types';\n${ sinks.reduce( ( text, [ from, to ] ) => text.replace( from, to ), source ) }`;
};
module.exports.test = files.map(
	( file ) =>
		new RegExp( `/node_modules/${ file.replaceAll( '.', '\\.' ) }$` )
);
