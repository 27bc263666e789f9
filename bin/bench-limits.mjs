// npm run bench:limits: measures the additional cost of the most expensive request of a megabyte, or of the maximum size accepted,
// compared to an empty one, for every field type and every public route.
// --site=NAME --port=N --wordpress= --woocommerce= --database= --jit=0 (turns off PCRE's JIT compiler) --every=N (only every Nth
// request) --write (updates docs/benchmark.md).
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { median } from './bench/page.mjs';
import { ROOT } from './paths.mjs';
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
		port: { type: 'string', default: '9184' },
		site: { type: 'string', default: 'bench-limits' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		database: { type: 'string' },
		jit: { type: 'string', default: '1' },
		every: { type: 'string', default: '1' },
		write: { type: 'boolean', default: false },
	},
} );

const MEGABYTE = 1_000_000;
/** Bytes of values that a submission accepts. The rest is for names. */
const MAX_VALUE_BYTES =
	JSON.parse(
		readFileSync( join( ROOT, 'contracts/forms/limits.json' ), 'utf8' )
	).properties[ '/sureforms/v1/submit-form' ].maxBytes - 16_384;
/** Number of fields of each form. */
const FIELDS = 40;
/** Limit of the additional time of a request, in ms. */
const LIMIT = 50;
/** Patterns that are also submitted without JavaScript. */
const NATIVE = [ 'choices', 'spaces', 'unclosed tags' ];
/** Number of the most expensive requests that are measured again, and how often. */
const WORST = 8;
const AGAIN = 7;
/** Interval (ms) and maximum number of checks for the file that marks the end of a request. */
const WAIT = 5;
const MAX_WAITS = 6000;

const log = ( line ) => console.error( line );
removeSite( values.site );
const site = makeSite(
	{
		name: values.site,
		port: Number( values.port ),
		wordpress: values.wordpress,
		woocommerce: values.woocommerce,
		database: values.database,
		seed: false,
	},
	log
);
addPlugins( site, [ 'mu-plugin.php', 'entries-mu-plugin.php' ] );
if ( values.jit === '0' ) {
	writeFileSync(
		join( site.folder, 'wp-content/mu-plugins/quayside-bench-a-jit.php' ),
		"<?php\nini_set( 'pcre.jit', '0' );\n"
	);
}
const { forms, parts } = JSON.parse(
	php( site, 'eval.php', [
		`require ${ JSON.stringify( join( ROOT, 'bin/bench/limits.php' ) ) }; echo json_encode( quayside_bench_limits( ${ FIELDS } ) );`,
	] )
);
const patterns = Object.entries( parts ).map( ( [ name, part ] ) => [
	name,
	Buffer.from( part, 'base64' ),
] );

/** Returns a body that repeats a pattern, with a different start and end. */
const filled = ( pattern, bytes ) =>
	Buffer.concat( [
		Buffer.from( 'M' ),
		Buffer.alloc( Math.max( 0, bytes - 2 ), pattern ),
		Buffer.from( '!' ),
	] );

/** Creates a multipart body with binary values. */
function multipart( fields ) {
	const boundary = '----quayside';
	const chunks = fields.flatMap( ( [ name, value ] ) => [
		Buffer.from(
			`--${ boundary }\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n`
		),
		Buffer.from( value ),
		Buffer.from( '\r\n' ),
	] );
	return {
		type: `multipart/form-data; boundary=${ boundary }`,
		body: Buffer.concat( [
			...chunks,
			Buffer.from( `--${ boundary }--\r\n` ),
		] ),
	};
}

async function request( { path, method = 'POST' }, { type, body } ) {
	const id = crypto.randomUUID();
	const response = await fetch( site.url + path, {
		method,
		headers: {
			'X-Quayside-Bench': 'on',
			'X-Quayside-Bench-File': id,
			...( body && { 'Content-Type': type } ),
		},
		body,
		redirect: 'manual',
	} );
	const text = await response.text();
	if ( response.status >= 500 ) {
		throw new Error(
			`${ path } responded with ${ response.status }: ${ text.slice( 0, 300 ) }`
		);
	}
	// Emails are sent after the response, and their cost is included.
	const file = join( site.folder, `wp-content/bench-${ id }.json` );
	for ( let tries = 0; ! existsSync( file ); tries++ ) {
		if ( tries === MAX_WAITS ) {
			throw new Error(
				`${ path } responded with ${ response.status } but its work never ended.`
			);
		}
		await setTimeout( WAIT );
	}
	const { cpu } = JSON.parse( readFileSync( file, 'utf8' ) );
	rmSync( file );
	return { cpu, status: response.status };
}

