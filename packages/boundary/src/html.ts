/**
 * The parser that fetched HTML goes through: what comes out is markup of the kinds that our own server prints, as nodes. It is
 * not put into text again, so that no browser reads it differently the second time.
 */
import { parseHtml } from './parse';

/** Elements of texts, pictures and lists. */
const TEXT =
	'a,abbr,b,blockquote,br,caption,cite,code,col,colgroup,dd,del,details,div,dl,dt,em,figcaption,figure,h1,h2,h3,h4,h5,h6,hr,i,img,ins,kbd,li,mark,ol,p,picture,pre,q,s,samp,section,small,source,span,strong,sub,summary,sup,table,tbody,td,tfoot,th,thead,time,tr,u,ul,var,wbr';

/** Elements of forms. */
const FORM =
	',button,datalist,fieldset,form,input,label,legend,optgroup,option,output,select,textarea';

/** Elements that go with all that is in them. Others that are not wanted leave their contents behind. */
const GONE =
	'applet,audio,base,button,embed,frame,frameset,iframe,link,math,meta,noembed,noframes,noscript,object,portal,script,select,style,svg,template,textarea,title,video,xmp';

const NAMES =
	/^(aria-[\w-]+|data-[\w-]+|abbr|alt|cite|class|colspan|datetime|decoding|dir|fetchpriority|height|hidden|href|hreflang|id|lang|loading|open|rel|reversed|role|rowspan|scope|sizes|span|src|srcset|start|style|tabindex|target|title|type|value|width)$/;

const FORM_NAMES =
	/^(accept|action|autocapitalize|autocomplete|checked|cols|disabled|enctype|for|inputmode|label|list|max|maxlength|method|min|minlength|multiple|name|novalidate|pattern|placeholder|readonly|required|rows|selected|size|spellcheck|step|wrap)$/;

/** Attributes that are addresses, and where they may lead. */
const SCHEMES: Record< string, RegExp > = {
	href: /^(https?|mailto|tel):$/,
	src: /^https?:$/,
	cite: /^https?:$/,
	action: /^https?:$/,
};

const { matches, getAttribute, getAttributeNames, removeAttribute } =
	Element.prototype;

const leadsWell = ( name: string, value: string ): boolean => {
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
 * HTML without anything that could run, be taken for code, or ask for something that is not in it.
 *
 * @param html  HTML from a route of this site.
 * @param forms Whether forms of this site may be in it.
 */
export function ownHtml( html: string, forms = false ): DocumentFragment {
	const { body } = parseHtml( html );
	const wanted = TEXT + ( forms ? FORM : '' );
	for ( const element of body.querySelectorAll(
		`:is(${ GONE }):not(${ wanted })`
	) ) {
		element.remove();
	}
	for ( const element of body.querySelectorAll( '*' ) ) {
		// A form's fields may be called as its own methods are.
		if ( ! matches.call( element, wanted ) ) {
			element.replaceWith( ...element.childNodes );
			continue;
		}
		for ( const name of getAttributeNames.call( element ) ) {
			if (
				! (
					NAMES.test( name ) ||
					( forms && FORM_NAMES.test( name ) )
				) ||
				! leadsWell( name, getAttribute.call( element, name ) ?? '' )
			) {
				removeAttribute.call( element, name );
			}
		}
	}
	const fragment = document.createDocumentFragment();
	fragment.append( ...body.childNodes );
	return fragment;
}
