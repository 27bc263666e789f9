import { REQUESTED, whenRun } from '../when-run';
import type { RequestedScripts } from '../when-run';

const requested = jest.fn( ( event: Event ) => {
	( event as CustomEvent< RequestedScripts > ).detail.run = Promise.resolve();
} );
const setState = ( host: HTMLElement | null, state: string ): void => {
	host?.setAttribute( 'data-island-state', state );
	host?.dispatchEvent(
		new CustomEvent( `quayside:island:${ state }`, { bubbles: true } )
	);
};

beforeAll( () => document.body.addEventListener( REQUESTED, requested ) );
beforeEach( () => requested.mockClear() );

test.each( [ 'mounted', 'failed' ] )(
	'a request waits until the module has %s, and later ones do not',
	async ( state ) => {
		document.body.innerHTML =
			'<div data-island="on-demand-checkout"></div>';
		const host = document.querySelector< HTMLElement >( 'div' );
		const first = whenRun( 'cart' );
		setState( host, 'loading' );
		await Promise.resolve();
		expect( requested ).not.toHaveBeenCalled();
		setState( host, state );
		await first;
		expect( requested ).toHaveBeenCalledTimes( 1 );
		await whenRun( 'cart' );
		expect( requested ).toHaveBeenCalledTimes( 2 );
	}
);

test( 'a page without the module requests at once', async () => {
	document.body.innerHTML = '';
	await whenRun( 'cart' );
	expect( requested ).toHaveBeenCalledTimes( 1 );
} );
