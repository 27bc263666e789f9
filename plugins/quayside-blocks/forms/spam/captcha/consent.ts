import { getGlobal } from '@quayside/boundary/globals';

/**
 * Determines whether the visitor allows a category of the WP Consent API. True
 * if the API is not available.
 */
export const isAllowed = ( category: string ): boolean =>
	category === '' ||
	( getGlobal< ( category: string ) => boolean >( 'wp_has_consent' )?.(
		category
	) ??
		true );

/**
 * Calls back after each consent change. Deferred because consent managers
 * dispatch the event before they store the decision.
 */
export const onConsentChange = ( callback: () => void ): void =>
	document.addEventListener( 'wp_listen_for_consent_change', () =>
		setTimeout( callback )
	);

/**
 * Returns a function that allows a category, undefined if only the consent
 * manager can do so.
 */
export const getConsentSetter = (
	category: string
): ( () => void ) | undefined => {
	const set =
		getGlobal< ( category: string, value: string ) => void >(
			'wp_set_consent'
		);
	return set && ( () => set( category, 'allow' ) );
};
