import type { CartRefreshResponse } from '@quayside/contracts/shop/cart.refresh-response';
import type { CartSettings } from '@quayside/contracts/shop/cart.settings';
import { emit, emitLegacy } from './events';
import { getDisplayedHash } from './displayed-hash';
import { applyFragments } from './fragments';
import type { Fragments } from './fragments';
import { cookieHash, FragmentStore, hasItems } from './fragment-store';
import { runShared } from './cart-lock';
import { Queue } from './queue';
import { callStore } from './request';
import { refreshBlocks } from './store-blocks';
import { emptyCart, showWidgets } from './widget';

/** Selectors of the fragments that emptyCart() empties. */
const OWN = /quayside|widget_shopping_cart_content/;

/**
 * The page's cart state: fragments, their refreshes, and the queue of requests that change the cart.
 */
export class Cart {
	readonly queue = new Queue();
	readonly store: FragmentStore;
	/** The server's hash of the displayed cart; empty for an empty cart. */
	hash = '';
	/** Pending request for fresh fragments. */
	pending: Promise< boolean > | null = null;
	/** Hash of a changed cart that WooCommerce's blocks know of already. */
	private announced: string | undefined;
	/** Whether the pending request has left, so that its response may miss later changes. */
	private isSent = false;
	private again = false;
	/** Whether the page has had fragments of the theme or of other plugins, whose state for an empty cart only the server knows. */
	private hasOthers = false;
	private timer: ReturnType< typeof setTimeout > | undefined;

	constructor( readonly settings: CartSettings ) {
		this.store = new FragmentStore(
			settings.cart_hash_key,
			settings.fragment_name
		);
	}

	/**
	 * Shows stored fragments or requests fresh ones. If cookies indicate an empty cart, no request is sent (spec
	 * section 4, mini-cart).
	 */
	start(): void {
		showWidgets( hasItems() );
		const fragments = this.store.usable();
		if ( fragments ) {
			this.show( fragments );
			this.hash = this.store.hash;
			emitLegacy( 'wc_fragments_loaded' );
			this.refreshAt( this.store.expires );
		} else if ( hasItems() ) {
			void this.refresh();
		} else {
			this.store.clear();
		}
	}

	/**
	 * Updates a page that may be stale, because it comes from the back/forward cache or other code has changed the
	 * cart.
	 *
	 * @param tell Whether to share a new hash with other tabs.
	 * @return {Promise} Whether the page now shows the current cart.
	 */
	async resume( tell = true ): Promise< boolean > {
		if ( hasItems() || this.hasOthers ) {
			return this.refresh( tell );
		}
		showWidgets( false );
		this.store.clear();
		emptyCart();
		this.notify( {}, '' );
		return true;
	}

	/**
	 * Requests fresh fragments. Calls before the request is sent cause none, calls during it only one more after it.
	 *
	 * @param tell Whether to share a new hash with other tabs.
	 * @return {Promise} Whether the response was usable.
	 */
	refresh( tell = true ): Promise< boolean > {
		if ( this.pending ) {
			this.again = this.isSent;
			return this.pending;
		}
		this.pending = this.fetchFragments( tell ).finally( () => {
			this.pending = null;
			this.isSent = false;
			if ( this.again ) {
				this.again = false;
				void this.refresh( tell );
			}
		} );
		return this.pending;
	}

	/**
	 * Requests fresh fragments after WooCommerce's scripts have updated the cart page, unless the fragments are those of the cart that
	 * it shows now. The change of the cookie has often requested them already, while the page was on its way.
	 */
	async followPage(): Promise< void > {
		await this.pending;
		if (
			! this.hash ||
			this.hash !== cookieHash() ||
			this.hash !== getDisplayedHash()
		) {
			await this.refresh();
		}
	}

	/**
	 * Makes WooCommerce's blocks and the drawer read the cart while the page requests fragments, not after it.
	 *
	 * @param hash Hash of the changed cart.
	 */
	announce( hash: string ): void {
		this.announced = hash;
		refreshBlocks();
		emit( 'quayside:cart:changed', { cartHash: hash } );
	}

	/** Applies the server's response to a change. */
	apply( fragments: Fragments, hash: string ): void {
		this.show( fragments );
		emitLegacy( 'wc_fragments_loaded' );
		this.save( fragments, hash );
	}

	private show( fragments: Fragments ): void {
		applyFragments( fragments );
		this.hasOthers = Object.keys( fragments ).some(
			( selector ) => ! OWN.test( selector )
		);
	}

	/**
	 * Stores a response. An empty cart has no hash. If cookies are blocked, only the response shows that the cart has
	 * items.
	 */
	private save( fragments: Fragments, hash: string, tell = true ): void {
		this.hash = hash;
		this.store.save( fragments, hash, tell );
		showWidgets( hash !== '' || hasItems() );
		this.refreshAt( this.store.expires );
	}

	/** Fires the events for a cart that other code has changed, so that WooCommerce's blocks update too. */
	private notify(
		fragments: Fragments,
		hash: string,
		before = this.hash
	): void {
		this.hash = hash;
		const isKnown = hash === this.announced;
		this.announced = undefined;
		if ( hash !== before && ! isKnown ) {
			// Also for the blocks that made the change, because they may show the response to an earlier one.
			refreshBlocks();
		}
		emit( 'quayside:cart:refreshed', { fragments, cartHash: hash } );
	}

	private async fetchFragments( tell: boolean ): Promise< boolean > {
		const { wc_ajax_url: address, request_timeout: timeout } =
			this.settings;
		try {
			// WooCommerce's scripts fire several events for one change.
			await undefined;
			const response = await runShared( () => {
				this.isSent = true;
				return callStore< Partial< CartRefreshResponse > >(
					address,
					'get_refreshed_fragments',
					{ time: String( Date.now() ) },
					timeout
				);
			} );
			if ( ! response.fragments ) {
				throw new Error( 'No fragments.' );
			}
			const { hash: before } = this;
			this.show( response.fragments );
			this.save( response.fragments, response.cart_hash ?? '', tell );
			emitLegacy( 'wc_fragments_refreshed' );
			this.notify( response.fragments, this.hash, before );
			return true;
		} catch {
			// The blocks may have failed to read the cart, too.
			this.announced = undefined;
			// Spec section 8: only fires an event.
			emitLegacy( 'wc_fragments_ajax_error' );
			emit( 'quayside:cart:failed', {
				button: null,
				request: 'refresh',
			} );
			return false;
		}
	}

	private refreshAt( time: number | undefined ): void {
		clearTimeout( this.timer );
		if ( time !== undefined ) {
			this.timer = setTimeout(
				() => void this.refresh(),
				Math.max( 0, time - Date.now() )
			);
		}
	}
}
