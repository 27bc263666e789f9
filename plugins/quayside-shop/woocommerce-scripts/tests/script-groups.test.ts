/**
 * Tests that deferred scripts run once, on intent, and lose nothing that the visitor enters.
 */
import { isReachable } from '../../store-api/reachable';
import { mount } from '../on-demand-checkout';
import { whenRun } from '../when-run';

jest.mock( '../../store-api/reachable', () => ( {
	isReachable: jest.fn( async () => true ),
} ) );

// jsdom has no layout.
Element.prototype.scrollIntoView = jest.fn();

/** Listeners on the document outlive a test, so each test has names of its own. */
let count = 0;

const runs = (): string[] => ( window as { runs?: string[] } ).runs ?? [];

const field = () =>
	document.querySelector( `#password-${ count }` ) as HTMLInputElement;

const host = () => document.querySelector( '#host' ) as HTMLElement;

const code = ( text: string, attributes: Record< string, string > = {} ) => ( {
	attributes,
	text,
} );

/** Waits until a condition is true, for at most four seconds. */
const until = async ( condition: () => boolean ): Promise< void > => {
	for ( let tries = 0; ! condition(); tries++ ) {
		expect( tries ).toBeLessThan( 400 );
		await new Promise( ( resolve ) => setTimeout( resolve, 10 ) );
	}
};

const request = ( name: string ): Promise< void > =>
	whenRun( `${ name }-${ count }` );

beforeEach( () => {
	count++;
	( window as { runs?: string[] } ).runs = [];
	document.body.innerHTML = `<input id="password-${ count }"><div id="host"></div><p id="shared-js"></p>`;
	mount( host(), {
		groups: [
			{
				name: `meter-${ count }`,
				for: `#password-${ count }`,
				scripts: [ 0, 1 ],
			},
			{
				name: `cart-${ count }`,
				for: `form.form-${ count }`,
				scripts: [ 0, 2 ],
			},
		],
		scripts: [
			code( `runs.push( 'shared' );`, { id: 'shared-js' } ),
			code(
				`runs.push( 'meter' ); document.querySelector( '#password-${ count }' ).value = '';`,
				{ 'data-name': 'meter' }
			),
			code( `runs.push( 'cart' );` ),
		],
	} );
} );

const enter = ( value: string ): void => {
	field().value = value;
	field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
};

it( 'runs nothing before the visitor interacts', () => {
	expect( runs() ).toEqual( [] );
} );

it( 'runs a group once, for its elements only', async () => {
	field().dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	field().dispatchEvent( new Event( 'pointerdown', { bubbles: true } ) );
	await request( 'meter' );
	expect( runs() ).toEqual( [ 'shared', 'meter' ] );
} );

it( 'runs a group for other code, and resolves for unknown groups', async () => {
	await request( 'cart' );
	await request( 'unknown' );
	expect( runs() ).toEqual( [ 'shared', 'cart' ] );
} );

it( 'runs a shared script once, whatever authors give its ID to', async () => {
	await request( 'cart' );
	await request( 'meter' );
	expect( runs() ).toEqual( [ 'shared', 'cart', 'meter' ] );
	expect(
		document.querySelectorAll( 'script[data-name="meter"]' )
	).toHaveLength( 1 );
} );

it( 'gives scripts the nonce of the page', async () => {
	const first = document.createElement( 'script' );
	first.setAttribute( 'nonce', 'abc' );
	first.nonce = 'abc';
	document.head.append( first );
	await request( 'cart' );
	expect(
		document.querySelector< HTMLScriptElement >( 'script#shared-js' )?.nonce
	).toBe( 'abc' );
	first.remove();
} );

it( 'keeps what the visitor enters while the scripts start', async () => {
	const changed = jest.fn();
	field().addEventListener( 'change', changed );
	enter( 'secr' );
	enter( 'secret' );
	await request( 'meter' );
	expect( runs() ).toEqual( [ 'shared', 'meter' ] );
	expect( field().value ).toBe( 'secret' );
	await Promise.resolve();
	expect( changed ).toHaveBeenCalled();
} );

