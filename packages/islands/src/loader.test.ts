/**
 * The loader's choices. Imports cannot be faked in jsdom, so every island here fails to load; that a failure
 * leaves the server's link working is the very thing to show. What a real island does is shown by Playwright.
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

it( 'starts hosts at their moment and no sooner', async () => {
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
		{} as IntersectionObserver
	);
	expect( state( near ) ).toBe( 'loading' );
	await shown;
	expect( state( near ) ).toBe( 'failed' );
} );

it( 'starts when a cookie appears in another tab or the page comes back from the cache', async () => {
	const mini = host( 'data-when="cookie:late"' );
	dispatchEvent( new Event( 'pageshow' ) );
	expect( state( mini ) ).toBeUndefined();
	document.cookie = 'late=1';
	const done = settled( mini );
	dispatchEvent( new Event( 'storage' ) );
	expect( state( mini ) ).toBe( 'loading' );
	await done;
} );

it( 'starts on intent, from the host or from its trigger elsewhere', async () => {
	for ( const type of [
		'pointerover',
		'pointerdown',
		'focusin',
		'keydown',
	] ) {
		const drawer = host( `data-when="interaction" id="drawer-${ type }"` );
		document.body.insertAdjacentHTML(
			'beforeend',
			`<a href="#cart" data-island-for="drawer-${ type }"><b>Basket</b></a>`
		);
		const done = settled( drawer );
		document.body.lastElementChild?.firstElementChild?.dispatchEvent(
			new Event( type, { bubbles: true } )
		);
		expect( state( drawer ) ).toBe( 'loading' );
		await done;
	}
} );

it( 'keeps the first click and lets it go its own way when the island fails', async () => {
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

it( 'shows that a click was heard, and fetches its module only after the frame that shows it', async () => {
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
	// Within the frame still.
	expect( state( drawer ) ).toBe( 'loading' );
	await done;
} );

it( 'keeps the space bar only where links are activated by it, and repeats it as a click', async () => {
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

it( 'never keeps the links of a host whose links only lead away', () => {
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

it( 'starts islands in HTML that is added later, once each', async () => {
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
