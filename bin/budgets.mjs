// node bin/budgets.mjs: fails if a built file is larger than budgets.json allows or has no budget.
// --list prints every file with its size. --root=FOLDER and --budgets=FILE use other paths, for tests.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ROOT } from './paths.mjs';

const { values } = parseArgs( {
	options: {
		root: { type: 'string', default: ROOT },
		budgets: { type: 'string', default: join( ROOT, 'budgets.json' ) },
		list: { type: 'boolean', default: false },
	},
} );

/** Returns the transfer size in bytes (gzip -9). */
const getTransferSize = ( /** @type {string} */ file ) =>
	gzipSync( readFileSync( join( values.root, file ) ), { level: 9 } ).length;

/** Returns the scripts and styles that webpack wrote, as paths relative to the root. Skips kit, contracts, and fonts. */
function findBuiltFiles() {
	const found = [];
	for ( const group of [ 'plugins', 'themes' ] ) {
		for ( const name of existsSync( join( values.root, group ) )
			? readdirSync( join( values.root, group ) )
			: [] ) {
			const build = join( group, name, 'build' );
			for ( const file of existsSync( join( values.root, build ) )
				? readdirSync( join( values.root, build ), {
						recursive: true,
						encoding: 'utf8',
					} )
				: [] ) {
				if ( /\.(js|css)$/.test( file ) ) {
					found.push( join( build, file ).replaceAll( '\\', '/' ) );
				}
			}
		}
	}
	return found.sort();
}

/** Determines whether a path matches a pattern. An asterisk matches anything within one folder. */
const matches = ( /** @type {string} */ pattern, /** @type {string} */ file ) =>
	new RegExp(
		`^${ pattern.replace( /[.+?^${}()|[\]\\]/g, '\\$&' ).replaceAll( '*', '[^/]*' ) }$`
	).test( file );

/** Returns the left-to-right stylesheet of a right-to-left one, which has the same budget. */
const withoutRtl = ( /** @type {string} */ file ) =>
	file.replace( /-rtl\.css$/, '.css' );

/** @type {{ files: Array<{ file: string, limit: number, why: string }>, sums: Array<{ name: string, of: string[], limit: number, why: string }> }} */
const { files: budgets, sums } = JSON.parse(
	readFileSync( values.budgets, 'utf8' )
);
const built = findBuiltFiles();
const size = new Map(
	built.map( ( file ) => [ file, getTransferSize( file ) ] )
);
const problems = [];

for ( const file of built ) {
	const budget = budgets.find( ( { file: pattern } ) =>
		matches( pattern, withoutRtl( file ) )
	);
	if ( values.list ) {
		console.log(
			`${ String( size.get( file ) ).padStart( 7 ) } of ${ String( budget?.limit ?? '?' ).padStart( 6 ) }  ${ file }`
		);
	}
	if ( ! budget ) {
		problems.push(
			`${ file }: ${ size.get( file ) } B without a budget. Add it to budgets.json.`
		);
	} else if ( ( size.get( file ) ?? 0 ) > budget.limit ) {
		problems.push(
			`${ file }: ${ size.get( file ) } B, limit ${ budget.limit } B (${ budget.why })`
		);
	}
}
for ( const { name, of, limit, why } of sums ) {
	const total = built
		.filter(
			( file ) =>
				of.some( ( /** @type {string} */ pattern ) =>
					matches( pattern, file )
				) && file === withoutRtl( file )
		)
		.reduce( ( sum, file ) => sum + ( size.get( file ) ?? 0 ), 0 );
	if ( values.list ) {
		console.log(
			`${ String( total ).padStart( 7 ) } of ${ String( limit ).padStart( 6 ) }  ${ name }`
		);
	}
	if ( total > limit ) {
		problems.push(
			`${ name }: ${ total } B, limit ${ limit } B (${ why })`
		);
	}
}
if ( built.length === 0 ) {
	problems.push( 'Nothing is built. Run npm run build first.' );
}
if ( problems.length > 0 ) {
	console.error(
		`Over the size budgets (gzip -9):\n${ problems.map( ( problem ) => `  ${ problem }` ).join( '\n' ) }`
	);
	process.exit( 1 );
}
console.log( `${ built.length } built files within their budgets.` );
