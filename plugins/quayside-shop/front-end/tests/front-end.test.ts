import { attachComingSoonBanner } from '../coming-soon';
import { supportCartScripts } from '../legacy-bridge';
import { announceCount, focusNotice, readNoticesOnce } from '../notices';
import { attachPasswords } from '../password';
import { raiseQuantities } from '../quantity';

beforeEach( () => {
	document.body.innerHTML = '';
} );

describe( 'quantities', () => {
	it.each( [
		[ '1', '3', '3' ],
		[ '0', '0', '0' ],
		[ '-1', '0', '0' ],
		[ '5', '3', '5' ],
		[ '1', '', '1' ],
		[ '-5', '-2', '-5' ],
	] )( '[S5.1] %p with min %p becomes %p', ( value, min, expected ) => {
		document.body.innerHTML = `<input class="qty" value="${ value }" min="${ min }">`;
		raiseQuantities( document );
		expect( document.querySelector( 'input' )?.value ).toBe( expected );
	} );

	it( '[S5.1] does not change quantities in .product-quantity', () => {
		document.body.innerHTML =
			'<div class="product-quantity"><input class="qty" value="0" min="1"></div>';
		raiseQuantities( document );
		expect( document.querySelector( 'input' )?.value ).toBe( '0' );
	} );
} );

