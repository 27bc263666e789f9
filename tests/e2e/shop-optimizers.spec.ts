import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
	asDecidedVisitor,
	expectCount,
	isWooCommerce,
	prepareShop,
} from './shop-store';

/*
 * Plugins that optimize pages change their script elements. The scripts that Quayside defers are data, so they still run when the
 * visitor needs them. The changes are made to the response as these plugins make them.
 */
test.beforeAll( () => prepareShop() );
test.beforeEach( async ( { page } ) => {
	test.skip( ! isWooCommerce(), 'tests the scripts of WooCommerce itself' );
	await asDecidedVisitor( page );
	await page.mouse.move( 0, 0 );
} );

/** Matches script elements that browsers run, with their attributes and code. Modules run as usual. */
const SCRIPTS =
	/<script\b(?![^>]*\btype=["'](?!text\/javascript))([^>]*)>([\s\S]*?)<\/script>/g;

/** Runs delayed scripts in their order after the first interaction, or at once if it is already over. */
const RUN_DELAYED = `<script type="module">
	const run = async () => {
		for ( const old of document.querySelectorAll( 'script[type=delayed]' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				if ( name !== 'type' ) script.setAttribute( name, value );
			}
			script.async = false;
			script.text = old.text;
			const loaded = script.src && new Promise( ( done ) => ( script.onload = script.onerror = done ) );
			old.replaceWith( script );
			await loaded;
		}
	};
	const options = { once: true, capture: true };
	for ( const name of [ 'pointerdown', 'pointermove', 'keydown', 'touchstart' ] ) addEventListener( name, () => window.delayed ??= run(), options );
</script>`;

const OPTIMIZERS: Record< string, ( html: string ) => string > = {
	'delays scripts until the first interaction': ( html ) =>
		html
			.replace(
				SCRIPTS,
				( _all, attributes: string, code: string ) =>
					`<script type="delayed"${ attributes.replace( /\btype=["'][^"']*["']/, '' ) }>${ code }</script>`
			)
			.replace( '</body>', () => `${ RUN_DELAYED }</body>` ),
	'defers all scripts with a file': ( html ) =>
		html.replace( /<script\b([^>]*\ssrc=)/g, '<script defer$1' ),
	'moves all scripts to the end': ( html ) => {
		const moved = html.match( SCRIPTS ) ?? [];
		return html
			.replace( SCRIPTS, '' )
			.replace( '</body>', () => `${ moved.join( '' ) }</body>` );
	},
};

const optimize = async (
	page: Page,
	path: string,
	change: ( html: string ) => string
): Promise< void > => {
	await page.route( `**/${ path }`, async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		await route.fulfill( {
			response,
			body: change( await response.text() ),
		} );
	} );
};

for ( const [ name, change ] of Object.entries( OPTIMIZERS ) ) {
	test( `a plugin that ${ name } breaks neither variations nor the cart`, async ( {
		page,
	} ) => {
		await optimize( page, 'product/contract-blanket/', change );
		await optimize( page, 'cart/', change );
		await page.goto( 'product/contract-blanket/' );
		const form = page.locator( '.variations_form' );
		for ( const select of await form.locator( 'select' ).all() ) {
			await select.selectOption( { index: 1 } );
		}
		const button = form.locator( '.single_add_to_cart_button' );
		await expect( button ).not.toHaveClass( /\bdisabled\b/ );
		await expect( form.locator( '[name=variation_id]' ) ).toHaveValue(
			/[1-9]/
		);
		await button.click();
		await expectCount( page, 1 );

		await page.goto( 'cart/' );
		const quantity = page.locator( '.woocommerce-cart-form input.qty' );
		await quantity.fill( '3' );
		await page.locator( '[name=update_cart]' ).click();
		await expect( page.locator( '.woocommerce-message' ) ).toContainText(
			'Cart updated'
		);
		await expectCount( page, 3 );
	} );
}
