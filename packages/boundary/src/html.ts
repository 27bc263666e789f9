/**
 * Sanitizes fetched HTML. The result is nodes of the kinds that the server prints. It is not serialized again, so that no
 * browser can parse it differently the second time.
 */
import { parseHtml } from './parse';

/** Elements for text, images, and lists. */
const TEXT =
	'a,abbr,b,blockquote,br,caption,cite,code,col,colgroup,dd,del,details,div,dl,dt,em,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,i,img,ins,kbd,li,mark,ol,p,picture,pre,q,s,samp,section,small,source,span,strong,sub,summary,sup,table,tbody,td,tfoot,th,thead,time,tr,u,ul,var,wbr';

/** Elements for forms. */
const FORM =
	',button,datalist,fieldset,form,input,label,legend,optgroup,option,output,select,textarea';

/** Elements that are removed with their contents. Other elements that are not allowed are replaced by their contents. */
const REMOVED =
	'applet,audio,base,button,embed,frame,frameset,iframe,link,math,meta,noembed,noframes,noscript,object,portal,script,select,style,svg,template,textarea,title,video,xmp';

const NAMES =
	/^(aria-[\w-]+|data-[\w-]+|abbr|alt|cite|class|colspan|datetime|decoding|dir|fetchpriority|height|hidden|href|hreflang|id|lang|loading|open|rel|reversed|role|rowspan|scope|sizes|span|src|srcset|start|style|tabindex|target|title|type|value|width)$/;

const FORM_NAMES =
	/^(accept|action|autocapitalize|autocomplete|checked|cols|disabled|enctype|for|inputmode|label|list|max|maxlength|method|min|minlength|multiple|name|novalidate|pattern|placeholder|readonly|required|rows|selected|size|spellcheck|step|wrap)$/;

/** Attributes that hold URLs, and the protocols they may have. */
const SCHEMES: Record< string, RegExp > = {
	href: /^(https?|mailto|tel):$/,
	src: /^https?:$/,
	cite: /^https?:$/,
	action: /^https?:$/,
};

const { matches, getAttribute, getAttributeNames, removeAttribute } =
	Element.prototype;

const isSafeAttribute = ( name: string, value: string ): boolean => {
	try {
		const { protocol, origin } = new URL( value, location.href );
		return (
			! SCHEMES[ name ] ||
			( SCHEMES[ name ].test( protocol ) &&
				( name !== 'action' || origin === location.origin ) )
		);
	} catch {
		return ! SCHEMES[ name ];
	}
};

/**
 * Returns HTML without anything that could be executed, be mistaken for code, or load something from outside.
 *
 * @param html  HTML from a route of this site.
 * @param forms Whether forms of this site are allowed.
 */
export function ownHtml( html: string, forms = false ): DocumentFragment {
	const { body } = parseHtml( html );
	const allowed = TEXT + ( forms ? FORM : '' );
	for ( const element of body.querySelectorAll(
		`:is(${ REMOVED }):not(${ allowed })`
	) ) {
		element.remove();
	}
	for ( const element of body.querySelectorAll( '*' ) ) {
		// The fields of a form may shadow its own methods.
		if ( ! matches.call( element, allowed ) ) {
			element.replaceWith( ...element.childNodes );
			continue;
		}
		for ( const name of getAttributeNames.call( element ) ) {
			if (
				! (
					NAMES.test( name ) ||
					( forms && FORM_NAMES.test( name ) )
				) ||
				! isSafeAttribute(
					name,
					getAttribute.call( element, name ) ?? ''
				)
			) {
				removeAttribute.call( element, name );
			}
		}
	}
	const fragment = document.createDocumentFragment();
	fragment.append( ...body.childNodes );
	return fragment;
}
