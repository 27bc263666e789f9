// How WordPress Playground (PHP in WebAssembly) is started here: with a folder of WordPress, so that it downloads nothing.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire( import.meta.url );

/** Program of Playground, for Node. */
export const PLAYGROUND = join(
	require.resolve( '@wp-playground/cli/package.json' ),
	'../wp-playground.js'
);

/**
 * Returns the arguments with which Node runs a command of Playground.
 *
 * @param {string}                                                        command Such as "server".
 * @param {{ core: string, blueprint: string, mounts: string[][] }} options Folder of WordPress, path of the blueprint, and
 *                                                                                pairs of a folder and its path in Playground.
 */
export const playgroundArguments = ( command, { core, blueprint, mounts } ) => [
	PLAYGROUND,
	command,
	`--mount-before-install=${ core }:/wordpress`,
	'--wordpress-install-mode=install-from-existing-files-if-needed',
	...mounts.map( ( [ from, to ] ) => `--mount=${ from }:${ to }` ),
	`--blueprint=${ blueprint }`,
];
