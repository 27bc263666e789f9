import { makePage } from './consent-third-party';
import type { VisitorPage } from './engine-page';
import {
	CART_LINK,
	focusIn,
	inAllEngines,
	isTrue,
	NONE,
	text,
	visible,
} from './engine-journeys';
import { expect, test } from './fixtures';
import { leaveNothing } from './form-page';
import { ADDRESS } from './shop-purchase';
import { LIST } from './shop-store';
import { php } from './store-contract';

/* The cart, the checkout, and the account. */

const MUG = 'a.ajax_add_to_cart[data-product_sku=CONTRACT-MUG]';

const counts = ( items: number ): string =>
	`/${ items }/.test( ${ text( CART_LINK ) } )`;

/** Clicks an element that WooCommerce covers while it updates the order, which WebDriver does not wait for. */
const clickUncovered = (
	page: VisitorPage,
	selector: string
): Promise< void > => expect( () => page.click( selector ) ).toPass();

/** Adds a mug to the cart from the list. */
const addMug = async ( page: VisitorPage ): Promise< void > => {
	await page.click( MUG );
	await isTrue( page, counts( 1 ) );
};

/** A customer of the store. */
const LOGIN = 'engines';
const PASSWORD = 'a long secret of engines';

leaveNothing();
test.beforeAll( () => {
	php(
		`get_user_by( 'login', '${ LOGIN }' ) || wc_create_new_customer( '${ LOGIN }@example.com', '${ LOGIN }', '${ PASSWORD }' );`
	);
} );
test.afterAll( () => {
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( get_user_by( 'login', '${ LOGIN }' )->ID );
		foreach ( wc_get_orders( [ 'billing_email' => '${ ADDRESS.email }', 'limit' => -1 ] ) as $order ) {
			$order->delete( true );
		}`
	);
} );

inAllEngines( {
	'changes and empties the cart in the drawer': {
		start: LIST,
		go: async ( page ) => {
			await page.click( MUG );
			await isTrue( page, `/1/.test( ${ text( CART_LINK ) } )` );
			await page.click( CART_LINK );
			await isTrue( page, visible( '.quayside-cart-line' ) );
			await page.click( '.quayside-stepper button:last-of-type' );
			await isTrue(
				page,
				`${ text( '.quayside-cart-line output' ) } === '2'`
			);
			await isTrue( page, `/2/.test( ${ text( CART_LINK ) } )` );
			await page.click( '.quayside-cart-line__remove' );
			await isTrue(
				page,
				`/Your cart is empty/.test( ${ text( '.quayside-cart-drawer' ) } )`
			);
			await page.press( 'Escape' );
			await isTrue( page, `! ${ visible( '.quayside-cart-drawer' ) }` );
		},
	},
	// Modules that load before an import map make Firefox ignore it.
	'opens the cart drawer on a page whose scripts ask for a third party early':
		{
			start: () =>
				makePage(
					'engines-snippet',
					`<script>{
					const tag = document.createElement( 'script' );
					tag.src = 'https://www.google-' + 'analytics.com/analytics.js';
					document.body.append( tag );
				}</script><p>Text</p>`
				),
			go: async ( page ) => {
				await page.click( CART_LINK );
				await isTrue(
					page,
					`/Your cart is empty/.test( ${ text( '.quayside-cart-drawer' ) } )`
				);
			},
		},
	'is told that a password is wrong': {
		start: 'about/',
		go: async ( page ) => {
			await page.click( '.quayside-account-link' );
			await isTrue( page, focusIn( '#username' ) );
			await page.type( '#username', 'nobody' );
			await page.type( '#password', 'wrong' );
			await page.press( 'Enter' );
			await isTrue( page, visible( '.quayside-account__error' ) );
		},
	},
	'chooses an option of a product and adds it': {
		start: 'product/harbour-enamel-mug/',
		go: async ( page ) => {
			await page.evaluate(
				`( () => { const field = document.querySelector( '.variations select' ); field.value = field.options[ 1 ].value; field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); } )()`
			);
			await isTrue(
				page,
				`+ document.querySelector( '[name=variation_id]' ).value > 0`
			);
			await page.click( '.single_add_to_cart_button' );
			await isTrue( page, `/1/.test( ${ text( CART_LINK ) } )` );
		},
	},
	'comes back to a list that shows the current cart': {
		start: LIST,
		devices: NONE,
		go: async ( page ) => {
			// The visitor goes on while the drawer's code is loading, which starts with an addition.
			await page.evaluate( `( ( host ) => new MutationObserver( ( _, observer ) => {
				observer.disconnect();
				setTimeout( () => document.querySelector( 'a[href*="/product/contract-lamp"]' ).click(), 30 );
			} ).observe( host, { attributes: true } ) )( document.querySelector( '#quayside-cart-drawer' ) )` );
			await page.click( MUG );
			await page.click( '.single_add_to_cart_button' );
			await isTrue( page, counts( 2 ) );
			await page.evaluate( 'void setTimeout( () => history.back() )' );
			await isTrue(
				page,
				`location.pathname.endsWith( '/${ LIST }' ) && ${ counts( 2 ) }`
			);
			await page.click( CART_LINK );
			await isTrue(
				page,
				`document.querySelectorAll( '.quayside-cart-line' ).length === 2`
			);
		},
	},
	'uses a coupon in the drawer': {
		start: LIST,
		devices: /phone/,
		go: async ( page ) => {
			await addMug( page );
			await page.click( CART_LINK );
			await page.click( '.quayside-coupon summary' );
			await page.type( '.quayside-coupon input', 'contract' );
			await page.press( 'Enter' );
			await isTrue(
				page,
				`/does not exist/.test( ${ text( '.quayside-cart-drawer' ) } )`
			);
			await page.type( '.quayside-coupon input', '10' );
			await page.press( 'Enter' );
			await isTrue( page, visible( '.quayside-coupon__applied' ) );
		},
	},
	'changes a number on the cart page': {
		start: LIST,
		devices: NONE,
		go: async ( page ) => {
			await addMug( page );
			await page.evaluate(
				`void setTimeout( () => location.assign( '/cart/' ) )`
			);
			await isTrue( page, visible( '.cart_item input.qty' ) );
			await page.evaluate(
				`document.querySelector( '.cart_item input.qty' ).value = ''`
			);
			await page.type( '.cart_item input.qty', '3' );
			await page.click( '[name=update_cart]' );
			await isTrue(
				page,
				`/54.00/.test( ${ text( '.cart_item .product-subtotal' ) } ) && document.querySelector( '.cart_item input.qty' ).value === '3'`
			);
		},
	},
	'is told what the checkout needs, and orders': {
		start: LIST,
		devices: /phone/,
		go: async ( page ) => {
			await addMug( page );
			await page.evaluate(
				`void setTimeout( () => location.assign( '/checkout/' ) )`
			);
			await clickUncovered( page, '#place_order' );
			await isTrue( page, visible( '.woocommerce-error' ) );
			for ( const [ name, value ] of Object.entries( ADDRESS ) ) {
				await page.type( `#billing_${ name }`, value );
			}
			await clickUncovered(
				page,
				'label[for=payment_method_quayside_test]'
			);
			await isTrue(
				page,
				`document.querySelector( '#payment_method_quayside_test' ).checked && ! document.querySelector( '.blockUI' )`
			);
			const isOrdered = `/order-received/.test( location.pathname )`;
			// A click may be lost while WooCommerce updates the order. It ignores a second one while it stores the order.
			await expect( async () => {
				if ( ! ( await page.evaluate( isOrdered ) ) ) {
					await clickUncovered( page, '#place_order' );
				}
				await isTrue( page, isOrdered );
			} ).toPass();
		},
	},
	'logs in, and looks at the orders': {
		start: 'about/',
		devices: NONE,
		go: async ( page ) => {
			await page.click( '.quayside-account-link' );
			await isTrue( page, focusIn( '#username' ) );
			await page.type( '#username', LOGIN );
			await page.type( '#password', PASSWORD );
			await page.press( 'Enter' );
			await isTrue( page, `! ${ visible( '#username' ) }` );
			await page.evaluate(
				`void setTimeout( () => location.assign( '/customer-dashboard/' ) )`
			);
			await isTrue( page, visible( '.quayside-dashboard__nav' ) );
		},
	},
	// Safari throws if visitors block all cookies.
	'fills the cart without storage': {
		start: () =>
			makePage(
				'engines-storage',
				`<script>for ( const name of [ 'localStorage', 'sessionStorage' ] ) {
					Object.defineProperty( window, name, { get() { throw new DOMException( '', 'SecurityError' ); } } );
				}
				window.problems = 0;
				for ( const type of [ 'error', 'unhandledrejection' ] ) {
					addEventListener( type, () => window.problems++ );
				}</script>[products category="contract" limit="9"]`
			),
		devices: NONE,
		go: async ( page ) => {
			await isTrue(
				page,
				`( () => { try { sessionStorage; } catch { return true; } } )()`
			);
			await addMug( page );
			await isTrue( page, `! ${ visible( 'main [role=alert]' ) }` );
			await page.click( CART_LINK );
			await isTrue( page, visible( '.quayside-cart-line' ) );
			await isTrue( page, 'window.problems === 0' );
		},
	},
} );
