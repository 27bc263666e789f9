// Counts mutants and lists those that survived.

/**
 * @typedef {Object} Mutant
 * @property {string} file    The changed file, from the root.
 * @property {number} line    Its line.
 * @property {string} mutator The kind of change.
 * @property {string} becomes The code that replaces it.
 * @property {string} fate    "killed" (a test failed or timed out), "survived", or "invalid" if it is not valid code.
 */

/**
 * Counts the mutants of a run. Invalid ones are not counted.
 *
 * @param {Mutant[]} mutants All mutants.
 */
export function count( mutants ) {
	const killed = mutants.filter( ( { fate } ) => fate === 'killed' ).length;
	const survived = mutants.filter(
		( { fate } ) => fate === 'survived'
	).length;
	const all = killed + survived;
	return { all, killed, survived, score: all ? ( 100 * killed ) / all : 100 };
}

/**
 * Describes a survivor in one line.
 *
 * @param {Mutant} mutant The survivor.
 */
export const describe = ( { file, line, mutator, becomes } ) =>
	`${ file }:${ line } ${ mutator }: ${ becomes.replace( /\s+/g, ' ' ).slice( 0, 160 ) }`;
