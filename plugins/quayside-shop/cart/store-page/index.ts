/**
 * Mounts the classic cart and checkout pages, which display the cart themselves and update when it changes elsewhere.
 */
import { getGlobal } from '@quayside/boundary/globals';
import type { StorePageSettings } from '@quayside/contracts/shop/store-page.settings';
import type { CartEvents } from '../events';
import { getDisplayedHash } from '../displayed-hash';
import { navigate } from '../navigate';
import { cookieHash } from '../fragment-store';
import { runShared } from '../cart-lock';
import { whenRun } from '../../woocommerce-scripts/when-run';

/** Query parameter that bypasses caches. Its value identifies the cart. */
const CACHE_BUSTER = 'quayside-cart';

/** Maximum time in ms to hold the lock, in case WooCommerce's scripts never report that they are done. */
const MAX_WAIT = 5000;

interface JQueryCollection {
	on: ( names: string, listener: () => void ) => unknown;
	one: ( names: string, listener: () => void ) => unknown;
	trigger: ( name: string ) => unknown;
}

const getJQuery = (): ( ( what: Node ) => JQueryCollection ) | undefined =>
	getGlobal< ( what: Node ) => JQueryCollection >( 'jQuery' );

/**
 * Makes WooCommerce's own scripts update the page, which preserves what the visitor has entered. Returns false if there
 * are none.
 */
const refreshWithStoreScripts = (): boolean => {
	const form = document.querySelector( '.woocommerce-cart-form' );
	if ( form ) {
		getJQuery()?.( document ).trigger( 'wc_update_cart' );
		return form.classList.contains( 'processing' );
	}
	if (
		document.querySelector( 'form.checkout' ) &&
		cookieHash() &&
		getJQuery()
	) {
		getJQuery()?.( document.body ).trigger( 'update_checkout' );
		return true;
	}
	return false;
};

/**
 * Updates the page while no other request changes the cart, because these requests write the session too. No change has to wait
 * while WooCommerce's scripts load.
 *
 * @param otherwise Called if there are no scripts of WooCommerce to update it with.
 */
const refreshPage = async (
	otherwise = (): void => window.location.reload()
): Promise< void > => {
	await whenRun( 'cart' );
	await whenRun( 'checkout' );
	await runShared(
		() =>
			new Promise< void >( ( done ) => {
				getJQuery()?.( document.body ).one(
					'updated_wc_div updated_checkout',
					done
				);
				setTimeout( done, MAX_WAIT );
				if ( ! refreshWithStoreScripts() ) {
					otherwise();
					done();
				}
			} )
	);
};

/** What WooCommerce's scripts are updating at the moment. */
const BUSY = '.woocommerce-cart-form.processing, .cart_totals.processing';

/** Waits until WooCommerce's scripts have updated the page, or have failed to. */
const waitForStoreScripts = (): Promise< void > =>
	new Promise( ( done ) => {
		getJQuery()?.( document.body ).one( 'updated_wc_div', done );
		setTimeout( done, MAX_WAIT );
	} );

/**
 * Reloads the page if it displays another cart than the visitor's, because a service worker or a cache had stored it.
 * The URL differs by cart, so that the same copy is not returned again, and is not requested twice.
 *
 * @return {boolean} Whether the page is reloaded.
 */
const reloadStalePage = ( displayedHashes: string[] ): boolean => {
	const url = new URL( window.location.href );
	const hash = cookieHash();
	const cartMark = hash.slice( 0, 8 ) || 'empty';
	if (
		! displayedHashes.includes( hash ) &&
		url.searchParams.get( CACHE_BUSTER ) !== cartMark
	) {
		url.searchParams.set( CACHE_BUSTER, cartMark );
		navigate( url.href );
		return true;
	}
	if ( url.searchParams.has( CACHE_BUSTER ) ) {
		url.searchParams.delete( CACHE_BUSTER );
		window.history.replaceState( window.history.state, '', url );
	}
	return false;
};

/**
 * Keeps the page's cart up to date.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const { hashes } = props as StorePageSettings;
	if (
		reloadStalePage( hashes ) ||
		! document.querySelector(
			'.woocommerce-cart-form, .cart-empty, .quayside-cart-page__empty, form.checkout'
		)
	) {
		return;
	}
	let isSubmitted = false;
	document.addEventListener(
		'submit',
		( { target } ) =>
			( isSubmitted ||= ( target as Element ).matches(
				'form.checkout'
			) ),
		true
	);
	// The store rejected the order, so the visitor stays on the page.
	getJQuery()?.( document.body ).on(
		'checkout_error',
		() => ( isSubmitted = false )
	);
	let isLeaving = false;
	let isWaiting = false;
	addEventListener( 'beforeunload', () => ( isLeaving = true ) );
	const update = ( cartHash: string ): void => {
		// An order empties the cart, and WooCommerce's script redirects the visitor. Nothing may interfere with that.
		if (
			isWaiting ||
			isSubmitted ||
			document.querySelector( 'form.checkout.processing' ) ||
			[ cookieHash(), cartHash ].includes( getDisplayedHash() )
		) {
			return;
		}
		// The visitor's own change is on its way to the page. A request for the page in between, with the form as it was
		// before, would make the store forget what "Undo" restores.
		if ( isLeaving || document.querySelector( BUSY ) ) {
			isWaiting = true;
			void waitForStoreScripts().then( () => {
				isWaiting = isLeaving = false;
				update( cartHash );
			} );
			return;
		}
		void refreshPage();
	};
	document.body.addEventListener( 'quayside:cart:refreshed', ( event ) =>
		update(
			( event as CustomEvent< CartEvents[ 'quayside:cart:refreshed' ] > )
				.detail.cartHash
		)
	);
	// The cart reports nothing if the visitor left the page before its script had loaded.
	addEventListener( 'pageshow', ( { persisted } ) => {
		if ( persisted ) {
			isLeaving = false;
			update( cookieHash() );
		}
	} );
	if ( ! hashes.includes( cookieHash() ) ) {
		// Caches that ignore queries return the same copy again, but no cache stores the response to a form.
		void refreshPage( () => undefined );
	}
}
