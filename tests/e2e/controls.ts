import type { Page } from '@playwright/test';

/*
 * Checks of all controls on the page, or in the dialog that is open.
 */

/** Pages on which all controls are checked, with a product in the cart. */
export const CONTROL_PAGES = [
	'',
	'contact/',
	'cart/',
	'checkout/',
	'shop/',
	'product/harbour-enamel-mug/',
	'my-account/',
	'gallery-pages/',
	'gallery-workshops/',
	'a-morning-at-the-rope-walk/',
];

/**
 * Focuses every control and returns those that something else hides completely (WCAG 2.4.11): another part of the page, the edge of
 * a part that clips or scrolls, or the edge of the window.
 *
 * @param page    The page.
 * @param parts   Selector of the parts to check.
 * @param atEdges Whether to scroll each control to the upper and the lower edge of the window first, where sticky and floating parts
 *                are. Browsers don't scroll to a control that is in the window.
 */
export const hiddenStops = (
	page: Page,
	parts = '*',
	atEdges = false
): Promise< string[] > =>
	page.evaluate(
		async ( [ within, isAtEdges ] ) => {
			const controls = [
				...document.querySelectorAll< HTMLElement >(
					'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
				),
			].filter(
				( element ) =>
					element.tabIndex >= 0 &&
					! element.matches( ':disabled' ) &&
					element.checkVisibility( { visibilityProperty: true } ) &&
					! element.closest( '[inert]' ) &&
					element.closest( within )
			);
			/** Part of the element that its clipping ancestors and the window show. */
			const shownBox = ( element: Element ) => {
				const rect = element.getBoundingClientRect();
				const box = {
					left: Math.max( 0, rect.left ),
					top: Math.max( 0, rect.top ),
					right: Math.min( innerWidth, rect.right ),
					bottom: Math.min( innerHeight, rect.bottom ),
				};
				for (
					let each = element.parentElement;
					each && each !== document.body;
					each = each.parentElement
				) {
					if ( getComputedStyle( each ).overflow !== 'visible' ) {
						const clip = each.getBoundingClientRect();
						box.left = Math.max( box.left, clip.left );
						box.top = Math.max( box.top, clip.top );
						box.right = Math.min( box.right, clip.right );
						box.bottom = Math.min( box.bottom, clip.bottom );
					}
				}
				return box;
			};
			/** Determines whether a point of the element, or of a label of it, is on top. */
			const isShown = ( target: HTMLElement ): boolean => {
				const { left, top, right, bottom } = shownBox( target );
				return (
					right - left >= 1 &&
					bottom - top >= 1 &&
					[ 0.1, 0.5, 0.9 ].some( ( x ) =>
						[ 0.1, 0.5, 0.9 ].some( ( y ) => {
							// What WooCommerce updates is seen through a veil.
							const hit = document
								.elementsFromPoint(
									left + ( right - left ) * x,
									top + ( bottom - top ) * y
								)
								.find( ( one ) => ! one.matches( '.blockUI' ) );
							return (
								hit &&
								( target.contains( hit ) ||
									hit.closest( 'label' )?.control ===
										document.activeElement )
							);
						} )
					)
				);
			};
			const nextFrame = () =>
				new Promise( ( done ) => requestAnimationFrame( done ) );
			/** Distance of the element from an edge of the window, in px. */
			const NEAR = 4;
			const scrollToEdge = async (
				element: HTMLElement,
				edge: 'top' | 'bottom'
			): Promise< void > => {
				element.blur();
				const { top, bottom } = element.getBoundingClientRect();
				scrollBy( {
					top:
						edge === 'top'
							? top - NEAR
							: bottom - innerHeight + NEAR,
					behavior: 'instant',
				} );
				// Sticky blocks notice it with the next frame.
				await nextFrame();
				await nextFrame();
			};
			const hidden: string[] = [];
			const places = isAtEdges
				? ( [ 'top', 'bottom' ] as const )
				: [ undefined ];
			const stops = controls.flatMap( ( element ) =>
				places.map( ( edge ) => ( { element, edge } ) )
			);
			for ( const { element, edge } of stops ) {
				if ( edge ) {
					await scrollToEdge( element, edge );
				}
				element.focus();
				// Behind a modal dialog, nothing can have the focus.
				if ( document.activeElement !== element ) {
					continue;
				}
				// What shows itself with the focus, and what scrolls to it, does so with the next frame.
				await nextFrame();
				// A visually hidden control is seen as its label.
				const isSeen = ( { offsetWidth, offsetHeight }: HTMLElement ) =>
					offsetWidth > 1 && offsetHeight > 1;
				const target =
					isSeen( element ) &&
					getComputedStyle( element ).opacity !== '0'
						? element
						: ( ( element as HTMLInputElement ).labels?.[ 0 ] ??
							element.parentElement );
				if ( ! target || ! isSeen( target ) ) {
					continue;
				}
				// What has just been opened may still move.
				for (
					let frame = 0;
					frame < 10 && ! isShown( target );
					frame++
				) {
					element.blur();
					element.focus();
					await nextFrame();
				}
				if ( ! isShown( target ) ) {
					hidden.push(
						`${ edge ? `${ edge }: ` : '' }${ element.localName }.${ element.className }: ${ element.textContent?.trim().slice( 0, 40 ) }`
					);
				}
			}
			return hidden;
		},
		[ parts, atEdges ] as const
	);