/** Public routes, each with an empty body. */
const NOTHING = { type: 'application/x-www-form-urlencoded', body: 'a=1' };
const ajax = ( action ) => `/wp-admin/admin-ajax.php?action=${ action }`;
const routes = [
	...[
		'/sureforms/v1/submit-form',
		'/sureforms/v1/after-submission/1',
		'/quayside/v1/form-entries',
		'/quayside/v1/form-entries/bulk',
		'/quayside/v1/form-spam',
	],
	...[
		'/quayside-consent/v1/log',
		'/quayside-consent/v1/opt-out',
		'/quayside-consent/v1/preferences',
		'/quayside-consent/v1/settings',
		'/quayside-consent/v1/import/cookieyes',
	],
	...[
		'/quayside-shop/v1/customer/account',
		'/quayside-shop/v1/customer/addresses/billing',
		'/quayside-shop/v1/customer/orders',
		'/quayside-theme/v1/design',
	],
].map( ( route ) => ( { name: route, path: `/?rest_route=${ route }` } ) );
routes.push(
	...[
		'validation_ajax_action',
		'quayside_form_token',
		'uag_load_image_gallery_masonry',
		'uag_load_image_gallery_grid_pagination',
	].map( ( action ) => ( { name: action, path: ajax( action ) } ) )
);
routes.push(
	...[
		'quayside_add_form',
		'quayside_restore_cart_item',
		'quayside_account',
		'quayside_session',
	].map( ( action ) => ( {
		name: `wc-ajax=${ action }`,
		path: `/?wc-ajax=${ action }`,
	} ) )
);
routes.push( { name: 'a page', path: '/' } );

/** Bodies that are expensive to parse for any route. */
const again = ( text, bytes = MEGABYTE ) =>
	text.repeat( Math.floor( bytes / text.length ) );
const json = ( body ) => ( { type: 'application/json', body } );
const form = ( body ) => ( {
	type: 'application/x-www-form-urlencoded',
	body,
} );
const bodies = [
	[ 'a JSON list of numbers', json( `[${ again( '1,' ) }1]` ) ],
	[
		'JSON lists within lists',
		json( again( '[', 500_000 ) + again( ']', 500_000 ) ),
	],
	[
		'a JSON object of many names',
		json(
			`{${ Array.from( { length: 80_000 }, ( _, at ) => `"n${ at }":1` ).join( ',' ) }}`
		),
	],
	[
		'JSON ids',
		json(
			`{"ids":[${ again( '1,' ) }1],"categories":{${ Array.from( { length: 40_000 }, ( _, at ) => `"c${ at }":true` ).join( ',' ) }}}`
		),
	],
	[ 'a JSON text of escapes', json( `{"id":"${ again( '\\u0041' ) }"}` ) ],
	[ 'broken JSON', json( `{"a":"${ again( 'x' ) }` ) ],
	[
		'many form fields',
		form(
			Array.from( { length: 100_000 }, ( _, at ) => `f${ at }=1` ).join(
				'&'
			)
		),
	],
	[ 'a form field of a list', form( again( 'a[]=1&' ) ) ],
	[
		'form fields within fields',
		form( `a${ again( '[a]', 3000 ) }=1&${ again( 'b[c][d]=1&' ) }` ),
	],
	...[
		'id',
		'attr',
		'page_number',
		'nonce',
		'cart_item_key',
		'add-to-cart',
		'form-id',
		'locale',
		'username',
		'quayside-token',
	].map( ( name ) => [
		`a megabyte in ${ name }`,
		form( `${ name }=${ again( 'M+|+' ) }` ),
	] ),
	[
		'gallery settings',
		form(
			`page_number=1&nonce=x&attr=${ encodeURIComponent( `{"mediaGallery":[${ again( '{"id":1},', 250_000 ) }{"id":1}]}` ) }`
		),
	],
	[ 'the longest name', form( `${ again( 'a-' ) }=1` ) ],
];

