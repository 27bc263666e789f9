import { pageAddress } from '@quayside/boundary/addresses';

/**
 * Navigates to a page. It is a separate module so that tests can mock it.
 *
 * @throws {Error} If the URL is not that of a page.
 */
export function navigate( url: string ): void {
	window.location.assign( pageAddress( url ) );
}
