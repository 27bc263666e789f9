/**
 * Tests the module that replaces WooCommerce's product script, on the markup of its templates.
 */
import { mount } from '../index';

const LABELS = [ 1, 2, 3, 4, 5 ].map( ( count ) => `${ count } of 5 stars` );

const PAGE = `
<div class="woocommerce-product-gallery" style="opacity: 0"></div>
<a href="#reviews" class="woocommerce-review-link">(3 reviews)</a>
<div class="woocommerce-tabs wc-tabs-wrapper">
	<ul class="tabs wc-tabs" role="tablist">
		<li role="presentation" class="description_tab"><a href="#tab-description" role="tab">Description</a></li>
		<li role="presentation" class="additional_information_tab"><a href="#tab-additional_information" role="tab"><span>More</span></a></li>
		<li role="presentation" class="reviews_tab"><a href="#tab-reviews" role="tab">Reviews</a></li>
	</ul>
	<div class="panel wc-tab" id="tab-description"><div class="panel" id="own">A panel of the content</div></div>
	<div class="panel wc-tab" id="tab-additional_information"></div>
	<div class="panel wc-tab" id="tab-reviews">
		<form id="commentform">
			<label for="rating" id="comment-form-rating-label">Your rating</label>
			<select name="rating" id="rating" required><option value="">Rate…</option><option value="5">5</option><option value="4">4</option><option value="3">3</option><option value="2">2</option><option value="1">1</option></select>
			<input type="submit" id="submit">
		</form>
	</div>
</div>`;

const one = < Type extends HTMLElement = HTMLElement >( selector: string ) =>
	document.querySelector( selector ) as Type;

const open = ( hash = '', required = 'Please select a rating' ): void => {
	window.location.hash = hash;
	document.body.innerHTML = PAGE;
	one( '#commentform' ).addEventListener( 'submit', ( event ) =>
		event.preventDefault()
	);
	runInlineScript();
	mount( document.body, { stars: LABELS, required } );
};

/** Runs the inline script as the page does, below the module's host, which it returns. */
const runInlineScript = ( between = '' ): HTMLElement => {
	document.body.insertAdjacentHTML(
		'beforeend',
		`<div id="quayside-product-page" data-when="interaction"></div>${ between }<script></script>`
	);
	const script = document.body.lastElementChild as HTMLScriptElement;
	jest.spyOn( document, 'currentScript', 'get' ).mockReturnValue( script );
	jest.isolateModules( () => void jest.requireActual( '../start' ) );
	return one( '#quayside-product-page' );
};

const visiblePanels = (): string[] =>
	[ ...document.querySelectorAll< HTMLElement >( '.panel' ) ]
		.filter( ( panel ) => panel.style.display !== 'none' )
		.map( ( panel ) => panel.id );

const press = ( key: string ): boolean =>
	( document.activeElement as HTMLElement ).dispatchEvent(
		new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } )
	);

const tab = ( name: string ) => one( `.${ name }_tab a` );

afterEach( () => {
	document.dir = '';
} );

it( 'displays the gallery', () => {
	open();
	expect( one( '.woocommerce-product-gallery' ).style.opacity ).toBe( '1' );
} );

it.each( [
	[ '', 'tab-description' ],
	[ '#tab-additional_information', 'tab-additional_information' ],
	[ '#reviews', 'tab-reviews' ],
	[ '#tab-reviews', 'tab-reviews' ],
	[ '#comment-12', 'tab-reviews' ],
	[ '#tab-unknown', 'tab-description' ],
	[ '#other', 'tab-description' ],
] )( 'opens the tab that "%s" requests', ( hash, id ) => {
	open( hash );
	expect( visiblePanels().filter( ( panel ) => panel !== 'own' ) ).toEqual( [
		id,
	] );
} );

it( 'loads the module when the tabs or the link to reviews are used', () => {
	document.body.innerHTML = PAGE;
	expect( runInlineScript().dataset.when ).toBe( 'interaction' );
	for ( const selector of [ '.wc-tabs', '.woocommerce-review-link' ] ) {
		expect( one( selector ).dataset.islandFor ).toBe(
			'quayside-product-page'
		);
	}
} );

it( 'shows the gallery and finds its host if an optimizer moved the inline script', () => {
	document.body.innerHTML = `<div class="woocommerce-product-gallery" style="opacity: 0"></div>${ PAGE }`;
	runInlineScript( '<p>Moved</p>' );
	expect( one( '.woocommerce-product-gallery' ).style.opacity ).toBe( '1' );
	expect( one( '.wc-tabs' ).dataset.islandFor ).toBe(
		'quayside-product-page'
	);
} );

it( 'repeats a key that moves the focus after the module has loaded', () => {
	document.body.innerHTML = PAGE;
	const loading = runInlineScript();
	loading.dataset.islandState = 'loading';
	tab( 'description' ).focus();
	expect( press( 'ArrowDown' ) ).toBe( true );
	expect( press( 'End' ) ).toBe( false );
	expect( document.activeElement ).toBe( tab( 'description' ) );
	mount( loading, { stars: LABELS, required: '' } );
	loading.dataset.islandState = 'mounted';
	loading.dispatchEvent( new Event( 'quayside:island:mounted' ) );
	expect( document.activeElement ).toBe( tab( 'reviews' ) );
	expect( press( 'Home' ) ).toBe( false );
	expect( document.activeElement ).toBe( tab( 'description' ) );
} );

