import { act } from 'react';
import { createRoot } from 'react-dom/client';
import apiFetch from '@wordpress/api-fetch';
import { fetchList, useAction, useRequest } from '.';

jest.mock( '@wordpress/api-fetch', () => ( {
	__esModule: true,
	default: jest.fn(),
} ) );

(
	globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
 ).IS_REACT_ACT_ENVIRONMENT = true;

/** Renders a hook and returns a way to read its last result and to render it again. */
function renderHook< P, R >( hook: ( props: P ) => R, first: P ) {
	const results: R[] = [];
	const Component = ( { props }: { props: P } ) => {
		results.push( hook( props ) );
		return null;
	};
	const root = createRoot( document.createElement( 'div' ) );
	const render = ( props: P ): Promise< void > =>
		act( async () => root.render( <Component props={ props } /> ) );
	return {
		render: () => render( first ),
		rerender: render,
		result: () => results.at( -1 )!,
		unmount: () => act( async () => root.unmount() ),
	};
}

describe( 'useRequest', () => {
	const pending = new Map<
		string,
		{
			resolve: ( value: string ) => void;
			reject: ( error: unknown ) => void;
			signal: AbortSignal;
		}
	>();
	const useTested = ( key: string | null ) =>
		useRequest(
			key,
			( signal ) =>
				new Promise< string >( ( resolve, reject ) =>
					pending.set( key ?? '', { resolve, reject, signal } )
				)
		);
	const settle = ( change: () => void ) => act( async () => change() );

	it( 'loads, and keeps the last data while the next request runs', async () => {
		const { render, rerender, result } = renderHook<
			string | null,
			ReturnType< typeof useTested >
		>( useTested, 'a' );
		await render();
		expect( result() ).toMatchObject( { data: null, isLoading: true } );
		await settle( () => pending.get( 'a' )?.resolve( 'A' ) );
		expect( result() ).toMatchObject( { data: 'A', isLoading: false } );
		await rerender( 'b' );
		expect( result() ).toMatchObject( { data: 'A', isLoading: true } );
		await settle( () => pending.get( 'b' )?.reject( new Error( 'No.' ) ) );
		expect( result() ).toMatchObject( {
			data: 'A',
			error: 'No.',
			isLoading: false,
		} );
		await settle( () => result().clearError() );
		expect( result().error ).toBe( '' );
		await settle( () => result().setData( 'C' ) );
		expect( result().data ).toBe( 'C' );
	} );

	it( 'ignores all requests but the newest', async () => {
		const { render, rerender, result, unmount } = renderHook<
			string | null,
			ReturnType< typeof useTested >
		>( useTested, 'a' );
		await render();
		await rerender( 'b' );
		expect( pending.get( 'a' )?.signal.aborted ).toBe( true );
		await settle( () => pending.get( 'b' )?.resolve( 'B' ) );
		await settle( () => pending.get( 'a' )?.resolve( 'A' ) );
		expect( result().data ).toBe( 'B' );
		await unmount();
		expect( pending.get( 'b' )?.signal.aborted ).toBe( true );
	} );

	it( 'requests nothing without a key', async () => {
		pending.clear();
		const { render, result } = renderHook( useTested, null );
		await render();
		expect( pending.size ).toBe( 0 );
		expect( result().isLoading ).toBe( false );
	} );
} );

it( 'useAction reports that it runs, succeeded or failed', async () => {
	const { render, result } = renderHook( () => useAction(), null );
	await render();
	let finish = (): void => undefined;
	let outcome: Promise< boolean >;
	await act( async () => {
		outcome = result().run(
			() => new Promise< void >( ( resolve ) => ( finish = resolve ) )
		);
	} );
	expect( result() ).toMatchObject( { status: 'busy', isBusy: true } );
	await act( async () => {
		finish();
		expect( await outcome ).toBe( true );
	} );
	expect( result() ).toMatchObject( { status: 'done', isBusy: false } );
	await act( async () => {
		expect(
			await result().run( () => Promise.reject( { message: 'No.' } ) )
		).toBe( false );
	} );
	expect( result() ).toMatchObject( { status: 'failed', error: 'No.' } );
	await act( async () => result().reset() );
	expect( result() ).toMatchObject( { status: 'idle', error: '' } );
} );

describe( 'fetchList', () => {
	const fetch = apiFetch as unknown as jest.Mock;
	const { signal } = new AbortController();

	it( 'reads items and headers', async () => {
		fetch.mockResolvedValue( {
			json: async () => [ 1, 2 ],
			headers: new Map( [
				[ 'X-WP-Total', '41' ],
				[ 'X-WP-TotalPages', '21' ],
			] ),
		} );
		expect( await fetchList( '/a', signal ) ).toMatchObject( {
			items: [ 1, 2 ],
			total: 41,
			pages: 21,
		} );
		expect( fetch ).toHaveBeenCalledWith( {
			path: '/a',
			parse: false,
			signal,
		} );
	} );

	it( 'rejects as apiFetch() does', async () => {
		const error = { code: 'fetch_error', message: 'Offline.' };
		fetch.mockRejectedValue( error );
		await expect( fetchList( '/a', signal ) ).rejects.toBe( error );
	} );
} );
