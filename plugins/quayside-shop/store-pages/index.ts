/**
 * The island of the classic cart and checkout pages: they show the cart themselves, and follow when it changes elsewhere.
 */
import { globalNamed } from '@quayside/boundary/globals';
import type { StorePageSettings } from '@quayside/contracts/shop/store-page.settings';
import type { CartEvents } from '../cart/events';
import { navigate } from '../cart/navigate';
import { cookieHash } from '../cart/fragment-store';
import { betweenChanges } from '../cart/one-at-a-time';

/** Query parameter of a page that was asked for past a cache; its value says for which cart. */
const PAST_CACHES = 'quayside-cart';

/** Time in ms until others may change the cart again, should the store's scripts never say that they are done. */
const LONGEST = 5000;

interface Wrapped {
	on: ( names: string, listener: () => void ) => unknown;
	one: ( names: string, listener: () => void ) => unknown;
	trigger: ( name: string ) => unknown;
}

const jq = (): ( ( what: Node ) => Wrapped ) | undefined =>
	globalNamed< ( what: Node ) => Wrapped >( 'jQuery' );

/** Hash of the cart whose sums the page shows; an empty cart has none. */
const shownHash = (): string =>
	document.querySelector< HTMLElement >( '[data-quayside-cart-hash]' )
		?.dataset.quaysideCartHash ?? '';

/** Lets the store's own scripts draw the page again, which keep what the visitor has typed. False where there are none. */
const drawByStore = (): boolean => {
	const form = document.querySelector( '.woocommerce-cart-form' );
	if ( form ) {
		jq()?.( document ).trigger( 'wc_update_cart' );
		return form.classList.contains( 'processing' );
	}
	if ( document.querySelector( 'form.checkout' ) && cookieHash() && jq() ) {
		jq()?.( document.body ).trigger( 'update_checkout' );
		return true;
	}
	return false;
};

/** Draws the page again, while nobody changes the cart: these requests write the session, too. */
const draw = (): Promise< void > =>
	betweenChanges(
		() =>
			new Promise( ( done ) => {
				jq()?.( document.body ).one(
					'updated_wc_div updated_checkout',
					done
				);
				setTimeout( done, LONGEST );
				if ( ! drawByStore() ) {
					window.location.reload();
				}
			} )
	);

/**
 * Asks for the page once more where it shows another cart than the visitor's: a service worker or a cache had kept it. The
 * address is another one for each cart, so that it is not the same copy again, and never asked for twice.
 *
 * @return {boolean} Whether the page goes away.
 */
const leaveStaleCopy = ( shown: string[] ): boolean => {
	const url = new URL( window.location.href );
	const hash = cookieHash();
	const mark = hash.slice( 0, 8 ) || 'empty';
	if (
		! shown.includes( hash ) &&
		url.searchParams.get( PAST_CACHES ) !== mark
	) {
		url.searchParams.set( PAST_CACHES, mark );
		navigate( url.href );
		return true;
	}
	if ( url.searchParams.has( PAST_CACHES ) ) {
		url.searchParams.delete( PAST_CACHES );
		window.history.replaceState( window.history.state, '', url );
	}
	return false;
};

/**
 * Keeps the page's cart the visitor's.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	if (
		leaveStaleCopy( ( props as StorePageSettings ).hashes ) ||
		! document.querySelector(
			'.woocommerce-cart-form, .cart-empty, form.checkout'
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
	// The store refused the order, so the visitor stays.
	jq()?.( document.body ).on(
		'checkout_error',
		() => ( isSubmitted = false )
	);
	document.body.addEventListener( 'quayside:cart:refreshed', ( event ) => {
		// An order empties the cart, and the store's script leads the visitor to its page: nothing may come between.
		if (
			isSubmitted ||
			document.querySelector( 'form.checkout.processing' )
		) {
			return;
		}
		const { cartHash } = (
			event as CustomEvent< CartEvents[ 'quayside:cart:refreshed' ] >
		 ).detail;
		if ( ! [ cookieHash(), cartHash ].includes( shownHash() ) ) {
			void draw();
		}
	} );
}
