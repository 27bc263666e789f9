import type { StoreCart } from '../../store-api/cart-types';

/** A change that the store has not answered yet. */
interface Change {
	/** Key of the line, or what else is changed. */
	key: string;
	/** Wished for; null where it is no line's quantity. */
	quantity: number | null;
}

export interface CartState {
	/** As the store last said; null before its first answer. */
	cart: StoreCart | null;
	/** In the order in which they are sent. */
	changes: readonly Change[];
	/** Words for the visitor; '' when all is well. */
	error: string;
	/** Key of the change that the words are about. */
	about?: string;
}

export type Action =
	| { type: 'loading' }
	| { type: 'loaded'; cart: StoreCart }
	| { type: 'changing'; key: string; quantity: number | null }
	| { type: 'settled'; key: string; cart: StoreCart }
	| { type: 'failed'; key: string; error: string; cart: StoreCart | null };

/** Changes without the one that was answered: the first of its key. */
const without = (
	changes: readonly Change[],
	key: string
): readonly Change[] => {
	const answered = changes.findIndex( ( change ) => change.key === key );
	return changes.filter( ( _change, place ) => place !== answered );
};

/** The next state. */
export function reduce(
	{ cart, changes }: CartState,
	action: Action
): CartState {
	switch ( action.type ) {
		case 'loading':
			return { cart, changes, error: '' };
		case 'loaded':
			return {
				cart: action.cart,
				changes,
				error: action.cart.errors[ 0 ]?.message ?? '',
			};
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
				changes: without( changes, action.key ),
				error: '',
			};
		case 'failed':
			return {
				cart: action.cart,
				changes: without( changes, action.key ),
				error: action.error,
				about: action.key,
			};
	}
}

/**
 * The cart as the visitor sees it: a quantity shows at once, stays while answers to earlier clicks come in, and goes back when the
 * store refuses it.
 */
export function shownCart( { cart, changes }: CartState ): StoreCart | null {
	const wished = new Map(
		changes.map( ( { key, quantity } ) => [ key, quantity ] )
	);
	return (
		cart && {
			...cart,
			items: cart.items.map( ( item ) => ( {
				...item,
				quantity: wished.get( item.key ) ?? item.quantity,
			} ) ),
		}
	);
}
