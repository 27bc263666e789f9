import type { Page } from '@playwright/test';

/**
 * Finds controls with low contrast (WCAG 1.4.3 and 1.4.11): text below 4.5:1, icons, borders, and switches below 3:1, and native
 * controls with a light color scheme on a dark page.
 *
 * Uses the colors of the element and its ancestors. Elements on images are skipped.
 *
 * @param page Page in its current state.
 * @param root Selector of the part to check.
 * @return {Promise<string[]>} One line for each problem.
 */
export const faintControls = (
	page: Page,
	root: string = 'body'
): Promise< string[] > =>
	page.evaluate( ( selector ) => {
		type Color = [ number, number, number, number ];
		const context = document.createElement( 'canvas' ).getContext( '2d', {
			willReadFrequently: true,
		} ) as CanvasRenderingContext2D;
		const read = ( css: string ): Color => {
			context.clearRect( 0, 0, 1, 1 );
			context.fillStyle = css;
			context.fillRect( 0, 0, 1, 1 );
			const [ red = 0, green = 0, blue = 0, alpha = 0 ] =
				context.getImageData( 0, 0, 1, 1 ).data;
			return [ red, green, blue, alpha / 255 ];
		};
		const over = ( [ r, g, b, a ]: Color, [ R, G, B ]: Color ): Color => [
			r * a + R * ( 1 - a ),
			g * a + G * ( 1 - a ),
			b * a + B * ( 1 - a ),
			1,
		];
		/** Returns the background color of an element's content, null on an image. */
		const ground = ( element: Element | null ): Color | null => {
			if ( ! element ) {
				return [ 255, 255, 255, 1 ];
			}
			const { backgroundColor, backgroundImage } =
				getComputedStyle( element );
			if (
				backgroundImage.includes( 'url(' ) ||
				element.matches( '.wp-block-cover, .pswp, .quayside-lightbox' )
			) {
				return null;
			}
			const own = read( backgroundColor );
			if ( own[ 3 ] === 1 ) {
				return own;
			}
			// Dialogs are in the top layer, regardless of their ancestors.
			const below = ground( element.parentElement );
			return below && over( own, below );
		};
		const luminance = ( color: Color ): number => {
			const [ red = 0, green = 0, blue = 0 ] = color
				.slice( 0, 3 )
				.map( ( part ) =>
					part / 255 <= 0.04045
						? part / 255 / 12.92
						: ( ( part / 255 + 0.055 ) / 1.055 ) ** 2.4
				);
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const contrast = ( one: Color, other: Color ): number => {
			const [ dark = 0, light = 0 ] = [
				luminance( over( one, other ) ),
				luminance( other ),
			].sort( ( a, b ) => a - b );
			return ( light + 0.05 ) / ( dark + 0.05 );
		};
		const faults: string[] = [];
		const name = ( element: Element ): string =>
			`${ element.localName }.${ String( element.getAttribute( 'class' ) ).split( ' ' ).join( '.' ) } "${ ( element.getAttribute( 'aria-label' ) ?? element.textContent ?? '' ).trim().slice( 0, 24 ) }"`;
		const expectAtLeast = (
			least: number,
			is: number,
			element: Element,
			what: string
		): void => {
			if ( is < least - 0.005 ) {
				faults.push(
					`${ name( element ) }: ${ what } ${ is.toFixed( 2 ) }:1`
				);
			}
		};
		const parts = [ ...document.querySelectorAll( selector ) ].flatMap(
			( part ) => [
				part,
				...part.querySelectorAll(
					'a, button, summary, label, legend, input, select, textarea, output, [role=option], [role=combobox], [contenteditable]'
				),
			]
		);
		for ( const element of parts ) {
			const style = getComputedStyle( element );
			if (
				! ( element as HTMLElement ).checkVisibility( {
					opacityProperty: true,
					visibilityProperty: true,
				} ) ||
				element.matches(
					':disabled, [aria-disabled=true], .screen-reader-text, [type=hidden]'
				) ||
				element.getBoundingClientRect().width < 2
			) {
				continue;
			}
			const behind = ground( element );
			const around = ground( element.parentElement );
			if ( ! behind || ! around ) {
				continue;
			}
			const isTyped = element.matches(
				'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=submit], [type=button], [type=color])'
			);
			const hasWords =
				isTyped ||
				[ ...element.childNodes ].some(
					( node ) => node.nodeType === 3 && node.textContent?.trim()
				);
			if (
				hasWords &&
				style.fontSize !== '0px' &&
				! element.matches( 'body' )
			) {
				expectAtLeast(
					4.5,
					contrast( read( style.color ), behind ),
					element,
					'words'
				);
			}
			if ( element.matches( '[placeholder]:not([placeholder=""])' ) ) {
				expectAtLeast(
					4.5,
					contrast(
						read(
							getComputedStyle( element, '::placeholder' ).color
						),
						behind
					),
					element,
					'placeholder'
				);
			}
			if ( isTyped ) {
				const edges = [ style.borderBottomColor, style.borderTopColor ]
					.filter(
						( _edge, place ) =>
							parseFloat(
								place
									? style.borderTopWidth
									: style.borderBottomWidth
							) > 0
					)
					.map( ( edge ) => contrast( read( edge ), around ) );
				expectAtLeast(
					3,
					Math.max( contrast( behind, around ), ...edges ),
					element,
					'edge'
				);
			}
			if (
				element.matches( 'button, a, summary' ) &&
				! element.textContent
					?.trim()
					.replace(
						element
							.querySelector( '.screen-reader-text' )
							?.textContent?.trim() ?? '',
						''
					)
			) {
				const shapes = [
					...element.querySelectorAll(
						'svg :is(path, circle, rect, line, polyline, polygon)'
					),
				].flatMap( ( shape ) => {
					const { fill, stroke } = getComputedStyle( shape );
					return [ fill, stroke ]
						.filter(
							( paint ) =>
								paint !== 'none' && ! paint.startsWith( 'url' )
						)
						.map( ( paint ) => contrast( read( paint ), behind ) );
				} );
				if ( shapes.length ) {
					expectAtLeast( 3, Math.max( ...shapes ), element, 'icon' );
				}
			}
			if (
				element.matches(
					'[type=checkbox], [type=radio], [type=range], progress'
				) &&
				style.opacity !== '0'
			) {
				if ( style.appearance === 'none' ) {
					expectAtLeast(
						3,
						contrast( behind, around ),
						element,
						'switch'
					);
					expectAtLeast(
						3,
						contrast(
							read(
								getComputedStyle( element, '::before' )
									.backgroundColor
							),
							behind
						),
						element,
						'knob'
					);
				} else {
					const isDark = luminance( around ) < 0.179;
					if ( isDark !== style.colorScheme.includes( 'dark' ) ) {
						faults.push(
							`${ name( element ) }: drawn for a ${ isDark ? 'light' : 'dark' } page`
						);
					}
					if ( style.accentColor !== 'auto' ) {
						expectAtLeast(
							3,
							contrast( read( style.accentColor ), around ),
							element,
							'accent'
						);
					}
				}
			}
		}
		return [ ...new Set( faults ) ];
	}, root );
