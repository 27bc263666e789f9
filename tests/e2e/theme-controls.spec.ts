import { answerConsent, makePage } from './blocks-page';
import { faintControls } from './control-contrast';
import { expect, test } from './fixtures';
import { leaveNothing, make, mounted } from './form-page';
import type { Page } from '@playwright/test';
import { setThemeSettings } from './theme-settings-cookie';

/*
 * Controls of all features in their interactive states, in the light and the dark style.
 */

leaveNothing();

// Disables transitions, because intermediate colors are neither state.
test.use( { reducedMotion: 'reduce' } );

const FIELDS = [
	[
		'input',
		{
			block_id: 'a1',
			slug: 'name',
			label: 'Name',
			required: true,
			placeholder: 'Ada',
			help: 'First and last',
		},
	],
	[ 'textarea', { block_id: 'a2', slug: 'text', label: 'Text' } ],
	[
		'dropdown',
		{
			block_id: 'a3',
			slug: 'size',
			label: 'Size',
			options: [ 'Small', 'Large' ],
		},
	],
	[
		'multi-choice',
		{
			block_id: 'a4',
			slug: 'tea',
			label: 'Tea',
			options: [ 'Morning', 'Dog watch' ],
			required: true,
		},
	],
	[
		'multi-choice',
		{
			block_id: 'a5',
			slug: 'one',
			label: 'One',
			options: [ 'Mug', 'Bowl' ],
			singleSelection: true,
			required: true,
		},
	],
	[
		'checkbox',
		{ block_id: 'a6', slug: 'box', label: 'Box', required: true },
	],
	[
		'slider',
		{ block_id: 'a7', slug: 'range', label: 'Range', required: true },
	],
	[
		'rating',
		{ block_id: 'a8', slug: 'stars', label: 'Stars', required: true },
	],
	[ 'datepicker', { block_id: 'a9', slug: 'date', label: 'Date' } ],
	[ 'phone', { block_id: 'b1', slug: 'phone', label: 'Phone' } ],
	[ 'upload', { block_id: 'b2', slug: 'file', label: 'File' } ],
] as const;

const VIDEO =
	'<!-- wp:embed {"url":"https://www.youtube.com/watch?v=aqz-KE-bpKQ","type":"video","providerNameSlug":"youtube","responsive":true} --><figure class="wp-block-embed is-type-video is-provider-youtube wp-block-embed-youtube wp-embed-aspect-16-9 wp-has-aspect-ratio"><div class="wp-block-embed__wrapper">https://www.youtube.com/watch?v=aqz-KE-bpKQ</div></figure><!-- /wp:embed -->';

let form = '';
let video = '';

test.beforeAll( () => {
	form = make( FIELDS ).url;
	video = makePage( 'video-controls', VIDEO );
} );

const wear = ( page: Page, style: string ): Promise< void > =>
	setThemeSettings( page.context(), { style, instant_search: true } );

test( 'dialogs contain no page landmarks, and breadcrumbs are lists that end with the current page', async ( {
	page,
	baseURL,
} ) => {
	const expectNone = async ( dialog: string ): Promise< void > => {
		await expect( page.locator( dialog ) ).toBeVisible();
		await expect(
			page.locator(
				`${ dialog } :is(header, footer, main, [role=banner], [role=contentinfo])`
			)
		).toHaveCount( 0 );
	};
	await page.goto( 'about/' );
	await page.locator( '[data-cky-tag=settings-button]' ).click();
	await expectNone( '.quayside-preferences' );
	await answerConsent( page.context(), baseURL );
	for ( const [ path, current ] of [
		[ 'about/', /About/ ],
		[ 'shop/', 'Shop' ],
		[ 'product/harbour-enamel-mug/', 'Harbor enamel mug' ],
	] as const ) {
		await page.goto( path );
		const parts = page
			.getByRole( 'navigation', { name: 'Breadcrumb' } )
			.getByRole( 'listitem' );
		await expect( parts.first().getByRole( 'link' ) ).toHaveText( 'Home' );
		await expect( parts.last() ).toHaveAttribute( 'aria-current', 'page' );
		await expect( parts.last() ).toHaveText( current );
	}
	await page
		.locator( '[data-island-for=quayside-cart-drawer]' )
		.first()
		.click();
	await expectNone( 'dialog.quayside-cart-drawer' );
	await page.keyboard.press( 'Escape' );
	await page.locator( '.quayside-account-link' ).click();
	await expectNone( 'dialog.quayside-account' );
} );

