import { Queue } from '../queue';

const tick = (): Promise< void > =>
	new Promise( ( done ) => setTimeout( done, 0 ) );

describe( 'Queue', () => {
	it( '[S4.3] runs one task at a time in the order of the clicks', async () => {
		const queue = new Queue();
		const log: string[] = [];
		const releases: ( () => void )[] = [];
		for ( const name of [ 'a', 'b', 'c' ] ) {
			void queue.add( async () => {
				log.push( `start ${ name }` );
				await new Promise< void >( ( release ) =>
					releases.push( release )
				);
				log.push( `end ${ name }` );
			} );
		}
		await tick();
		expect( log ).toEqual( [ 'start a' ] );
		releases[ 0 ]?.();
		await tick();
		expect( log ).toEqual( [ 'start a', 'end a', 'start b' ] );
		releases[ 1 ]?.();
		await tick();
		releases[ 2 ]?.();
		await tick();
		expect( log.slice( 3 ) ).toEqual( [ 'end b', 'start c', 'end c' ] );
	} );

	it( 'continues after a task that failed, and rejects its promise', async () => {
		const queue = new Queue();
		const failed = queue.add( () =>
			Promise.reject( new Error( 'failed' ) )
		);
		const done = jest.fn();
		const second = queue.add( async () => done() );
		await expect( failed ).rejects.toThrow( 'failed' );
		await second;
		expect( done ).toHaveBeenCalledTimes( 1 );
	} );
} );
