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

/** Whether the store refused a request. The drawer's code and its island are two files, each with this class. */
export const isRefusal = ( error: unknown ): error is StoreError =>
	error instanceof Error &&
	typeof ( error as Partial< StoreError > ).code === 'string';

/**
 * The visitor's cart by the store's own REST resource.
 *
 * Its nonce (not WordPress's) comes with every answer, so that cached pages need none: the first change asks for the
 * cart when no answer has brought a nonce yet, and a nonce that expired is renewed once.
 */
export class StoreCartClient {
	private nonce = '';
	private ahead: Promise< StoreCart > | undefined;
	/** The cart's hash as the last answer had it; undefined where the store does not send it. */
	hash: string | undefined;

	/** @param root Address of wc/store/v1/, possibly with a query. */
	constructor( private readonly root: string ) {}

	/** Reads the cart, past every cache. */
	read(): Promise< StoreCart > {
		const { ahead } = this;
		this.ahead = undefined;
		return ahead ?? this.send( 'cart', undefined );
	}

	/** Asks for the cart that the next read() wants, once. */
	readAhead(): void {
		this.ahead ??= this.send( 'cart', undefined );
		// Who reads hears of a failure.
		this.ahead.catch( () => undefined );
	}

	/** Drops what was asked for ahead: the cart has changed since. */
	forget(): void {
		this.ahead = undefined;
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
			if ( ! isRefusal( error ) || ! /nonce/.test( error.code ) ) {
				throw error;
			}
			await this.read();
			return this.send( `cart/${ action }`, body );
		}
	}

	private async send(
		path: string,
		body: object | undefined
	): Promise< StoreCart > {
		// On sites without pretty permalinks the root is a query itself.
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
		this.hash = response.headers.get( 'Cart-Hash' ) ?? undefined;
		const answer = readJson( await response.text() ) as StoreCart & {
			code?: string;
			message?: string;
		};
		if ( ! response.ok ) {
			throw new StoreError(
				answer.code ?? 'unknown_error',
				answer.message ?? ''
			);
		}
		return answer;
	}
}