it.each( [
	[ 'the URL requests the reviews', '#reviews', PAGE ],
	[
		'the reviews are no tab',
		'',
		'<form><select id="rating"></select></form>',
	],
] )( 'loads the module at once if %s', ( _, hash, html ) => {
	window.location.hash = hash;
	document.body.innerHTML = html;
	expect( runInlineScript().dataset.when ).toBe( 'load' );
} );

it( 'leaves panels inside a tab alone', () => {
	open();
	expect( visiblePanels() ).toEqual( [ 'tab-description', 'own' ] );
} );

it( 'selects a tab by a click on anything inside it', () => {
	open();
	one( '.additional_information_tab span' ).click();
	expect( visiblePanels() ).toContain( 'tab-additional_information' );
	expect( visiblePanels() ).not.toContain( 'tab-description' );
	expect(
		tab( 'additional_information' ).ariaSelected ??
			tab( 'additional_information' ).getAttribute( 'aria-selected' )
	).toBe( 'true' );
	expect( tab( 'description' ).getAttribute( 'aria-selected' ) ).toBe(
		'false'
	);
	expect( tab( 'description' ).tabIndex ).toBe( -1 );
	expect( one( '.additional_information_tab' ).classList ).toContain(
		'active'
	);
	expect( one( '.description_tab' ).classList ).not.toContain( 'active' );
} );

it.each( [
	[ '', 'ArrowRight', 'additional_information' ],
	[ '', 'ArrowLeft', 'reviews' ],
	[ '', 'End', 'reviews' ],
	[ 'rtl', 'ArrowLeft', 'additional_information' ],
	[ 'rtl', 'ArrowRight', 'reviews' ],
] )( 'moves the focus between tabs (%s %s)', ( dir, key, target ) => {
	document.dir = dir;
	open();
	tab( 'description' ).focus();
	expect( press( key ) ).toBe( false );
	expect( document.activeElement ).toBe( tab( target ) );
	press( 'Home' );
	expect( document.activeElement ).toBe( tab( 'description' ) );
} );

it( 'ignores keys across the direction of the tabs, and other keys', () => {
	open();
	tab( 'description' ).focus();
	expect( press( 'ArrowDown' ) ).toBe( true );
	expect( press( 'x' ) ).toBe( true );
	expect( document.activeElement ).toBe( tab( 'description' ) );
} );

it( 'uses the keys of a column where tabs are below each other', () => {
	open();
	jest.spyOn(
		tab( 'additional_information' ),
		'getBoundingClientRect'
	).mockReturnValue( { top: 40, left: 0 } as DOMRect );
	tab( 'description' ).focus();
	press( 'ArrowRight' );
	expect( document.activeElement ).toBe( tab( 'description' ) );
	press( 'ArrowDown' );
	expect( document.activeElement ).toBe( tab( 'additional_information' ) );
} );

it( 'opens the reviews by their link and lets the browser scroll', () => {
	open();
	const event = new MouseEvent( 'click', {
		bubbles: true,
		cancelable: true,
	} );
	one( '.woocommerce-review-link' ).dispatchEvent( event );
	expect( visiblePanels() ).toContain( 'tab-reviews' );
	expect( event.defaultPrevented ).toBe( false );
} );

it( 'replaces the list of ratings with stars', () => {
	open();
	expect( one( '#rating' ).style.display ).toBe( 'none' );
	const stars = [
		...document.querySelectorAll< HTMLElement >( '.stars [role=radio]' ),
	];
	expect( stars.map( ( star ) => star.textContent ) ).toEqual( LABELS );
	expect( stars.map( ( star ) => star.tabIndex ) ).toEqual( [
		0, -1, -1, -1, -1,
	] );
	one( '.star-4' ).click();
	expect( one< HTMLSelectElement >( '#rating' ).value ).toBe( '4' );
	expect( one( '.star-4' ).getAttribute( 'aria-checked' ) ).toBe( 'true' );
	expect( one( '.stars' ).classList ).toContain( 'selected' );
	press( 'ArrowRight' );
	expect( one< HTMLSelectElement >( '#rating' ).value ).toBe( '5' );
	press( 'ArrowRight' );
	expect( one< HTMLSelectElement >( '#rating' ).value ).toBe( '1' );
	press( 'ArrowUp' );
	expect( one< HTMLSelectElement >( '#rating' ).value ).toBe( '5' );
	expect( document.activeElement ).toBe( one( '.star-5' ) );
} );

it( 'requires a rating where the store does, and says so beside the stars', () => {
	open();
	expect(
		one( '#submit' ).dispatchEvent(
			new MouseEvent( 'click', { cancelable: true } )
		)
	).toBe( false );
	expect( one( '[role=alert]' ).textContent ).toBe(
		'Please select a rating'
	);
	expect( document.activeElement ).toBe( one( '.star-1' ) );
	press( ' ' );
	expect( document.querySelector( '[role=alert]' ) ).toBeNull();
	expect(
		one( '#submit' ).dispatchEvent(
			new MouseEvent( 'click', { cancelable: true } )
		)
	).toBe( true );
} );

it( 'submits without a rating where it is optional', () => {
	open( '', '' );
	expect(
		one( '#submit' ).dispatchEvent(
			new MouseEvent( 'click', { cancelable: true } )
		)
	).toBe( true );
} );

it( 'leaves pages without tabs and reviews alone', () => {
	document.body.innerHTML =
		'<ul class="tabs"></ul><div class="woocommerce-tabs"></div>';
	expect( () => mount( document.body, {} ) ).not.toThrow();
} );
