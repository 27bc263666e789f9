import sharp from 'sharp';
import { answerConsent } from './blocks-page';
import { expect, test } from './fixtures';

/*
 * The focus is visible at every stop of the Tab key: a screenshot with the focus ring differs from one without it. A
 * ring that a clipping parent cuts off does not count.
 */

const STOPS = 40;

/** Margin around an element that contains its ring, in px. */
const ROOM = 6;

for ( const [ path, what ] of [
	[ 'product/harbour-enamel-mug/', 'main' ],
	[ 'shop/', 'main' ],
	[ 'gallery-grid/', 'main' ],
	[ 'gallery-workshops/', 'main' ],
	[ 'a-morning-at-the-rope-walk/', 'main' ],
	[ 'my-account/', 'body' ],
] as const ) {
	test( `the focus is visible at every stop of ${ path }`, async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		await answerConsent( page.context(), baseURL );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( path );
		const hide = await page.addStyleTag( {
			content:
				'.without-ring :focus{outline-color:transparent!important;box-shadow:none!important}*{transition:none!important}',
		} );
		expect( hide ).toBeTruthy();
		await page.locator( what ).evaluate( ( element: HTMLElement ) => {
			element.tabIndex = -1;
			element.focus();
		} );
		const unseen: string[] = [];
		let seen = 0;
		for ( let stop = 0; stop < STOPS; stop++ ) {
			await page.keyboard.press( 'Tab' );
			const at = await page.evaluate( ( root ) => {
				const element = document.activeElement as HTMLElement | null;
				if (
					! element ||
					element === document.body ||
					! element.closest( root ) ||
					element.localName === 'iframe'
				) {
					return null;
				}
				element.scrollIntoView( {
					block: 'center',
					behavior: 'instant',
				} );
				// Multiline links and card links are as large as their content.
				const { x, y, width, height } = element.getBoundingClientRect();
				return {
					x,
					y,
					width,
					height,
					name: `${ element.localName }.${ element.className } ${ element.textContent?.trim().slice( 0, 30 ) }`,
				};
			}, what );
			if ( ! at ) {
				break;
			}
			const x = Math.max( 0, at.x - ROOM );
			const y = Math.max( 0, at.y - ROOM );
			const clip = {
				x,
				y,
				width: Math.min( 1280 - x, at.width + 2 * ROOM ),
				height: Math.min( 800 - y, at.height + 2 * ROOM ),
			};
			const shoot = async (): Promise< Buffer > =>
				sharp(
					await page.screenshot( {
						clip,
						animations: 'disabled',
						caret: 'hide',
					} )
				)
					.greyscale()
					.raw()
					.toBuffer();
			const withRing = await shoot();
			await page.evaluate( () =>
				document.documentElement.classList.add( 'without-ring' )
			);
			const without = await shoot();
			await page.evaluate( () =>
				document.documentElement.classList.remove( 'without-ring' )
			);
			const changed = withRing.filter(
				( level, place ) =>
					Math.abs( level - ( without[ place ] ?? 0 ) ) > 40
			).length;
			seen++;
			// Requires a ring along at least one side.
			if ( changed < Math.min( at.width, at.height ) ) {
				unseen.push( `${ at.name }: ${ changed } px` );
			}
		}
		expect( seen ).toBeGreaterThan( 2 );
		expect( unseen ).toEqual( [] );
	} );
}
