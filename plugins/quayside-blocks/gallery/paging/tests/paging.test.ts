import { unseal } from '@quayside/boundary/seal';
import cases from '../../../../../contracts/galleries/cases/gallery.pages.json';
import { numbers } from '../numbers';
import { getPages } from '../pages';
import { mount } from '../paging';

describe( 'page numbers', () => {
	it.each( cases )( '$title', ( { current, pages, numbers: expected } ) => {
		expect( numbers( current, pages ) ).toEqual( expected );
	} );
} );

const item = ( place: number ): string =>
	`<li class="quayside-gallery__item"><a href="${ place }.jpg" data-id="${ 100 + place }" data-width="4" data-height="3" data-place="${ place }"><img alt=""></a></li>`;
const settings = ( mode: string, pages = 3 ) => ( {
	mode,
	ajaxUrl: '/wp-admin/admin-ajax.php',
	action:
		mode === 'grid'
			? 'uag_load_image_gallery_grid_pagination'
			: 'uag_load_image_gallery_masonry',
	nonce: 'n',
	attr: JSON.stringify( {
		mediaGallery: Array.from( { length: pages * 2 }, ( _, i ) => ( {
			id: 100 + i,
		} ) ),
	} ),
	page: 1,
	pages,
	limit: 2,
	words: {
		shown: 'Page %1$d of %2$d',
		page: 'Page %d',
		failed: 'No',
		retry: 'Retry',
	},
} );

/** Creates the markup that the server prints, with two images per page. */
const gallery = ( mode: string, pages = 3 ): HTMLElement => {
	const pager =
		mode === 'grid'
			? '<nav class="quayside-gallery__pager"><a class="quayside-gallery__arrow--prev" role="button" data-step="-1" aria-disabled="true"></a><ul class="quayside-gallery__dots"></ul><a class="quayside-gallery__arrow--next" role="button" data-step="1" href="?2"></a></nav>'
			: '<div class="quayside-gallery__pager"><a class="quayside-gallery__more" role="button" href="?2">More</a><span class="quayside-gallery__loader" hidden></span></div>';
	document.body.innerHTML = `<div id="gallery-1" class="quayside-gallery"><script type="application/json" data-seal>${ JSON.stringify( { module: '@quayside/blocks/gallery-paging', props: settings( mode, pages ) } ) }</script><ul class="quayside-gallery__items">${ item( 0 ) }${ item( 1 ) }</ul>${ pager }</div>`;
	return document.getElementById( 'gallery-1' ) as HTMLElement;
};

const requests: FormData[] = [];
let respond: ( page: number ) => unknown = () => ( { success: false } );
const intersect = ( callbacks: IntersectionObserverCallback[] ) =>
	callbacks[ callbacks.length - 1 ]?.(
		[ { isIntersecting: true } as IntersectionObserverEntry ],
		{} as IntersectionObserver
	);
const observers: IntersectionObserverCallback[] = [];
const margins: ( string | undefined )[] = [];

