import { useCallback, useEffect, useReducer, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import type { StoreCart } from '../../store-api/cart-types';
import { isRefusal } from '../../store-api/store-cart';
import type { StoreCartClient } from '../../store-api/store-cart';
import { plainText } from '../../store-api/text';
import type { CartEvents } from '../events';
import { oneAtATime } from '../one-at-a-time';
import { tellBlocks } from '../store-blocks';
import { reduce, shownCart } from './cart-state';

const words = ( error: unknown ): string =>
	( isRefusal( error ) && plainText( error.message ) ) ||
	__( 'The cart could not be loaded. Please try again.', 'quayside-shop' );

/** Asks the page's mini-carts, and the store's blocks, to follow. */
export const tellPage = (): void => {
	document.body.dispatchEvent( new CustomEvent( 'quayside:cart:refresh' ) );
	tellBlocks( 'wc-blocks_removed_from_cart' );
};

/**
 * The cart while a drawer shows it. Changes go to the store one after the other.
 *
 * @param client The store.
 * @param open   Whether the drawer is open: a closed one asks nothing.
 */
export function useCart( client: StoreCartClient, open: boolean ) {
	const [ state, dispatch ] = useReducer( reduce, {
		cart: null,
		changes: [],
		error: '',
	} );
	const queue = useRef< Promise< unknown > >( Promise.resolve() );
	const settled = useRef< StoreCart | null >( null );

	const turn = useRef( 0 );

	const load = useCallback( async () => {
		const mine = ++turn.current;
		dispatch( { type: 'loading' } );
		try {
			const cart = await client.read();
			if ( mine === turn.current ) {
				settled.current = cart;
				dispatch( { type: 'loaded', cart } );
			}
		} catch ( error ) {
			// What an earlier question hears late says nothing of the cart as it is now.
			if ( mine === turn.current ) {
				dispatch( {
					type: 'failed',
					key: '',
					error: words( error ),
					cart: settled.current,
				} );
			}
		}
	}, [ client ] );

	const change = useCallback(
		(
			key: string,
			quantity: number | null,
			action: string,
			body: object
		): Promise< boolean > => {
			dispatch( { type: 'changing', key, quantity } );
			const run = queue.current.then( async () => {
				try {
					settled.current = await oneAtATime( () =>
						client.change( action, body )
					);
					dispatch( { type: 'settled', key, cart: settled.current } );
					tellPage();
					return true;
				} catch ( error ) {
					dispatch( {
						type: 'failed',
						key,
						error: words( error ),
						cart: settled.current,
					} );
					return false;
				}
			} );
			queue.current = run;
			return run;
		},
		[ client ]
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
		// Another tab, or a block of this page, has changed the cart.
		document.body.addEventListener(
			'quayside:cart:refreshed',
			( event ) => {
				const { cartHash } = (
					event as CustomEvent<
						CartEvents[ 'quayside:cart:refreshed' ]
					>
				 ).detail;
				if ( client.hash !== undefined && client.hash !== cartHash ) {
					void load();
				}
			},
			{ signal: events.signal }
		);
		return () => events.abort();
	}, [ open, load, client ] );

	return {
		cart: shownCart( state ),
		busy: state.changes.map( ( { key } ) => key ),
		error: state.error,
		about: state.about,
		load,
		change,
	};
}
