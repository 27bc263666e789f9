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

const lookUp = (): WpData | undefined =>
	globalNamed< { data?: WpData } >( 'wp' )?.data;

/** Hands the values to the block checkout, where there is one. The route takes text and null only. */
export function setCheckoutData( values: Values ): void {
	const actions = lookUp()?.dispatch( STORE );
	const set =
		actions?.setExtensionData ?? actions?.__internalSetExtensionData;
	set?.( NAMESPACE, values, true );
}

/**
 * Hands them over once more when the checkout's store wakes up after this module.
 *
 * @param values Reads the values of that moment.
 */
export function watchCheckout( values: () => Values ): void {
	try {
		const stop = lookUp()?.subscribe( () => {
			stop?.();
			setCheckoutData( values() );
		}, STORE );
	} catch {
		// The store is not on this page.
	}
}
