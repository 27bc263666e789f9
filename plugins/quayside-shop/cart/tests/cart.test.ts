/**
 * Tests the island through the page: clicks, requests, and events.
 */
import { mount } from '../index';
import { isReachable } from '../../store-api/reachable';
import { navigate } from '../navigate';
import type { CartEvents } from '../events';

jest.mock( '../navigate', () => ( { navigate: jest.fn() } ) );
jest.mock( '../../store-api/reachable', () => ( {
	isReachable: jest.fn( async () => true ),
} ) );

const HASH = '2758fe4d90c10f838386ca469b178a71';
const CONTENT = 'div.widget_shopping_cart_content';
const line =
	'<li class="woocommerce-mini-cart-item"><a role="button" class="remove remove_from_cart_button" href="https://shop.example/cart/?remove_item=k1" data-cart_item_key="k1" data-product_id="10">x</a></li>';
const createResponse = ( count: number, hash = HASH ) => ( {
	fragments: {
		[ CONTENT ]: `<div class="widget_shopping_cart_content">${ count ? line : 'Empty' }</div>`,
		'span.quayside-cart-count': `<span class="quayside-cart-count">${ count }</span>`,
	},
	cart_hash: hash,
} );

const settle = async (): Promise< void > => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};

const calls: { endpoint: string; body: Record< string, string > }[] = [];
let respond: ( endpoint: string ) => unknown;
let events: string[];
let detail: CartEvents[ 'quayside:cart:added' ] | undefined;

Range.prototype.createContextualFragment = ( html: string ) => {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return document.importNode( template.content, true );
};
AbortSignal.timeout = jest.fn( () => new AbortController().signal );

window.fetch = jest.fn( async ( url, options ) => {
	const endpoint =
		new URL( String( url ), 'https://shop.example' ).searchParams.get(
			'wc-ajax'
		) ?? '';
	calls.push( {
		endpoint,
		body: Object.fromEntries( options?.body as URLSearchParams ) as Record<
			string,
			string
		>,
	} );
	const body = await respond( endpoint );
	return {
		ok: true,
		status: 200,
		text: async () =>
			typeof body === 'string' ? body : JSON.stringify( body ),
	} as Response;
} );

// One island for the whole file, as on a page.
mount( document.createElement( 'div' ), {
	wc_ajax_url: '/?wc-ajax=%%endpoint%%',
	cart_url: 'https://shop.example/cart/',
	is_cart: false,
	cart_redirect_after_add: 'no',
	cart_hash_key: 'hash',
	fragment_name: 'fragments',
	request_timeout: 5000,
	open_drawer: false,
	i18n_view_cart: 'View cart',
	i18n_add_failed: 'Please try again.',
	i18n_remove_failed: 'Please check your connection.',
} );
for ( const name of [ 'adding', 'added', 'removed', 'refreshed', 'failed' ] ) {
	document.body.addEventListener( `quayside:cart:${ name }`, ( event ) => {
		events.push( name );
		if ( name === 'added' ) {
			detail = (
				event as CustomEvent< CartEvents[ 'quayside:cart:added' ] >
			 ).detail;
		}
	} );
}
const settings = (
	window as unknown as { wc_add_to_cart_params: Record< string, unknown > }
 ).wc_add_to_cart_params;

// jsdom has no layout.
Element.prototype.scrollIntoView = jest.fn();

beforeEach( () => {
	jest.mocked( navigate ).mockClear();
	sessionStorage.clear();
	calls.length = 0;
	events = [];
	respond = () => createResponse( 1 );
	settings.is_cart = false;
	settings.cart_redirect_after_add = 'no';
	document.body.innerHTML = `
		<span class="quayside-cart-count" hidden></span>
		<p><a id="one" href="?add-to-cart=10" class="button add_to_cart_button ajax_add_to_cart" data-product_id="10" data-quantity="2" data-product_sku="MUG" data-island-for="quayside-cart">Add</a></p>
		<p><a id="two" href="?add-to-cart=11" class="button add_to_cart_button ajax_add_to_cart" data-product_id="11" data-quantity="1">Add</a></p>
		<div class="widget_shopping_cart_content">${ line }</div>`;
} );

const byId = ( id: string ): HTMLElement =>
	document.getElementById( id ) as HTMLElement;
