import type { Page } from '@playwright/test';

interface Shift {
	value: number;
	/** Elements that moved, as HTML or text, and the distance. */
	moved: string[];
}

/**
 * Returns the layout shifts of a page so far. Shifts of collapsed whitespace are ignored, because nothing visible has moved: if the
 * received part of a line ends with a space, Chromium locates it in the corner of its block, and reports a shift once an image
 * follows it.
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
				// Entries are reported after their frame.
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
