// npm run contracts: generates the TypeScript types of contracts/. With --check, it only lists stale files.
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

/** Areas, which are the folders of contracts/. */
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

const read = ( /** @type {string} */ name ) =>
	JSON.parse( readFileSync( join( source, `${ name }.json` ), 'utf8' ) );

/**
 * Replaces the parts that another contract describes with the names of its type.
 *
 * @param {string} name Contract.
 * @return {{ schema: any, imports: string[] }} Schema for the generator, and the imports of its types.
 */
const resolve = ( name ) => {
	const imports = new Map();
	const schema = JSON.parse(
		readFileSync( join( source, `${ name }.json` ), 'utf8' ),
		( _, part ) => {
			const other = part?.[ 'x-contract' ];
			if ( ! other ) {
				return part;
			}
			const { title, required: always = [] } = read( other );
			imports.set(
				other,
				`import type { ${ title } } from '@quayside/contracts/${ other }';`
			);
			const required = /** @type {string[]} */ ( part.required ?? [] )
				.filter( ( property ) => ! always.includes( property ) )
				.map( ( property ) => `'${ property }'` )
				.join( ' | ' );
			return {
				description: part.description,
				tsType: required
					? `(${ title } & Required< Pick< ${ title }, ${ required } > >)`
					: title,
			};
		}
	);
	return { schema, imports: [ ...imports.values() ] };
};

const expected = new Map();
for ( const name of names ) {
	const { schema, imports } = resolve( name );
	if ( ! /^[A-Z][A-Za-z0-9]*$/.test( schema.title ?? '' ) ) {
		console.error(
			`contracts/${ name }.json needs a "title" in PascalCase, which becomes the name of the type.`
		);
		process.exit( 1 );
	}
	const types = await compile( schema, schema.title, {
		bannerComment: [
			`// Made from contracts/${ name }.json by npm run contracts.`,
			...imports,
		].join( '\n' ),
		additionalProperties: schema.additionalProperties ?? false,
		style: { useTabs: true, singleQuote: true },
	} );
	expected.set( `${ name }.d.ts`, types );
}

const existing = existsSync( target )
	? readdirSync( target, { recursive: true, encoding: 'utf8' } ).filter(
			( file ) => file.endsWith( '.d.ts' )
		)
	: [];
const stale = [
	...[ ...expected ]
		.filter(
			( [ file, types ] ) =>
				! existsSync( join( target, file ) ) ||
				readFileSync( join( target, file ), 'utf8' ) !== types
		)
		.map( ( [ file ] ) => file ),
	...existing.filter( ( file ) => ! expected.has( file ) ),
];
if ( check ) {
	for ( const file of stale ) {
		console.error(
			`packages/contracts/src/${ file } is stale. Run npm run contracts.`
		);
	}
	process.exit( stale.length ? 1 : 0 );
}
for ( const file of stale ) {
	const types = expected.get( file );
	if ( types === undefined ) {
		rmSync( join( target, file ) );
	} else {
		mkdirSync( dirname( join( target, file ) ), { recursive: true } );
		writeFileSync( join( target, file ), types );
	}
}
console.log( `${ expected.size } contracts, ${ stale.length } types written.` );
