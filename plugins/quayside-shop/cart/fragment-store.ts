import { readCookie } from './read-cookie';
import type { Fragments } from './fragments';

/** Refresh interval of fragments: 24 hours, in ms (spec section 9). */
export const DAY = 86_400_000;

const CREATED = 'wc_cart_created';
const CONTENT = 'div.widget_shopping_cart_content';

/** Runs a storage operation that may fail because storage is missing, full, or blocked. */
const attempt = < Value >( operation: () => Value ): Value | undefined => {
	try {
		return operation();
	} catch {
		return undefined;
	}
};

/** Determines from cookies whether the cart has items. */
export const hasItems = (): boolean =>
	Number( readCookie( 'woocommerce_items_in_cart' ) ?? 0 ) > 0;

/** Returns the server's hash of the cart, '' for an empty cart. */
export const cookieHash = (): string =>
	readCookie( 'woocommerce_cart_hash' ) ?? '';

/**
 * Stores the fragments of the last response for the next page: in sessionStorage, and the hash also in localStorage,
 * where other tabs notice the change. Without storage it stores nothing and does not throw.
 */
export class FragmentStore {
	/**
	 * @param hashKey      Storage key of the hash, from the server. It differs by site and theme.
	 * @param fragmentsKey Storage key of the fragments, from the server.
	 */
	constructor(
		readonly hashKey: string,
		private readonly fragmentsKey: string
	) {}

	/** Returns the hash of the stored fragments, '' if there is none. */
	get hash(): string {
		return attempt( () => sessionStorage.getItem( this.hashKey ) ) ?? '';
	}

	/** Returns when the stored fragments expire, in ms since 1970, or undefined if they have no date. */
	get expires(): number | undefined {
		const created = Number(
			attempt( () => sessionStorage.getItem( CREATED ) ) ?? 0
		);
		return created > 0 ? created + DAY : undefined;
	}

	/**
	 * Returns the stored fragments if they are complete, match the cart's cookie, and are not older than 24 hours (spec
	 * section 4).
	 */
	usable( now = Date.now() ): Fragments | null {
		const fragments = attempt(
			() =>
				JSON.parse(
					sessionStorage.getItem( this.fragmentsKey ) ?? 'null'
				) as Fragments | null
		);
		const { hash, expires } = this;
		if (
			! fragments?.[ CONTENT ] ||
			hash !== cookieHash() ||
			( hash !== '' && expires === undefined )
		) {
			return null;
		}
		return expires !== undefined && expires < now ? null : fragments;
	}

	/**
	 * Stores a response.
	 *
	 * @param fragments Fragments from the server.
	 * @param hash      Its hash.
	 * @param tell      Whether to share the hash with other tabs. A tab that only follows another does not, so that two
	 *                  tabs with different hashes (languages, currencies) do not keep triggering each other.
	 */
	save( fragments: Fragments, hash: string, tell = true ): void {
		attempt( () => {
			sessionStorage.setItem(
				this.fragmentsKey,
				JSON.stringify( fragments )
			);
			sessionStorage.setItem( this.hashKey, hash );
			sessionStorage.setItem( CREATED, String( Date.now() ) );
		} );
		if ( tell ) {
			this.share( hash );
		}
	}

	/** Shares the cart's hash with other tabs. */
	share( hash: string ): void {
		attempt( () => localStorage.setItem( this.hashKey, hash ) );
	}

	/** Deletes the fragments after the cart has become empty elsewhere. */
	clear(): void {
		attempt( () =>
			[ this.fragmentsKey, this.hashKey, CREATED ].forEach( ( key ) =>
				sessionStorage.removeItem( key )
			)
		);
	}
}
