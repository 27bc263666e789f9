import type { Page } from '@playwright/test';

/**
 * Holds the requests of a page, as a slow network does.
 *
 * @param page Page.
 * @param url  URLs of the requests.
 * @return {Function} Lets them through, and those that follow.
 */
export async function holdRequests(
	page: Page,
	url: string | RegExp
): Promise< () => void > {
	let release = (): void => undefined;
	const released = new Promise< void >(
		( resolve ) => ( release = resolve )
	);
	await page.route( url, async ( route ) => {
		await released;
		await route.continue();
	} );
	return release;
}
