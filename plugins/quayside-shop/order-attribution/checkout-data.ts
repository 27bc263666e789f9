import { getGlobal } from '@quayside/boundary/globals';
import type { Values } from './inputs';

const NAMESPACE = 'woocommerce/order-attribution';
const STORE = 'wc/store/checkout';

type Setter = ( namespace: string, data: Values, replace: boolean ) => void;

interface WpData {
	dispatch: (
		store: string
	) =>
		| { setExtensionData?: Setter; __internalSetExtensionData?: Setter }
		| undefined;
	subscribe: ( listener: () => void, store: string ) => () => void;
}

const getWpData = (): WpData | undefined =>
	getGlobal< { data?: WpData } >( 'wp' )?.data;

/**
 * Sets values in the block checkout, if there is one. The routes accept only strings and null.
 *
 * @param values    Values by field.
 * @param namespace Namespace of the Store API extension that receives them.
 */
export function setCheckoutData( values: Values, namespace = NAMESPACE ): void {
	const actions = getWpData()?.dispatch( STORE );
	const set =
		actions?.setExtensionData ?? actions?.__internalSetExtensionData;
	set?.( namespace, values, true );
}

/**
 * Sets the values again when the checkout's data store becomes active after this module.
 *
 * @param values    Returns the current values.
 * @param namespace Namespace of the Store API extension that receives them.
 */
export function watchCheckout(
	values: () => Values,
	namespace = NAMESPACE
): void {
	try {
		const stop = getWpData()?.subscribe( () => {
			stop?.();
			setCheckoutData( values(), namespace );
		}, STORE );
	} catch {
		// The data store does not exist on this page.
	}
}