for ( const style of [ 'harbour', 'night' ] ) {
	test.describe( `in the style ${ style }`, () => {
		test( 'form controls have sufficient contrast, also after errors', async ( {
			page,
			baseURL,
		} ) => {
			await wear( page, style );
			await answerConsent( page.context(), baseURL );
			await page.goto( form );
			expect( await faintControls( page ) ).toEqual( [] );
			// With more contrast, notes, stars, and borders are in the color of the text.
			await page.emulateMedia( { contrast: 'more' } );
			expect(
				await page.locator( '.srfm-form' ).evaluate( ( element ) => {
					const { color } = getComputedStyle( element );
					const get = ( selector: string, property: string ) =>
						getComputedStyle(
							element.querySelector( selector ) ?? element
						).getPropertyValue( property );
					return [
						get( '.srfm-input-common', 'border-top-color' ) ===
							color,
						get( '.srfm-block .srfm-required', 'color' ) === color,
						get( '.srfm-description', 'opacity' ),
						get( '.srfm-required-note', 'opacity' ),
					];
				} )
			).toEqual( [ true, true, '1', '1' ] );
			await page.emulateMedia( { contrast: 'no-preference' } );
			await mounted( page );
			await page.getByRole( 'button', { name: 'Send' } ).click();
			await expect(
				page.locator( '.srfm-error-message:not(:empty)' ).first()
			).toBeVisible();
			expect( await faintControls( page ) ).toEqual( [] );
		} );

		test( 'controls of the store and the blog have sufficient contrast', async ( {
			page,
			baseURL,
		} ) => {
			test.slow();
			await wear( page, style );
			await answerConsent( page.context(), baseURL );
			for ( const path of [
				'',
				'shop/',
				'product/harbour-enamel-mug/',
				'my-account/',
				'a-morning-at-the-rope-walk/',
				'gallery-pages/',
				'gallery-workshops/',
				'customer-dashboard/',
			] ) {
				await page.goto( path );
				expect( await faintControls( page ), path ).toEqual( [] );
			}
			await page.goto( 'shop/' );
			await page
				.locator( '.add_to_cart_button.product_type_simple' )
				.first()
				.click();
			await expect(
				page.locator( '.add_to_cart_button.added' )
			).toBeVisible();
			await page
				.locator( '[data-island-for=quayside-cart-drawer]' )
				.first()
				.click();
			await expect(
				page.getByRole( 'dialog', { name: 'Your cart' } )
			).toBeVisible();
			expect( await faintControls( page ), 'cart drawer' ).toEqual( [] );
			for ( const path of [ 'cart/', 'checkout/' ] ) {
				await page.goto( path );
				expect( await faintControls( page ), path ).toEqual( [] );
			}
		} );

		test( 'video controls have sufficient contrast before and after playing', async ( {
			page,
			baseURL,
		} ) => {
			await wear( page, style );
			await answerConsent( page.context(), baseURL );
			await page.goto( video );
			expect( await faintControls( page, '.quayside-video' ) ).toEqual(
				[]
			);
			await page.locator( '.quayside-video__play' ).click();
			await expect(
				page.locator( '.quayside-video__notice' )
			).toBeVisible();
			expect( await faintControls( page, '.quayside-video' ) ).toEqual(
				[]
			);
		} );

		test( 'banner, preference center, and menus have sufficient contrast', async ( {
			page,
		} ) => {
			await wear( page, style );
			await page.goto( 'journal/' );
			expect( await faintControls( page, '.quayside-consent' ) ).toEqual(
				[]
			);
			await page.locator( '[data-cky-tag=settings-button]' ).click();
			const center = page.locator( '.quayside-preferences' );
			await expect( center ).toBeVisible();
			expect(
				await faintControls( page, '.quayside-preferences' )
			).toEqual( [] );
			await center.locator( '[type=checkbox]' ).first().check();
			expect(
				await faintControls( page, '.quayside-preferences' )
			).toEqual( [] );
			await page.keyboard.press( 'Escape' );
			await page.locator( '#quayside-search summary' ).click();
			expect( await faintControls( page, '.site-header' ) ).toEqual( [] );
		} );
	} );
}
