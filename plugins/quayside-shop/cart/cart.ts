import type { CartRefreshResponse } from '@quayside/contracts/shop/cart.refresh-response';
import type { CartSettings } from '@quayside/contracts/shop/cart.settings';
import { emit, emitLegacy } from './events';
import { applyFragments } from './fragments';
import type { Fragments } from './fragments';
import { FragmentStore, hasItems } from './fragment-store';
import { betweenChanges } from './one-at-a-time';
import { Queue } from './queue';
import { callStore } from './request';
import { tellBlocks } from './store-blocks';
import { emptyCart, showWidgets } from './widget';

/**
 * The cart as this page shows it: fragments, their refreshes and the queue of requests that change it.
 */
export class Cart {
	readonly queue = new Queue();
	readonly store: FragmentStore;
	/** The server's hash of what the page shows; empty for an empty cart. */
	hash = '';
	/** The request for fresh fragments that is under way. */
	running: Promise< boolean > | null = null;
	private again = false;
	private timer: ReturnType< typeof setTimeout > | undefined;

	constructor( readonly settings: CartSettings ) {
		this.store = new FragmentStore(
			settings.cart_hash_key,
			settings.fragment_name
		);
	}

	/**
	 * Shows stored fragments, or asks the server. A visitor whose cookies say that the cart is empty causes no
	 * request. Spec section 4, mini-cart.
	 */
	start(): void {
		showWidgets( hasItems() );
		const fragments = this.store.usable();
		if ( fragments ) {
			applyFragments( fragments );
			this.hash = this.store.hash;
			emitLegacy( 'wc_fragments_loaded' );
			this.refreshAt( this.store.expires );
		} else if ( hasItems() ) {
			void this.refresh();
		} else {
			this.store.forget();
		}
	}

	/**
	 * What the page shows may be stale: it comes from the back-forward cache, or somebody else has changed the cart.
	 *
	 * @param tell Whether other tabs should notice a new hash.
	 * @return {Promise} Whether the page shows the cart as it is.
	 */
	async resume( tell = true ): Promise< boolean > {
		if ( hasItems() ) {
			return this.refresh( tell );
		}
		showWidgets( false );
		this.store.forget();
		emptyCart();
		this.shows( {}, '' );
		return true;
	}

	/**
	 * Asks the server for fresh fragments. Calls during a request cause one more request after it, no matter how many.
	 *
	 * @param tell Whether other tabs should notice a new hash.
	 * @return {Promise} Whether a usable answer came.
	 */
	refresh( tell = true ): Promise< boolean > {
		if ( this.running ) {
			this.again = true;
			return this.running;
		}
		this.running = this.fetchFragments( tell ).finally( () => {
			this.running = null;
			if ( this.again ) {
				this.again = false;
				void this.refresh( tell );
			}
		} );
		return this.running;
	}

	/** Takes over what the server sent after a change. */
	take( fragments: Fragments, hash: string ): void {
		applyFragments( fragments );
		emitLegacy( 'wc_fragments_loaded' );
		this.keep( fragments, hash );
	}

	/** An empty cart has no hash. Where cookies are blocked, the answer alone says that something is in it. */
	private keep( fragments: Fragments, hash: string, tell = true ): void {
		this.hash = hash;
		this.store.keep( fragments, hash, tell );
		showWidgets( hash !== '' || hasItems() );
		this.refreshAt( this.store.expires );
	}

	/** Tells everyone that the page shows a cart that somebody else has changed: what WooCommerce draws follows. */
	private shows(
		fragments: Fragments,
		hash: string,
		before = this.hash
	): void {
		this.hash = hash;
		if ( hash !== before ) {
			// Those that have made the change, too: what they show may be the answer to an earlier one.
			tellBlocks( 'wc-blocks_removed_from_cart' );
		}
		emit( 'quayside:cart:refreshed', { fragments, cartHash: hash } );
	}

	private async fetchFragments( tell: boolean ): Promise< boolean > {
		const { wc_ajax_url: address, request_timeout: timeout } =
			this.settings;
		try {
			const answer = await betweenChanges( () =>
				callStore< Partial< CartRefreshResponse > >(
					address,
					'get_refreshed_fragments',
					{ time: String( Date.now() ) },
					timeout
				)
			);
			if ( ! answer.fragments ) {
				throw new Error( 'No fragments.' );
			}
			const { hash: before } = this;
			applyFragments( answer.fragments );
			this.keep( answer.fragments, answer.cart_hash ?? '', tell );
			emitLegacy( 'wc_fragments_refreshed' );
			this.shows( answer.fragments, this.hash, before );
			return true;
		} catch {
			// Spec section 8: an event and nothing else.
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
