// Checks whether a port is available.
import { createServer } from 'node:net';

/**
 * Resolves if a port is available.
 *
 * @param {number} port TCP port on 127.0.0.1.
 * @return {Promise<void>} Resolves if the port is available.
 * @throws {Error} With instructions if the port is in use or not allowed.
 */
export const ensurePortFree = ( port ) =>
	new Promise( ( free, fail ) => {
		const server = createServer();
		server.once(
			'error',
			( /** @type {NodeJS.ErrnoException} */ { code } ) =>
				fail(
					new Error(
						code === 'EADDRINUSE'
							? `Port ${ port } is in use. Stop the process that uses it or use another port: --port=N.`
							: `Port ${ port } cannot be used (${ code }). Use another port: --port=N.`
					)
				)
		);
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () =>
			server.close( () => free() )
		);
	} );
