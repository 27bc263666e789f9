import { useEffect } from 'react';
import { sealedHost, unseal } from './seal';
import { sealedRoot } from './sealed-root';

it( 'renders into a host and preserves its seal', async () => {
	document.body.innerHTML =
		'<div id="cart"><script type="application/json" data-seal>{"module":"@quayside/shop/cart"}</script><p>From the server</p></div>';
	const host = document.getElementById( 'cart' ) as HTMLElement;
	let onEffect: () => void = () => undefined;
	const Island = ( { text }: { text: string } ) => {
		useEffect( () => onEffect() );
		return <p>{ text }</p>;
	};
	const root = sealedRoot( host );
	const render = async ( text: string ): Promise< void > => {
		const effect = new Promise< void >(
			( resolve ) => ( onEffect = resolve )
		);
		root.render( <Island text={ text } /> );
		// React may run effects in the task that draws, before the observer's
		// microtask. A click comes in a later task.
		await effect;
		expect( [
			sealedHost( 'cart' ),
			host.textContent?.replace( /^\{.*\}/, '' ),
		] ).toEqual( [ host, text ] );
		expect( unseal( host ) ).toEqual( { module: '@quayside/shop/cart' } );
	};
	await render( 'One' );
	await render( 'Two' );
} );
