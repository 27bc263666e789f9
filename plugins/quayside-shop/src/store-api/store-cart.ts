import { ownAddress } from '@quayside/boundary/addresses';
import type { StoreCart } from './cart-types';
import { readJson } from './read-json';

/** What the store says about a request that it refuses. */
export class StoreError extends Error {
	/**
	 * @param code    The store's error code.
	 * @param message Words for the visitor, as HTML.
	 */
	constructor(
		readonly code: string,
		message: string
	) {
		super( message );
	}
}

/**
 * The visitor's cart by the store's own REST resource.
 *
 * Its nonce (not WordPress's) comes with every answer, so that cached pages need none: the first change asks for the
 * cart when no answer has brought a nonce yet, and a nonce that expired is renewed once.
 */
export class StoreCartClient {
	private nonce = '';
	/** The cart's hash as the last answer had it; undefined where the store does not send it. */
	hash: string | undefined;

	/** @param root Address of wc/store/v1/, possibly with a query. */
	constructor( private readonly root: string ) {}

	/** Reads the cart, past every cache. */
	read(): Promise< StoreCart > {
		return this.send( 'cart', undefined );
	}

	/**
	 * Sends a change.
	 *
	 * @param action Last part of the route, such as "update-item".
	 * @param body   Its parameters.
	 * @throws {StoreError} When the store refuses it.
	 */
	async change( action: string, body: object ): Promise< StoreCart > {
		if ( ! this.nonce ) {
			await this.read();
		}
		try {
			return await this.send( `cart/${ action }`, body );
		} catch ( error ) {
			if ( ! ( error instanceof StoreError ) || ! /nonce/.test( error.code ) ) {
				throw error;
			}
			await this.read();
			return this.send( `cart/${ action }`, body );
		}
	}

	private async send( path: string, body: object | undefined ): Promise< StoreCart > {
		// On sites without pretty permalinks the root is a query itself.
		const response = await fetch( ownAddress( this.root ) + path, {
			method: body ? 'POST' : 'GET',
			credentials: 'same-origin',
			cache: 'no-store',
			headers: { Accept: 'application/json', 'X-Quayside-Drawer': '1', ...( body ? { 'Content-Type': 'application/json' } : {} ), ...( this.nonce ? { Nonce: this.nonce } : {} ) },
			...( body ? { body: JSON.stringify( body ) } : {} ),
			signal: AbortSignal.timeout( 30_000 ),
		} );
		this.nonce = response.headers.get( 'Nonce' ) ?? this.nonce;
		this.hash = response.headers.get( 'Cart-Hash' ) ?? undefined;
		const answer = readJson( await response.text() ) as StoreCart & { code?: string; message?: string };
		if ( ! response.ok ) {
			throw new StoreError( answer.code ?? 'unknown_error', answer.message ?? '' );
		}
		return answer;
	}
}