const remove = (): HTMLElement =>
	document.querySelector( '.remove_from_cart_button' ) as HTMLElement;

describe( 'adding', () => {
	it( "[S3.1] [S7.1] sends the button's data attributes", async () => {
		byId( 'one' ).click();
		await settle();
		expect( calls ).toEqual( [
			{
				endpoint: 'add_to_cart',
				body: { product_id: '10', quantity: '2', product_sku: 'MUG' },
			},
		] );
	} );

	it( '[S4.1] goes from idle to loading to added', async () => {
		const button = byId( 'one' );
		button.click();
		expect( button.className ).toContain( 'loading' );
		expect( button.className ).not.toContain( 'added' );
		await settle();
		expect( button.className ).toMatch( /\badded$/ );
		expect( button.className ).not.toContain( 'loading' );
	} );

	it( "[S4.2] puts one 'View cart' link beside the button, none on the cart page", async () => {
		byId( 'one' ).click();
		await settle();
		byId( 'one' ).click();
		await settle();
		const links = document.querySelectorAll< HTMLAnchorElement >(
			'a.added_to_cart.wc-forward'
		);
		expect( links ).toHaveLength( 1 );
		expect( links[ 0 ]?.previousElementSibling?.id ).toBe( 'one' );
		expect( links[ 0 ]?.href ).toBe( 'https://shop.example/cart/' );
		expect( links[ 0 ]?.textContent ).toBe( 'View cart' );
		settings.is_cart = true;
		byId( 'two' ).click();
		await settle();
		expect( document.querySelectorAll( 'a.added_to_cart' ) ).toHaveLength(
			1
		);
	} );

	it( '[S3.2] replaces fragments, stores them with their hash, and fires events', async () => {
		byId( 'one' ).click();
		await settle();
		expect(
			document.querySelector( '.quayside-cart-count' )?.textContent
		).toBe( '1' );
		expect( sessionStorage.getItem( 'hash' ) ).toBe( HASH );
		expect( events ).toEqual( [ 'adding', 'added' ] );
		expect( detail ).toMatchObject( {
			productId: 10,
			quantity: 2,
			cartHash: HASH,
		} );
	} );

	it( '[S4.3] ignores a second click on a loading button', async () => {
		byId( 'one' ).click();
		byId( 'one' ).click();
		byId( 'two' ).click();
		await settle();
		await settle();
		expect( calls.map( ( { body } ) => body.product_id ) ).toEqual( [
			'10',
			'11',
		] );
	} );

	it( '[S8.1] goes to the product page on an error', async () => {
		respond = () => ( {
			error: true,
			product_url: 'https://shop.example/product/mug/',
		} );
		byId( 'one' ).click();
		await settle();
		expect( navigate ).toHaveBeenCalledWith(
			'https://shop.example/product/mug/'
		);
		expect( events ).toEqual( [ 'adding' ] );
	} );

	it( '[S4.5] redirects to the cart page only if the store is set to', async () => {
		byId( 'one' ).click();
		await settle();
		expect( navigate ).not.toHaveBeenCalled();
		settings.cart_redirect_after_add = 'yes';
		byId( 'two' ).click();
		await settle();
		expect( navigate ).toHaveBeenCalledWith( 'https://shop.example/cart/' );
	} );

	it.each( [
		[ 'a maintenance page', () => '<html>Back soon</html>' ],
		[ 'an empty response', () => '' ],
		[ 'an unknown product', () => ( { error: true, product_url: false } ) ],
		[
			'a network error',
			() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
		],
	] )(
		'resets the button and shows an error after %s',
		async ( _case, badResponse ) => {
			respond = badResponse;
			byId( 'one' ).click();
			await settle();
			expect( byId( 'one' ).className ).not.toContain( 'loading' );
			expect(
				document.querySelector( '[role=alert]' )?.textContent
			).toBe( 'Please try again.' );
			expect( events ).toEqual( [ 'adding', 'failed' ] );
		}
	);

	it( 'lets a listener change the data or stop the request', async () => {
		const change = ( event: Event ): void =>
			void ( (
				event as CustomEvent< CartEvents[ 'quayside:cart:adding' ] >
			 ).detail.data.gift = '1' );
		document.body.addEventListener( 'quayside:cart:adding', change, {
			once: true,
		} );
		byId( 'one' ).click();
		await settle();
		expect( calls[ 0 ]?.body.gift ).toBe( '1' );
		document.body.addEventListener(
			'quayside:cart:adding',
			( event ) => event.preventDefault(),
			{ once: true }
		);
		byId( 'two' ).click();
		await settle();
		expect( calls ).toHaveLength( 1 );
		expect( byId( 'two' ).className ).not.toContain( 'loading' );
	} );

	it( 'leaves links without a product and clicks with a modifier to the browser', () => {
		byId( 'two' ).removeAttribute( 'data-product_id' );
		for ( const click of [
			new MouseEvent( 'click', { bubbles: true, cancelable: true } ),
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				ctrlKey: true,
			} ),
		] ) {
			expect(
				byId( click.ctrlKey ? 'one' : 'two' ).dispatchEvent( click )
			).toBe( true );
		}
		expect( calls ).toHaveLength( 0 );
	} );

	it( '[S2.15] shows the widget while something is being added', async () => {
		expect( document.documentElement.className ).toBe( '' );
		byId( 'one' ).click();
		expect( document.documentElement.className ).toBe(
			'quayside-cart-filled'
		);
		respond = () => Promise.reject( new TypeError( 'Failed to fetch' ) );
		await settle();
		expect( document.documentElement.className ).toBe( '' );
	} );
} );