/**
 * Returns the controls that are smaller than 24 px and have another control within 24 px of their center (WCAG 2.5.8).
 *
 * @param page  The page.
 * @param parts Selector of the parts to check.
 */
export const smallTargets = ( page: Page, parts = '*' ): Promise< string[] > =>
	page.evaluate( ( within ) => {
		const SIZE = 24;
		const LABELED = 'input:is([type=radio], [type=checkbox], [type=file])';
		// What is behind an open dialog is no target.
		const open = [ ...document.querySelectorAll( 'dialog:modal' ) ].pop();
		const targets = [
			...( open ?? document ).querySelectorAll< HTMLElement >(
				'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], ' +
					[
						'button',
						'link',
						'option',
						'gridcell',
						'slider',
						'spinbutton',
						'radio',
						'checkbox',
						'switch',
						'tab',
						'menuitem',
						'menuitemradio',
						'menuitemcheckbox',
					]
						.map( ( role ) => `[role=${ role }]` )
						.join()
			),
		].filter(
			( element ) =>
				element.checkVisibility( {
					visibilityProperty: true,
					// Those that are drawn by their label are seen as it.
					opacityProperty: ! element.matches( LABELED ),
				} ) &&
				! element.matches( ':disabled, .screen-reader-text' ) &&
				// A part that only receives the focus by script, such as a heading.
				! (
					element.getAttribute( 'tabindex' ) === '-1' &&
					! element.matches( 'a, button, input, [role]' )
				) &&
				! element.closest( '[inert]' ) &&
				element.closest( within )
		);
		/** Links in a sentence are exempt. */
		const isInline = ( element: Element ): boolean =>
			getComputedStyle( element ).display === 'inline' &&
			( element.parentElement?.textContent ?? '' ).trim().length >
				( element.textContent ?? '' ).trim().length;
		/** A choice can also be made by its label. That of a text or a range only moves the focus. */
		const boxOf = ( element: HTMLElement ): DOMRect => {
			const own = element.getBoundingClientRect();
			const other = element.matches( LABELED )
				? (
						element as HTMLInputElement
					 ).labels?.[ 0 ]?.getBoundingClientRect()
				: undefined;
			return other && other.height > own.height ? other : own;
		};
		const boxes = targets.map( boxOf );
		return targets
			.filter( ( element, index ) => {
				const box = boxes[ index ] as DOMRect;
				if (
					// Visually hidden until they have the focus.
					box.width < 2 ||
					( box.width >= SIZE && box.height >= SIZE ) ||
					isInline( element )
				) {
					return false;
				}
				const x = box.left + box.width / 2;
				const y = box.top + box.height / 2;
				return boxes.some( ( other, place ) => {
					const neighbor = targets[ place ] as HTMLElement;
					if (
						place === index ||
						! other.width ||
						neighbor.contains( element ) ||
						element.contains( neighbor )
					) {
						return false;
					}
					const dx = Math.max( other.left - x, 0, x - other.right );
					const dy = Math.max( other.top - y, 0, y - other.bottom );
					return Math.hypot( dx, dy ) < SIZE / 2;
				} );
			} )
			.map(
				( element ) =>
					`${ element.localName }.${ element.className }: ${ element.textContent?.trim().slice( 0, 40 ) }`
			);
	}, parts );

/**
 * Returns the steps from one control to the next that go back: to an earlier place in the row, or up without a new column.
 *
 * @param page  The page.
 * @param parts Selector of the parts to check.
 */
export const stepsBack = ( page: Page, parts = '*' ): Promise< string[] > =>
	page.evaluate( ( within ) => {
		const isRtl = getComputedStyle( document.body ).direction === 'rtl';
		const stops = [
			...document.querySelectorAll< HTMLElement >(
				'a[href], button, input:not([type=hidden]), select, textarea, summary'
			),
		]
			.filter(
				( element ) =>
					element.tabIndex >= 0 &&
					element.closest( within ) &&
					element.checkVisibility( { visibilityProperty: true } ) &&
					element.getClientRects().length === 1 &&
					element.offsetWidth > 2 &&
					// What floats above the page, and what moves, has no place in it.
					! element.closest(
						'.quayside-slider, .quayside-consent-revisit, .skip-link, .quayside-gallery__skip, .back-to-top, [popover]'
					)
			)
			.map( ( element ) => {
				const { left, right, top, bottom } =
					element.getBoundingClientRect();
				return {
					name: `${ element.localName }.${ element.className }: ${ element.textContent?.trim().slice( 0, 40 ) }`,
					start: isRtl ? -right : left,
					top,
					bottom,
				};
			} );
		return stops.flatMap( ( stop, index ) => {
			const before = stops[ index - 1 ];
			if ( ! before ) {
				return [];
			}
			const isSameRow =
				Math.min( stop.bottom, before.bottom ) -
					Math.max( stop.top, before.top ) >
				Math.min( stop.bottom - stop.top, before.bottom - before.top ) /
					2;
			const isBack = stop.start < before.start - 1;
			const isUp = stop.bottom <= before.top;
			return ( isSameRow && isBack ) ||
				( isUp && stop.start <= before.start )
				? [ `${ before.name } → ${ stop.name }` ]
				: [];
		} );
	}, parts );
