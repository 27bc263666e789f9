import type { Consent, HeldCall } from '../../boot/consent';
import { settle } from './call';
import { nameHeldAddresses } from './getters';
import { judge } from './judge';
import { matcher } from './match';
import shipped from './shipped.bundled.json';

/*
 * The provider list. Fetched when a script of the page uses an address of another host before everything is allowed:
 * what stands in the HTML has been judged by the server.
 */

const { quaysideConsent } = window;
quaysideConsent.categoryOf = matcher( shipped, quaysideConsent.config.held );
nameHeldAddresses();

/** What waits for the list. */
const WAITING = '[data-held="?"]';

// What waits in a tree that nobody knows of is judged when it comes into the page.
new MutationObserver( ( changes ) => {
	const added = changes
		.flatMap( ( { addedNodes } ) => [ ...addedNodes ] )
		.filter(
			( node ) =>
				node instanceof Element &&
				( node.matches( WAITING ) || node.querySelector( WAITING ) )
		);
	if ( added.length ) {
		judge( quaysideConsent, added );
	}
} ).observe( document, { childList: true, subtree: true } );

/**
 * Lets go of what waited for the list and nobody holds.
 *
 * @param consent The page's consent.
 * @param pending Elements that wait, and trees with such elements in them; empty afterwards.
 * @param call    A call that waits.
 * @return {unknown} What the call gives.
 */
export function run(
	consent: Consent,
	pending: unknown[],
	...call: HeldCall | []
): unknown {
	judge( consent, pending );
	return call.length ? settle( call ) : undefined;
}