describe( 'submitting the form of a product', () => {
	const NOTICES = [ [ { text: 'Tea towel is out of stock.' } ] ];
	const submit = async (): Promise< HTMLElement > => {
		document.body.innerHTML =
			'<div data-quayside-add-form><form class="cart"><button class="single_add_to_cart_button" name="add-to-cart" value="10">Add</button></form></div>';
		const button = document.querySelector( 'button' ) as HTMLElement;
		button.click();
		await settle();
		return button;
	};
	const message = () => document.querySelector( '[role=alert]' )?.textContent;

	it( 'shows what was rejected beside a product that was added, on the same page and without the drawer', async () => {
		const opened = jest.fn();
		document.body.addEventListener( 'quayside:cart:open', opened );
		Object.assign( settings, {
			cart_redirect_after_add: 'yes',
			open_drawer: true,
		} );
		respond = () => ( { ...createResponse( 1 ), notices: NOTICES } );
		const button = await submit();
		expect( message() ).toBe( 'Tea towel is out of stock.' );
		expect( button.className ).toMatch( /\badded$/ );
		expect( events ).toEqual( [ 'adding', 'added' ] );
		expect( navigate ).not.toHaveBeenCalled();
		settings.cart_redirect_after_add = 'no';
		expect( opened ).not.toHaveBeenCalled();
		respond = () => createResponse( 1 );
		const opener = await submit();
		expect( opened ).toHaveBeenCalledTimes( 1 );
		// In Safari on macOS, the button that was clicked doesn't have the focus.
		expect( opened.mock.calls[ 0 ][ 0 ].detail ).toEqual( { opener } );
		settings.open_drawer = false;
	} );

	it( 'shows why nothing was added', async () => {
		respond = () => ( { error: true, notices: NOTICES } );
		const button = await submit();
		expect( message() ).toBe( 'Tea towel is out of stock.' );
		expect( button.className ).not.toMatch( /added|loading/ );
		expect( events ).toEqual( [ 'adding', 'failed' ] );
	} );
} );

