import type { Page } from '@playwright/test';
import { answerConsent, makePage } from './blocks-page';
import { expect, test } from './fixtures';
import { CONTACT, entries, leaveNothing, make } from './form-page';
import type { Made } from './form-page';
import { OPTIMIZERS, optimize } from './optimizers';
import { expectCount } from './shop-store';

/*
 * The features on pages that a plugin has optimized: forms, galleries, cart, and consent. shop-optimizers.spec.ts tests the pages of
 * WooCommerce.
 */

leaveNothing();

let address = '';
let contact: Made;

/** A third party that is loaded at run time, by a script that administrators have excluded in the settings of these plugins. */
const THIRD_PARTY = 'https://www.googletagmanager.com/gtag/js?id=G-LATER';

test.beforeAll( () => {
	address = makePage(
		'optimized',
		`<!-- wp:html --><script data-no-optimize="1" data-no-defer="1" data-cfasync="false" nowprocket>
			setTimeout( () => { const script = document.createElement( 'script' ); script.src = '${ THIRD_PARTY }'; document.head.append( script ); } );
		</script><!-- /wp:html -->`
	);
	contact = make( CONTACT );
} );

/** Records the requests to the third party. */
const watchThirdParty = ( page: Page ): string[] => {
	const requests: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url() === THIRD_PARTY ) {
			requests.push( request.url() );
		}
	} );
	return requests;
};

for ( const [ name, change ] of Object.entries( OPTIMIZERS ) ) {
	test.describe( `a plugin that ${ name }`, () => {
		test( 'loads nothing of third parties before consent, and all with it', async ( {
			page,
		} ) => {
			const requests = watchThirdParty( page );
			await optimize( page, address, change );
			await page.goto( address );
			await page.mouse.move( 5, 5 );
			const accept = page.getByRole( 'button', { name: 'Accept all' } );
			await expect( accept ).toBeVisible();
			expect( requests ).toEqual( [] );
			await accept.click();
			await expect.poll( () => requests ).toEqual( [ THIRD_PARTY ] );
		} );

		test( 'breaks neither forms, galleries, nor the cart', async ( {
			page,
			context,
			baseURL,
		} ) => {
			await answerConsent( context, baseURL );
			await optimize( page, contact.url, change );
			await page.goto( contact.url );
			const before = entries( contact.form ).length;
			await page.getByLabel( 'Name' ).fill( 'Ada Lovelace' );
			await page.getByLabel( /^Email/ ).fill( 'ada@example.com' );
			await page.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
			await page.getByLabel( 'Message' ).fill( 'Do you ship?' );
			await page.getByRole( 'button', { name: 'Send' } ).click();
			await expect( page.locator( '.srfm-success-box' ) ).toBeVisible();
			expect( entries( contact.form ) ).toHaveLength( before + 1 );

			await optimize( page, '**/gallery-grid/', change );
			await page.goto( 'gallery-grid/' );
			await page.mouse.move( 5, 5 );
			await page
				.locator( '.quayside-gallery a[data-width]' )
				.first()
				.click();
			await expect(
				page.getByRole( 'dialog', { name: 'Image gallery' } )
			).toBeVisible();

			await optimize( page, '**/shop/', change );
			await page.goto( 'shop/' );
			await page.mouse.move( 5, 5 );
			await page.locator( 'a.ajax_add_to_cart' ).first().click();
			await expectCount( page, 1 );
		} );
	} );
}

test( 'without its markers, the script that blocks third parties would come too late', async ( {
	page,
} ) => {
	const delays = OPTIMIZERS[ 'delays scripts until the first interaction' ]!;
	await optimize( page, address, ( html, load ) =>
		delays(
			html.replace( /(<script id="quayside-consent-boot")[^>]*>/, '$1>' ),
			load
		)
	);
	const requests = watchThirdParty( page );
	await page.goto( address );
	await expect.poll( () => requests ).toEqual( [ THIRD_PARTY ] );
} );
