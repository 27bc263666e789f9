// Runs the steps of check and test, prints how long each took, and the output of failed ones.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * @typedef {Object} Step
 * @property {string}   name    Display name.
 * @property {string[]} command Program and arguments.
 * @property {boolean}  [show]  Whether to print the output immediately, not only on failure.
 * @property {NodeJS.ProcessEnv} [env] Environment, by default that of this process.
 */

/**
 * Runs one step.
 *
 * @param {Step} step Step to run.
 * @return {Promise<boolean>} Whether it succeeded.
 */
export function runStep( {
	name,
	command: [ program = '', ...args ],
	show = false,
	env = process.env,
} ) {
	const start = Date.now();
	if ( show ) {
		console.log( `\n── ${ name }` );
	}
	return new Promise( ( done ) => {
		/** @type {Buffer[]} */
		const output = [];
		const child = spawn( program, args, {
			cwd: ROOT,
			env,
			stdio: show
				? [ 'ignore', 'inherit', 'inherit' ]
				: [ 'ignore', 'pipe', 'pipe' ],
		} );
		child.stdout?.on( 'data', ( data ) => output.push( data ) );
		child.stderr?.on( 'data', ( data ) => output.push( data ) );
		child.on( 'error', ( error ) =>
			output.push( Buffer.from( `${ error.message }\n` ) )
		);
		child.on( 'close', ( code ) => {
			const seconds = ( ( Date.now() - start ) / 1000 ).toFixed( 1 );
			if ( code !== 0 ) {
				process.stdout.write( Buffer.concat( output ) );
			}
			console.log(
				`${ code === 0 ? '✓' : '✗' } ${ name } (${ seconds } s)`
			);
			done( code === 0 );
		} );
	} );
}

/**
 * Runs lanes of steps in parallel, and the steps of a lane in order. A failed step does not stop the others.
 *
 * @param {Step[][]} lanes Lanes.
 * @return {Promise<boolean>} Whether all steps succeeded.
 */
export async function runLanes( lanes ) {
	const results = await Promise.all(
		lanes.map( async ( lane ) => {
			let succeeded = true;
			for ( const step of lane ) {
				succeeded = ( await runStep( step ) ) && succeeded;
			}
			return succeeded;
		} )
	);
	return results.every( Boolean );
}
