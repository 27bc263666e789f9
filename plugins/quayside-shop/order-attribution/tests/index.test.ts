import { mount } from '../index';

const FIELDS = {
	source_type: 'current.typ',
	referrer: 'current_add.rf',
	utm_campaign: 'current.cmp',
	utm_source: 'current.src',
	utm_medium: 'current.mdm',
	utm_content: 'current.cnt',
	utm_id: 'current.id',
	utm_term: 'current.trm',
	utm_source_platform: 'current.plt',
	utm_creative_format: 'current.fmt',
	utm_marketing_tactic: 'current.tct',
	session_entry: 'current_add.ep',
	session_start_time: 'current_add.fd',
	session_pages: 'session.pgs',
	session_count: 'udata.vst',
	user_agent: 'udata.uag',
};

interface Api {
	params: { allowTracking: unknown };
	getAttributionData: () => Record< string, string | null >;
	setOrderTracking: ( allow: boolean ) => void;
}

const checkout = jest.fn();
const scope = window as unknown as {
	wc_order_attribution: Api;
	wp_has_consent?: ( category: string ) => boolean;
	wp: unknown;
};
scope.wp = {
	data: {
		dispatch: () => ( { setExtensionData: checkout } ),
		subscribe: () => () => undefined,
	},
};
Object.assign( scope, {
	wc_order_attribution: {
		params: {
			lifetime: 0.00001,
			session: 30,
			base64: false,
			prefix: 'wc_order_attribution_',
			allowTracking: true,
		},
		fields: FIELDS,
	},
} );

history.replaceState( null, '', '/landing/?utm_source=mail&utm_id=7' );
document.body.innerHTML = `
	<form id="checkout"><wc-order-attribution-inputs></wc-order-attribution-inputs><p><wc-order-attribution-inputs></wc-order-attribution-inputs></p></form>
	<form id="register"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>`;
const value = ( form: string, field: string ): string | null =>
	new FormData( document.getElementById( form ) as HTMLFormElement ).get(
		`wc_order_attribution_${ field }`
	) as string | null;

it( '[S3.25] [S4.34] fills one set of hidden inputs in each form and the checkout data', () => {
	mount();
	for ( const form of [ 'checkout', 'register' ] ) {
		const names = [
			...new FormData(
				document.getElementById( form ) as HTMLFormElement
			).keys(),
		];
		expect( names ).toEqual(
			Object.keys( FIELDS ).map(
				( field ) => `wc_order_attribution_${ field }`
			)
		);
		expect( value( form, 'utm_source' ) ).toBe( 'mail' );
		expect( value( form, 'utm_id' ) ).toBe( '7' );
		expect( value( form, 'session_pages' ) ).toBe( '1' );
	}
	expect( checkout ).toHaveBeenLastCalledWith(
		'woocommerce/order-attribution',
		expect.objectContaining( { source_type: 'utm', session_count: '1' } ),
		true
	);
	for ( const value of Object.values(
		checkout.mock.lastCall?.[ 1 ] as object
	) ) {
		expect( value === null || typeof value === 'string' ).toBe( true );
	}
} );

it( 'fills a form that is added later', () => {
	document.body.insertAdjacentHTML(
		'beforeend',
		'<form id="late"><wc-order-attribution-inputs></wc-order-attribution-inputs></form>'
	);
	expect( value( 'late', 'utm_source' ) ).toBe( 'mail' );
} );

it( '[S4.33] [S4.35] expires the cookies and clears the values when turned off, and tracks again when turned on', () => {
	expect( document.cookie ).toContain( 'sbjs_current' );
	scope.wc_order_attribution.setOrderTracking( false );
	expect( document.cookie ).not.toContain( 'sbjs_' );
	expect( value( 'checkout', 'utm_source' ) ).toBe( '' );
	expect(
		Object.values( scope.wc_order_attribution.getAttributionData() ).every(
			( item ) => item === null
		)
	).toBe( true );
	scope.wc_order_attribution.setOrderTracking( true );
	expect( value( 'checkout', 'utm_source' ) ).toBe( 'mail' );
} );

it( 'counts a page view only once, even if tracking is allowed again', () => {
	scope.wc_order_attribution.setOrderTracking( true );
	scope.wc_order_attribution.setOrderTracking( true );
	expect(
		scope.wc_order_attribution.getAttributionData().session_pages
	).toBe( '1' );
} );

it( 'follows consent', () => {
	document.dispatchEvent(
		new CustomEvent( 'wp_listen_for_consent_change', {
			detail: { statistics: 'deny' },
		} )
	);
	expect( document.cookie ).toContain( 'sbjs_current' );
	document.dispatchEvent(
		new CustomEvent( 'wp_listen_for_consent_change', {
			detail: { marketing: 'deny' },
		} )
	);
	expect( document.cookie ).not.toContain( 'sbjs_' );
	scope.wp_has_consent = ( category ) => category === 'marketing';
	document.dispatchEvent( new CustomEvent( 'wp_consent_type_defined' ) );
	expect( document.cookie ).toContain( 'sbjs_current' );
} );

it( '[S8.10] warns about an input that was removed', () => {
	const warn = jest
		.spyOn( console, 'warn' )
		.mockImplementation( () => undefined );
	document.querySelector( '#register input[name$=utm_term]' )?.remove();
	scope.wc_order_attribution.setOrderTracking( true );
	expect( warn ).toHaveBeenCalledTimes( 1 );
	expect( warn.mock.lastCall?.[ 0 ] ).toContain( 'manipulated' );
	warn.mockRestore();
} );
