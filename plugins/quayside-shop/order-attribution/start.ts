/**
 * Starts attribution's island behind this inline script's host, once the visitor allows it: who does not pays nothing.
 */
const host = document.currentScript
	?.previousElementSibling as HTMLElement | null;
const scope = window as { wp_has_consent?: unknown };

const start = (): void => {
	if ( host && ! host.dataset.islandState ) {
		host.dataset.when = host.dataset.then ?? 'idle';
		document.dispatchEvent(
			new CustomEvent( 'quayside:scan', { detail: document } )
		);
	}
};

const decide = (): void => {
	let left = '';
	try {
		left = document.cookie;
	} catch {
		// No cookies: nothing to keep, nothing to expire.
	}
	// Cookies of a consent that is gone are the module's to expire.
	// An element of that name is none.
	if (
		typeof scope.wp_has_consent !== 'function' ||
		scope.wp_has_consent( 'marketing' ) ||
		left.includes( 'sbjs_' )
	) {
		start();
	}
};

document.addEventListener( 'wp_consent_type_defined', decide );
document.addEventListener( 'wp_listen_for_consent_change', ( event ) => {
	if (
		( event as CustomEvent< { marketing?: string } | undefined > ).detail
			?.marketing === 'allow'
	) {
		start();
	}
} );
decide();

export {};
