/** Event on the body that asks for a group of scripts. */
export const WANTED = 'quayside:scripts:wanted';

/** What the event carries: a group's name, and there and back the promise of its run. */
export interface Wanted {
	name: string;
	run?: Promise< void >;
}

/**
 * Runs a group of WooCommerce's scripts that waits for the visitor. Resolves at once where it does not wait.
 *
 * @param name The group's name in OnDemand.php.
 */
export async function whenRun( name: string ): Promise< void > {
	const detail: Wanted = { name };
	document.body.dispatchEvent( new CustomEvent( WANTED, { detail } ) );
	await detail.run;
}