it( 'leaves fields to the scripts afterwards', async () => {
	enter( 'secret' );
	await request( 'meter' );
	field().value = '';
	field().dispatchEvent( new Event( 'focusin', { bubbles: true } ) );
	await request( 'meter' );
	expect( field().value ).toBe( '' );
} );

it( 'adds a variation only once its script has found it', async () => {
	document.body.innerHTML = `
		<form class="variations_form">
			<input class="variation_id" value="0">
			<button type="button" class="single_add_to_cart_button"><span>Add</span></button>
		</form>
		<div id="host"></div>`;
	mount( host(), {
		groups: [
			{ name: 'variations', for: '.variations_form', scripts: [ 0 ] },
		],
		scripts: [
			code(
				`setTimeout( () => ( document.querySelector( '.variation_id' ).value = '7' ), 100 );`
			),
		],
	} );
	const ids: string[] = [];
	const button = document.querySelector( 'button' ) as HTMLElement;
	const added = new Promise< void >( ( resolve ) =>
		button.addEventListener( 'click', () => {
			ids.push(
				(
					document.querySelector(
						'.variation_id'
					) as HTMLInputElement
				 ).value
			);
			resolve();
		} )
	);
	( button.firstElementChild as HTMLElement ).click();
	expect( ids ).toEqual( [] );
	await added;
	expect( ids ).toEqual( [ '7' ] );
	button.click();
	expect( ids ).toEqual( [ '7', '7' ] );
} );

it( 'runs groups that share scripts one after the other', async () => {
	await Promise.all( [ request( 'meter' ), request( 'cart' ) ] );
	expect( runs() ).toEqual( [ 'shared', 'meter', 'cart' ] );
} );

it( 'clicks the button that the updated order has in place of the first one', async () => {
	document.body.innerHTML =
		'<form class="checkout"><button type="button" id="place_order">Pay</button></form><div id="host"></div>';
	mount( host(), {
		groups: [ { name: 'checkout', for: 'body', scripts: [ 0 ] } ],
		scripts: [
			code(
				`document.querySelector( '#place_order' ).outerHTML = '<button type="button" id="place_order">Pay again</button>';`
			),
		],
	} );
	const clicked = new Promise< string | null >( ( resolve ) =>
		document.body.addEventListener( 'click', ( { target } ) =>
			resolve( ( target as Element ).textContent )
		)
	);
	document.querySelector< HTMLElement >( '#place_order' )?.click();
	expect( await clicked ).toBe( 'Pay again' );
} );

it( 'keeps the focus in a field that a script moves', async () => {
	document.body.innerHTML =
		'<div id="fields"><input id="moved"><input></div><div id="host"></div>';
	mount( host(), {
		groups: [ { name: 'moving', for: '#moved', scripts: [ 0 ] } ],
		scripts: [
			code(
				`document.querySelector( '#fields' ).append( document.querySelector( '#moved' ) );`
			),
		],
	} );
	const moved = document.querySelector< HTMLElement >( '#moved' );
	moved?.focus();
	await whenRun( 'moving' );
	expect( moved?.nextSibling ).toBeNull();
	expect( document.activeElement ).toBe( moved );
} );

it( 'handles what the visitor has entered before the module has loaded', async () => {
	document.body.innerHTML = '<input id="early">';
	const early = document.querySelector( '#early' ) as HTMLInputElement;
	const changed = jest.fn();
	early.addEventListener( 'change', changed );
	early.value = 'abc';
	mount( host(), {
		groups: [ { name: 'early', for: '#early', scripts: [ 0 ] } ],
		scripts: [ code( `document.querySelector( '#early' ).value = '';` ) ],
	} );
	await whenRun( 'early' );
	await Promise.resolve();
	expect( early.value ).toBe( 'abc' );
	expect( changed ).toHaveBeenCalled();
} );

