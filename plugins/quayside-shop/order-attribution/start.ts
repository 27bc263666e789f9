/**
 * Starts the attribution island before this inline script once the visitor allows it, so that other visitors do not
 * load it.
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
	let cookies = '';
	try {
		cookies = document.cookie;
	} catch {
		// Cookies are blocked, so there is nothing to expire.
	}
	// The module expires cookies after consent was withdrawn. An element with the ID "wp_has_consent" is not a
	// function.
	if (
		typeof scope.wp_has_consent !== 'function' ||
		scope.wp_has_consent( 'marketing' ) ||
		cookies.includes( 'sbjs_' )
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