describe( 'coming-soon banner', () => {
	it.each( [
		[ 'succeeds', () => Promise.resolve( {} as Response ) ],
		[ 'fails', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
	] )(
		'[S6.2] [S7.3] posts the dismissal with the nonce and hides the banner if the request %s',
		async ( _case, respond ) => {
			attachComingSoonBanner( '/wp-json/wp/v2/users/me' );
			window.fetch = jest.fn( respond );
			document.body.innerHTML =
				'<div id="coming-soon-footer-banner"><a class="coming-soon-footer-banner-dismiss" href="#" data-rest-url="https://elsewhere.example/" data-rest-nonce="abc">Dismiss</a></div>';
			document.querySelector< HTMLElement >( 'a' )?.click();
			await new Promise( ( done ) => setTimeout( done, 0 ) );
			const [ url, init ] = jest.mocked( window.fetch ).mock
				.calls[ 0 ] as [ string, RequestInit ];
			expect( url ).toBe( '/wp-json/wp/v2/users/me' );
			expect( init ).toMatchObject( {
				method: 'POST',
				credentials: 'include',
				headers: { 'X-WP-Nonce': 'abc' },
			} );
			expect(
				Object.fromEntries( init.body as URLSearchParams )
			).toEqual( {
				'woocommerce_meta[coming_soon_banner_dismissed]': 'yes',
			} );
			expect(
				document.getElementById( 'coming-soon-footer-banner' )?.style
					.display
			).toBe( 'none' );
		}
	);
} );

describe( 'notices', () => {
	beforeEach( () => void jest.useFakeTimers() );
	afterEach( () => void jest.useRealTimers() );

	it( '[S9.5] get the focus after 500 ms', () => {
		document.body.innerHTML =
			'<ul class="woocommerce-error" role="alert"><li>No</li></ul>';
		focusNotice();
		jest.advanceTimersByTime( 499 );
		expect( document.activeElement ).toBe( document.body );
		jest.advanceTimersByTime( 1 );
		expect( document.activeElement?.className ).toBe( 'woocommerce-error' );
	} );

	it( 'reads the errors of the checkout once, with the focus', () => {
		readNoticesOnce();
		document.body.innerHTML =
			'<form class="checkout"><div role="alert"><ul tabindex="-1"><li>No</li></ul></div></form><div role="alert"><a href="#">Other</a></div>';
		document.querySelector( 'ul' )?.focus();
		document.querySelector( 'a' )?.focus();
		expect( document.querySelectorAll( '[role=alert]' ) ).toHaveLength( 1 );
	} );

	it( 'announces the number of results after sorting', () => {
		history.replaceState( null, '', '/shop/?orderby=price' );
		document.body.innerHTML =
			'<p class="woocommerce-result-count">7 <b>results</b></p>';
		announceCount();
		const count = document.querySelector( 'p' );
		expect( count?.getAttribute( 'role' ) ).toBe( 'alert' );
		jest.advanceTimersByTime( 2000 );
		expect( count?.getAttribute( 'aria-hidden' ) ).toBe( 'false' );
		expect( count?.textContent ).toBe( '7 results' );
	} );
} );

describe( 'support for WooCommerce’s cart script', () => {
	it( '[S9.4] scrolls to a notice, 100 px above it', () => {
		const jq = Object.assign(
			jest.fn( () => ( { on: jest.fn() } ) ),
			{}
		) as unknown as {
			scroll_to_notices: ( target: {
				[ index: number ]: Element;
			} ) => void;
		};
		Object.assign( window, {
			jQuery: jq,
			matchMedia: () => ( { matches: false } ),
			scrollTo: jest.fn(),
		} );
		supportCartScripts( () => undefined );
		const notice = document.createElement( 'p' );
		notice.getBoundingClientRect = () => ( { top: 640 } ) as DOMRect;
		jq.scroll_to_notices( [ notice ] );
		expect( window.scrollTo ).toHaveBeenCalledWith( {
			top: 540,
			behavior: 'smooth',
		} );
		jq.scroll_to_notices( [] );
		expect( window.scrollTo ).toHaveBeenCalledTimes( 1 );
		Reflect.deleteProperty( window, 'jQuery' );
	} );
} );

describe( 'password fields', () => {
	const press = ( selector: string ): boolean =>
		( document.querySelector( selector ) as HTMLElement ).dispatchEvent(
			new KeyboardEvent( 'keydown', {
				key: 'Enter',
				bubbles: true,
				cancelable: true,
			} )
		);

	it( '[S1.3] get only one toggle each when attached twice', () => {
		document.body.innerHTML =
			'<div class="woocommerce"><form><span><input type="password" id="a"></span></form></div>';
		attachPasswords( document.body, { show: 'Show', hide: 'Hide' } );
		attachPasswords( document.body, { show: 'Show', hide: 'Hide' } );
		expect(
			document.querySelectorAll( '.show-password-input' )
		).toHaveLength( 1 );
		// A description would read the password, also when it is shown.
		expect(
			document
				.querySelector( '.show-password-input' )
				?.hasAttribute( 'aria-describedby' )
		).toBe( false );
	} );

	it( 'keep the focus and the selection', () => {
		document.body.innerHTML =
			'<div class="woocommerce"><form><p><input type="password" id="a" value="secret"></p></form></div>';
		const input = document.querySelector( 'input' ) as HTMLInputElement;
		input.focus();
		input.setSelectionRange( 2, 4 );
		attachPasswords( document.body, { show: 'Show', hide: 'Hide' } );
		expect( input.parentElement?.className ).toBe( 'password-input' );
		expect( document.activeElement ).toBe( input );
		expect( [ input.selectionStart, input.selectionEnd ] ).toEqual( [
			2, 4,
		] );
	} );

	it( '[S5.2] do not submit on Enter, except in the login form, whose button is clicked', () => {
		const root = document.body.appendChild(
			document.createElement( 'div' )
		);
		root.className = 'woocommerce';
		root.innerHTML =
			'<form class="woocommerce-form-login"><input type="password" id="in"><button type="submit">Log in</button></form><form class="register"><input type="password" id="new"><button type="submit">Register</button></form>';
		attachPasswords( root, { show: 'Show', hide: 'Hide' } );
		const clicked: string[] = [];
		root.addEventListener( 'click', ( event ) => {
			event.preventDefault();
			clicked.push( ( event.target as HTMLElement ).textContent ?? '' );
		} );
		expect( press( '#new' ) ).toBe( false );
		expect( clicked ).toEqual( [] );
		expect( press( '#in' ) ).toBe( false );
		expect( clicked ).toEqual( [ 'Log in' ] );
	} );
} );
