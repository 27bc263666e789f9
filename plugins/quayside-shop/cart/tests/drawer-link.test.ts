import type { Cart } from '../cart';
import { drawerReady, handleOpenRequests, prepareDrawer } from '../drawer-link';
import { navigate } from '../navigate';

jest.mock( '../navigate', () => ( { navigate: jest.fn() } ) );

const OPEN = 'quayside:cart:open';
const cart = { settings: { cart_url: 'https://shop.example/cart/' } } as Cart;
const opened = jest.fn();
const clicked = jest.fn();
let drawer: AbortController;

handleOpenRequests( cart );
document.body.addEventListener( 'click', clicked );
window.requestIdleCallback = ( run ) => {
	run( { didTimeout: false, timeRemaining: () => 1 } );
	return 1;
};

const page = ( state?: string ): HTMLElement => {
	document.body.innerHTML = `<a href="#cart" data-island-for="quayside-cart-drawer"></a><div id="quayside-cart-drawer" ${ state ? `data-island-state="${ state }"` : '' }><script type="application/json" data-seal>{}</script></div>`;
	return document.getElementById( 'quayside-cart-drawer' ) as HTMLElement;
};

/** Listens as the loaded drawer does. */
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

const requestDrawer = ( detail?: object ): boolean =>
	document.body.dispatchEvent(
		new CustomEvent( OPEN, { bubbles: true, cancelable: true, detail } )
	);
const link = (): HTMLElement => document.querySelector( 'a' ) as HTMLElement;

beforeEach( () => {
	jest.clearAllMocks();
	drawer = new AbortController();
} );
afterEach( () => drawer.abort() );

describe( 'a request to open the drawer', () => {
	it( 'is handled by a loaded drawer, without a click', () => {
		page( 'mounted' );
		listen();
		expect( requestDrawer() ).toBe( false );
		expect( opened ).toHaveBeenCalledTimes( 1 );
		expect( clicked ).not.toHaveBeenCalled();
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'loads the drawer, shows the busy state, and is repeated with its detail', async () => {
		const host = page();
		const fetched = jest.fn();
		host.addEventListener( 'pointerover', fetched );
		const opener = link();
		expect( requestDrawer( { opener } ) ).toBe( false );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
		expect( link().ariaBusy ).toBe( 'true' );
		listen();
		await settle( host, 'mounted' );
		expect( link().ariaBusy ).toBeNull();
		expect( opened.mock.calls ).toEqual( [ [ { opener } ] ] );
		expect( clicked ).not.toHaveBeenCalled();
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'goes to the cart page if the drawer has failed', async () => {
		const host = page();
		requestDrawer();
		await settle( host, 'failed' );
		expect( jest.mocked( navigate ).mock.calls ).toEqual( [
			[ 'https://shop.example/cart/' ],
		] );
		requestDrawer();
		expect( navigate ).toHaveBeenCalledTimes( 2 );
	} );

	it( 'is not handled on a page without a drawer', () => {
		document.body.innerHTML = '';
		expect( requestDrawer() ).toBe( true );
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'is not handled if it was prevented', () => {
		page();
		document.addEventListener( OPEN, ( event ) => event.preventDefault(), {
			capture: true,
			once: true,
		} );
		requestDrawer();
		expect( link().ariaBusy ).not.toBe( 'true' );
	} );
} );

it( 'ignores a scripted click on an unsealed element in content', () => {
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
	'waits for a loading drawer: %s',
	async ( state ) => {
		const host = page( 'loading' );
		const onReady = jest.fn();
		const done = drawerReady().then( onReady );
		await Promise.resolve();
		expect( onReady ).not.toHaveBeenCalled();
		await settle( host, state );
		await done;
		expect( onReady ).toHaveBeenCalled();
	}
);

it.each( [ 'mounted', 'failed' ] )(
	'does not wait for a drawer that has %s',
	async ( state ) => {
		page( state );
		await expect( drawerReady() ).resolves.toBeUndefined();
	}
);

it( 'does not wait on a page without a drawer', async () => {
	document.body.innerHTML = '';
	await expect( drawerReady() ).resolves.toBeUndefined();
} );

it( 'preloads a drawer that has not loaded', () => {
	const host = page();
	const fetched = jest.fn();
	host.addEventListener( 'pointerover', fetched );
	prepareDrawer();
	host.dataset.islandState = 'mounted';
	prepareDrawer();
	expect( fetched ).toHaveBeenCalledTimes( 1 );
} );
