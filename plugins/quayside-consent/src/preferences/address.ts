import type { ConsentConfig } from '../boot/consent';

/** Address of the preference centre's contents in the page's language; another policy is not what the browser has kept. Sites without pretty permalinks have a query in it. */
export function preferencesAddress( { rest, language, revision }: ConsentConfig ): string {
	return `${ rest }preferences${ rest.includes( '?' ) ? '&' : '?' }locale=${ language }&revision=${ revision }`;
}
