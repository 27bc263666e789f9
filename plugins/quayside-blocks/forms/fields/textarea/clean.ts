import { parseHtml } from '@quayside/boundary/parse';

/** Allowed elements. The server has the same list. */
const ALLOWED = /^(?:P|BR|STRONG|B|EM|I|U|A|UL|OL|LI|H[1-6]|BLOCKQUOTE)$/;

/** Reduces pasted or assigned HTML to rich text. */
export function clean( html: string ): DocumentFragment {
	const { body } = parseHtml( html );
	body.querySelectorAll(
		'script,style,template,iframe,object,svg,math,title'
	).forEach( ( element ) => element.remove() );
	for ( const element of body.querySelectorAll( '*' ) ) {
		const address = element.getAttribute( 'href' );
		for ( const { name } of [ ...element.attributes ] ) {
			element.removeAttribute( name );
		}
		if (
			element.tagName === 'A' &&
			address &&
			/^(?:https?:|mailto:|tel:)/i.test( address.trim() )
		) {
			element.setAttribute( 'href', address );
		}
		if ( element.tagName === 'DIV' ) {
			const paragraph = body.ownerDocument.createElement( 'p' );
			paragraph.append( ...element.childNodes );
			element.replaceWith( paragraph );
		} else if ( ! ALLOWED.test( element.tagName ) ) {
			element.replaceWith( ...element.childNodes );
		}
	}
	const fragment = document.createDocumentFragment();
	fragment.append( ...body.childNodes );
	return fragment;
}
