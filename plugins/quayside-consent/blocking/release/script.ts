import { trustedHtml, trustedScript } from '@quayside/trusted-types';
import { page } from '../../page/page';

const isHtml = ( value: unknown ): unknown =>
	(
		window as { trustedTypes?: { isHTML?: ( value: unknown ) => boolean } }
	 ).trustedTypes?.isHTML?.( value );

/** Makes document.write() insert after the script, because writing to a loaded document would erase it. */
function redirectWrites( script: HTMLScriptElement ): void {
	page.write = page.writeln = ( ...html: string[] ) => {
		const anchor = page.currentScript ?? script;
		const text = html.join( '' );
		// Trusted only if all of it is. A plain string fails if the policy of the page requires trusted types.
		anchor.parentNode?.insertBefore(
			page
				.createRange()
				.createContextualFragment(
					html.every( isHtml ) ? trustedHtml( text ) : text
				),
			anchor.nextSibling
		);
	};
}

/** Script types that browsers run. Other types never fire a load event, so nothing can wait for them. */
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Determines whether the parser would have run a blocked element at the end of the page. */
export const isDeferred = ( blocked: Element ): boolean => {
	const type = blocked.getAttribute( 'data-held-type' );
	return (
		type !== null &&
		! blocked.hasAttribute( 'async' ) &&
		( /^module$/i.test( type ) ||
			( blocked.hasAttribute( 'defer' ) &&
				blocked.hasAttribute( 'data-held-src' ) ) )
	);
};

/**
 * Runs a blocked script as the parser would: it keeps all attributes, and the next script waits for it unless it is
 * async.
 *
 * @param blocked The blocked script.
 * @param restore Restores the attributes.
 * @param nonce   Nonce of the content security policy.
 */
export async function runScript(
	blocked: HTMLScriptElement,
	restore: ( element: Element ) => void,
	nonce: string
): Promise< void > {
	const type = blocked.getAttribute( 'data-held-type' );
	redirectWrites( blocked );
	if ( type === null ) {
		// Created by a script, which may listen to events of this element. The parser does not wait for these either,
		// and scripts from innerHTML never run.
		restore( blocked );
		return;
	}
	// A script that the parser has seen never runs again, but a copy does.
	const script = page.createElement( 'script' );
	for ( const { name, value } of blocked.attributes ) {
		// The parser accepts names that scripts cannot set.
		if ( /^[\w:.-]+$/.test( name ) ) {
			script.setAttribute(
				name,
				name.startsWith( 'on' ) ? trustedScript( value ) : value
			);
		}
	}
	script.removeAttribute( 'data-held-type' );
	// Empty for a script without a type.
	script.type = type;
	script.nonce = blocked.nonce || nonce;
	script.async = blocked.hasAttribute( 'async' );
	script.text = trustedScript( blocked.text );
	restore( script );
	const waits =
		script.src && ! script.async && ! script.noModule && RUNS.test( type );
	const finished = new Promise< void >( ( resolve ) =>
		waits
			? [ 'load', 'error' ].forEach( ( event ) =>
					script.addEventListener( event, () => resolve() )
				)
			: resolve()
	);
	blocked.replaceWith( script );
	return finished;
}
