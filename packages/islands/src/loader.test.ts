/**
 * Tests when the loader starts islands. Imports cannot be mocked in jsdom, so every island here fails to load, which shows
 * that the server's link still works after a failure. Playwright covers islands that load.
 */
import type { IslandState } from './island';

const observed: Element[] = [];
const observers: IntersectionObserverCallback[] = [];

beforeAll( () => {
	window.IntersectionObserver = class {
		constructor( callback: IntersectionObserverCallback ) {
			observers.push( callback );
		}
		observe( element: Element ) {
			observed.push( element );
		}
		unobserve() {}
	} as unknown as typeof IntersectionObserver;
	jest.spyOn( console, 'warn' ).mockImplementation( () => undefined );
} );

const host = (
	attributes: string,
	inner = '<a href="#there">Cart</a>'
): HTMLElement => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<div data-island="none" ${ attributes }><script type="application/json" data-seal>{"module":"@quayside/none"}</script>${ inner }</div>`
	);
	return document.body.lastElementChild as HTMLElement;
};

const state = ( element: HTMLElement ) =>
	element.dataset.islandState as IslandState | undefined;
const settled = ( element: HTMLElement ) =>
	new Promise( ( done ) =>
		element.addEventListener( 'quayside:island:failed', done, {
			once: true,
		} )
	);

it( 'starts each host when its data-when condition is met', async () => {
	document.cookie = 'has_cart=1';
	const now = host( 'data-when="load"' );
	const later = host( 'data-when="interaction"' );
	const near = host( '' );
	const withCookie = host( 'data-when="cookie:has_cart"' );
	const withoutCookie = host( 'data-when="cookie:has"' );
	const inProgress = Promise.all( [ settled( now ), settled( withCookie ) ] );
	await import( './loader' );
	expect(
		[ now, later, near, withCookie, withoutCookie ].map( state )
	).toEqual( [ 'loading', undefined, undefined, 'loading', undefined ] );
	expect( observed ).toEqual( [ near ] );
	await inProgress;

	const shown = settled( near );
	observers[ 0 ]?.(
		[
			{
				isIntersecting: true,
				target: near,
			} as unknown as IntersectionObserverEntry,
		],
		{ unobserve() {} } as unknown as IntersectionObserver
	);
	expect( state( near ) ).toBe( 'loading' );
	await shown;
	expect( state( near ) ).toBe( 'failed' );
} );

it( 'starts when another tab sets the cookie or the page is restored from the back-forward cache', async () => {
	const mini = host( 'data-when="cookie:late"' );
	dispatchEvent( new Event( 'pageshow' ) );
	expect( state( mini ) ).toBeUndefined();
	document.cookie = 'late=1';
	const done = settled( mini );
	dispatchEvent( new Event( 'storage' ) );
	expect( state( mini ) ).toBe( 'loading' );
	await done;
} );

it( 'loads again what failed, when the page comes back', async () => {
	const late = host( 'data-when="load"' );
	const failed = settled( late );
	document.dispatchEvent(
		new CustomEvent( 'quayside:scan', { detail: document } )
	);
	await failed;
	for ( const visit of [ 'first', 'second' ] ) {
		const again = settled( late );
		dispatchEvent( new Event( 'pageshow' ) );
		expect( [ visit, state( late ) ] ).toEqual( [ visit, 'loading' ] );
		// It holds clicks again.
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		late.querySelector( 'a' )?.dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( true );
		await again;
		expect( state( late ) ).toBe( 'failed' );
	}
} );

it( 'starts on intent on the host or on a trigger elsewhere', async () => {
	for ( const type of [
		'dragover',
		'pointerover',
		'pointerdown',
		'focusin',
		'keydown',
	] ) {
		const drawer = host( `data-when="interaction" id="drawer-${ type }"` );
		document.body.insertAdjacentHTML(
			'beforeend',
			`<a href="#cart" data-island-for="drawer-${ type }"><b>Cart</b></a>`
		);
		const done = settled( drawer );
		document.body.lastElementChild?.firstElementChild?.dispatchEvent(
			new Event( type, { bubbles: true } )
		);
		expect( state( drawer ) ).toBe( 'loading' );
		await done;
	}
} );

it( 'defers the first click and replays it when the island fails', async () => {
	const drawer = host( 'data-when="interaction"' );
	const link = drawer.querySelector( 'a' ) as HTMLElement;
	const clicks: boolean[] = [];
	link.addEventListener( 'click', ( event ) =>
		clicks.push( event.defaultPrevented )
	);
	const repeated = new Promise( ( done ) =>
		link.addEventListener( 'click', done, { once: true } )
	);
	link.click();
	expect( clicks ).toEqual( [] );
	await repeated;
	expect( state( drawer ) ).toBe( 'failed' );
	expect( clicks ).toEqual( [ false ] );
	link.click();
	expect( clicks ).toEqual( [ false, false ] );
} );

it( 'waits for the network before it gives up, unless the host works without its module', async () => {
	const onLine = jest
		.spyOn( navigator, 'onLine', 'get' )
		.mockReturnValue( false );
	const cart = host( 'data-when="interaction"' );
	const link = cart.querySelector( 'a' ) as HTMLElement;
	const clicks = jest.fn();
	const repeated = new Promise( ( done ) =>
		link.addEventListener( 'click', ( event ) => {
			clicks();
			done( event );
		} )
	);
	link.click();
	const search = host(
		'data-when="load" data-island-native',
		'<summary>Search</summary>'
	);
	const given = settled( search );
	document.dispatchEvent(
		new CustomEvent( 'quayside:scan', { detail: document } )
	);
	// Started later and fails at once.
	await given;
	expect( state( cart ) ).toBe( 'loading' );
	expect( clicks ).not.toHaveBeenCalled();
	onLine.mockRestore();
	const done = settled( cart );
	dispatchEvent( new Event( 'online' ) );
	await done;
	await repeated;
	expect( clicks ).toHaveBeenCalledTimes( 1 );
} );

it( 'tries again when the network is back before the failure is known', async () => {
	const onLine = jest
		.spyOn( navigator, 'onLine', 'get' )
		.mockReturnValueOnce( false )
		.mockReturnValue( true );
	const cart = host( 'data-when="interaction"' );
	const states: ( IslandState | undefined )[] = [];
	new MutationObserver( () => states.push( state( cart ) ) ).observe( cart, {
		attributeFilter: [ 'data-island-state' ],
	} );
	const done = settled( cart );
	cart.querySelector( 'a' )?.click();
	await done;
	await Promise.resolve();
	onLine.mockRestore();
	expect( states ).toEqual( [ 'loading', 'loading', 'failed' ] );
} );

it( 'marks the link as busy on click and fetches its module after the next frame', async () => {
	const frames: FrameRequestCallback[] = [];
	const frame = jest
		.spyOn( window, 'requestAnimationFrame' )
		.mockImplementation( ( callback ) => frames.push( callback ) );
	const drawer = host( 'data-when="interaction"' );
	const link = drawer.querySelector( 'a' ) as HTMLElement;
	link.click();
	expect( [ link.ariaBusy, state( drawer ), frames.length ] ).toEqual( [
		'true',
		'loading',
		1,
	] );
	frame.mockRestore();

	const done = settled( drawer );
	frames[ 0 ]?.( 0 );
	// Still within the same frame.
	expect( state( drawer ) ).toBe( 'loading' );
	await done;
} );

it( 'defers the space bar only where it activates links, and replays it as a click', async () => {
	const space = () =>
		new KeyboardEvent( 'keydown', {
			key: ' ',
			bubbles: true,
			cancelable: true,
		} );
	const gallery = host( 'data-when="interaction" data-island-space' );
	const link = gallery.querySelector( 'a' ) as HTMLElement;
	const repeated = new Promise( ( done ) =>
		link.addEventListener( 'click', done, { once: true } )
	);
	const press = space();
	link.dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( true );
	await repeated;
	const other = host( 'data-when="interaction"' ).querySelector(
		'a'
	) as HTMLElement;
	const plain = space();
	other.dispatchEvent( plain );
	expect( plain.defaultPrevented ).toBe( false );
} );

it( 'leaves clicks that open a new tab alone', () => {
	const drawer = host( 'data-when="interaction"' );
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
		ctrlKey: true,
	} );
	drawer.querySelector( 'a' )?.dispatchEvent( click );
	expect( click.defaultPrevented ).toBe( false );
	expect( state( drawer ) ).toBeUndefined();
} );

it( 'does not defer clicks on links of a host with data-island-native', () => {
	const menu = host(
		'data-when="interaction" data-island-native',
		'<a href="#there">Journal</a><button>More</button>'
	);
	const click = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	menu.querySelector( 'a' )?.dispatchEvent( click );
	expect( click.defaultPrevented ).toBe( false );
	const press = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	menu.querySelector( 'button' )?.dispatchEvent( press );
	expect( press.defaultPrevented ).toBe( true );
} );

it( 'starts each island in HTML that is added later once', async () => {
	const { scan } = await import( './scan' );
	const added = host( 'data-when="load"' );
	const done = settled( added );
	scan( document.body );
	scan( document.body );
	await done;
	let again = 0;
	added.addEventListener( 'quayside:island:failed', () => again++ );
	scan( document.body );
	expect( again ).toBe( 0 );
	expect( state( added ) ).toBe( 'failed' );
} );

it( 'starts idle hosts on pages that are never idle, and in browsers without idle callbacks', async () => {
	const { scan } = await import( './scan' );
	const callbacks: [ IdleRequestCallback, IdleRequestOptions? ][] = [];
	Object.assign( window, {
		requestIdleCallback: ( ...args: ( typeof callbacks )[ number ] ) =>
			callbacks.push( args ),
	} );
	const first = host( 'data-when="idle"' );
	scan( document.body );
	expect( [ state( first ), callbacks[ 0 ]?.[ 1 ] ] ).toEqual( [
		undefined,
		{ timeout: 5000 },
	] );
	callbacks[ 0 ]?.[ 0 ]( { didTimeout: true, timeRemaining: () => 0 } );
	expect( state( first ) ).toBe( 'loading' );

	Object.assign( window, { requestIdleCallback: undefined } );
	const second = host( 'data-when="idle"' );
	const done = settled( second );
	scan( document.body );
	await done;
	expect( state( second ) ).toBe( 'failed' );
} );
