import type { Page } from '@playwright/test';

/** Waits until the fonts are loaded and what the page shows by now is painted. */
export const painted = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		await document.fonts.ready;
		await new Promise( ( resolve ) =>
			requestAnimationFrame( () => requestAnimationFrame( resolve ) )
		);
	} );

/** Waits until nothing scrolls or moves for ten frames, apart from animations without an end. */
export const settled = ( page: Page ): Promise< void > =>
	page.evaluate( async () => {
		let before = '';
		for ( let calm = 0, frame = 0; calm < 10 && frame < 600; frame++ ) {
			await new Promise( requestAnimationFrame );
			const now = `${ scrollX } ${ scrollY }`;
			const isMoving = document
				.getAnimations()
				.some(
					( { effect, playState } ) =>
						playState === 'running' &&
						effect?.getComputedTiming().endTime !== Infinity
				);
			calm = now === before && ! isMoving ? calm + 1 : 0;
			before = now;
		}
	} );
