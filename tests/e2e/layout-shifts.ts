import type { Page } from '@playwright/test';

interface Shift {
	value: number;
	/** What moved, as HTML or text, and by how much. */
	moved: string[];
}

/**
 * Layout shifts of a page so far. Those of nothing but a collapsed space are left out: where a space ends what has arrived
 * of a line, Chromium takes it to be in the corner of its block and, once a picture follows it, to have moved behind what it
 * follows; so it does on a page of one box, a space and a picture. Nothing that can be seen has moved.
 */
export const layoutShifts = ( page: Page ): Promise< Shift[] > =>
	page.evaluate(
		() =>
			new Promise< Shift[] >( ( resolve ) => {
				type LayoutShift = PerformanceEntry & {
					value: number;
					sources: {
						node?: Node;
						previousRect: DOMRectReadOnly;
						currentRect: DOMRectReadOnly;
					}[];
				};
				const isBlank = ( {
					node,
				}: LayoutShift[ 'sources' ][ number ] ): boolean =>
					node instanceof Text && ! node.data.trim();
				const found: Shift[] = [];
				const observer = new PerformanceObserver( ( list ) => {
					for ( const {
						value,
						sources,
					} of list.getEntries() as LayoutShift[] ) {
						if ( ! sources.length || ! sources.every( isBlank ) ) {
							found.push( {
								value,
								moved: sources.map(
									( { node, previousRect, currentRect } ) =>
										`${ ( ( node as Element | undefined )?.outerHTML ?? node?.textContent ?? '' ).slice( 0, 80 ) }: ${ JSON.stringify( [ previousRect, currentRect ] ) }`
								),
							} );
						}
					}
				} );
				observer.observe( { type: 'layout-shift', buffered: true } );
				// Entries are handed over after the frame that they belong to.
				requestAnimationFrame( () =>
					requestAnimationFrame( () =>
						requestIdleCallback(
							() => {
								observer.disconnect();
								resolve( found );
							},
							{ timeout: 1000 }
						)
					)
				);
			} )
	);
