import { ownAddress } from '@quayside/boundary/addresses';
import type { ConsentSite } from '@quayside/contracts/consent/site';

/**
 * Returns the URL of the preference center's contents in the language of the page. It includes the revision, so that
 * the browser does not use a cached response for another policy. Without pretty permalinks, the URL already has a
 * query.
 */
export function preferencesAddress(
	{ rest, language }: ConsentSite,
	revision = 1
): string {
	return `${ ownAddress( rest ) }preferences${ rest.includes( '?' ) ? '&' : '?' }locale=${ language }&revision=${ revision }`;
}
