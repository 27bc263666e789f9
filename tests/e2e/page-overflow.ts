import type { Page } from '@playwright/test';

/** Returns by how many px the page is wider than the window. */
export const pageOverflow = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			document.documentElement.scrollWidth -
			document.documentElement.clientWidth
	);
