// npm run mutants [-- AREA…]: runs mutation tests and reports how many mutants a test detects. See docs/mutants.md.
// --language=typescript or php runs only one language. --only=TEXT includes only paths with this text. --every=N runs every Nth PHP
// mutant. --workers=N sets Stryker's workers (1 by default). --site= and --port= set the site of the PHP tests.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutatePhp } from './mutants/php.mjs';
import { count, describe } from './mutants/report.mjs';
import { mutateTypescript } from './mutants/typescript.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** @typedef {{ files: string[], tests: string[] }} PhpFiles */
/** @type {{ least: number, areas: Record<string, { typescript?: string[], typescriptTests?: string[], php: PhpFiles[] }> }} */
const { areas, least } = JSON.parse(
	readFileSync( join( ROOT, 'bin/mutants/areas.json' ), 'utf8' )
);
const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		language: { type: 'string' },
		only: { type: 'string', default: '' },
		every: { type: 'string', default: '1' },
		workers: { type: 'string', default: '1' },
		site: { type: 'string', default: 'mutants' },
		port: { type: 'string', default: '8892' },
	},
} );
const unknown = positionals.filter( ( name ) => ! areas[ name ] );
if ( unknown.length ) {
	console.error(
		`Unknown area: ${ unknown.join( ', ' ) }. Available areas: ${ Object.keys( areas ).join( ', ' ) }.`
	);
	process.exit( 1 );
}

const folder = join( CACHE, 'mutants' );
mkdirSync( folder, { recursive: true } );
const rows = [];
for ( const [ name, { typescript, typescriptTests, php } ] of Object.entries(
	areas
).filter(
	( [ area ] ) => ! positionals.length || positionals.includes( area )
) ) {
	const runs = {
		typescript:
			typescript &&
			( () =>
				mutateTypescript(
					typescript,
					typescriptTests ?? [],
					values.only,
					Number( values.workers )
				) ),
		php:
			php &&
			( () =>
				php.flatMap( ( { files, tests } ) =>
					mutatePhp( files, tests, values )
				) ),
	};
	for ( const [ language, run ] of Object.entries( runs ) ) {
		if ( run && language === ( values.language ?? language ) ) {
			console.log( `\n${ name }, ${ language }` );
			/** @type {import('./mutants/report.mjs').Mutant[]} */
			const mutants = await run();
			writeFileSync(
				join( folder, `${ name }.${ language }.json` ),
				JSON.stringify( mutants, null, '\t' )
			);
			const survivors = mutants.filter(
				( { fate } ) => fate === 'survived'
			);
			console.log( survivors.map( describe ).join( '\n' ) );
			rows.push( { name, language, ...count( mutants ) } );
		}
	}
}
console.log(
	'\n| area | language | mutants | killed | survived | score |\n|---|---|---|---|---|---|'
);
for ( const { name, language, all, killed, survived, score } of rows ) {
	console.log(
		`| ${ name } | ${ language } | ${ all } | ${ killed } | ${ survived } | ${ score.toFixed( 1 ) } % |`
	);
}
process.exit( rows.every( ( { score } ) => score >= least ) ? 0 : 1 );
