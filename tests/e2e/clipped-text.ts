import type { Page } from '@playwright/test';

/** WCAG 1.4.12: the spacing that a visitor may set. */
export const SPACING =
	'*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}';

/**
 * Returns the texts of the page, or of the open dialog, that are cut off or run out of a part around them: beyond the edge of an
 * ancestor that clips, or beyond the box of one that does not, so that the text lies on what follows. Text in a part that scrolls
 * can be reached, and is not reported.
 *
 * @param page  The page.
 * @param parts Selector of the parts to check.
 */
export const clippedText = ( page: Page, parts = '*' ): Promise< string[] > =>
	page.evaluate( ( within ) => {
		/** Rounding of positions, and letters that lean out of their line. */
		const TOLERANCE = 2;
		const open = [ ...document.querySelectorAll( 'dialog:modal' ) ].pop();
		const root = open ?? document.body;
		const walker = document.createTreeWalker( root, NodeFilter.SHOW_TEXT );
		const clipped: string[] = [];
		const isAway = ( element: Element ): boolean => {
			const { clip, clipPath, position, width, height } =
				getComputedStyle( element );
			// Visually hidden, by any of the known ways.
			const { left, right } = element.getBoundingClientRect();
			return (
				clipPath === 'inset(50%)' ||
				/^rect\((0|1)px/.test( clip ) ||
				( position === 'absolute' &&
					( ( parseFloat( width ) <= 1 &&
						parseFloat( height ) <= 1 ) ||
						right <= 0 ||
						left >= innerWidth ) )
			);
		};
		for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
			const text = node.textContent?.trim();
			const parent = node.parentElement;
			if (
				! text ||
				! parent ||
				! parent.closest( within ) ||
				parent.closest(
					'script, style, noscript, template, select, option, textarea, svg'
				) ||
				! parent.checkVisibility( {
					visibilityProperty: true,
					opacityProperty: true,
				} )
			) {
				continue;
			}
			const range = document.createRange();
			range.selectNodeContents( node );
			const rects = [ ...range.getClientRects() ].filter(
				( { width, height } ) => width > 0 && height > 0
			);
			if ( ! rects.length ) {
				continue;
			}
			const box = {
				left: Math.min( ...rects.map( ( { left } ) => left ) ),
				top: Math.min( ...rects.map( ( { top } ) => top ) ),
				right: Math.max( ...rects.map( ( { right } ) => right ) ),
				bottom: Math.max( ...rects.map( ( { bottom } ) => bottom ) ),
			};
			let found: {
				axis: 'x' | 'y';
				clips: boolean;
				part: string;
			} | null = null;
			// Wide blocks are wider than the content around them, on purpose.
			let isWide = false;
			for (
				let each: Element | null = parent;
				each && each !== root.parentElement;
				each = each.parentElement
			) {
				if ( isAway( each ) ) {
					found = null;
					break;
				}
				const style = getComputedStyle( each );
				if ( /^(inline|contents)$/.test( style.display ) ) {
					continue;
				}
				const edge = each.getBoundingClientRect();
				const scrollsX = /auto|scroll/.test( style.overflowX );
				const scrollsY = /auto|scroll/.test( style.overflowY );
				// What is beside its part, and not cut off there, is reached by scrolling, such as the slides of a slider.
				if ( scrollsX && found?.axis === 'x' && ! found.clips ) {
					found = null;
				}
				const isBeyondX =
					! scrollsX &&
					! isWide &&
					( box.left < edge.left - TOLERANCE ||
						box.right > edge.right + TOLERANCE );
				const isBeyondY =
					! scrollsY &&
					( box.top < edge.top - TOLERANCE ||
						box.bottom > edge.bottom + TOLERANCE );
				if ( ( isBeyondX || isBeyondY ) && ! found ) {
					found = {
						axis: isBeyondY ? 'y' : 'x',
						clips:
							( isBeyondY
								? style.overflowY
								: style.overflowX ) !== 'visible',
						part: `${ each.localName }.${ each.className }`,
					};
				}
				isWide ||= each.matches( '.alignwide, .alignfull' );
				if (
					scrollsX ||
					scrollsY ||
					/absolute|fixed/.test( style.position ) ||
					style.float !== 'none'
				) {
					break;
				}
			}
			if ( found ) {
				clipped.push(
					`“${ text.slice( 0, 40 ) }” beyond ${ found.part }`
				);
			}
		}
		return clipped;
	}, parts );

/** Applies the spacing while something is checked. */
export const withSpacing = async (
	page: Page,
	check: () => Promise< void >
): Promise< void > => {
	const style = await page.addStyleTag( { content: SPACING } );
	await check();
	await style.evaluate( ( node ) => node.parentNode?.removeChild( node ) );
};
