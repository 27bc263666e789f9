interface ConsentWindow {
	wp_has_consent?: ( category: string ) => boolean;
	wp_set_consent?: ( category: string, value: string ) => void;
}

const scope = window as unknown as ConsentWindow;

/** Whether the visitor allows a category of the WP Consent API; without the API nobody asks. */
export const isAllowed = ( category: string ): boolean => category === '' || ( scope.wp_has_consent?.( category ) ?? true );

/** Calls back after each choice of the visitor. Consent managers tell first and remember then. */
export const onConsentChange = ( callback: () => void ): void => document.addEventListener( 'wp_listen_for_consent_change', () => setTimeout( callback ) );

/** What allows a category at the visitor's word; nothing where only the consent manager itself can. */
export const allowing = ( category: string ): ( () => void ) | undefined => scope.wp_set_consent && ( () => scope.wp_set_consent?.( category, 'allow' ) );
