import { readCookie } from './read-cookie';
import type { Fragments } from './fragments';

/** Spec section 9: fragments are refreshed every 24 h, in ms. */
export const DAY = 86_400_000;

const CREATED = 'wc_cart_created';
const CONTENT = 'div.widget_shopping_cart_content';

/** Storage that may be missing, full or forbidden. */
const attempt = < Value >( what: () => Value ): Value | undefined => {
	try {
		return what();
	} catch {
		return undefined;
	}
};

/** Whether the visitor has anything in the cart, as far as cookies tell. */
export const hasItems = (): boolean =>
	Number( readCookie( 'woocommerce_items_in_cart' ) ?? 0 ) > 0;

/** The server's hash of the cart; empty for an empty cart. */
export const cookieHash = (): string =>
	readCookie( 'woocommerce_cart_hash' ) ?? '';

/**
 * The fragments of the last answer, kept for the next page: in sessionStorage, and the hash also in localStorage,
 * where other tabs notice its change. Without storage it remembers nothing and throws nothing.
 */
export class FragmentStore {
	/**
	 * @param hashKey      Key of the hash, from the server: it differs for each site and theme.
	 * @param fragmentsKey Key of the fragments, from the server.
	 */
	constructor(
		readonly hashKey: string,
		private readonly fragmentsKey: string
	) {}

	/** The hash that belongs to the stored fragments; empty when there is none. */
	get hash(): string {
		return attempt( () => sessionStorage.getItem( this.hashKey ) ) ?? '';
	}

	/** When the stored fragments expire, in ms since 1970; undefined when they bear no date. */
	get expires(): number | undefined {
		const created = Number(
			attempt( () => sessionStorage.getItem( CREATED ) ) ?? 0
		);
		return created > 0 ? created + DAY : undefined;
	}

	/**
	 * The stored fragments if they may be shown: complete, of the cart that the cookie names, and not older than
	 * 24 hours. Spec section 4.
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
	 * Keeps an answer.
	 *
	 * @param fragments What the server sent.
	 * @param hash      Its hash.
	 * @param tell      Whether other tabs should notice. A tab that only followed another stays silent, so that two
	 *                  tabs with different hashes (languages, currencies) cannot chase each other for ever.
	 */
	keep( fragments: Fragments, hash: string, tell = true ): void {
		attempt( () => {
			sessionStorage.setItem(
				this.fragmentsKey,
				JSON.stringify( fragments )
			);
			sessionStorage.setItem( this.hashKey, hash );
			sessionStorage.setItem( CREATED, String( Date.now() ) );
		} );
		if ( tell ) {
			this.tell( hash );
		}
	}

	/** Lets other tabs notice the cart's hash. */
	tell( hash: string ): void {
		attempt( () => localStorage.setItem( this.hashKey, hash ) );
	}

	/** Forgets the fragments: the cart became empty elsewhere. */
	forget(): void {
		attempt( () =>
			[ this.fragmentsKey, this.hashKey, CREATED ].forEach( ( key ) =>
				sessionStorage.removeItem( key )
			)
		);
	}
}