beforeEach( () => {
	requests.length = 0;
	observers.length = 0;
	history.replaceState( null, '', '/' );
	respond = ( page ) => ( {
		success: true,
		data: item( page * 2 - 2 ) + item( page * 2 - 1 ),
	} );
	Element.prototype.scrollIntoView = jest.fn();
	window.fetch = jest.fn(
		async ( _url: string, { body }: { body: FormData } ) => {
			requests.push( body );
			const response = await respond(
				Number( body.get( 'page_number' ) )
			);
			return { ok: true, json: async () => response };
		}
	) as unknown as typeof fetch;
	window.IntersectionObserver = class {
		constructor(
			callback: IntersectionObserverCallback,
			options?: IntersectionObserverInit
		) {
			observers.push( callback );
			margins.push( options?.rootMargin );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

const positions = ( host: HTMLElement ) =>
	[ ...host.querySelectorAll< HTMLElement >( 'li a[data-place]' ) ].map(
		( link ) => Number( link.dataset.place )
	);
const flushPromises = async (): Promise< void > => {
	for ( let turn = 0; turn < 20; turn++ ) {
		await Promise.resolve();
	}
};
const press = async (
	host: HTMLElement,
	selector: string
): Promise< void > => {
	host.querySelector< HTMLElement >( selector )?.click();
	await flushPromises();
};
const start = ( mode: string, pages?: number ): HTMLElement => {
	const host = gallery( mode, pages );
	mount( host, unseal( host ).props );
	return host;
};
const state = ( host: HTMLElement, selector: string ) =>
	host.querySelector( selector )?.getAttribute( 'aria-disabled' );

it( '[S4.19] [S4.20] [S4.21] disables arrows at the ends and marks the active dot', async () => {
	const host = start( 'grid' );
	const active = () => host.querySelector( '[aria-current]' )?.textContent;
	expect( active() ).toBe( '1' );
	expect( state( host, '.quayside-gallery__arrow--prev' ) ).toBe( 'true' );
	await press( host, '.quayside-gallery__arrow--next' );
	expect( [ positions( host ), active() ] ).toEqual( [ [ 2, 3 ], '2' ] );
	expect( state( host, '.quayside-gallery__arrow--prev' ) ).toBe( 'false' );
	await press( host, '[data-go-to="3"]' );
	expect( [ positions( host ), active() ] ).toEqual( [ [ 4, 5 ], '3' ] );
	expect( state( host, '.quayside-gallery__arrow--next' ) ).toBe( 'true' );
	expect( location.hash ).toBe( '#gallery-1-page-3' );
	await press( host, '.quayside-gallery__arrow--next' );
	expect( requests ).toHaveLength( 2 );
} );

it( '[S7.5] sends the recorded fields and requests no page twice', async () => {
	const host = start( 'grid' );
	await press( host, '.quayside-gallery__arrow--next' );
	await press( host, '.quayside-gallery__arrow--prev' );
	await press( host, '.quayside-gallery__arrow--next' );
	expect( positions( host ) ).toEqual( [ 2, 3 ] );
	expect( requests.map( ( body ) => Object.fromEntries( body ) ) ).toEqual( [
		{
			action: 'uag_load_image_gallery_grid_pagination',
			nonce: 'n',
			attr: settings( 'grid' ).attr,
			page_number: '2',
		},
	] );
} );

it.each( [
	[ 'success false', { success: false } ],
	[ 'a bare -1', -1 ],
	[ 'no JSON', null ],
	[ 'no items', { success: true, data: '' } ],
	[ 'data that is not a string', { success: true, data: { a: 1 } } ],
] )( '[S8.4] %s leaves the gallery unchanged', async ( _title, response ) => {
	respond = () => response;
	const host = start( 'grid' );
	await press( host, '.quayside-gallery__arrow--next' );
	expect( positions( host ) ).toEqual( [ 0, 1 ] );
	expect( host.querySelector( '[aria-current]' )?.textContent ).toBe( '1' );
	// The error message is also visible where the images would be.
	expect(
		host.querySelector(
			'.quayside-gallery__items + .quayside-gallery__failed'
		)?.textContent
	).toBe( 'NoRetry' );
	respond = () => ( { success: true, data: item( 2 ) } );
	await press( host, '.quayside-gallery__failed button' );
	expect( positions( host ) ).toEqual( [ 2 ] );
	expect( host.querySelector( '.quayside-gallery__failed' ) ).toBeNull();
} );

it( 'the last of several quick clicks wins, whatever the order of the responses', async () => {
	const host = start( 'grid', 5 );
	const open: ( () => void )[] = [];
	respond = ( page ) =>
		new Promise( ( resolve ) =>
			open.push( () =>
				resolve( { success: true, data: item( page * 2 - 2 ) } )
			)
		);
	await press( host, '[data-go-to="2"]' );
	await press( host, '[data-go-to="4"]' );
	while ( open.length ) {
		open.shift()?.();
		await flushPromises();
	}
	expect( positions( host ) ).toEqual( [ 6 ] );
} );

it( 'Back and a shared URL display their page', async () => {
	history.replaceState( null, '', '#gallery-1-page-3' );
	const host = start( 'grid' );
	await flushPromises();
	expect( positions( host ) ).toEqual( [ 4, 5 ] );
	history.replaceState( null, '', '/' );
	window.dispatchEvent( new PopStateEvent( 'popstate' ) );
	await flushPromises();
	expect( positions( host ) ).toEqual( [ 0, 1 ] );
} );

it( '[S4.22] [S4.23] [S7.4] masonry requests page 2 first and one page at a time', async () => {
	const host = start( 'button' );
	let finish = (): void => undefined;
	respond = ( page ) =>
		new Promise(
			( resolve ) =>
				( finish = () =>
					resolve( { success: true, data: item( page * 2 - 2 ) } ) )
		);
	await press( host, '.quayside-gallery__more' );
	await press( host, '.quayside-gallery__more' );
	expect(
		requests.map( ( body ) => [
			body.get( 'action' ),
			body.get( 'page_number' ),
		] )
	).toEqual( [ [ 'uag_load_image_gallery_masonry', '2' ] ] );
	finish();
	await flushPromises();
	await press( host, '.quayside-gallery__more' );
	expect( requests.map( ( body ) => body.get( 'page_number' ) ) ).toEqual( [
		'2',
		'3',
	] );
} );

it( '[S4.24] [S9.13] after the last page the button fades and is hidden 2 s later, and the focus is on the first new image', async () => {
	jest.useFakeTimers();
	const host = start( 'button', 2 );
	const button = host.querySelector< HTMLElement >(
		'.quayside-gallery__more'
	);
	await press( host, '.quayside-gallery__more' );
	expect( button?.classList.contains( 'is-leaving' ) ).toBe( true );
	jest.advanceTimersByTime( 1999 );
	expect( button?.hidden ).toBe( false );
	jest.advanceTimersByTime( 1 );
	expect( button?.hidden ).toBe( true );
	expect( ( document.activeElement as HTMLElement ).dataset.place ).toBe(
		'2'
	);
	jest.useRealTimers();
} );

it( '[S4.25] [S9.12] scrolling loads every page, then hides the loader and requests nothing more', async () => {
	const host = start( 'scroll' );
	const loader = host.querySelector< HTMLElement >(
		'.quayside-gallery__loader'
	);
	expect( margins[ margins.length - 1 ] ).toBe( '0px 0px -20% 0px' );
	expect(
		host.querySelector< HTMLElement >( '.quayside-gallery__more' )?.hidden
	).toBe( true );
	intersect( observers );
	expect( loader?.hidden ).toBe( false );
	await flushPromises();
	expect(
		[ ...host.querySelectorAll< HTMLElement >( '.is-new' ) ].map(
			( { style } ) => style.animationDelay
		)
	).toEqual( [ '0ms', '10ms' ] );
	intersect( observers );
	await flushPromises();
	expect( positions( host ) ).toEqual( [ 0, 1, 2, 3, 4, 5 ] );
	intersect( observers );
	await flushPromises();
	expect( requests ).toHaveLength( 2 );
	expect( loader?.hidden ).toBe( true );
	expect(
		host.querySelector< HTMLElement >( '.quayside-gallery__more' )?.hidden
	).toBe( true );
} );

it( 'shows a button after three automatic loads', async () => {
	const host = start( 'scroll', 9 );
	for ( let load = 0; load < 3; load++ ) {
		intersect( observers );
		await flushPromises();
	}
	expect( positions( host ) ).toHaveLength( 8 );
	expect(
		host.querySelector< HTMLElement >( '.quayside-gallery__more' )?.hidden
	).toBe( false );
} );

it( 'masonry shows its button again after a failed request and skips no page', async () => {
	const host = start( 'scroll' );
	respond = () => Promise.reject( new TypeError( 'offline' ) );
	intersect( observers );
	await flushPromises();
	expect(
		host.querySelector< HTMLElement >( '.quayside-gallery__more' )?.hidden
	).toBe( false );
	respond = ( page ) => ( { success: true, data: item( page * 2 - 2 ) } );
	await press( host, '.quayside-gallery__more' );
	expect( positions( host ) ).toEqual( [ 0, 1, 2 ] );
} );

it( 'paging and lightbox share the loaded pages', async () => {
	const host = start( 'grid' );
	await getPages( host )?.get( 2 );
	await press( host, '.quayside-gallery__arrow--next' );
	expect( requests ).toHaveLength( 1 );
	expect( getPages( host )?.ids ).toHaveLength( 6 );
} );

it( '[S5.5] Space activates a link of the pager', async () => {
	const host = start( 'grid' );
	host.querySelector( '.quayside-gallery__arrow--next' )?.dispatchEvent(
		new KeyboardEvent( 'keydown', {
			key: ' ',
			bubbles: true,
			cancelable: true,
		} )
	);
	await flushPromises();
	expect( positions( host ) ).toEqual( [ 2, 3 ] );
} );
