import type { Cart } from './cart';
import { cookieHash } from './fragment-store';
import { betweenChanges } from './one-at-a-time';

/** Cookies of the store that any change of the cart changes, whoever makes it. */
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
 * Time in ms until a change is followed. The events of one change come together, and who changes several things at once goes
 * first: the store writes a session back as a whole, and a request in between could take the next change back.
 */
const TOGETHER = 200;

/** Time in ms until a second look. */
const AGAIN = 1000;

/**
 * Follows changes that others make to the cart: other tabs, blocks, other plugins' code.
 *
 * Every change of the cart changes the store's cookie, and browsers tell of that wherever they have a cookie store. Elsewhere
 * the events of those who make a change have to do, and the hash that other tabs write down.
 *
 * Tabs whose hashes differ for the same cart (languages, currencies, plugins) must not chase each other: only visible
 * tabs ask the server, what they then get they keep to themselves, and they remember which hash of the others means their
 * own. A hash that was here before counts, where the tab shows another one by now: an item is added, removed and added again.
 *
 * @return {Function} Call it when something may have changed the cart.
 */
export function follow( cart: Cart ): () => void {
	/** A hash that others have for the cart whose hash is `own` here. */
	let alias = { theirs: '', own: '' };
	/** A hash after which this tab's own stayed as it was. */
	let doubted: string | undefined;
	const store = ( window as { cookieStore?: CookieStore } ).cookieStore;
	let timer: ReturnType< typeof setTimeout > | undefined;
	let told: string | undefined;
	let forced = false;

	const isShown = ( hash: string ): boolean =>
		hash === cart.hash ||
		( hash === alias.theirs && cart.hash === alias.own );

	const compare = async (): Promise< void > => {
		// What this page does itself is shown by the time that it is done.
		await betweenChanges( async () => undefined );
		await cart.running;
		if ( document.visibilityState !== 'visible' ) {
			return;
		}
		const cookie = cookieHash();
		const hash = told === undefined || isShown( told ) ? cookie : told;
		const wanted = forced || ! isShown( hash );
		const isOwn = forced;
		told = undefined;
		forced = false;
		if ( ! wanted ) {
			return;
		}
		const { hash: before } = cart;
		const isFresh = await ( hash
			? cart.refresh( false )
			: cart.resume( false ) );
		if ( isOwn && cart.hash !== before ) {
			// What this page's blocks have changed nothing else tells the other tabs.
			cart.store.tell( cart.hash );
		}
		if ( ! isFresh || hash === cart.hash ) {
			return;
		}
		if ( cart.hash === before && hash !== doubted ) {
			// The same cart by another name, or an answer from before the change: a second look tells.
			doubted = told = hash;
			soon( AGAIN );
		} else {
			alias = { theirs: hash, own: cart.hash };
		}
	};
	const soon = ( delay = TOGETHER ): void => {
		clearTimeout( timer );
		timer = setTimeout( compare, delay );
	};

	store?.addEventListener(
		'change',
		( { changed, deleted } ) =>
			[ ...changed, ...deleted ].some( ( { name } ) =>
				COOKIES.test( name )
			) && soon()
	);
	addEventListener( 'storage', ( { key, newValue } ) => {
		if ( key === cart.store.hashKey && newValue !== null ) {
			told = newValue;
			soon();
		}
	} );
	document.addEventListener( 'visibilitychange', () => soon() );
	return () => {
		// Without a cookie store nothing tells that an answer has come.
		forced ||= ! store;
		soon();
	};
}
