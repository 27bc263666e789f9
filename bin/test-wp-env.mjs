// npm run test:wp-env: tests wp-env with .wp-env.json, without Docker and internet access. Uses the packaged WordPress and the
// stand-in store, or copies from --wordpress=PATH and --woocommerce=PATH. --port=N sets the port, --php=8.1,8.4 the versions of PHP, one
// after another.
import { createHash, randomUUID } from 'node:crypto';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBody } from './faults/submit.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { runStep } from './run.mjs';
import { coreVersion, packagedCore } from './site/core.mjs';
import { ensurePortFree } from './site/port.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '8888' },
		php: { type: 'string', default: '' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
	},
} );

const home = join( CACHE, 'wp-env' );
const core = join( home, 'core' );
const file = join( home, 'quayside.json' );
/** Folder in which wp-env caches data about this file. */
const cache = join( home, createHash( 'md5' ).update( file ).digest( 'hex' ) );
const url = `http://localhost:${ values.port }`;

/**
 * Writes the configuration for wp-env: the committed file, with local folders in place of downloads. Pages print PHP's messages.
 *
 * @param {string} version Version of PHP, '' for that of the file.
 */
function configure( version ) {
	rmSync( home, { recursive: true, force: true } );
	cpSync( values.wordpress ?? packagedCore(), core, { recursive: true } );
	const committed = JSON.parse(
		readFileSync( join( ROOT, '.wp-env.json' ), 'utf8' )
	);
	const store = values.woocommerce
		? resolve( values.woocommerce )
		: './tests/stand-in-store';
	writeFileSync(
		file,
		JSON.stringify( {
			...committed,
			...( version ? { phpVersion: version } : {} ),
			core,
			port: Number( values.port ),
			plugins: committed.plugins.map( ( /** @type {string} */ plugin ) =>
				plugin.includes( '/woocommerce.' ) ? store : plugin
			),
			config: {
				...committed.config,
				WP_DEBUG_DISPLAY: true,
				WP_HTTP_BLOCK_EXTERNAL: true,
				DISABLE_WP_CRON: true,
			},
		} )
	);
	// wp-env requests the latest version from wordpress.org even if it is not needed, and falls back to its cache.
	mkdirSync( cache, { recursive: true } );
	writeFileSync(
		join( cache, 'wp-env-cache.json' ),
		JSON.stringify( { latestWordPressVersion: coreVersion( core ) } )
	);
}

process.env.WP_ENV_HOME = home;
const wpEnv = (
	/** @type {string} */ command,
	/** @type {string[]} */ ...options
) =>
	runStep( {
		name: `wp-env ${ command }`,
		command: [
			process.execPath,
			'node_modules/@wordpress/env/bin/wp-env',
			command,
			...options,
			`--config=${ file }`,
		],
	} );

/** Cookie without which Playground logs in every visitor as an administrator. */
const LOGGED_OUT = /** @type {const} */ ( [
	'playground_auto_login_already_happened',
	'1',
] );

/** Cookies of the visitor. */
const cookies = new Map();

/**
 * Requests a page as a visitor and returns its HTML. Throws if the request fails.
 *
 * @param {string}                                        path        Path of the page.
 * @param {Record<string, string> | FormData | undefined} [body]      Fields to post.
 * @param {number}                                        [redirects] Maximum number of redirects.
 * @return {Promise<string>} HTML of the page.
 */
async function visit( path, body = undefined, redirects = 5 ) {
	const response = await fetch( `${ url }${ path }`, {
		...( body
			? {
					method: 'POST',
					body:
						body instanceof FormData
							? body
							: new URLSearchParams( body ),
				}
			: {} ),
		headers: {
			Cookie: [ ...cookies ]
				.map( ( pair ) => pair.join( '=' ) )
				.join( '; ' ),
		},
		redirect: 'manual',
	} );
	for ( const cookie of response.headers.getSetCookie() ) {
		const [ , name = '', value = '' ] =
			/^([^=]+)=([^;]*)/.exec( cookie ) ?? [];
		cookies.set( name, value );
	}
	if ( response.status >= 300 && response.status < 400 && redirects ) {
		const { pathname, search } = new URL(
			response.headers.get( 'Location' ) ?? '/',
			url
		);
		return visit( pathname + search, undefined, redirects - 1 );
	}
	if ( ! response.ok ) {
		throw new Error( `${ path } returned status ${ response.status }` );
	}
	const text = await response.text();
	// WordPress itself may use what a newer PHP deprecates.
	const message =
		/<b>(?:Warning|Notice|Deprecated|Fatal error)<\/b>:.{0,300}? in <b>[^<]*\/quayside[^<]*/.exec(
			text
		);
	if ( message ) {
		throw new Error( `${ path }: ${ message[ 0 ] }` );
	}
	return text;
}

const expectText = (
	/** @type {string} */ page,
	/** @type {string[]} */ ...texts
) =>
	texts.forEach( ( text ) => {
		if ( ! page.includes( text ) ) {
			throw new Error( `The page does not contain ${ text }` );
		}
	} );

