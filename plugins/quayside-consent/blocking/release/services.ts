import type { Consent } from '../../page/consent';
import { page } from '../../page/page';

/*
 * A visitor can allow a single provider with the button in its placeholder. The record stores it as
 * "svc.<provider>:yes" until the visitor chooses categories.
 */

/** Returns the key of a provider in the record. */
export const serviceKey = ( provider: string ): string => `svc.${ provider }`;

/** Determines whether a single provider is allowed. */
const isService = ( { asks, record }: Consent, provider: string ): boolean =>
	!! provider &&
	! asks &&
	`${ record },`.includes( `,${ serviceKey( provider ) }:yes,` );

/** Data from the server about blocked iframes: Proofs.php. */
interface Proofs {
	services?: Readonly< Record< string, readonly string[] > >;
	documents?: readonly string[];
}

/** Reads the data from script elements. Other elements are ignored, even with the same ID. */
export function readProofs(): Required< Proofs > {
	const all = [
		...page.querySelectorAll( 'script#quayside-consent-proofs' ),
	].map( ( { textContent } ) => JSON.parse( textContent || '{}' ) as Proofs );
	return {
		services: Object.assign(
			{},
			...all.map( ( { services } ) => services )
		) as Record< string, string[] >,
		documents: all.flatMap( ( { documents = [] } ) => documents ),
	};
}

/** Determines whether an address matches a pattern: a host including its subdomains, and at most two path segments. */
const matchesPattern = (
	{ hostname, pathname }: URL,
	pattern: string
): boolean => {
	const [ host, ...folders ] = pattern.split( '/' );
	return (
		`.${ hostname }`.endsWith( `.${ host }` ) &&
		`${ pathname }/`.startsWith( [ '', ...folders, '' ].join( '/' ) )
	);
};

/**
 * Determines whether the mark of an element is allowed: its category, or its provider.
 *
 * @param consent Consent of the page.
 * @param element A blocked or unblocked element.
 * @param mark    Attribute with the category.
 */
export function isAllowed(
	consent: Consent,
	element: Element,
	mark: string
): boolean {
	return (
		consent.has( element.getAttribute( mark ) ?? '' ) ||
		isService( consent, element.getAttribute( 'data-held-by' ) ?? '' )
	);
}

/**
 * Determines whether an address can be loaded, regardless of marks.
 *
 * @param consent  Consent of the page, with the provider list loaded if anything is rejected.
 * @param url      An address of another host.
 * @param provider ID of the provider in the mark, or '' for none.
 * @param services Hosts of the providers that can be allowed one by one.
 */
export function isAddressAllowed(
	consent: Consent,
	url: URL,
	provider: string,
	services: Required< Proofs >[ 'services' ]
): boolean {
	if ( Object.keys( consent.config.defaults ).every( consent.has ) ) {
		return true;
	}
	const category = consent.categoryOf( url );
	return (
		! category ||
		consent.has( category ) ||
		( isService( consent, provider ) &&
			Object.hasOwn( services, provider ) &&
			services[ provider ]!.some( ( pattern ) =>
				matchesPattern( url, pattern )
			) )
	);
}
