// npm run bench:entries: measures lists, searches, and exports of a million entries, the cost of a submission, and fifty at once.
// --site=NAME --port=N --rows=N --keep (reuses the site) --write (updates docs/benchmark.md). Needs MariaDB.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { median } from './bench/page.mjs';
import { ROOT } from './paths.mjs';
import { coreVersion } from './site/core.mjs';
import { stopMariadb } from './site/mariadb.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';
import { addPlugins } from './bench/site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9183' },
		site: { type: 'string', default: 'bench-entries' },
		rows: { type: 'string', default: '1000000' },
		keep: { type: 'boolean', default: false },
		wordpress: { type: 'string' },
		write: { type: 'boolean', default: false },
	},
} );
const ROWS = Number( values.rows );
const SIMULTANEOUS = 50;

const log = ( line ) => console.error( line );
const inside = ( site, code ) =>
	JSON.parse(
		php( site, 'eval.php', [
			`require ${ JSON.stringify( join( ROOT, 'bin/bench/entries.php' ) ) }; echo json_encode( ${ code } );`,
		] )
	);
const quoted = ( value ) =>
	`json_decode( base64_decode( '${ btoa( JSON.stringify( value ) ) }' ), true )`;

function make( name, database ) {
	if ( ! values.keep ) {
		removeSite( name );
	}
	const site = makeSite(
		{
			name,
			port: Number( values.port ),
			wordpress: values.wordpress,
			database,
			seed: false,
		},
		log
	);
	addPlugins( site, [ 'mu-plugin.php', 'entries-mu-plugin.php' ] );
	return site;
}

const fields = (
	{ name, email, message, papers, ...rest },
	address,
	key
) => ( {
	...rest,
	[ name ]: 'Ada Lovelace',
	[ email ]: address,
	[ message ]: 'Do you ship to Marylebone?',
	'quayside-key': key,
} );
const key = () => `bench-${ crypto.randomUUID() }`;

/** Creates the request body of a submission, with two files if the form has upload fields. */
function createBody( form, sent ) {
	if ( ! form.papers ) {
		return new URLSearchParams( sent );
	}
	const body = new FormData();
	Object.entries( sent ).forEach( ( [ name, value ] ) =>
		body.set( name, value )
	);
	[ 'one', 'two' ].forEach( ( name ) =>
		body.append(
			`${ form.papers }[]`,
			new Blob(
				[ '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n' ],
				{ type: 'application/pdf' }
			),
			`${ name }.pdf`
		)
	);
	return body;
}

/** Measures the additional CPU time and queries of a submission compared to an empty route. */
async function measureSubmit( site, form ) {
	const post = async ( route, body ) => {
		const response = await (
			await fetch( `${ site.url }/?rest_route=${ route }`, {
				method: 'POST',
				headers: { 'X-Quayside-Bench': 'on' },
				body,
			} )
		).text();
		const found = /<!-- quayside-bench (\{.*?\}) -->\s*$/.exec( response );
		if ( ! found ) {
			throw new Error(
				`The site responded without the benchmark's measurements: ${ response.slice( 0, 300 ) }`
			);
		}
		return {
			...JSON.parse( found[ 1 ] ),
			good: response.includes( '"success":true' ),
			text: response,
		};
	};
	const differences = [];
	for ( let run = 0; run < 40; run++ ) {
		const body = createBody(
			form,
			fields( form, `${ key() }@example.com`, key() )
		);
		const nothing = await post( '/quayside-bench/v1/empty', body );
		const sent = await post( '/sureforms/v1/submit-form', body );
		if ( ! sent.good ) {
			throw new Error(
				`The form was rejected: ${ sent.text.slice( 0, 300 ) }`
			);
		}
		if ( run >= 8 ) {
			differences.push( {
				ms: sent.cpu - nothing.cpu,
				queries: sent.queries - nothing.queries,
			} );
		}
	}
	return {
		ms: median( differences.map( ( { ms } ) => ms ) ),
		queries: median( differences.map( ( { queries } ) => queries ) ),
	};
}

/** Counts CSV rows without the header row. Line breaks within quotes are text. */
function countRows( text ) {
	let rows = -1;
	let isQuoted = false;
	for ( const character of text ) {
		isQuoted = character === '"' ? ! isQuoted : isQuoted;
		rows += character === '\n' && ! isQuoted ? 1 : 0;
	}
	return rows;
}

