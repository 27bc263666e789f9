// npm run demo: a real WordPress with a small shop on it. docs/demo.md has the options.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { difference, parseOptions } from './demo/options.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { ensureNodeModules, ensurePhp, phpVersion } from './requirements.mjs';

const NAME = 'demo';
/** Packages, WordPress and pictures take about half of this. */
const ROOM = 1024 ** 3;

const say = ( /** @type {string} */ line ) => console.log( line );

/**
 * The options with the latest WordPress and WooCommerce where wordpress.org can be reached; as they are elsewhere.
 */
async function fetchLatest(
	/** @type {import('./demo/options.mjs').DemoOptions} */ options
) {
	if ( options.offline || options.wordpress || options.woocommerce ) {
		return options;
	}
	const { latestWooCommerce, latestWordPress } =
		await import( './site/download.mjs' );
	const folder = join( CACHE, 'core' );
	try {
		const wordpress = await latestWordPress( folder );
		return {
			...options,
			wordpress,
			woocommerce: await latestWooCommerce( folder ),
		};
	} catch ( error ) {
		say(
			`Using the packaged WordPress and the stand-in store: ${ /** @type {Error} */ ( error ).message }.`
		);
		return options;
	}
}

async function main() {
	const options = parseOptions( process.argv.slice( 2 ) );
	const { ensurePortFree } = await import( './site/port.mjs' );
	await ensurePortFree( options.port );
	mkdirSync( CACHE, { recursive: true } );
	const { bavail, bsize } = statfsSync( CACHE );
	if ( bavail * bsize < ROOM ) {
		throw new Error(
			`There is too little room on the disk of ${ CACHE }: the demo needs 1 GiB. Free some and try again.`
		);
	}
	const missing = ensureNodeModules();
	if ( missing ) {
		throw new Error( missing );
	}
	if ( ( await import( './demo/stale.mjs' ) ).isBuildStale() ) {
		say( 'Building' );
		const { status } = spawnSync(
			process.execPath,
			[ join( ROOT, 'bin/build.mjs' ) ],
			{ cwd: ROOT, stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
		if ( status !== 0 ) {
			throw new Error(
				'The build failed; its message above says why. npm run build repeats it.'
			);
		}
	}
	const lacking = options.playground ? 'asked for' : ensurePhp();
	if ( lacking && ( options.playground || ! phpVersion() ) ) {
		if ( options.database === 'mariadb' ) {
			throw new Error( `--database=mariadb needs PHP. ${ lacking }` );
		}
		say(
			options.playground
				? 'Using WordPress Playground'
				: 'There is no PHP here: using WordPress Playground'
		);
		const playground = (
			await import( './demo/playground.mjs' )
		).startPlayground( options, say );
		release = playground.stop;
		say(
			welcome( await playground.ready(), Boolean( options.woocommerce ) )
		);
		return ended(
			playground,
			'WordPress Playground ended by itself; its messages above say why.'
		);
	}
	if ( lacking ) {
		throw new Error( lacking );
	}
	const { makeSite, removeSite, siteHome, startServer } =
		await import( './site/site.mjs' );
	const { stopMariadb } = await import( './site/mariadb.mjs' );
	release = () => stopMariadb( siteHome( NAME ) );
	const record = join( siteHome( NAME ), 'site.json' );
	if ( options.reset ) {
		removeSite( NAME );
	}
	const other = existsSync( record )
		? difference( JSON.parse( readFileSync( record, 'utf8' ) ), options )
		: null;
	if ( other ) {
		throw new Error( other );
	}
	const made = existsSync( record ) ? options : await fetchLatest( options );
	const site = makeSite( { ...made, name: NAME, cron: true }, say );
	await signalsArrive();
	const server = await startServer( site );
	release = server.stop;
	say(
		welcome(
			site.url,
			existsSync( join( site.folder, 'wp-content/plugins/woocommerce' ) )
		)
	);
	return ended(
		server,
		`The web server ended by itself; .quayside/sites/${ NAME }/server.log says why.`
	);
}

/** What a person needs once the demo answers. */
const welcome = ( /** @type {string} */ url, /** @type {boolean} */ store ) =>
	`\nThe shop      ${ url }/\nThe admin     ${ url }/wp-admin/   admin / password\n${ store ? '' : 'The store     a stand-in for WooCommerce; --woocommerce=PATH takes the real one\n' }Ctrl-C stops it.`;

/** Waits for the end of what serves the site, which is a fault unless it was stopped. */
async function ended(
	/** @type {{ exited: Promise<unknown> }} */ { exited },
	/** @type {string} */ message
) {
	await exited;
	await signalsArrive();
	throw new Error( message );
}

/** What must be let go of when the demo ends. */
let release = () => {};
let stopping = false;
const stop = async () => {
	if ( stopping ) {
		return;
	}
	stopping = true;
	await release();
	say(
		'\nStopped. What you did is kept; npm run demo -- --reset starts over.'
	);
	process.exit( 0 );
};
/** Steps that wait for a command keep signals back; here they are heard, and a demo that is being stopped goes no further. */
const signalsArrive = async () => {
	await new Promise( ( next ) => setTimeout( next, 20 ) );
	return stopping ? new Promise( () => {} ) : undefined;
};
process.on( 'SIGINT', stop );
process.on( 'SIGTERM', stop );
// A terminal that is closed.
process.on( 'SIGHUP', stop );

try {
	await main();
} catch ( error ) {
	await signalsArrive();
	await release();
	console.error(
		process.env.DEBUG ? error : /** @type {Error} */ ( error ).message
	);
	process.exit( 1 );
}
