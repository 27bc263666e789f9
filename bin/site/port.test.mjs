/**
 * @jest-environment node
 */
import { createServer } from 'node:net';
import { ensurePortFree } from './port.mjs';

const listen = ( host ) =>
	new Promise( ( done ) => {
		const server = createServer();
		server.listen( 0, host, () => done( server ) );
	} );

it.each( [ '127.0.0.1', '0.0.0.0' ] )(
	'rejects with instructions while the port is in use on %s',
	async ( host ) => {
		const server = await listen( host );
		const { port } = server.address();
		await expect( ensurePortFree( port ) ).rejects.toThrow(
			`Port ${ port } is in use. Stop the process that uses it or use another port: --port=N.`
		);
		await new Promise( ( done ) => server.close( done ) );
		await expect( ensurePortFree( port ) ).resolves.toBeUndefined();
	}
);
