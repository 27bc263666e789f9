import type { Consent } from '../boot/consent';

/*
 * A visitor may allow one provider alone, by the button in its placeholder. The record has it as "svc.<provider>:yes"
 * until the visitor answers for the categories.
 */

/** The record's key of a provider. */
export const serviceKey = ( provider: string ): string => `svc.${ provider }`;

/**
 * Whether an element may be what it is: its category is allowed, or its provider.
 *
 * @param consent The page's consent.
 * @param element A held or released element.
 * @param mark    Attribute that names its category.
 */
export function isAllowed( { asks, record, has }: Consent, element: Element, mark: string ): boolean {
	const provider = element.getAttribute( 'data-held-by' );
	return has( element.getAttribute( mark ) ?? '' ) || ( !! provider && ! asks && `${ record },`.includes( `,${ serviceKey( provider ) }:yes,` ) );
}