it.each( [
	[ 'a text', '<input id="x0">', 'text' ],
	[ 'a check box', '<input id="x1" type="checkbox">', 'checked' ],
	[
		'a list without a selected option',
		'<select id="x2"><option>a<option>b</select>',
		'second',
	],
	[
		'a list with a selected option',
		'<select id="x3"><option>a<option>b<option selected>c</select>',
		'second',
	],
] )( 'starts for %s only if it has changed', async ( _, html, change ) => {
	document.body.innerHTML = html;
	const control = document.body.firstElementChild as HTMLInputElement;
	const { id } = control;
	// Each has a name of its own, because earlier ones still listen.
	const settings = {
		groups: [ { name: id, for: `#${ id }`, scripts: [ 0 ] } ],
		scripts: [ code( `runs.push( '${ id }' );` ) ],
	};
	mount( host(), settings );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( runs() ).not.toContain( id );
	if ( change === 'second' ) {
		( control as unknown as HTMLSelectElement ).selectedIndex = 1;
	} else if ( change === 'checked' ) {
		control.checked = true;
	} else {
		control.value = 'b';
	}
	mount( host(), settings );
	await whenRun( id );
	expect( runs() ).toContain( id );
} );

it( 'waits for the visitor where a group serves the whole page', async () => {
	document.body.innerHTML = '<input id="first">';
	mount( host(), {
		groups: [ { name: 'page', for: 'body', scripts: [ 0 ] } ],
		scripts: [ code( `runs.push( 'page' );` ) ],
	} );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( runs() ).toEqual( [] );
	document.querySelector< HTMLElement >( '#first' )?.focus();
	await whenRun( 'page' );
	expect( runs() ).toEqual( [ 'page' ] );
} );

it.each( [
	[ 'cart', 'woocommerce-cart-form', 'name="update_cart"' ],
	[ 'checkout', 'checkout', 'id="place_order"' ],
] )(
	'submits the form of the %s without its scripts only if the site is reachable',
	async ( name, form, attribute ) => {
		document.body.innerHTML = `<form class="${ form }"><button ${ attribute }>Send</button></form><div id="host"></div>`;
		const src = `/missing-${ count }.js`;
		mount( host(), {
			groups: [ { name, for: 'form', scripts: [ 0 ] } ],
			scripts: [ code( '', { src } ) ],
			i18n_unreachable: 'No connection.',
		} );
		const submitted = jest.fn( ( event: Event ) => event.preventDefault() );
		document.forms[ 0 ]?.addEventListener( 'submit', submitted );
		const button = document.querySelector( 'button' ) as HTMLElement;
		const script = () => document.querySelector( `script[src="${ src }"]` );
		const message = () =>
			document.querySelector( 'button + [role=alert]' )?.textContent;
		const clickWithoutScripts = async (
			isOnline: boolean,
			isDone: () => boolean
		) => {
			jest.mocked( isReachable ).mockResolvedValueOnce( isOnline );
			button.click();
			await until( () => script() !== null );
			script()?.dispatchEvent( new Event( 'error' ) );
			await until( isDone );
		};
		await clickWithoutScripts( false, () => message() !== undefined );
		expect( message() ).toBe( 'No connection.' );
		expect( submitted ).not.toHaveBeenCalled();
		await clickWithoutScripts(
			true,
			() => submitted.mock.calls.length > 0
		);
		expect( message() ).toBeUndefined();
		expect( submitted ).toHaveBeenCalledTimes( 1 );
		// The page has stayed, and the next click may be one without a network again.
		await clickWithoutScripts( false, () => message() !== undefined );
		expect( message() ).toBe( 'No connection.' );
		expect( submitted ).toHaveBeenCalledTimes( 1 );
	}
);
