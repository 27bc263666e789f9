// Runs the steps of check and test: says what runs, how long it took, and shows the output of what failed.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * @typedef {Object} Step
 * @property {string}   name    As people read it.
 * @property {string[]} command Program and arguments.
 * @property {boolean}  [show]  Prints the output as it comes, not only on failure.
 */

/**
 * Runs one step.
 *
 * @param {Step} step The step.
 * @return {Promise<boolean>} Whether it went well.
 */
export function runStep( {
	name,
	command: [ program = '', ...args ],
	show = false,
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
 * Runs lanes of steps side by side, the steps of a lane one after the other, and all of them whatever fails.
 *
 * @param {Step[][]} lanes The lanes.
 * @return {Promise<boolean>} Whether all went well.
 */
export async function runLanes( lanes ) {
	const results = await Promise.all(
		lanes.map( async ( lane ) => {
			let well = true;
			for ( const step of lane ) {
				well = ( await runStep( step ) ) && well;
			}
			return well;
		} )
	);
	return results.every( Boolean );
}
