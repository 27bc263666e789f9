/** The inline script runs when it is loaded. Each test loads it again, with its own listeners. */
const scope = window as { wp_has_consent?: unknown };
let listeners: Array< [ string, EventListenerOrEventListenerObject ] > = [];
const scan = jest.fn();

const load = ( html: string, consent?: unknown ): HTMLElement => {
	document.body.innerHTML = html;
	scope.wp_has_consent = consent;
	const script = document.createElement( 'script' );
	document.body.append( script );
	Object.defineProperty( document, 'currentScript', {
		value: script,
		configurable: true,
	} );
	jest.isolateModules( () => void jest.requireActual( '../start' ) );
	return script.previousElementSibling as HTMLElement;
};
const fire = ( name: string, detail?: unknown ): boolean =>
	document.dispatchEvent( new CustomEvent( name, { detail } ) );

beforeEach( () => {
	const add = document.addEventListener.bind( document );
	listeners = [];
	jest.spyOn( document, 'addEventListener' ).mockImplementation(
		( name: string, listener: EventListenerOrEventListenerObject ) => {
			listeners.push( [ name, listener ] );
			add( name, listener );
		}
	);
	scan.mockClear();
	add( 'quayside:scan', scan );
} );
afterEach( () => {
	listeners.forEach( ( [ name, listener ] ) =>
		document.removeEventListener( name, listener )
	);
	document.removeEventListener( 'quayside:scan', scan );
	document.cookie = 'sbjs_current=; max-age=0; path=/';
	jest.restoreAllMocks();
} );

const HOST = '<div data-when="consent" data-then="load"></div>';

it( 'starts at once without a consent plugin', () => {
	expect( load( HOST ).dataset.when ).toBe( 'load' );
	expect( scan ).toHaveBeenCalledTimes( 1 );
	expect( scan.mock.lastCall?.[ 0 ].detail ).toBe( document );
	expect( load( '<div data-when="consent"></div>' ).dataset.when ).toBe(
		'idle'
	);
	// An element with that ID is not a function.
	expect( load( HOST, document.body ).dataset.when ).toBe( 'load' );
} );

it( 'starts if marketing is allowed, and waits if it is not', () => {
	expect(
		load( HOST, ( category: string ) => category === 'marketing' ).dataset
			.when
	).toBe( 'load' );
	scan.mockClear();
	expect(
		load( HOST, ( category: string ) => category !== 'marketing' ).dataset
			.when
	).toBe( 'consent' );
	expect( scan ).not.toHaveBeenCalled();
} );

it( 'starts if cookies remain after consent was withdrawn, so that the module expires them', () => {
	document.cookie = 'sbjs_current=typ=utm; path=/';
	expect( load( HOST, () => false ).dataset.when ).toBe( 'load' );
} );

it( 'waits if cookies are blocked', () => {
	jest.spyOn( document, 'cookie', 'get' ).mockImplementation( () => {
		throw new DOMException( 'denied' );
	} );
	expect( load( HOST, () => false ).dataset.when ).toBe( 'consent' );
} );

it( 'starts when consent is given', () => {
	const host = load( HOST, () => false );
	fire( 'wp_listen_for_consent_change' );
	fire( 'wp_listen_for_consent_change', { marketing: 'deny' } );
	fire( 'wp_listen_for_consent_change', { statistics: 'allow' } );
	expect( host.dataset.when ).toBe( 'consent' );
	fire( 'wp_listen_for_consent_change', { marketing: 'allow' } );
	expect( host.dataset.when ).toBe( 'load' );
} );

it( 'checks again when the consent type is defined', () => {
	const host = load( HOST, () => false );
	scope.wp_has_consent = () => true;
	fire( 'wp_consent_type_defined' );
	expect( host.dataset.when ).toBe( 'load' );
} );

it( 'does not restart a mounted island, and does not throw without a host', () => {
	expect(
		load( '<div data-when="consent" data-island-state="mounted"></div>' )
			.dataset.when
	).toBe( 'consent' );
	expect( load( '' ) ).toBeNull();
	Object.defineProperty( document, 'currentScript', {
		value: null,
		configurable: true,
	} );
	expect( () =>
		jest.isolateModules( () => void jest.requireActual( '../start' ) )
	).not.toThrow();
	expect( scan ).not.toHaveBeenCalled();
} );
