import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

const FILE = join( ROOT, 'docs/benchmark.md' );

/**
 * Writes the results of a benchmark to their section of docs/benchmark.md.
 *
 * @param {string} name Name in the comments around the section.
 * @param {string} text Results in Markdown.
 */
export function writeSection( name, text ) {
	const pattern = new RegExp(
		`(<!-- ${ name } -->\n)[^]*?(\n<!-- /${ name } -->)`
	);
	const old = readFileSync( FILE, 'utf8' );
	if ( ! pattern.test( old ) ) {
		throw new Error( `docs/benchmark.md has no section "${ name }".` );
	}
	writeFileSync(
		FILE,
		old.replace(
			pattern,
			( _, start, end ) => `${ start }\n${ text }\n${ end }`
		)
	);
}
