import type { Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import { inAllDialogs } from './dialogs';
import { expect, test } from './fixtures';

/*
 * Dialogs move in while they open (docs/decisions/0011-motion.md): never for visitors who prefer reduced motion, and never so that they
 * have to wait for it.
 */

/** Maximum duration in ms of a movement. */
const LONGEST = 250;

interface Movement {
	/** Where, and which property or animation. */
	name: string;
	/** Delay and duration in ms. */
	duration: number;
}

/** Collects what moves on a page, from its first document on. Colors may change slowly. */
const watch = ( page: Page ): Promise< unknown > =>
	page.addInitScript( () => {
		const moved: Movement[] = [];
		const note = ( { target, type }: Event ): void => {
			const element = target as Element;
			for ( const animation of element.getAnimations() ) {
				const timing = animation.effect?.getComputedTiming();
				const property =
					( animation as CSSTransition ).transitionProperty ??
					( animation as CSSAnimation ).animationName;
				// What goes on without end shows that something loads.
				if (
					timing?.iterations !== Infinity &&
					! /color|shadow|outline|visibility/.test( property )
				) {
					moved.push( {
						name: `${ element.localName }.${ element.className }: ${ property } (${ type })`,
						duration:
							Number( timing?.duration ) +
							Number( timing?.delay ),
					} );
				}
			}
		};
		for ( const type of [ 'transitionrun', 'animationstart' ] ) {
			document.addEventListener( type, note, true );
		}
		Object.assign( window, { moved } );
	} );

const movements = ( page: Page ): Promise< Movement[] > =>
	page.evaluate( () => ( window as unknown as { moved: Movement[] } ).moved );

for ( const width of [ 390, 1280 ] ) {
	test.describe( `dialogs at ${ width } px`, () => {
		test.use( { viewport: { width, height: 800 } } );

		for ( const reducedMotion of [ 'reduce', 'no-preference' ] as const ) {
			test( `with ${ reducedMotion }: move ${
				reducedMotion === 'reduce' ? 'nothing' : 'briefly'
			}`, async ( { page, baseURL } ) => {
				await page.emulateMedia( { reducedMotion } );
				await watch( page );
				await page.goto( 'product/enamel-teapot-1-litre/' );
				await page.locator( 'form.cart button[type=submit]' ).click();
				await expect( page.locator( '.added_to_cart' ) ).toBeVisible();
				expect(
					( await movements( page ) ).filter(
						( { duration } ) =>
							duration >
							( reducedMotion === 'reduce' ? 1 : LONGEST )
					),
					'adding to the cart'
				).toEqual( [] );
				let count = 0;
				await inAllDialogs( page, baseURL, async ( name ) => {
					const all = await movements( page );
					count += all.length;
					expect(
						all.filter(
							( { duration } ) =>
								duration >
								( reducedMotion === 'reduce' ? 1 : LONGEST )
						),
						name
					).toEqual( [] );
				} );
				if ( reducedMotion !== 'reduce' ) {
					expect( count, 'what moves' ).toBeGreaterThan( 0 );
				}
			} );
		}
	} );
}

test( 'a drawer that is still moving closes at once', async ( {
	page,
	baseURL,
} ) => {
	await page.setViewportSize( { width: 390, height: 800 } );
	await answerConsent( page.context(), baseURL );
	await page.emulateMedia( { reducedMotion: 'no-preference' } );
	// Each movement takes a hundred times as long.
	const devtools = await page.context().newCDPSession( page );
	await devtools.send( 'Animation.enable' );
	await devtools.send( 'Animation.setPlaybackRate', { playbackRate: 0.01 } );
	await page.goto( 'about/' );
	const opener = page.locator( '[aria-controls=quayside-menu]:visible' );
	await opener.click();
	const menu = page.locator( '#quayside-menu' );
	await expect( menu ).toBeVisible();
	expect(
		await menu.evaluate( ( dialog ) =>
			dialog
				.getAnimations( { subtree: true } )
				.some( ( { playState } ) => playState === 'running' )
		),
		'it is moving'
	).toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toHaveAttribute( 'aria-expanded', 'false' );
	await expect( opener ).toBeFocused();
} );
