/** Scripts that write into the document while it loads would erase it now: what they write goes behind them. */
function writeBehind( script: HTMLScriptElement ): void {
	document.write = document.writeln = ( ...html: string[] ) => {
		const anchor = document.currentScript ?? script;
		anchor.parentNode?.insertBefore( document.createRange().createContextualFragment( html.join( '' ) ), anchor.nextSibling );
	};
}

/**
 * Runs a held script as the parser would have: all attributes kept, the next one waits for it unless it is async.
 *
 * @param held    The held script.
 * @param restore Puts the attributes back.
 * @param nonce   Nonce of the page's content policy.
 */
export async function runScript( held: HTMLScriptElement, restore: ( element: Element ) => void, nonce: string ): Promise< void > {
	let script = held;
	const type = held.getAttribute( 'data-held-type' );
	writeBehind( held );
	// Attributes of a script made by a script: its maker listens to that very element.
	const isOurs = type !== null;
	const done = ( resolve: () => void ): void => {
		for ( const event of [ 'load', 'error' ] ) {
			script.addEventListener( event, resolve, { once: true } );
		}
	};
	if ( ! isOurs ) {
		const finished = new Promise< void >( done );
		restore( script );
		return script.isConnected && ! script.async ? finished : undefined;
	}
	// A script that the parser has seen never runs again; a copy does.
	script = document.createElement( 'script' );
	for ( const { name, value } of held.attributes ) {
		script.setAttribute( name, value );
	}
	script.removeAttribute( 'type' );
	script.removeAttribute( 'data-held-type' );
	if ( type ) {
		script.type = type;
	}
	script.nonce = held.nonce || nonce;
	script.async = held.hasAttribute( 'async' );
	script.text = held.text;
	restore( script );
	const waits = script.hasAttribute( 'src' ) && ! script.async;
	const finished = new Promise< void >( done );
	held.replaceWith( script );
	return waits ? finished : undefined;
}
