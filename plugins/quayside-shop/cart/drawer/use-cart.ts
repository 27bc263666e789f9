import { useCallback, useEffect, useReducer, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import type { StoreCart } from '../../store-api/cart-types';
import { isStoreError } from '../../store-api/store-cart';
import type { StoreCartClient } from '../../store-api/store-cart';
import { plainText } from '../../store-api/text';
import type { CartEvents } from '../events';
import { runExclusive, runShared } from '../cart-lock';
import { cookieHash } from '../fragment-store';
import { refreshBlocks } from '../store-blocks';
import { reduce, joinReasons, getDisplayedCart } from './cart-state';

/**
 * Returns the reasons or the message of the store.
 *
 * @param error    What a request was rejected with.
 * @param fallback Message if the store gave none.
 */
const getErrorMessage = ( error: unknown, fallback: string ): string => {
	const known = isStoreError( error ) ? error : undefined;
	const reasons = known?.data?.cart?.errors;
	return (
		( Array.isArray( reasons ) && joinReasons( reasons ) ) ||
		plainText( known?.message ?? '' ) ||
		fallback
	);
};

/** Makes the page's mini-carts and the store's blocks update. */
export const notifyPage = (): void => {
	document.body.dispatchEvent( new CustomEvent( 'quayside:cart:refresh' ) );
	refreshBlocks();
};

/**
 * Provides the cart to the drawer. Changes are sent one after another.
 *
 * @param client Store API client.
 * @param open   Whether the drawer is open. A closed drawer sends no requests.
 */
export function useCart( client: StoreCartClient, open: boolean ) {
	const [ state, dispatch ] = useReducer( reduce, {
		cart: null,
		changes: [],
		error: '',
	} );
	const queue = useRef< Promise< unknown > >( Promise.resolve() );
	const latestCart = useRef< StoreCart | null >( null );

	/** Counts requests for the cart and responses to changes. A response to an earlier request is outdated. */
	const latestRequest = useRef( 0 );

	const load = useCallback(
		async ( keepsFailure = false ) => {
			let request = latestRequest.current;
			dispatch( { type: 'loading', keepsFailure } );
			try {
				const cart = await runShared( async () => {
					request = ++latestRequest.current;
					const read = await client.read();
					// A prefetched cart may be outdated. Other responses set the cookie.
					const isOutdated =
						read.prefetched && client.hash !== cookieHash();
					return ( isOutdated ? await client.read() : read ).cart;
				} );
				if ( request === latestRequest.current ) {
					latestCart.current = cart;
					dispatch( { type: 'loaded', cart } );
				}
			} catch ( error ) {
				// Ignores the error of an outdated request.
				if ( request === latestRequest.current ) {
					dispatch( {
						type: 'failed',
						key: '',
						error: getErrorMessage(
							error,
							__(
								'The cart could not be loaded. Please try again.',
								'quayside-shop'
							)
						),
						cart: latestCart.current,
					} );
				}
			}
		},
		[ client ]
	);

	/** Shows the cart as it is after a change that failed, which may have changed it nevertheless. */
	const loadAfterFailure = useCallback(
		async ( hash: string | undefined ) => {
			await load( true );
			if ( client.hash !== hash ) {
				notifyPage();
			}
		},
		[ client, load ]
	);

	const change = useCallback(
		(
			key: string,
			quantity: number | null,
			action: string,
			body: object
		): Promise< StoreCart | null > => {
			dispatch( { type: 'changing', key, quantity } );
			const run = queue.current.then( async () => {
				const { hash } = client;
				try {
					latestCart.current = await runExclusive( () =>
						client.change( action, body )
					);
					latestRequest.current++;
					dispatch( {
						type: 'settled',
						key,
						cart: latestCart.current,
					} );
					notifyPage();
					return latestCart.current;
				} catch ( error ) {
					dispatch( {
						type: 'failed',
						key,
						error: getErrorMessage(
							error,
							__(
								'The cart could not be updated. Please try again.',
								'quayside-shop'
							)
						),
						cart: latestCart.current,
					} );
					void loadAfterFailure( hash );
					return null;
				}
			} );
			queue.current = run;
			return run;
		},
		[ client, loadAfterFailure ]
	);

	useEffect( () => {
		if ( ! open ) {
			return undefined;
		}
		void load();
		const events = new AbortController();
		for ( const name of [
			'quayside:cart:added',
			'quayside:cart:removed',
		] ) {
			document.body.addEventListener( name, () => void load(), {
				signal: events.signal,
			} );
		}
		// Another tab or a block on this page has changed the cart. The page tells so before and after it reads the cart itself.
		let pendingHash: string | undefined;
		for ( const name of [
			'quayside:cart:changed',
			'quayside:cart:refreshed',
		] as const ) {
			document.body.addEventListener(
				name,
				( event ) => {
					const { cartHash } = (
						event as CustomEvent< CartEvents[ typeof name ] >
					 ).detail;
					if (
						client.hash !== undefined &&
						client.hash !== cartHash &&
						pendingHash !== cartHash
					) {
						pendingHash = cartHash;
						void load( true ).then( () => {
							pendingHash = undefined;
						} );
					}
				},
				{ signal: events.signal }
			);
		}
		return () => events.abort();
	}, [ open, load, client ] );

	return {
		cart: getDisplayedCart( state ),
		busy: state.changes.map( ( { key } ) => key ),
		error: state.error,
		failedKey: state.failedKey,
		load,
		change,
	};
}
