import type { Page } from '@playwright/test';

/** Waits until the fonts are loaded and what the page shows by now is painted. */
export const painted = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		await document.fonts.ready;
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
	} );
