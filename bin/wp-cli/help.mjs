// Checks the help of all commands, and that the documentation names commands and options that exist.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** @typedef {{ name: string, short: string, long: string, synopsis: string }} Command */

/** Options of WP-CLI itself that examples use. */
const GLOBAL = [ '--user', '--url', '--skip-plugins', '--skip-themes' ];

/** Returns the commands, and groups such as `wp quayside forms`, with the options of each. */
function getOptions( /** @type {Command[]} */ commands ) {
	/** @type {Map<string, string[]>} */
	const options = new Map();
	for ( const { name, synopsis } of commands ) {
		options.set( name, synopsis.match( /--[a-z-]+/g ) ?? [] );
	}
	return options;
}

/** Fails if a text has an example with a command or an option that does not exist. */
function checkExamples(
	/** @type {string} */ text,
	/** @type {Map<string, string[]>} */ options,
	/** @type {string} */ place
) {
	for ( const [ example ] of text.matchAll( /\bwp quayside[^\n`)|>$]*/g ) ) {
		const name = [ ...options.keys() ].find(
			( command ) =>
				example === `wp ${ command }` ||
				example.startsWith( `wp ${ command } ` )
		);
		const isGroup = [ ...options.keys() ].some( ( command ) =>
			`${ command } `.startsWith( example.replace( /^wp /, '' ).trim() )
		);
		assert.ok( name || isGroup, `${ place }: ${ example }` );
		for ( const option of example.match( /--[a-z-]+/g ) ?? [] ) {
			assert.ok(
				[ ...( options.get( name ?? '' ) ?? [] ), ...GLOBAL ].includes(
					option
				),
				`${ place }: ${ example } has no ${ option }.`
			);
		}
	}
}

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const helpChecks = {
	'help: every command describes its arguments and has examples': ( {
		wp,
	} ) => {
		/** @type {Command[]} */
		const commands = JSON.parse(
			wp
				.with(
					`--require=${ join( ROOT, 'bin/wp-cli/commands.php' ) }`
				)
				.succeeds( [ 'dump-quayside' ] )
		);
		assert.ok( commands.length > 20, `${ commands.length } commands` );
		const options = getOptions( commands );
		for ( const { name, short, long, synopsis } of commands ) {
			assert.match(
				short,
				/^(?:Permanently )?[A-Z]?[a-z]+s .*\.$/s,
				name
			);
			assert.match( long, /## EXAMPLES\s+wp quayside/, name );
			for ( const argument of synopsis.match( /\[?(?:--|<)\S+/g ) ??
				[] ) {
				assert.ok(
					long.includes( `${ argument }\n: ` ),
					`${ name } does not describe ${ argument }.`
				);
			}
			checkExamples( long, options, name );
		}
		for ( const file of readdirSync( join( ROOT, 'docs' ) ) ) {
			if ( file.endsWith( '.md' ) ) {
				checkExamples(
					readFileSync( join( ROOT, 'docs', file ), 'utf8' ),
					options,
					file
				);
			}
		}
	},
	'help: wp help quayside has a description': ( { wp } ) => {
		assert.match(
			wp.succeeds( [ 'help', 'quayside' ] ),
			/DESCRIPTION\s+Manages/
		);
		assert.match(
			wp.succeeds( [ 'help', 'quayside', 'entries', 'list' ] ),
			/--per-page=<number>/
		);
	},
};
