// Scenario of bin/test-faults.mjs: PHP, Redis, and MariaDB are killed in turn until all clients are done.
import { readFileSync } from 'node:fs';
import { crashMariadb, startMariadb } from '../site/mariadb.mjs';

/** Time (ms) between faults. */
const PAUSE = 700;

const pause = () => new Promise( ( done ) => setTimeout( done, PAUSE ) );

/** Processes of PHP-FPM on all nodes. */
const workers = ( /** @type {number[]} */ nodes ) =>
	nodes.flatMap( ( pid ) =>
		readFileSync( `/proc/${ pid }/task/${ pid }/children`, 'utf8' )
			.trim()
			.split( ' ' )
			.filter( Boolean )
			.map( Number )
	);

/** Kills a process of PHP, then Redis, then MariaDB, and so on until the clients are done. */
async function killInTurn(
	/** @type {import('./context.mjs').Context} */ { home },
	/** @type {import('./context.mjs').Server} */ server,
	/** @type {() => boolean} */ isRunning
) {
	const faults = {
		'PHP processes killed': 0,
		'times Redis': 0,
		'times MariaDB': 0,
	};
	const kinds = [
		() => {
			const all = workers( server.nodes );
			process.kill(
				Number( all[ Math.floor( Math.random() * all.length ) ] ),
				'SIGKILL'
			);
			faults[ 'PHP processes killed' ]++;
		},
		async () => {
			if ( server.redis ) {
				server.redis.stop();
				await pause();
				await server.redis.start();
				faults[ 'times Redis' ]++;
			}
		},
		() => {
			crashMariadb( home );
			startMariadb( home );
			faults[ 'times MariaDB' ]++;
		},
	];
	for ( let number = 0; isRunning(); number++ ) {
		await pause();
		// Kills PHP between the others, which take longer.
		await kinds[ [ 0, 1, 0, 2 ][ number % 4 ] ?? 0 ]?.();
	}
	return faults;
}

/**
 * Runs the scenario.
 *
 * @param {import('./context.mjs').Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testKills( context ) {
	const server = await context.start( [ {}, {} ] );
	try {
		const { problems } = await context.submitDuring( ( isRunning ) =>
			killInTurn( context, server, isRunning )
		);
		return problems;
	} finally {
		await server.stop();
	}
}
