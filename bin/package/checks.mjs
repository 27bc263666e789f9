// Runs Plugin Check and Theme Check on installed parts. docs/packages.md explains the messages that remain.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PLUGINS, ROOT, THEME } from '../paths.mjs';
import { php } from '../site/site.mjs';

/** @typedef {{ kind: string, part: string, file: string, line: number, code: string, message: string }} Message */

/** Returns the code and the text of the messages that docs/packages.md explains, from the first two columns of its tables. */
const explained = () =>
	[
		...readFileSync( join( ROOT, 'docs/packages.md' ), 'utf8' ).matchAll(
			/^\| `([^`]+)` \| (?:`([^`]+)`|any) \|/gm
		),
	].map( ( [ , code, text = '' ] ) => ( { code, text } ) );

/**
 * Runs the checks.
 *
 * @param {import('../site/site.mjs').Site} site        Site with all parts.
 * @param {string}                          pluginCheck Folder of Plugin Check with its libraries; '' to leave it out.
 * @param {string}                          themeCheck  Folder of Theme Check; '' to leave it out.
 * @return {string[]} Errors and warnings without an explanation.
 */
export function runChecks( site, pluginCheck, themeCheck ) {
	const run = (
		/** @type {string} */ script,
		/** @type {string[]} */ args
	) =>
		/** @type {Message[]} */ (
			JSON.parse( php( site, `../package/${ script }.php`, args ) )
		);
	const messages = [
		...( pluginCheck
			? run( 'plugin-check', [ resolve( pluginCheck ), ...PLUGINS ] )
			: [] ),
		...( themeCheck
			? run( 'theme-check', [ resolve( themeCheck ), THEME ] )
			: [] ),
	];
	const known = explained();
	return messages
		.filter(
			( { kind, code, file, message } ) =>
				kind !== 'info' &&
				! known.some(
					( one ) =>
						one.code === code &&
						`${ file } ${ message }`.includes( one.text )
				)
		)
		.map(
			( { kind, part, file, line, code, message } ) =>
				`${ kind } ${ part }/${ file }:${ line } ${ code }: ${ message.slice( 0, 300 ) }`
		);
}
