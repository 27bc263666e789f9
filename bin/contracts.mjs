// npm run contracts: makes the TypeScript types of contracts/. With --check it only says which are stale.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { ROOT } from './paths.mjs';

const check = process.argv.includes( '--check' );
const source = join( ROOT, 'contracts' );
const target = join( ROOT, 'packages/contracts/src' );

/** Contract names such as "shop/cart.add-request". */
const areas = existsSync( source )
	? readdirSync( source, { withFileTypes: true } ).filter( ( entry ) =>
			entry.isDirectory()
		)
	: [];
const names = areas.flatMap( ( { name: area } ) =>
	readdirSync( join( source, area ) )
		.filter( ( file ) => file.endsWith( '.json' ) )
		.map( ( file ) => `${ area }/${ file.replace( /\.json$/, '' ) }` )
);

const wanted = new Map();
for ( const name of names ) {
	const schema = JSON.parse(
		readFileSync( join( source, `${ name }.json` ), 'utf8' )
	);
	if ( ! /^[A-Z][A-Za-z0-9]*$/.test( schema.title ?? '' ) ) {
		console.error(
			`contracts/${ name }.json needs a "title" in PascalCase: it names the type.`
		);
		process.exit( 1 );
	}
	const types = await compile( schema, schema.title, {
		bannerComment: `// Made from contracts/${ name }.json by npm run contracts.`,
		additionalProperties: schema.additionalProperties ?? false,
		style: { useTabs: true, singleQuote: true },
	} );
	wanted.set( `${ name }.d.ts`, types );
}

const present = existsSync( target )
	? readdirSync( target, { recursive: true, encoding: 'utf8' } ).filter(
			( file ) => file.endsWith( '.d.ts' )
		)
	: [];
const stale = [
	...[ ...wanted ]
		.filter(
			( [ file, types ] ) =>
				! existsSync( join( target, file ) ) ||
				readFileSync( join( target, file ), 'utf8' ) !== types
		)
		.map( ( [ file ] ) => file ),
	...present.filter( ( file ) => ! wanted.has( file ) ),
];
if ( check ) {
	for ( const file of stale ) {
		console.error(
			`packages/contracts/src/${ file } is stale: run npm run contracts.`
		);
	}
	process.exit( stale.length ? 1 : 0 );
}
for ( const file of stale ) {
	const types = wanted.get( file );
	if ( types === undefined ) {
		rmSync( join( target, file ) );
	} else {
		mkdirSync( dirname( join( target, file ) ), { recursive: true } );
		writeFileSync( join( target, file ), types );
	}
}
console.log( `${ wanted.size } contracts, ${ stale.length } types written.` );
