import { pageAddress } from '@quayside/boundary/addresses';

/**
 * Sends the browser to a page. A module of its own, so that tests can watch it.
 *
 * @throws {Error} When the address is no page's.
 */
export function navigate( url: string ): void {
	window.location.assign( pageAddress( url ) );
}
