// Whether a port can be listened on.
import { createServer } from 'node:net';

/**
 * @param {number} port TCP port on 127.0.0.1.
 * @return {Promise<void>} Resolves when nobody listens there.
 * @throws {Error} One sentence that says what to do, when the port is taken or not allowed.
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
							? `Port ${ port } is in use. Stop what listens there or choose another: --port=N.`
							: `Port ${ port } can't be used (${ code }). Choose another: --port=N.`
					)
				)
		);
		server.listen( { port, host: '127.0.0.1', exclusive: true }, () =>
			server.close( () => free() )
		);
	} );