describe( 'removing', () => {
	it( '[S3.3] [S4.4] [S7.2] sends the key and marks the line until the response arrives', async () => {
		let release: ( value: unknown ) => void = () => undefined;
		respond = () => new Promise( ( done ) => ( release = done ) );
		const row = remove().closest( 'li' ) as HTMLElement;
		remove().click();
		remove().click();
		await settle();
		expect( row.className ).toContain( 'processing' );
		expect( calls ).toEqual( [
			{ endpoint: 'remove_from_cart', body: { cart_item_key: 'k1' } },
		] );
		release( createResponse( 0, '' ) );
		await settle();
		expect( row.className ).not.toContain( 'processing' );
		expect( events ).toEqual( [ 'removed' ] );
		expect( document.querySelector( CONTENT )?.textContent ).toBe(
			'Empty'
		);
	} );

	it.each( [
		[ 'a rejection', () => ( { success: false } ) ],
		[ 'a response that is not JSON', () => '<html>' ],
		[
			'a network error',
			() => Promise.reject( new TypeError( 'Failed to fetch' ) ),
		],
	] )(
		"[S3.4] [S8.2] follows the link's URL after %s",
		async ( _case, badResponse ) => {
			respond = badResponse;
			remove().click();
			await settle();
			expect( navigate ).toHaveBeenCalledWith(
				'https://shop.example/cart/?remove_item=k1'
			);
		}
	);

	it( 'stays on the page and shows an error when offline', async () => {
		jest.mocked( isReachable ).mockResolvedValueOnce( false );
		respond = () => Promise.reject( new TypeError( 'Failed to fetch' ) );
		remove().click();
		await settle();
		expect( navigate ).not.toHaveBeenCalled();
		expect( document.querySelector( '[role=alert]' )?.textContent ).toBe(
			'Please check your connection.'
		);
		expect( remove().closest( 'li' )?.className ).not.toContain(
			'processing'
		);
	} );

	it( 'responds to the space bar', async () => {
		remove().dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: ' ',
				bubbles: true,
				cancelable: true,
			} )
		);
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'refreshing', () => {
	const requestRefresh = (): boolean =>
		document.body.dispatchEvent(
			new CustomEvent( 'quayside:cart:refresh' )
		);

	it( '[S7.6] [S9.24] sends the time and times out after 5000 ms', async () => {
		const before = Date.now();
		requestRefresh();
		await settle();
		expect( calls[ 0 ]?.endpoint ).toBe( 'get_refreshed_fragments' );
		expect( Number( calls[ 0 ]?.body.time ) ).toBeGreaterThanOrEqual(
			before
		);
		expect( AbortSignal.timeout ).toHaveBeenLastCalledWith( 5000 );
		expect( events ).toEqual( [ 'refreshed' ] );
	} );

	it( '[S8.8] only fires an event on failure', async () => {
		respond = () =>
			Promise.reject( new DOMException( 'late', 'TimeoutError' ) );
		const before = document.body.innerHTML;
		requestRefresh();
		await settle();
		expect( events ).toEqual( [ 'failed' ] );
		expect( document.body.innerHTML ).toBe( before );
		expect( navigate ).not.toHaveBeenCalled();
	} );

	it( 'sends one request for several calls at once, and only one more for several calls during it', async () => {
		let answer: ( response: unknown ) => void = () => undefined;
		respond = () => new Promise( ( resolve ) => ( answer = resolve ) );
		requestRefresh();
		requestRefresh();
		await settle();
		answer( createResponse( 1 ) );
		await settle();
		expect( calls ).toHaveLength( 1 );
		requestRefresh();
		await settle();
		requestRefresh();
		requestRefresh();
		answer( createResponse( 1 ) );
		await settle();
		answer( createResponse( 1 ) );
		await settle();
		expect( calls ).toHaveLength( 3 );
	} );

	it( '[S4.45] refreshes again 24 hours after a refresh', async () => {
		jest.useFakeTimers();
		requestRefresh();
		await settle();
		jest.advanceTimersByTime( 86_400_000 - 1 );
		await settle();
		expect( calls ).toHaveLength( 1 );
		jest.advanceTimersByTime( 2 );
		await settle();
		expect( calls ).toHaveLength( 2 );
		jest.useRealTimers();
	} );

	const inAnotherTab = async (
		key: string,
		newValue: string
	): Promise< void > => {
		dispatchEvent( new StorageEvent( 'storage', { key, newValue } ) );
		// Events of one change are grouped within 200 ms.
		await new Promise( ( done ) => setTimeout( done, 210 ) );
		await settle();
	};

	it( '[S4.45] follows each new hash of another tab, even one it had before, without sharing its own', async () => {
		localStorage.clear();
		for ( const [ place, letter ] of [ 'a', 'b', 'a' ].entries() ) {
			const hash = letter.repeat( 32 );
			respond = () => createResponse( place, hash );
			await inAnotherTab( 'hash', hash );
			await inAnotherTab( 'other', String( place ) );
			expect( calls ).toHaveLength( place + 1 );
		}
		// A hash that this tab already has does not count.
		await inAnotherTab( 'hash', 'a'.repeat( 32 ) );
		expect( calls ).toHaveLength( 3 );
		expect( localStorage.getItem( 'hash' ) ).toBeNull();
	} );

	it( '[S4.45] follows the next change of the cookie after following another tab', async () => {
		document.cookie = 'woocommerce_items_in_cart=1';
		for ( const letter of [ '1', '2' ] ) {
			const hash = letter.repeat( 32 );
			respond = () => createResponse( 1, hash );
			document.cookie = `woocommerce_cart_hash=${ hash }`;
			document.dispatchEvent( new Event( 'visibilitychange' ) );
			await inAnotherTab( 'other', '' );
			expect( calls ).toHaveLength( Number( letter ) );
			// The other tab reports it when this one already shows it.
			await inAnotherTab( 'hash', hash );
			expect( calls ).toHaveLength( Number( letter ) );
		}
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
		document.cookie = 'woocommerce_cart_hash=; max-age=0';
	} );

	it( '[S4.45] requests the state of other fragments after the last item was removed elsewhere', async () => {
		const own = createResponse( 1, 'a'.repeat( 32 ) );
		const empty = createResponse( 0, '' );
		const cart = { 'a.cart-contents': '<a class="cart-contents">$5</a>' };
		for ( const [ fragments, requests ] of [
			[ {}, 0 ],
			[ cart, 1 ],
		] as const ) {
			document.cookie = 'woocommerce_items_in_cart=1';
			respond = () => ( {
				...own,
				fragments: { ...own.fragments, ...fragments },
			} );
			requestRefresh();
			await settle();
			calls.length = 0;
			document.cookie = 'woocommerce_items_in_cart=; max-age=0';
			respond = () => empty;
			await inAnotherTab( 'hash', '' );
			expect( calls ).toHaveLength( requests );
			expect(
				document.querySelector( '.quayside-cart-count' )?.textContent
			).toMatch( /^0?$/ );
		}
	} );

	it( '[S4.45] does not keep following a tab that has another hash for the same cart (language, currency)', async () => {
		respond = () => createResponse( 1, 'e'.repeat( 32 ) );
		await inAnotherTab( 'hash', 'd'.repeat( 32 ) );
		expect( calls ).toHaveLength( 1 );
		await inAnotherTab( 'hash', 'd'.repeat( 32 ) );
		expect( calls ).toHaveLength( 1 );
		respond = () => createResponse( 2, 'f'.repeat( 32 ) );
		await inAnotherTab( 'hash', 'c'.repeat( 32 ) );
		expect( calls ).toHaveLength( 2 );
		// The same hash as before, but this tab shows another cart now. It requests again after an outdated response.
		await inAnotherTab( 'hash', 'd'.repeat( 32 ) );
		expect( calls ).toHaveLength( 3 );
		respond = () => createResponse( 1, 'e'.repeat( 32 ) );
		await new Promise( ( done ) => setTimeout( done, 1010 ) );
		await settle();
		expect( calls ).toHaveLength( 4 );
		await inAnotherTab( 'hash', 'd'.repeat( 32 ) );
		expect( calls ).toHaveLength( 4 );
	} );

	it( '[S4.45] follows a cart that changed while it was read, and changed back afterwards', async () => {
		const [ one, two ] = [ '6'.repeat( 32 ), '7'.repeat( 32 ) ] as const;
		const change = ( count: number, hash: string ): void => {
			document.cookie = `woocommerce_cart_hash=${ hash }`;
			respond = () => createResponse( count, hash );
		};
		document.cookie = 'woocommerce_items_in_cart=1';
		change( 2, two );
		await inAnotherTab( 'hash', one );
		await inAnotherTab( 'hash', two );
		expect( calls ).toHaveLength( 1 );
		change( 1, one );
		await inAnotherTab( 'hash', one );
		expect( calls ).toHaveLength( 2 );
		expect(
			document.querySelector( '.quayside-cart-count' )?.textContent
		).toBe( '1' );
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
		document.cookie = 'woocommerce_cart_hash=; max-age=0';
	} );

	/** Counts how often WooCommerce's blocks and the drawer are told to read the cart. */
	const countAnnouncements = (): Record< string, number > => {
		const counts: Record< string, number > = {};
		for ( const name of [
			'wc-blocks_removed_from_cart',
			'quayside:cart:changed',
		] ) {
			counts[ name ] = 0;
			document.body.addEventListener( name, () => {
				counts[ name ] = ( counts[ name ] ?? 0 ) + 1;
			} );
		}
		return counts;
	};

	it( '[S4.45] makes blocks and the drawer read the cart in parallel with the request for fragments, once', async () => {
		const hash = '9'.repeat( 32 );
		let answer: ( response: unknown ) => void = () => undefined;
		respond = () => new Promise( ( resolve ) => ( answer = resolve ) );
		const counts = countAnnouncements();
		await inAnotherTab( 'hash', hash );
		expect( calls ).toHaveLength( 1 );
		const once = {
			'wc-blocks_removed_from_cart': 1,
			'quayside:cart:changed': 1,
		};
		expect( counts ).toEqual( once );
		expect( events ).toEqual( [] );
		answer( createResponse( 1, hash ) );
		await settle();
		expect( events ).toEqual( [ 'refreshed' ] );
		expect( counts ).toEqual( once );
	} );

	it( '[S4.45] synchronizes the data store of blocks, or makes them load the cart if that fails', async () => {
		const synced: object[] = [];
		const answers = [ Promise.resolve(), Promise.reject( new Error() ) ];
		Object.assign( window, {
			wp: {
				data: {
					dispatch: ( store: string ) =>
						store === 'wc/store/cart'
							? {
									syncCartWithIAPIStore: (
										changes: object
									) => {
										synced.push( changes );
										return answers.shift();
									},
								}
							: undefined,
				},
			},
		} );
		const counts = countAnnouncements();
		respond = () => createResponse( 1, '6'.repeat( 32 ) );
		await inAnotherTab( 'hash', '6'.repeat( 32 ) );
		await settle();
		expect( synced ).toEqual( [ {} ] );
		expect( counts[ 'wc-blocks_removed_from_cart' ] ).toBe( 0 );
		respond = () => createResponse( 1, '7'.repeat( 32 ) );
		await inAnotherTab( 'hash', '7'.repeat( 32 ) );
		await settle();
		Reflect.deleteProperty( window, 'wp' );
		expect( synced ).toEqual( [ {}, {} ] );
		expect( counts[ 'wc-blocks_removed_from_cart' ] ).toBe( 1 );
	} );

	it( '[S4.45] makes blocks read the cart again after the store was too slow', async () => {
		const hash = '0'.repeat( 32 );
		const counts = countAnnouncements();
		respond = () =>
			Promise.reject( new DOMException( 'late', 'TimeoutError' ) );
		await inAnotherTab( 'hash', hash );
		expect( counts[ 'wc-blocks_removed_from_cart' ] ).toBe( 1 );
		respond = () => createResponse( 1, hash );
		await new Promise( ( done ) => setTimeout( done, 1010 ) );
		await settle();
		expect( counts[ 'wc-blocks_removed_from_cart' ] ).toBe( 2 );
	} );

	it( '[S4.45] tries again if the store is too slow to follow another tab', async () => {
		const hash = '8'.repeat( 32 );
		respond = () =>
			Promise.reject( new DOMException( 'late', 'TimeoutError' ) );
		await inAnotherTab( 'hash', hash );
		expect( calls ).toHaveLength( 1 );
		respond = () => createResponse( 3, hash );
		await new Promise( ( done ) => setTimeout( done, 1010 ) );
		await settle();
		expect( calls ).toHaveLength( 2 );
		expect(
			document.querySelector( '.quayside-cart-count' )?.textContent
		).toBe( '3' );
		await new Promise( ( done ) => setTimeout( done, 1010 ) );
		expect( calls ).toHaveLength( 2 );
	} );

	it( '[S4.45] refreshes a page from the back/forward cache only if the cart has items', async () => {
		const show = (): boolean =>
			dispatchEvent(
				new PageTransitionEvent( 'pageshow', { persisted: true } )
			);
		byId( 'one' ).classList.add( 'loading' );
		show();
		await settle();
		expect( calls ).toHaveLength( 0 );
		expect( byId( 'one' ).className ).not.toContain( 'loading' );
		document.cookie = 'woocommerce_items_in_cart=1';
		show();
		await settle();
		expect( calls ).toHaveLength( 1 );
		document.cookie = 'woocommerce_items_in_cart=; max-age=0';
	} );
} );
