import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { Queue } from '../../queue';
import { callStore } from '../../request';
import { Undo } from '../undo';

jest.mock( '../../request', () => ( {
	callStore: jest.fn( async () => ( { fragments: {} } ) ),
} ) );

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

it( 'restores the product after an addition that is in progress, which would otherwise be lost', async () => {
	let last: Promise< unknown > = Promise.resolve();
	Object.assign( navigator, {
		locks: {
			request: (
				_name: string,
				_options: LockOptions,
				task: () => Promise< unknown >
			) => ( last = last.then( task ) ),
		},
	} );
	let release = (): void => undefined;
	const adding = new Queue().add(
		() => new Promise( ( resolve ) => ( release = resolve ) )
	);
	const restored = jest.fn();
	const container = document.createElement( 'div' );
	await act( async () =>
		createRoot( container ).render(
			<Undo
				removed={ { key: 'k1', name: 'Mug' } }
				address="/?wc-ajax=%%endpoint%%"
				onRestored={ restored }
			/>
		)
	);
	await act( async () => container.querySelector( 'button' )?.click() );
	expect( callStore ).not.toHaveBeenCalled();
	await act( async () => {
		release();
		await adding;
	} );
	expect( callStore ).toHaveBeenCalledWith(
		'/?wc-ajax=%%endpoint%%',
		'quayside_restore_cart_item',
		{ cart_item_key: 'k1' }
	);
	expect( restored ).toHaveBeenCalledTimes( 1 );
	Reflect.deleteProperty( navigator, 'locks' );
} );
