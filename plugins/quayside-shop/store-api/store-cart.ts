import { ownAddress } from '@quayside/boundary/addresses';
import type { StoreCart } from './cart-types';
import { readJson } from './read-json';

interface ErrorData {
	cart?: Partial< StoreCart >;
}

/** Error of a request that the store rejected, or to which it did not respond with a cart. */
export class StoreError extends Error {
	/**
	 * @param code    The store's error code, '' if it sends none.
	 * @param message Message for the visitor, as HTML.
	 * @param data    Data of the error. For conflicts (409), it has the cart.
	 */
	constructor(
		readonly code: string,
		message: string,
		readonly data?: ErrorData | null
	) {
		super( message );
	}
}

/**
 * Determines whether the store rejected a request. Does not use instanceof, because the drawer's island and view each
 * contain a copy of the class.
 */
export const isStoreError = ( error: unknown ): error is StoreError =>
	error instanceof Error &&
	typeof ( error as Partial< StoreError > ).code === 'string';

/**
 * Reads and changes the visitor's cart through the Store API.
 *
 * The Store API's nonce (not WordPress's) comes with every response, so that cached pages need none. The first change
 * reads the cart if there is no nonce yet, and an expired nonce is renewed once.
 */
export class StoreCartClient {
	private nonce = '';
	private prefetched: Promise< StoreCart > | undefined;
	/** Hash of the last cart that the store has sent; undefined if it sends none. A response without a cart doesn't change it. */
	hash: string | undefined;

	/** @param root URL of wc/store/v1/, possibly with a query. */
	constructor( private readonly root: string ) {}

	/**
	 * Reads the cart, bypassing all caches. After prefetch(), it is the prefetched cart, with its hash in `hash`, which may be
	 * outdated.
	 */
	async read(): Promise< { cart: StoreCart; prefetched: boolean } > {
		const { prefetched } = this;
		this.prefetched = undefined;
		return {
			cart: await ( prefetched ?? this.send( 'cart', undefined ) ),
			prefetched: !! prefetched,
		};
	}

	/**
	 * Requests the cart for the next read(), once.
	 *
	 * @param inLock Runs the request while no other one changes the cart.
	 */
	prefetch(
		inLock: ( task: () => Promise< StoreCart > ) => Promise< StoreCart >
	): void {
		this.prefetched ??= inLock( () => this.send( 'cart', undefined ) );
		// A read() that waits reports the failure. A later one sends a new request.
		this.prefetched.catch( () => ( this.prefetched = undefined ) );
	}

	/**
	 * Sends a change of the cart.
	 *
	 * @param action Last part of the route, such as "update-item".
	 * @param body   Parameters of the route.
	 * @throws {StoreError} If the store rejects it, or does not respond with a cart.
	 */
	async change( action: string, body: object ): Promise< StoreCart > {
		if ( ! this.nonce ) {
			await this.send( 'cart', undefined );
		}
		try {
			return await this.send( `cart/${ action }`, body );
		} catch ( error ) {
			if ( ! isStoreError( error ) || ! /nonce/.test( error.code ) ) {
				throw error;
			}
			await this.send( 'cart', undefined );
			return this.send( `cart/${ action }`, body );
		}
	}

	private async send(
		path: string,
		body: object | undefined
	): Promise< StoreCart > {
		// Without pretty permalinks, the root itself contains a query.
		const response = await fetch( ownAddress( this.root ) + path, {
			method: body ? 'POST' : 'GET',
			credentials: 'same-origin',
			cache: 'no-store',
			headers: {
				Accept: 'application/json',
				'X-Quayside-Drawer': '1',
				...( body ? { 'Content-Type': 'application/json' } : {} ),
				...( this.nonce ? { Nonce: this.nonce } : {} ),
			},
			...( body ? { body: JSON.stringify( body ) } : {} ),
			signal: AbortSignal.timeout( 30_000 ),
		} );
		this.nonce = response.headers.get( 'Nonce' ) ?? this.nonce;
		const result = readJson( await response.text() ) as
			| ( StoreCart & {
					code?: string;
					message?: string;
					data?: ErrorData | null;
			  } )
			| null;
		if (
			! response.ok ||
			! Array.isArray( result?.items ) ||
			! Array.isArray( result.errors )
		) {
			throw new StoreError(
				result?.code ?? '',
				result?.message ?? '',
				result?.data
			);
		}
		this.hash = response.headers.get( 'Cart-Hash' ) ?? undefined;
		return result;
	}
}
