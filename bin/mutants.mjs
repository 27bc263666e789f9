// npm run mutants [-- AREA…]: changes the code in small ways and counts how many of the changes a test notices. docs/mutants.md says how and what came of it.
// --language=typescript or php takes one of the two; --only=TEXT takes files whose path contains it; --every=N takes each Nth mutant of PHP; --workers=N is for Stryker (1); --site= and --port= are the PHP tests' site.
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
		`No such area: ${ unknown.join( ', ' ) }. There are ${ Object.keys( areas ).join( ', ' ) }.`
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
