import type { Cart } from '../cart';
import { drawerThere, followWishes, prepareDrawer } from '../drawer-link';
import { navigate } from '../navigate';

jest.mock( '../navigate', () => ( { navigate: jest.fn() } ) );

const OPEN = 'quayside:cart:open';
const cart = { settings: { cart_url: 'https://shop.example/cart/' } } as Cart;
const opened = jest.fn();
const clicked = jest.fn();
let drawer: AbortController;

followWishes( cart );
document.body.addEventListener( 'click', clicked );
window.requestIdleCallback = ( run ) => {
	run( { didTimeout: false, timeRemaining: () => 1 } );
	return 1;
};

const page = ( state?: string ): HTMLElement => {
	document.body.innerHTML = `<a href="#cart" data-island-for="quayside-cart-drawer"></a><div id="quayside-cart-drawer" ${ state ? `data-island-state="${ state }"` : '' }><script type="application/json" data-seal>{}</script></div>`;
	return document.getElementById( 'quayside-cart-drawer' ) as HTMLElement;
};

/** What the drawer does once it is there. */
const listen = (): void =>
	document.body.addEventListener(
		OPEN,
		( event ) => {
			if ( ! event.defaultPrevented ) {
				event.preventDefault();
				opened( ( event as CustomEvent ).detail );
			}
		},
		{ signal: drawer.signal }
	);

const settle = async ( host: HTMLElement, state: string ): Promise< void > => {
	host.dataset.islandState = state;
	host.dispatchEvent(
		new CustomEvent( `quayside:island:${ state }`, { bubbles: true } )
	);
	for ( let turn = 0; turn < 5; turn++ ) {
		await Promise.resolve();
	}
};

const ask = ( detail?: object ): boolean =>
	document.body.dispatchEvent(
		new CustomEvent( OPEN, { bubbles: true, cancelable: true, detail } )
	);
const link = (): HTMLElement => document.querySelector( 'a' ) as HTMLElement;

beforeEach( () => {
	jest.clearAllMocks();
	drawer = new AbortController();
} );
afterEach( () => drawer.abort() );

describe( 'the wish to open the drawer', () => {
	it( 'is left to a drawer that is there: nothing is clicked', () => {
		page( 'mounted' );
		listen();
		expect( ask() ).toBe( false );
		expect( opened ).toHaveBeenCalledTimes( 1 );
		expect( clicked ).not.toHaveBeenCalled();
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'fetches a drawer that is not there, shows that it was heard, and is repeated then with what it carries', async () => {
		const host = page();
		const fetched = jest.fn();
		host.addEventListener( 'pointerover', fetched );
		const opener = link();
		expect( ask( { opener } ) ).toBe( false );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( link().ariaBusy ).toBe( 'true' );
		listen();
		await settle( host, 'mounted' );
		expect( link().ariaBusy ).toBeNull();
		expect( opened.mock.calls ).toEqual( [ [ { opener } ] ] );
		expect( clicked ).not.toHaveBeenCalled();
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'leads to the cart where the drawer has failed', async () => {
		const host = page();
		ask();
		await settle( host, 'failed' );
		expect( jest.mocked( navigate ).mock.calls ).toEqual( [
			[ 'https://shop.example/cart/' ],
		] );
		ask();
		expect( navigate ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is taken by nobody on a page without a drawer', () => {
		document.body.innerHTML = '';
		expect( ask() ).toBe( true );
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'is left alone where somebody has prevented it', () => {
		page();
		document.addEventListener( OPEN, ( event ) => event.preventDefault(), {
			capture: true,
			once: true,
		} );
		ask();
		expect( link().ariaBusy ).not.toBe( 'true' );
	} );
} );

it( 'leaves a click of a script on an element that an author marked to the browser', () => {
	page( 'mounted' );
	listen();
	document.body.insertAdjacentHTML(
		'afterbegin',
		'<button data-island-for="quayside-cart-drawer"></button>'
	);
	document.querySelector( 'button' )?.click();
	expect( opened ).not.toHaveBeenCalled();
	expect( navigate ).not.toHaveBeenCalled();
} );

it.each( [ 'mounted', 'failed' ] )(
	'waits for a drawer on its way: %s',
	async ( state ) => {
		const host = page( 'loading' );
		const there = jest.fn();
		const done = drawerThere().then( there );
		await Promise.resolve();
		expect( there ).not.toHaveBeenCalled();
		await settle( host, state );
		await done;
		expect( there ).toHaveBeenCalled();
	}
);

it.each( [ 'mounted', 'failed' ] )(
	'waits for no drawer that is %s',
	async ( state ) => {
		page( state );
		await expect( drawerThere() ).resolves.toBeUndefined();
	}
);

it( 'waits for no drawer on a page without one', async () => {
	document.body.innerHTML = '';
	await expect( drawerThere() ).resolves.toBeUndefined();
} );

it( 'fetches a drawer ahead that is not there', () => {
	const host = page();
	const fetched = jest.fn();
	host.addEventListener( 'pointerover', fetched );
	prepareDrawer();
	host.dataset.islandState = 'mounted';
	prepareDrawer();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );
