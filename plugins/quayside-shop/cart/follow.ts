import type { Cart } from './cart';
import { cookieHash } from './fragment-store';
import { runShared } from './cart-lock';

/** WooCommerce's cookies that change with every change of the cart. */
const COOKIES = /^woocommerce_(cart_hash|items_in_cart)$/;

interface CookieStore {
	addEventListener: (
		type: 'change',
		listener: (
			event: Record< 'changed' | 'deleted', { name: string }[] >
		) => void
	) => void;
}

/**
 * Delay in ms before a change is handled. It groups the events of one change and lets code that makes several changes
 * finish, because the store writes the whole session and a request in between could revert the next change.
 */
const DELAY = 200;

/** Delay in ms before a second check. Doubles with each failed refresh in a row. */
const RECHECK_DELAY = 1000;

/** Maximum number of failed refreshes in a row after which the page checks again by itself. */
const MAX_FAILURES = 5;

/**
 * Updates the page when other tabs, blocks, or other plugins change the cart.
 *
 * Every change of the cart changes WooCommerce's cookie, which browsers with a cookie store report. Other browsers rely
 * on events and on the hash that other tabs write to localStorage.
 *
 * Tabs whose hashes differ for the same cart (languages, currencies, plugins) must not keep triggering each other. Only
 * visible tabs send requests, they do not share the result, and they remember which hash of other tabs matches their
 * own. A hash that this tab had before counts as a change if it now shows another one, for example after a product was
 * added, removed, and added again.
 *
 * @return {Function} Callback for possible changes of the cart.
 */
export function follow( cart: Cart ): () => void {
	/** Hash of other tabs for the cart whose hash is `own` in this tab. */
	let alias = { other: '', own: '' };
	/** Hash that did not change this tab's own hash when it was checked. */
	let recheckedHash: string | undefined;
	const store = ( window as { cookieStore?: CookieStore } ).cookieStore;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let reportedHash: string | undefined;
	let forced = false;
	let failures = 0;

	const isCurrent = ( hash: string ): boolean =>
		hash === cart.hash ||
		( hash === alias.other && cart.hash === alias.own );

	const compare = async (): Promise< void > => {
		// Waits for changes by this page itself, which it already displays.
		await runShared( async () => undefined );
		await cart.pending;
		if ( document.visibilityState !== 'visible' ) {
			return;
		}
		const cookie = cookieHash();
		const hash =
			reportedHash === undefined || isCurrent( reportedHash )
				? cookie
				: reportedHash;
		if ( reportedHash === cart.hash && alias.own === cart.hash ) {
			// Another tab shows the same hash, so the alias was the hash of an earlier cart.
			alias = { other: '', own: '' };
		}
		const shouldRefresh = forced || ! isCurrent( hash );
		const isForced = forced;
		reportedHash = undefined;
		forced = false;
		if ( ! shouldRefresh ) {
			return;
		}
		const { hash: before } = cart;
		if ( hash !== before && ! failures ) {
			cart.announce( hash );
		}
		const isFresh = await ( hash
			? cart.refresh( false )
			: cart.resume( false ) );
		if ( isForced && cart.hash !== before ) {
			// Nothing else reports changes by this page's blocks to other tabs.
			cart.store.share( cart.hash );
		}
		if ( ! isFresh ) {
			reportedHash ??= hash;
			forced ||= isForced;
			return;
		}
		if ( hash === cart.hash ) {
			return;
		}
		if ( cart.hash === before && hash !== recheckedHash ) {
			// Either another hash for the same cart or a response from before the change. A second check decides.
			recheckedHash = reportedHash = hash;
			scheduleCompare( RECHECK_DELAY );
		} else {
			alias = { other: hash, own: cart.hash };
		}
	};
	const scheduleCompare = ( delay = DELAY ): void => {
		clearTimeout( timer );
		timer = setTimeout( compare, delay );
	};

	store?.addEventListener(
		'change',
		( { changed, deleted } ) =>
			[ ...changed, ...deleted ].some( ( { name } ) =>
				COOKIES.test( name )
			) && scheduleCompare()
	);
	addEventListener( 'storage', ( { key, newValue } ) => {
		if ( key === cart.store.hashKey && newValue !== null ) {
			reportedHash = newValue;
			scheduleCompare();
		}
	} );
	document.addEventListener( 'visibilitychange', () => scheduleCompare() );
	addEventListener( 'online', () => scheduleCompare() );
	document.body.addEventListener( 'quayside:cart:failed', ( event ) => {
		const { request } = ( event as CustomEvent< { request: string } > )
			.detail;
		// The store may only be slow. Requests that leave the page as it should be are not repeated.
		if ( request === 'refresh' && failures < MAX_FAILURES ) {
			scheduleCompare( RECHECK_DELAY * 2 ** failures++ );
		}
	} );
	document.body.addEventListener( 'quayside:cart:refreshed', () => {
		failures = 0;
	} );
	return () => {
		// Without a cookie store nothing reports that a response has arrived.
		forced ||= ! store;
		scheduleCompare();
	};
}
