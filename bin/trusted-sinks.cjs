/**
 * A webpack loader: libraries that put HTML of their own into the page do it by the page's one Trusted Types policy. A library
 * that has changed meanwhile fails the build, so that somebody looks at it again.
 */
const SINKS = {
	// Signs of its buttons, and what a slide without a picture holds: open-gallery.ts gives an empty element.
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
	// What was in the editor before, for undoing: clean.ts has seen it.
	'squire-rte/dist/squire.mjs': [
		[ 'e.innerHTML=t;', 'e.innerHTML=trustedHtml(t);' ],
	],
};

/** Every way of a library to put text in as HTML. */
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
		throw new Error( `${ path } is not known here.` );
	}
	const found = source.match( SINK )?.length ?? 0;
	if (
		found !== sinks.length ||
		! sinks.every( ( [ from ] ) => source.split( from ).length === 2 )
	) {
		throw new Error(
			`${ path } puts HTML into the page ${ found } times and not as it did: see bin/trusted-sinks.cjs.`
		);
	}
	return `import { trustedHtml } from '@quayside/trusted-types';\n${ sinks.reduce( ( text, [ from, to ] ) => text.replace( from, to ), source ) }`;
};
module.exports.test = files.map(
	( file ) =>
		new RegExp( `/node_modules/${ file.replaceAll( '.', '\\.' ) }$` )
);