let product = '';
const TESTS = {
	'the homepage has the theme and the demo content': async () =>
		expectText(
			await visit( '/' ),
			'<title>Quayside Goods',
			'/themes/quayside/',
			'quayside-shop',
			'quayside-consent'
		),
	'the shop shows a product': async () => {
		const shop = await visit( '/shop/' );
		product = /href="[^"]*(\/product\/[^"/]+\/)"/.exec( shop )?.[ 1 ] ?? '';
		expectText( shop, '/product/' );
	},
	'a product can be added to the cart': async () => {
		const page = await visit( product );
		const id = /name="add-to-cart" value="(\d+)"/.exec( page )?.[ 1 ] ?? '';
		await visit( product, { 'add-to-cart': id, quantity: '2' } );
		const { items } = JSON.parse(
			await visit( '/wp-json/wc/store/v1/cart' )
		);
		if ( items.length !== 1 || items[ 0 ].quantity !== 2 ) {
			throw new Error( `The cart holds ${ JSON.stringify( items ) }` );
		}
		expectText( await visit( '/cart/' ), product );
	},
	'the contact form is submitted without JavaScript': async () => {
		const [ form = '' ] =
			/<form[^>]*class="srfm-form[\s\S]*?<\/form>/.exec(
				await visit( '/contact/' )
			) ?? [];
		const fields = [
			...form.matchAll(
				/<(?:input|textarea)[^>]* name="([^"]+)"(?:[^>]* value="([^"]*)")?/g
			),
		].map( ( [ , name = '', value = '' ] ) => [
			name,
			value ||
				( /^srfm-email/.test( name ) ? 'ada@example.com' : '' ) ||
				( /^srfm-/.test( name ) ? 'Ada' : '' ),
		] );
		expectText(
			await visit( '/contact/', Object.fromEntries( fields ) ),
			'Thank you'
		);
	},
	// Playground's PHP has neither sodium nor intl.
	'a submitted file is encrypted and decrypted by sodium_compat':
		async () => {
			const visitor = new Map( cookies );
			await visit( '/wp-login.php' );
			await visit( '/wp-login.php', {
				log: 'admin',
				pwd: 'password',
				testcookie: '1',
			} );
			const nonce = await visit(
				'/wp-admin/admin-ajax.php?action=rest-nonce'
			);
			const add = async (
				/** @type {string} */ type,
				/** @type {string} */ content
			) =>
				JSON.parse(
					await visit(
						`/wp-json/wp/v2/${ type }?_wpnonce=${ nonce }`,
						{
							title: 'Papers',
							status: 'publish',
							content,
						}
					)
				);
			const { id } = await add(
				'sureforms_form',
				'<!-- wp:quayside/field-email {"block_id":"e1","slug":"email","label":"Email"} /--><!-- wp:quayside/field-upload {"block_id":"u1","slug":"papers","label":"Papers"} /-->'
			);
			const { link } = await add(
				'pages',
				`<!-- wp:quayside/form {"formId":${ id }} /-->`
			);
			const admin = new Map( cookies );
			cookies.clear();
			visitor.forEach( ( value, name ) => cookies.set( name, value ) );
			const { pathname } = new URL( link );
			const page = await visit( pathname );
			// Three chunks of the encryption.
			const body = makeBody(
				page,
				'ada@example.com',
				randomUUID(),
				162_000
			);
			const papers = [ ...( body?.values() ?? [] ) ].find(
				( value ) => value instanceof File
			);
			if ( ! ( body instanceof FormData ) || ! papers ) {
				throw new Error( `${ pathname } has no form.` );
			}
			expectText( await visit( pathname, body ), 'Thank you' );
			admin.forEach( ( value, name ) => cookies.set( name, value ) );
			const screen = await visit( '/wp-admin/site-health.php?tab=debug' );
			expectText( screen, 'sodium_compat' );
			const download = await visit(
				'/wp-admin/admin-post.php?action=quayside_form_file&entry=2&file=1'
			);
			if ( download !== ( await papers.text() ) ) {
				throw new Error(
					'The file is not the one that was submitted.'
				);
			}
		},
	'the site is healthy': async () =>
		expectText( await visit( '/wp-json/quayside/v1/health' ), '"ok"' ),
};

/**
 * Runs the tests in one version of PHP and returns whether each passed.
 *
 * @param {string} version Version of PHP, '' for that of the file.
 * @return {Promise< boolean[] >} Results.
 */
async function testOn( version ) {
	await ensurePortFree( Number( values.port ) );
	configure( version );
	cookies.clear();
	cookies.set( ...LOGGED_OUT );
	const results = [ await wpEnv( 'start', '--runtime=playground' ) ];
	// wp-env considers the site ready at its first response, before plugins are active and the content exists.
	const deadline = Date.now() + 600_000;
	const log = () => readFileSync( join( cache, 'playground.log' ), 'utf8' );
	while (
		results[ 0 ] &&
		Date.now() < deadline &&
		! log().includes( 'Ready!' )
	) {
		if ( /^Error: /m.test( log() ) ) {
			console.log( log() );
			results[ 0 ] = false;
			break;
		}
		await new Promise( ( done ) => setTimeout( done, 500 ) );
	}
	for ( const [ name, test ] of Object.entries(
		results[ 0 ] ? TESTS : {}
	) ) {
		const start = Date.now();
		const problem = await test().then(
			() => '',
			( error ) => error.message
		);
		console.log(
			`${ problem ? '✗' : '✓' } ${ version && `PHP ${ version }: ` }${ name } (${ ( ( Date.now() - start ) / 1000 ).toFixed( 1 ) } s)${ problem ? `: ${ problem }` : '' }`
		);
		results.push( ! problem );
	}
	results.push( await wpEnv( 'stop' ) );
	return results;
}

const results = [];
for ( const version of values.php.split( ',' ) ) {
	results.push( ...( await testOn( version ) ) );
}
const failed = results.filter( ( well ) => ! well ).length;
console.log( `${ results.length - failed } passed, ${ failed } failed` );
process.exit( failed ? 1 : 0 );
