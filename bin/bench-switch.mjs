// npm run bench:switch: measures the switch and its undo with 1,000 and 10,000 posts, and 10,000 and 1,000,000 entries.
// --port=N --posts=1000,10000 --entries=10000,1000000 --databases=mariadb,sqlite --write (updates docs/benchmark.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { stopMariadb } from './site/mariadb.mjs';
import { makeSite, php, removeSite, siteHome } from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9185' },
		site: { type: 'string', default: 'bench-switch' },
		posts: { type: 'string', default: '1000,10000' },
		entries: { type: 'string', default: '10000,1000000' },
		databases: { type: 'string', default: 'mariadb,sqlite' },
		wordpress: { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );
const numbers = ( text ) => text.split( ',' ).filter( Boolean ).map( Number );
const log = ( line ) => console.error( line );
const shown = ( number ) => number.toLocaleString( 'en' );
const inside = ( site, code ) =>
	JSON.parse(
		php( site, 'eval.php', [
			`require ${ JSON.stringify( join( ROOT, 'bin/bench/switch.php' ) ) }; echo json_encode( ${ code } );`,
		] )
	);

/** Entries per second that the import has to reach on MariaDB. */
const LEAST = 2000;

let version = '';
const rows = [];

/** Measures one switch and its undo in a new site. */
function measure( database, count, what, fill, sources ) {
	const name = `${ values.site }-${ database }`;
	removeSite( name );
	const site = makeSite(
		{
			name,
			port: Number( values.port ),
			wordpress: values.wordpress,
			database: database === 'mariadb' ? 'mariadb' : undefined,
			seed: false,
		},
		log
	);
	version = coreVersion( site.folder );
	try {
		log( `${ database }: ${ shown( count ) } ${ what }` );
		inside( site, `${ fill }( ${ count } )` );
		for ( const undo of [ false, true ] ) {
			const { seconds, batches, memory, status } = inside(
				site,
				`quayside_bench_switch( [ ${ sources } ], ${ undo } )`
			);
			const rate = count / seconds;
			const isLimited =
				! undo && what === 'entries' && database === 'mariadb';
			const isFinished = status === ( undo ? 'undone' : 'done' );
			rows.push( [
				`${ undo ? 'undo' : 'switch' } of ${ shown( count ) } ${ what }, ${ database === 'mariadb' ? 'MariaDB' : 'SQLite' }`,
				`${ seconds.toFixed( 1 ) } s, ${ shown( Math.round( rate ) ) } a second, ${ batches } batches`,
				`${ ( memory / 1048576 ).toFixed( 1 ) } MiB`,
				isLimited ? `${ shown( LEAST ) } a second` : '',
				isFinished && ( ! isLimited || rate >= LEAST )
					? 'met'
					: '**missed**',
			] );
			log( rows.at( -1 ).join( ' | ' ) );
		}
	} finally {
		stopMariadb( siteHome( name ) );
		removeSite( name );
	}
}

for ( const database of values.databases.split( ',' ) ) {
	for ( const count of numbers( values.posts ) ) {
		measure(
			database,
			count,
			'posts',
			'quayside_bench_posts',
			`'wpforms', 'spectra'`
		);
	}
	for ( const count of numbers( values.entries ) ) {
		measure(
			database,
			count,
			'entries',
			'quayside_bench_sureforms',
			`'sureforms'`
		);
	}
}
const text = [
	`Each post has about 10 KB with a gallery of Spectra and a form of WPForms, each entry three fields. WordPress ${ version }, MariaDB with default settings. Memory is the peak of the process, WordPress included.`,
	'',
	'| measurement | result | memory | at least |  |',
	'| --- | --- | --- | --- | --- |',
	...rows.map( ( cells ) => `| ${ cells.join( ' | ' ) } |` ),
].join( '\n' );
console.log( text );
if ( values.write ) {
	const file = join( ROOT, 'docs/benchmark.md' );
	const [ start, end ] = [ '<!-- switch -->', '<!-- /switch -->' ];
	const old = readFileSync( file, 'utf8' );
	const section = `${ start }\n\n${ text }\n\n${ end }`;
	writeFileSync(
		file,
		old.includes( start )
			? `${ old.split( start )[ 0 ] }${ section }${ old.split( end )[ 1 ] }`
			: `${ old.trimEnd() }\n\n## Switch\n\n\`npm run bench:switch -- --write\` measures the switch from other plugins and its undo.\n\n${ section }\n`
	);
}
