// Runs the checks of bin/test-wp-cli.mjs.

/**
 * @typedef {Object} Content
 * @property {number}   form    ID of the form.
 * @property {number[]} entries IDs of its entries, oldest first.
 * @property {string}   today   Date in the site's time zone.
 */

/**
 * @typedef {Object} Context
 * @property {import('./wp.mjs').Wp}             wp      WP-CLI.
 * @property {import('../site/site.mjs').Site} site    Site.
 * @property {Content}                           content Content of the site.
 * @property {string}                            folder  Folder for files.
 */

/**
 * Runs checks one after the other. A failed one does not stop the others.
 *
 * @template T
 * @param {Record<string, ( context: T ) => void>} checks  Checks by name.
 * @param {T}                                      context What they need.
 * @return {string[]} Names of those that failed.
 */
export const runChecks = ( checks, context ) =>
	Object.entries( checks ).flatMap( ( [ name, check ] ) => {
		const start = Date.now();
		/** @type {unknown} */
		let problem;
		try {
			check( context );
		} catch ( error ) {
			problem = error;
		}
		console.log(
			`${ problem ? '✗' : '✓' } ${ name } (${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s)`
		);
		if ( ! problem ) {
			return [];
		}
		console.log(
			problem instanceof Error ? problem.message : String( problem )
		);
		return [ name ];
	} );
