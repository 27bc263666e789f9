// Counts mutants and says which survived.

/**
 * @typedef {Object} Mutant
 * @property {string} file    The changed file, from the root.
 * @property {number} line    Where.
 * @property {string} mutator What kind of change.
 * @property {string} becomes The code that stands there instead.
 * @property {string} fate    "killed" (a test failed or did not end), "survived", or "invalid" where it is no program.
 */

/**
 * The figures of a run. Mutants that are no program count neither way.
 *
 * @param {Mutant[]} mutants All of them.
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
 * A survivor in one line.
 *
 * @param {Mutant} mutant It.
 */
export const describe = ( { file, line, mutator, becomes } ) =>
	`${ file }:${ line } ${ mutator }: ${ becomes.replace( /\s+/g, ' ' ).slice( 0, 160 ) }`;
