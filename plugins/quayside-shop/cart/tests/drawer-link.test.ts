import { drawerThere, openDrawer } from '../drawer-link';

const page = ( state?: string ): HTMLElement => {
	document.body.innerHTML = `<button data-island-for="quayside-cart-drawer"></button><div id="quayside-cart-drawer" ${ state ? `data-island-state="${ state }"` : '' }><script type="application/json" data-seal>{}</script></div>`;
	return document.getElementById( 'quayside-cart-drawer' ) as HTMLElement;
};

it( 'opens the drawer by its link', () => {
	page();
	const clicked = jest.fn();
	document.querySelector( 'button' )?.addEventListener( 'click', clicked );
	openDrawer();
	expect( clicked ).toHaveBeenCalledTimes( 1 );
} );

it.each( [ 'mounted', 'failed' ] )( 'waits for a drawer on its way: %s', async ( state ) => {
	const host = page( 'loading' );
	const there = jest.fn();
	const done = drawerThere().then( there );
	await Promise.resolve();
	expect( there ).not.toHaveBeenCalled();
	host.dispatchEvent( new CustomEvent( `quayside:island:${ state }`, { bubbles: true } ) );
	await done;
	expect( there ).toHaveBeenCalled();
} );

it.each( [ 'mounted', 'failed' ] )( 'waits for no drawer that is %s', async ( state ) => {
	page( state );
	await expect( drawerThere() ).resolves.toBeUndefined();
} );

it( 'waits for no drawer on a page without one', async () => {
	document.body.innerHTML = '';
	openDrawer();
	await expect( drawerThere() ).resolves.toBeUndefined();
} );