const server = await startServer( site );
const measured = [];
try {
	const jobs = [];
	for ( const [ kind, { hidden, names, most } ] of Object.entries( forms ) ) {
		const base = Object.entries( hidden );
		const target = { path: '/?rest_route=/sureforms/v1/submit-form' };
		const key = () => [ 'quayside-key', crypto.randomUUID() ];
		const empty = () => multipart( [ ...base, key() ] );
		// Without JavaScript, a rejected submission renders the page again, as does an expired token.
		const rejected = () =>
			multipart( [
				...base.filter( ( [ name ] ) => name !== 'quayside-token' ),
				[ 'quayside-token', 'old' ],
				key(),
			] );
		for ( const [ name, pattern ] of patterns ) {
			const each = Math.min(
				most,
				Math.floor( MAX_VALUE_BYTES / names.length )
			);
			jobs.push( {
				what: `${ kind }: ${ name }, ${ names.length } fields`,
				group: 'fields',
				target,
				empty,
				body: () =>
					multipart( [
						...base,
						key(),
						...names.map( ( field ) => [
							field,
							filled( pattern, each ),
						] ),
					] ),
			} );
			const few = Math.max( 1, Math.floor( MAX_VALUE_BYTES / most ) );
			if ( few < names.length ) {
				jobs.push( {
					what: `${ kind }: ${ name }, ${ few } full fields`,
					group: 'fields',
					target,
					empty,
					body: () =>
						multipart( [
							...base,
							key(),
							...names
								.slice( 0, few )
								.map( ( field ) => [
									field,
									filled( pattern, most ),
								] ),
						] ),
				} );
			}
			// Without JavaScript, the page renders the entered values again.
			if ( NATIVE.includes( name ) ) {
				const page = {
					path: `/?quayside-form=${ hidden[ 'form-id' ] }`,
				};
				jobs.push( {
					what: `${ kind }: ${ name }, full fields, without JavaScript`,
					group: 'fields',
					target: page,
					empty: rejected,
					body: () =>
						multipart( [
							...base,
							key(),
							...names
								.slice( 0, few )
								.map( ( field ) => [
									field,
									filled( pattern, most ),
								] ),
						] ),
				} );
				jobs.push( {
					what: `${ kind }: ${ name }, all in one, without JavaScript`,
					group: 'fields',
					target: page,
					empty: rejected,
					body: () =>
						multipart( [
							...base,
							key(),
							[ names[ 1 ], filled( pattern, MEGABYTE ) ],
						] ),
				} );
			}
			jobs.push( {
				what: `${ kind }: ${ name }, all in one`,
				group: 'fields',
				target,
				empty,
				body: () =>
					multipart( [
						...base,
						key(),
						[ names[ 1 ], filled( pattern, MEGABYTE ) ],
					] ),
			} );
		}
	}
	for ( const route of routes ) {
		for ( const [ name, body ] of bodies ) {
			jobs.push( {
				what: `${ route.name }: ${ name }`,
				group: 'routes',
				target: route,
				empty: () => NOTHING,
				body: () => body,
			} );
		}
	}
	// Warm up every worker.
	for ( const route of [
		...routes,
		{ path: '/?rest_route=/sureforms/v1/submit-form' },
	] ) {
		await Promise.all(
			Array.from( { length: 8 }, () => request( route, NOTHING ) )
		);
	}
	const difference = async ( { target, empty, body } ) => {
		const nothing = await request( target, empty() );
		const full = await request( target, body() );
		return { ms: full.cpu - nothing.cpu, status: full.status };
	};
	const selected = jobs.filter(
		( _, at ) => at % Number( values.every ) === 0
	);
	log( `${ selected.length } requests` );
	for ( const job of selected ) {
		measured.push( { job, ...( await difference( job ) ) } );
		if ( measured.length % 50 === 0 ) {
			log( `${ measured.length }` );
		}
	}
	for ( const group of [ 'fields', 'routes' ] ) {
		const worst = measured
			.filter( ( { job } ) => job.group === group )
			.sort( ( a, b ) => b.ms - a.ms )
			.slice( 0, WORST );
		for ( const each of worst ) {
			const times = [];
			for ( let run = 0; run < AGAIN; run++ ) {
				times.push( ( await difference( each.job ) ).ms );
			}
			each.ms = median( times );
			each.again = true;
		}
	}
} finally {
	await server.stop();
	stopMariadb( siteHome( values.site ) );
}
const getWorst = ( group ) =>
	measured
		.filter( ( { job, again: twice } ) => job.group === group && twice )
		.sort( ( a, b ) => b.ms - a.ms );
const line = ( title, group ) => {
	const list = measured.filter( ( { job } ) => job.group === group );
	const [ { ms, job, status } ] = getWorst( group );
	return `| ${ title } (${ list.length } requests) | ${ job.what }: ${ status } | ${ ms.toFixed( 1 ) } ms | ${ LIMIT } ms | ${ ms < LIMIT ? 'met' : '**missed**' } |`;
};
[ 'fields', 'routes' ].forEach( ( group ) =>
	getWorst( group )
		.slice( 0, 8 )
		.forEach( ( { ms, job, status } ) =>
			log( `${ ms.toFixed( 1 ) } ms  ${ status }  ${ job.what }` )
		)
);
const text = [
	`CPU time of PHP, including emails after the response, that a request of 1 MB, or of the maximum size that a form accepts (${ Math.round( MAX_VALUE_BYTES / 1024 ) } KiB), needs in addition to an empty one on the same route. Each body repeats one of ${ patterns.length } patterns that are hard to trim, split, or match. Forms have ${ FIELDS } fields with rules, and the blocklist has 204 lines. The ${ WORST } most expensive requests of each row are measured ${ AGAIN } times, and the median counts.`,
	'',
	'| target | most expensive request: status | additional time | at most |  |',
	'| --- | --- | --- | --- | --- |',
	line( `forms with every field type`, 'fields' ),
	line( `every public route`, 'routes' ),
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'limits', text );
}
process.exit(
	[ 'fields', 'routes' ].every(
		( group ) => getWorst( group )[ 0 ].ms < LIMIT
	)
		? 0
		: 1
);
