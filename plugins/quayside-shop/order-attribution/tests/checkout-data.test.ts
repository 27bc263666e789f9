import { setCheckoutData, watchCheckout } from '../checkout-data';

const scope = window as { wp?: unknown };
const set = jest.fn();
const stop = jest.fn();
let listener = (): void => undefined;
const subscribe = jest.fn( ( changed: () => void, store: string ) => {
	if ( store !== 'wc/store/checkout' ) {
		throw new Error( 'no such store' );
	}
	listener = changed;
	return stop;
} );

const provide = ( actions: object | undefined ): void => {
	scope.wp = {
		data: {
			dispatch: ( store: string ) =>
				store === 'wc/store/checkout' ? actions : undefined,
			subscribe,
		},
	};
};

beforeEach( () => jest.clearAllMocks() );

it( 'sets the values with either name of the action', () => {
	provide( { setExtensionData: set, __internalSetExtensionData: stop } );
	setCheckoutData( { a: 'b' } );
	expect( set.mock.calls ).toEqual( [
		[ 'woocommerce/order-attribution', { a: 'b' }, true ],
	] );
	expect( stop ).not.toHaveBeenCalled();
	provide( { __internalSetExtensionData: set } );
	setCheckoutData( { a: null } );
	expect( set ).toHaveBeenLastCalledWith(
		'woocommerce/order-attribution',
		{ a: null },
		true
	);
} );

it.each( [ undefined, {} ] )(
	'does nothing if the data store is %j',
	( actions ) => {
		provide( actions );
		expect( () => setCheckoutData( {} ) ).not.toThrow();
	}
);

it( 'does nothing on a page without checkout', () => {
	for ( const wp of [ undefined, {}, { data: undefined } ] ) {
		scope.wp = wp;
		expect( () => setCheckoutData( {} ) ).not.toThrow();
		expect( () => watchCheckout( () => ( {} ) ) ).not.toThrow();
	}
} );

it( 'sets the current values again when the data store becomes active', () => {
	provide( { setExtensionData: set } );
	let value = 'early';
	watchCheckout( () => ( { value } ) );
	expect( set ).not.toHaveBeenCalled();
	value = 'late';
	listener();
	expect( stop ).toHaveBeenCalledTimes( 1 );
	expect( set.mock.calls ).toEqual( [
		[ 'woocommerce/order-attribution', { value: 'late' }, true ],
	] );
} );

it( 'does not throw if it cannot subscribe to the data store', () => {
	provide( { setExtensionData: set } );
	subscribe.mockImplementationOnce( () => {
		throw new Error( 'no such store' );
	} );
	expect( () => watchCheckout( () => ( {} ) ) ).not.toThrow();
} );
