// Scenario of bin/test-faults.mjs: the clock of one node is 12 hours ahead, then 12 hours behind.
import { FAKETIME } from '../requirements.mjs';
import { startMariadb } from '../site/mariadb.mjs';

/**
 * Runs the scenario.
 *
 * @param {import('./context.mjs').Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testClocks( { home, start, submitDuring } ) {
	const all = [];
	for ( const offset of [ '+12h', '-12h' ] ) {
		// Restarts, because a clock that is set does not jump back.
		startMariadb( home );
		const server = await start( [
			{},
			{ env: { LD_PRELOAD: FAKETIME, FAKETIME: offset } },
		] );
		try {
			const { problems } = await submitDuring( async () => ( {} ) );
			all.push( ...problems );
		} finally {
			await server.stop();
		}
	}
	return all;
}
