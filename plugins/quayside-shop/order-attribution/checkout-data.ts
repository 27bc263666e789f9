import { globalNamed } from '@quayside/boundary/globals';
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
	globalNamed< { data?: WpData } >( 'wp' )?.data;

/** Sets the values in the block checkout, if there is one. The route accepts only strings and null. */
export function setCheckoutData( values: Values ): void {
	const actions = getWpData()?.dispatch( STORE );
	const set =
		actions?.setExtensionData ?? actions?.__internalSetExtensionData;
	set?.( NAMESPACE, values, true );
}

/**
 * Sets the values again when the checkout's data store becomes active after this module.
 *
 * @param values Returns the current values.
 */
export function watchCheckout( values: () => Values ): void {
	try {
		const stop = getWpData()?.subscribe( () => {
			stop?.();
			setCheckoutData( values() );
		}, STORE );
	} catch {
		// The data store does not exist on this page.
	}
}
