/**
 * Handles every add-to-cart button, remove link, and mini-cart on the page.
 */
import { getGlobal } from '@quayside/boundary/globals';
import type { CartSettings } from '@quayside/contracts/shop/cart.settings';
import { addToCart, afterAdding } from './add';
import { markIdle } from './button';
import { Cart } from './cart';
import { handleOpenRequests } from './drawer-link';
import { follow } from './follow';
import { hasItems } from './fragment-store';
import type { Fragments } from './fragments';
import { listenWithJQuery } from './jquery-bridge';
import { explainDisabled, submitProductForm } from './product-form';
import { afterRemoving, removeFromCart } from './remove';
import { listenToBlocks } from './store-blocks';
import { showWidgets } from './widget';
import { RAN } from '../woocommerce-scripts/when-run';

const ADD = '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)';
const REMOVE = '.remove_from_cart_button';

const isPlain = ( {
	button,
	ctrlKey,
	metaKey,
	shiftKey,
}: MouseEvent ): boolean => ! button && ! ctrlKey && ! metaKey && ! shiftKey;

const listenToClicks = ( cart: Cart ): void => {
	document.addEventListener( 'click', ( event ) => {
		if ( event.defaultPrevented || ! isPlain( event ) ) {
			return;
		}
		const target = event.target as Element;
		const add = target.closest< HTMLElement >( ADD );
		const remove = target.closest< HTMLAnchorElement >( REMOVE );
		if ( remove ) {
			event.preventDefault();
			removeFromCart( cart, remove );
		} else if ( add && addToCart( cart, add ) ) {
			event.preventDefault();
		}
	} );
	document.addEventListener( 'click', explainDisabled, true );
	// Links with role=button also respond to the space bar.
	document.addEventListener( 'keydown', ( event ) => {
		const button =
			event.key === ' ' &&
			( event.target as Element ).closest< HTMLElement >(
				`a${ ADD }, a${ REMOVE }`
			);
		if ( button ) {
			event.preventDefault();
			button.click();
		}
	} );
	document.addEventListener( 'submit', ( event ) => {
		if (
			! event.defaultPrevented &&
			submitProductForm(
				cart,
				event.target as HTMLFormElement,
				event.submitter
			)
		) {
			event.preventDefault();
		}
	} );
};

const listenToOthers = ( cart: Cart ): void => {
	const refresh = (): void => void cart.refresh();
	const isFragments = ( fragments: unknown ): fragments is Fragments =>
		typeof fragments === 'object' && fragments !== null;
	listenWithJQuery( {
		changed: ( removed, fragments, hash, button ) => {
			if ( isFragments( fragments ) ) {
				( removed ? afterRemoving : afterAdding )(
					cart,
					( button as HTMLElement | undefined ) ?? null,
					fragments,
					String( hash ?? '' )
				);
			} else {
				refresh();
			}
		},
		refresh: ( isPageUpdated ) =>
			void cart[ isPageUpdated ? 'followPage' : 'refresh' ](),
		notSent: ( button ) => button && markIdle( button as HTMLElement ),
	} );
	for ( const name of [ 'wc_fragment_refresh', 'quayside:cart:refresh' ] ) {
		document.body.addEventListener( name, refresh );
	}
	handleOpenRequests( cart );
	listenToBlocks( follow( cart ) );
	addEventListener( 'load', () => listenWithJQuery() );
	document.body.addEventListener( RAN, () => listenWithJQuery() );
	addEventListener( 'pageshow', ( event ) => {
		if ( event.persisted ) {
			// Resets buttons that were still loading when a click led to another page.
			document
				.querySelectorAll< HTMLElement >(
					`${ ADD }.loading, .single_add_to_cart_button.loading`
				)
				.forEach( markIdle );
			void cart.resume();
		}
	} );
};

/**
 * Starts the page's cart.
 *
 * WooCommerce's global with the settings stays on the window, because plugins read and change it.
 */
export function mount( _host: HTMLElement, props: unknown ): void {
	const shared =
		getGlobal< Partial< CartSettings > >( 'wc_add_to_cart_params' ) ?? {};
	const settings = Object.assign( shared, {
		...( props as CartSettings ),
		...shared,
	} );
	(
		window as { wc_add_to_cart_params?: Partial< CartSettings > }
	 ).wc_add_to_cart_params = shared;
	settings.is_cart = !! settings.is_cart;
	const cart = new Cart( settings );
	listenToClicks( cart );
	listenToOthers( cart );
	showWidgets( hasItems() );
	cart.start();
}
