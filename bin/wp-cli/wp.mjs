// Runs WP-CLI on a site, and says what a command must have printed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';

/**
 * @typedef {Object} Result
 * @property {number} code  Exit code.
 * @property {string} out   Standard output.
 * @property {string} error Standard error, without PHP's messages about WP-CLI's own files.
 */

/**
 * @typedef {Object} Options
 * @property {string} [input] Standard input. By default, it is empty and not a terminal.
 */

/** Seconds after which a command has failed. */
const TIMEOUT = 60;

/** Messages about the folder of WP-CLI, such as deprecations in PHP versions that are newer than it. */
const OWN_MESSAGES =
	/^(?:PHP )?(?:Deprecated|Notice|Warning): .* in \S*\/(?:vendor|wp-cli[^/\s]*\.phar)\/.*\n?/gm;

export class Wp {
	/**
	 * @param {string}   program Path of WP-CLI.
	 * @param {string}   folder  Folder of the site.
	 * @param {string[]} [args]  Arguments of all commands, such as --url.
	 */
	constructor( program, folder, args = [] ) {
		this.program = program;
		this.folder = folder;
		this.args = args;
	}

	/** Returns the same site with more arguments. */
	with( /** @type {string[]} */ ...args ) {
		return new Wp( this.program, this.folder, [ ...this.args, ...args ] );
	}

	/**
	 * Runs a command.
	 *
	 * @param {string[]} args      Arguments.
	 * @param {Options}  [options] Options.
	 * @return {Result} Result.
	 */
	run( args, { input = '' } = {} ) {
		const { status, stdout, stderr, error } = spawnSync(
			this.program,
			[
				'--allow-root',
				'--no-color',
				`--path=${ this.folder }`,
				...this.args,
				...args,
			],
			{
				input,
				encoding: 'utf8',
				timeout: TIMEOUT * 1000,
				maxBuffer: 256 * 1024 * 1024,
			}
		);
		if ( error ) {
			throw error;
		}
		return {
			code: status ?? -1,
			out: stdout,
			error: stderr.replace( OWN_MESSAGES, '' ).trim(),
		};
	}

	/**
	 * Runs a command that must succeed without a message on the standard error.
	 *
	 * @param {string[]} args      Arguments.
	 * @param {Options}  [options] Options.
	 * @return {string} Standard output.
	 */
	succeeds( args, options ) {
		const result = this.run( args, options );
		assert.deepEqual(
			{ code: result.code, error: result.error },
			{ code: 0, error: '' },
			`wp ${ args.join( ' ' ) }\n${ result.out }`
		);
		return result.out;
	}

	/** Runs a command that must succeed and returns its JSON. */
	json( /** @type {string[]} */ args ) {
		return JSON.parse( this.succeeds( [ ...args, '--format=json' ] ) );
	}

	/**
	 * Runs a command that must fail with a message on the standard error, and print nothing else.
	 *
	 * @param {string[]} args      Arguments.
	 * @param {RegExp}   message   What the message contains.
	 * @param {Options}  [options] Options.
	 */
	fails( args, message, options ) {
		const result = this.run( args, options );
		const command = `wp ${ args.join( ' ' ) }`;
		assert.equal( result.code, 1, `${ command }\n${ result.out }` );
		assert.match( result.error, /^Error: /m, command );
		assert.match( result.error, message, command );
		// A question is on the standard output.
		assert.doesNotMatch( result.out, /Success/, command );
	}
}
