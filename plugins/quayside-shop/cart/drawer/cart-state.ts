import type { StoreCart } from '../../store-api/cart-types';
import { plainText } from '../../store-api/text';

/** A change without a response yet. */
interface Change {
	/** Key of the line, or another target such as "coupon". */
	key: string;
	/** Requested quantity, null for changes that are not about a line's quantity. */
	quantity: number | null;
}

export interface CartState {
	/** Cart of the last response, null before the first. */
	cart: StoreCart | null;
	/** In request order. */
	changes: readonly Change[];
	/** Message for the visitor, '' if there is no error. */
	error: string;
	/** Key of the change that failed, '' for reading the cart. */
	failedKey?: string;
}

export type Action =
	/** `keepsFailure`: the visitor did not ask for it, so the message about their last change stays. */
	| { type: 'loading'; keepsFailure?: boolean }
	| { type: 'loaded'; cart: StoreCart }
	| { type: 'changing'; key: string; quantity: number | null }
	| { type: 'settled'; key: string; cart: StoreCart }
	| { type: 'failed'; key: string; error: string; cart: StoreCart | null };

/** Removes the first change with a key. */
const withoutFirst = (
	changes: readonly Change[],
	key: string
): readonly Change[] => {
	const index = changes.findIndex( ( change ) => change.key === key );
	return changes.filter( ( _change, position ) => position !== index );
};

/** Returns what the store says about the cart as text: lines that can't be bought, coupons that it has removed. */
export const joinReasons = ( errors: StoreCart[ 'errors' ] ): string =>
	errors.map( ( { message } ) => plainText( message ) ).join( ' ' );

/** Returns the message of the visitor's failed change, '' if the last one did not fail. */
const failure = ( { error, failedKey }: CartState ): string =>
	failedKey ? error : '';

/** Returns the next state. */
export function reduce( state: CartState, action: Action ): CartState {
	const { cart, changes } = state;
	switch ( action.type ) {
		case 'loading':
			return action.keepsFailure && failure( state )
				? state
				: { cart, changes, error: '' };
		case 'loaded': {
			const message = failure( state );
			const reason = joinReasons( action.cart.errors );
			return message
				? {
						...state,
						cart: action.cart,
						error: message.includes( reason )
							? message
							: `${ message } ${ reason }`,
					}
				: { cart: action.cart, changes, error: reason };
		}
		case 'changing':
			return {
				cart,
				changes: [
					...changes,
					{ key: action.key, quantity: action.quantity },
				],
				error: '',
			};
		case 'settled':
			return {
				cart: action.cart,
				changes: withoutFirst( changes, action.key ),
				// The change may have made a coupon invalid, for example. Only this response says so.
				error: joinReasons( action.cart.errors ),
			};
		case 'failed':
			return ! action.key && failure( state )
				? state
				: {
						cart: action.cart,
						changes: withoutFirst( changes, action.key ),
						error: action.error,
						failedKey: action.key,
					};
	}
}

/**
 * Returns the cart to display. A new quantity appears at once, stays while responses to earlier clicks arrive, and is
 * reset if the store rejects it.
 */
export function getDisplayedCart( {
	cart,
	changes,
}: CartState ): StoreCart | null {
	const requested = new Map(
		changes.map( ( { key, quantity } ) => [ key, quantity ] )
	);
	return (
		cart && {
			...cart,
			items: cart.items.map( ( item ) => ( {
				...item,
				quantity: requested.get( item.key ) ?? item.quantity,
			} ) ),
		}
	);
}