/** Exports entries like the button on the screen. Returns rows, peak memory of the request in bytes, and seconds. */
async function measureExport( site, from ) {
	const login = await fetch( `${ site.url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: 'admin',
			pwd: 'password',
			testcookie: '1',
		} ),
	} );
	const headers = {
		Cookie: login.headers
			.getSetCookie()
			.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
			.join( '; ' ),
		'Accept-Encoding': 'identity',
	};
	const screen = await (
		await fetch(
			`${ site.url }/wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries`,
			{ headers }
		)
	).text();
	const address = /"exportUrl":"([^"]+)"/
		.exec( screen.replaceAll( '&quot;', '"' ) )?.[ 1 ]
		.replaceAll( '\\/', '/' )
		.replaceAll( '&amp;', '&' )
		.replaceAll( '&#038;', '&' );
	const mark = '0123456789abcdef'.repeat( 2 );
	const start = performance.now();
	const response = await fetch(
		`${ address }&status=any&from=${ from }&end=${ mark }`,
		{ headers: { ...headers, 'X-Quayside-Bench': 'on' } }
	);
	const [ , text, figures ] =
		/^([\s\S]*)<!-- quayside-bench (\{.*?\}) -->\s*$/.exec(
			await response.text()
		) ?? [];
	const seconds = ( performance.now() - start ) / 1000;
	const total = Number( response.headers.get( 'X-Quayside-Total' ) );
	if ( ! text?.endsWith( mark ) || countRows( text ) !== total ) {
		throw new Error(
			`The export responded with ${ response.status } and ${ text && countRows( text ) } of ${ total } rows.`
		);
	}
	return { rows: total, memory: JSON.parse( figures ).memory, seconds };
}

/** Submits the same unique value from fifty processes at once and counts the responses. */
async function race( site, form ) {
	const barrier = join(
		tmpdir(),
		`quayside-race-${ process.pid }-${ Date.now() }`
	);
	const address = `${ key() }@example.com`;
	const started = Array.from( { length: SIMULTANEOUS }, () => {
		const code = `require ${ JSON.stringify( join( ROOT, 'bin/bench/entries.php' ) ) };
		echo json_encode(
			quayside_bench_race( ${ quoted( fields( form, address, key() ) ) }, ${ JSON.stringify( barrier ) } )
		);`;
		const child = spawn(
			'php',
			[ join( ROOT, 'bin/site/eval.php' ), site.folder, code ],
			{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		let out = '';
		child.stdout.on( 'data', ( part ) => ( out += part ) );
		return new Promise( ( done ) => child.on( 'exit', () => done( out ) ) );
	} );
	const folder = tmpdir();
	const waiting = () =>
		readdirSync( folder ).filter( ( name ) =>
			join( folder, name ).startsWith( `${ barrier }.` )
		);
	while ( waiting().length < SIMULTANEOUS ) {
		await new Promise( ( done ) => setTimeout( done, 200 ) );
	}
	writeFileSync( barrier, '' );
	const responses = ( await Promise.all( started ) ).map( ( text ) =>
		JSON.parse( text )
	);
	waiting().forEach( ( name ) => rmSync( join( folder, name ) ) );
	if ( existsSync( barrier ) ) {
		rmSync( barrier );
	}
	const stored = responses.filter(
		( { success } ) => success === true
	).length;
	const rejected = responses.filter(
		( { success, data } ) =>
			success === false &&
			Object.keys( data?.field_errors ?? {} ).some(
				( name ) => name === form.email
			)
	).length;
	return {
		stored,
		rejected,
		good: stored === 1 && rejected === SIMULTANEOUS - 1,
	};
}

const rows = [];
const limit = ( name, measured, most, good ) =>
	rows.push( [ name, measured, most, good ] );
const SQLITE = `${ values.site }-sqlite`;
let server;
try {
	const small = make( SQLITE, undefined );
	const smallForms = inside( small, 'quayside_bench_forms()' );
	log( 'Simultaneous submissions, SQLite' );
	const sqlite = await race( small, smallForms.unique );
	server = await startServer( small );
	log( 'Submissions, SQLite' );
	const plainSqlite = await measureSubmit( small, smallForms.plain );
	await server.stop();
	server = undefined;

	const site = make( values.site, 'mariadb' );
	const forms = inside( site, 'quayside_bench_forms()' );
	log( 'Simultaneous submissions, MariaDB' );
	const mariadb = await race( site, forms.unique );
	const existing = inside(
		site,
		`(int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . \\Quayside\\Blocks\\Forms\\Entries\\Tables::name( 'entries' ) )`
	);
	if ( existing < ROWS ) {
		log( `Adding ${ ROWS.toLocaleString( 'en' ) } entries` );
		inside( site, `quayside_bench_fill( ${ ROWS } )` );
	}
	const day = ( back ) =>
		new Date( Date.now() - back * 86400000 ).toISOString().slice( 0, 10 );
	log( 'Lists' );
	const lists = inside(
		site,
		`quayside_bench_list( ${ quoted( {
			'inbox, first page': {},
			'inbox, page 4,000': { page: 4000 },
			'inbox, oldest first': { order: 'asc' },
			'one form': { form: 3 },
			'one form, unread': { form: 3, status: 'unread' },
			'one form, read, email sent': {
				form: 3,
				status: 'read',
				mail: 'sent',
			},
			'one form, unread, email failed': {
				form: 1,
				status: 'unread',
				mail: 'failed',
			},
			'all statuses': { status: 'any' },
			spam: { status: 'spam' },
			starred: { starred: true },
			'failed emails': { mail: 'failed' },
			'one month a year ago': { from: day( 395 ), to: day( 365 ) },
			'search: a word in one of five entries': { search: 'blanket' },
			'search: a word in one of 2,000 entries': { search: 'marylebone' },
			'search: two words in one form': {
				search: 'marylebone enamel',
				form: 3,
			},
			'search: an email address': { search: 'p123456@example.com' },
			'search: no matches': { search: 'zyzzyva' },
			'search: a word without matches and a word in all entries': {
				search: 'example zyzzyva',
			},
			'search: page 32 of a word in one of eight entries': {
				search: 'ada',
				page: 32,
			},
			'search: a word in one of eight entries of the older half': {
				search: 'christmas',
			},
			'search: two letters': { search: 'xq' },
			'search: a word too common for the index': { search: 'from' },
			'chart of 30 days': { route: '/stats', days: 30 },
			'chart of 90 days': { route: '/stats', days: 90 },
		} ) } )`
	);
	server = await startServer( site );
	log( 'Export' );
	const few = await measureExport( site, day( 1 ) );
	const many = await measureExport(
		site,
		day( Math.round( 100000 / ( 86400 / 63 ) ) )
	);
	log( 'Submissions' );
	const plain = await measureSubmit( site, forms.plain );
	const unique = await measureSubmit( site, forms.unique );
	const files = await measureSubmit( site, forms.files );
	for ( const [
		name,
		{ ms, worst, total, more, searched },
	] of Object.entries( lists ) ) {
		limit(
			`${ name }${ total ? `: ${ more === '1' && ! searched ? 'more than ' : '' }${ Number( total ).toLocaleString( 'en' ) }${ searched ? ` since ${ searched.slice( 0, 10 ) }` : '' }` : '' }`,
			`${ ms.toFixed( 0 ) } ms, worst ${ worst.toFixed( 0 ) } ms`,
			'300 ms',
			ms < 300
		);
	}
	const mib = ( bytes ) => `${ ( bytes / 1048576 ).toFixed( 1 ) } MiB`;
	limit(
		`export of ${ many.rows.toLocaleString( 'en' ) } entries, requested at the URL of the export button, in ${ many.seconds.toFixed( 0 ) } s: peak memory of the request`,
		`${ mib( many.memory ) }; of ${ few.rows.toLocaleString( 'en' ) }: ${ mib( few.memory ) }`,
		'the same',
		many.memory < few.memory + 1048576
	);
	limit(
		'submission compared with an empty REST route',
		`${ plain.ms.toFixed( 1 ) } ms, ${ plain.queries } queries`,
		'15 ms, 6 queries',
		plain.ms < 15 && plain.queries <= 6
	);
	limit(
		'submission with a unique value',
		`${ unique.ms.toFixed( 1 ) } ms, ${ unique.queries } queries`,
		'15 ms, 6 queries',
		unique.ms < 15 && unique.queries <= 6
	);
	limit(
		'submission with a unique value and two files',
		`${ files.ms.toFixed( 1 ) } ms, ${ files.queries } queries`,
		'15 ms, 6 queries',
		files.ms < 15 && files.queries <= 6
	);
	limit(
		'submission on SQLite',
		`${ plainSqlite.ms.toFixed( 1 ) } ms, ${ plainSqlite.queries } queries`,
		'15 ms, 6 queries',
		plainSqlite.ms < 15 && plainSqlite.queries <= 6
	);
	for ( const [ name, result ] of [
		[ 'MariaDB', mariadb ],
		[ 'SQLite', sqlite ],
	] ) {
		limit(
			`${ SIMULTANEOUS } simultaneous submissions of one unique value, ${ name }`,
			`${ result.stored } stored, ${ result.rejected } “not unique”`,
			`1 and ${ SIMULTANEOUS - 1 }`,
			result.good
		);
	}
	rows.unshift( coreVersion( site.folder ) );
} finally {
	await server?.stop();
	stopMariadb( siteHome( values.site ) );
	if ( ! values.keep ) {
		removeSite( values.site );
		removeSite( SQLITE );
	}
}
const [ version, ...figures ] = rows;
const text = [
	`${ ROWS.toLocaleString( 'en' ) } entries from two years and five forms. WordPress ${ version }, MariaDB with default settings. List times are those of the REST route, median of seven. Submissions are CPU time and queries compared with an empty route, median of 32.`,
	'',
	'| measurement | result | at most |  |',
	'| --- | --- | --- | --- |',
	...figures.map(
		( [ name, measured, most, good ] ) =>
			`| ${ name } | ${ measured } | ${ most } | ${ good ? 'met' : '**missed**' } |`
	),
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'entries', text );
}
