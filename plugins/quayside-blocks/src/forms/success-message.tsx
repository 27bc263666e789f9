import { useMemo } from 'react';

/** Elements that a message may hold; the server has filtered it too. */
const ALLOWED = 'p,br,strong,b,em,i,u,a,ul,ol,li,h1,h2,h3,h4,h5,h6,blockquote,span,div,img,table,tbody,tr,td,th,hr';

/** HTML without anything that could run. */
export function safeHtml( html: string ): string {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	for ( const element of body.querySelectorAll( `:not(${ ALLOWED })` ) ) {
		element.remove();
	}
	for ( const element of body.querySelectorAll( '*' ) ) {
		for ( const { name, value } of [ ...element.attributes ] ) {
			const address = name === 'href' || name === 'src';
			if ( name.startsWith( 'on' ) || ( address && ! /^(https?:|mailto:|tel:|[/#?])/i.test( value.trim() ) ) ) {
				element.removeAttribute( name );
			}
		}
	}
	return body.innerHTML;
}

/** The owner's message after a submission. */
export function SuccessMessage( { html }: { html: string } ) {
	const safe = useMemo( () => safeHtml( html ), [ html ] );

	return <div dangerouslySetInnerHTML={ { __html: safe } } />;
}
