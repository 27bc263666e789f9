import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

/**
 * Writes the results of a benchmark to their section of a page of the docs.
 *
 * @param {string} name Name in the comments around the section.
 * @param {string} text Results in Markdown.
 * @param {string} page File of the page.
 */
export function writeSection( name, text, page = 'docs/benchmark.md' ) {
	const file = join( ROOT, page );
	const pattern = new RegExp(
		`(<!-- ${ name } -->\n)[^]*?(\n<!-- /${ name } -->)`
	);
	const old = readFileSync( file, 'utf8' );
	if ( ! pattern.test( old ) ) {
		throw new Error( `${ page } has no section "${ name }".` );
	}
	writeFileSync(
		file,
		old.replace(
			pattern,
			( _, start, end ) => `${ start }\n${ text }\n${ end }`
		)
	);
}
