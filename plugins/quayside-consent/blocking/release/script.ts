import { trustedHtml, trustedScript } from '@quayside/trusted-types';
import { page } from '../../boot/page';

const isHtml = ( value: unknown ): unknown =>
	(
		window as { trustedTypes?: { isHTML?: ( value: unknown ) => boolean } }
	 ).trustedTypes?.isHTML?.( value );

/** Scripts that write into the document while it loads would erase it now: what they write goes behind them. */
function writeBehind( script: HTMLScriptElement ): void {
	page.write = page.writeln = ( ...html: string[] ) => {
		const anchor = page.currentScript ?? script;
		const text = html.join( '' );
		// Trusted if all of it is; a string fails where the page's policy says so.
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

/** Types of scripts that browsers run. Others never say that they are done, and nothing may wait for them. */
const RUNS = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/**
 * Runs a held script as the parser would have: all attributes kept, the next one waits for it unless it is async.
 *
 * @param held    The held script.
 * @param restore Puts the attributes back.
 * @param nonce   Nonce of the page's content policy.
 */
export async function runScript(
	held: HTMLScriptElement,
	restore: ( element: Element ) => void,
	nonce: string
): Promise< void > {
	const type = held.getAttribute( 'data-held-type' );
	writeBehind( held );
	if ( type === null ) {
		// Made by a script, whose maker listens to that very element. The parser waits for none of these either, and those
		// that came as innerHTML never run.
		restore( held );
		return;
	}
	// A script that the parser has seen never runs again; a copy does.
	const script = page.createElement( 'script' );
	for ( const { name, value } of held.attributes ) {
		// The parser takes names that no script may set.
		if ( /^[\w:.-]+$/.test( name ) ) {
			script.setAttribute(
				name,
				name.startsWith( 'on' ) ? trustedScript( value ) : value
			);
		}
	}
	script.removeAttribute( 'data-held-type' );
	// An empty one is that of a script without a type.
	script.type = type;
	script.nonce = held.nonce || nonce;
	script.async = held.hasAttribute( 'async' );
	script.text = trustedScript( held.text );
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
	held.replaceWith( script );
	return finished;
}
