import { mount } from '../index';

const FIELDS = {
	source_type: 'current.typ',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
};

const FIRST = {
	first_source_type: 'utm',
	first_utm_source: 'mail',
	first_utm_medium: '(none)',
	first_utm_campaign: '(none)',
	first_session_entry: 'http://localhost/landing/?utm_source=mail',
	first_session_start_time: expect.stringMatching(
		/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
	) as string,
};

const checkout = jest.fn();
const attribution = {
	params: {
		lifetime: 0.00001,
		session: 30,
		base64: false,
		prefix: 'wc_order_attribution_',
		allowTracking: true,
	},
	fields: FIELDS,
	getAttributionData: (): object => ( {} ),
	setOrderTracking: ( allow: boolean ): unknown => allow,
};
let activate = (): void => undefined;
Object.assign( window, {
	wc_order_attribution: attribution,
	wp: {
		data: {
			dispatch: () => ( { setExtensionData: checkout } ),
			subscribe: ( listener: () => void ) => {
				const before = activate;
				activate = () => {
					before();
					listener();
				};
				return () => undefined;
			},
		},
	},
} );

const visit = ( address: string, detect = false ): void => {
	history.replaceState( null, '', address );
	mount( document.body, { detect_sources: detect, first_touch: true } );
};

beforeEach( () => {
	document.body.innerHTML =
		'<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>';
	attribution.setOrderTracking( false );
	attribution.params.allowTracking = true;
	checkout.mockClear();
} );

it( 'sends the first visit with forms and the block checkout', () => {
	visit( '/landing/?utm_source=mail' );
	visit( '/sale/?utm_source=ads' );
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	expect( Object.fromEntries( new FormData( form ) ) ).toEqual( {
		wc_order_attribution_source_type: 'utm',
		wc_order_attribution_utm_source: 'ads',
		wc_order_attribution_utm_medium: '(none)',
		...Object.fromEntries(
			Object.entries( FIRST ).map( ( [ field, value ] ) => [
				`wc_order_attribution_${ field }`,
				value,
			] )
		),
	} );
	expect( checkout ).toHaveBeenCalledWith(
		'quayside/order-attribution',
		FIRST,
		true
	);
	expect( checkout ).toHaveBeenLastCalledWith(
		'woocommerce/order-attribution',
		{ source_type: 'utm', utm_source: 'ads', utm_medium: '(none)' },
		true
	);
	checkout.mockClear();
	activate();
	expect( checkout ).toHaveBeenCalledWith(
		'quayside/order-attribution',
		FIRST,
		true
	);
} );

it( 'sends nothing without consent', () => {
	visit( '/landing/?utm_source=mail' );
	checkout.mockClear();
	attribution.setOrderTracking( false );
	expect( checkout ).toHaveBeenCalledWith(
		'quayside/order-attribution',
		Object.fromEntries(
			Object.keys( FIRST ).map( ( field ) => [ field, null ] )
		),
		true
	);
	const form = document.querySelector( 'form' ) as HTMLFormElement;
	expect( [ ...new FormData( form ).values() ].join( '' ) ).toBe( '' );
} );

it( 'gives gateways only the fields of WooCommerce', () => {
	visit( '/landing/' );
	expect( Object.keys( attribution.getAttributionData() ) ).toEqual(
		Object.keys( FIELDS )
	);
} );

it.each( [
	[ true, 'bing', 'cpc' ],
	[ false, '(direct)', '(none)' ],
] )( 'detects sources if the setting is %s', ( detect, source, medium ) => {
	visit( '/landing/?msclkid=a', detect );
	expect( attribution.getAttributionData() ).toMatchObject( {
		utm_source: source,
		utm_medium: medium,
	} );
} );
