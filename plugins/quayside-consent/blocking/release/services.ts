import type { Consent } from '../../boot/consent';
import { page } from '../../boot/page';

/*
 * A visitor may allow one provider alone, by the button in its placeholder. The record has it as "svc.<provider>:yes"
 * until the visitor answers for the categories.
 */

/** The record's key of a provider. */
export const serviceKey = ( provider: string ): string => `svc.${ provider }`;

/** Whether a provider is allowed alone. */
const isService = ( { asks, record }: Consent, provider: string ): boolean =>
	!! provider &&
	! asks &&
	`${ record },`.includes( `,${ serviceKey( provider ) }:yes,` );

/** What the server says of held frames: Proofs.php. */
interface Proofs {
	services?: Readonly< Record< string, readonly string[] > >;
	documents?: readonly string[];
}

/** All that the page's script elements say; no other element counts, whatever its id. */
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

/** Whether an address fits a pattern: a host with its subdomains, and at most two folders. */
const fits = ( { hostname, pathname }: URL, pattern: string ): boolean => {
	const [ host, ...folders ] = pattern.split( '/' );
	return (
		`.${ hostname }`.endsWith( `.${ host }` ) &&
		`${ pathname }/`.startsWith( [ '', ...folders, '' ].join( '/' ) )
	);
};

/**
 * Whether an element may be what it is, as far as its mark says: its category is allowed, or its provider.
 *
 * @param consent The page's consent.
 * @param element A held or released element.
 * @param mark    Attribute that names its category.
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
 * Whether an address may be asked, whatever a mark says.
 *
 * @param consent  The page's consent, with the provider list where anything is refused.
 * @param url      An address of another host.
 * @param provider Id of the provider that the mark names, '' for none.
 * @param services Hosts of providers that may be allowed alone.
 */
export function isFree(
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
			services[ provider ]!.some( ( pattern ) => fits( url, pattern ) ) )
	);
}
