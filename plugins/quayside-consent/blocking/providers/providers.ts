import type { Consent, PendingCall } from '../../page/consent';
import { settle } from './call';
import { exposeBlockedAddresses } from './getters';
import { checkPending } from './check-pending';
import { matcher } from './match';
import shipped from './shipped.bundled.json';

/*
 * The provider list. Loaded when a script on the page uses an address of another host before everything is allowed.
 * The server has already checked the addresses in the HTML.
 */

const { quaysideConsent } = window;
quaysideConsent.categoryOf = matcher( shipped, quaysideConsent.config.held );
exposeBlockedAddresses();

/** Elements that wait for the list. */
const WAITING = '[data-held="?"]';

// Elements that wait in a detached tree are checked when they are added to the page.
new MutationObserver( ( changes ) => {
	const added = changes
		.flatMap( ( { addedNodes } ) => [ ...addedNodes ] )
		.filter(
			( node ) =>
				node instanceof Element &&
				( node.matches( WAITING ) || node.querySelector( WAITING ) )
		);
	if ( added.length ) {
		checkPending( quaysideConsent, added );
	}
} ).observe( document, { childList: true, subtree: true } );

/**
 * Unblocks whatever waited for the list and belongs to no provider.
 *
 * @param consent Consent of the page.
 * @param pending Elements that wait, and trees that contain such elements. Emptied by this function.
 * @param call    A waiting call.
 * @return {unknown} Result of the call.
 */
export function run(
	consent: Consent,
	pending: unknown[],
	...call: PendingCall | []
): unknown {
	checkPending( consent, pending );
	return call.length ? settle( call ) : undefined;
}
