import { globalNamed } from '@quayside/boundary/globals';

/** Whether the visitor allows a category of the WP Consent API; without the API nobody asks. */
export const isAllowed = ( category: string ): boolean =>
	category === '' ||
	( globalNamed< ( category: string ) => boolean >( 'wp_has_consent' )?.(
		category
	) ??
		true );

/** Calls back after each choice of the visitor. Consent managers tell first and remember then. */
export const onConsentChange = ( callback: () => void ): void =>
	document.addEventListener( 'wp_listen_for_consent_change', () =>
		setTimeout( callback )
	);

/** What allows a category at the visitor's word; nothing where only the consent manager itself can. */
export const allowing = ( category: string ): ( () => void ) | undefined => {
	const set =
		globalNamed< ( category: string, value: string ) => void >(
			'wp_set_consent'
		);
	return set && ( () => set( category, 'allow' ) );
};
