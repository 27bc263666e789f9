/** Event on the body that requests a group of scripts. */
export const REQUESTED = 'quayside:scripts:requested';

/** Event on the body that fires each time a group of scripts has run. jQuery may be new on the page. */
export const RAN = 'quayside:scripts:ran';

/** Detail of the request event: the group's name, and the promise of its run, which the listener adds. */
export interface RequestedScripts {
	name: string;
	run?: Promise< void >;
}

/** Waits until the module that runs the groups listens, or has failed to load. */
async function whenListening(): Promise< void > {
	const host = document.querySelector< HTMLElement >(
		'[data-island^=on-demand]'
	);
	if (
		host &&
		! /^(mounted|failed)$/.test( host.dataset.islandState ?? '' )
	) {
		await new Promise( ( done ) => {
			for ( const state of [ 'mounted', 'failed' ] ) {
				host.addEventListener( `quayside:island:${ state }`, done );
			}
		} );
	}
}

/**
 * Runs a group of WooCommerce's scripts that are delivered but not run yet. Resolves at once if the group is not deferred.
 *
 * @param name The group's name in OnDemand.php.
 */
export async function whenRun( name: string ): Promise< void > {
	await whenListening();
	const detail: RequestedScripts = { name };
	document.body.dispatchEvent( new CustomEvent( REQUESTED, { detail } ) );
	await detail.run;
}
