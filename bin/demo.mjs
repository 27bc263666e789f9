// npm run demo: creates and serves a WordPress site with a small store. See docs/demo.md for options.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { difference, parseOptions } from './demo/options.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { ensureNodeModules, ensurePhp, phpVersion } from './requirements.mjs';

const NAME = 'demo';
/** Required disk space in bytes. Packages, WordPress, and images take about half of it. */
const REQUIRED_SPACE = 1024 ** 3;

const log = ( /** @type {string} */ line ) => console.log( line );

/**
 * Adds the latest WordPress and WooCommerce to the options if wordpress.org is available. Otherwise returns them unchanged.
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
		log(
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
	if ( bavail * bsize < REQUIRED_SPACE ) {
		throw new Error(
			`Not enough disk space in ${ CACHE }. The demo needs 1 GiB. Free up some space and try again.`
		);
	}
	const missing = ensureNodeModules();
	if ( missing ) {
		throw new Error( missing );
	}
	if ( ( await import( './demo/stale.mjs' ) ).isBuildStale() ) {
		log( 'Building' );
		const { status } = spawnSync(
			process.execPath,
			[ join( ROOT, 'bin/build.mjs' ) ],
			{ cwd: ROOT, stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
		if ( status !== 0 ) {
			throw new Error(
				'The build failed. See the message above. To try again, use npm run build.'
			);
		}
	}
	const missingPhp = options.playground ? 'requested' : ensurePhp();
	if ( missingPhp && ( options.playground || ! phpVersion() ) ) {
		if ( options.database === 'mariadb' ) {
			throw new Error( `--database=mariadb needs PHP. ${ missingPhp }` );
		}
		log(
			options.playground
				? 'Using WordPress Playground'
				: 'PHP is not installed. Using WordPress Playground.'
		);
		const playground = (
			await import( './demo/playground.mjs' )
		).startPlayground( options, log );
		cleanUp = playground.stop;
		log(
			welcome( await playground.ready(), Boolean( options.woocommerce ) )
		);
		return waitForExit(
			playground,
			'WordPress Playground stopped unexpectedly. See the messages above.'
		);
	}
	if ( missingPhp ) {
		throw new Error( missingPhp );
	}
	const { makeSite, removeSite, siteHome, startServer } =
		await import( './site/site.mjs' );
	const { stopMariadb } = await import( './site/mariadb.mjs' );
	cleanUp = () => stopMariadb( siteHome( NAME ) );
	const record = join( siteHome( NAME ), 'site.json' );
	if ( options.reset ) {
		removeSite( NAME );
	}
	const conflict = existsSync( record )
		? difference( JSON.parse( readFileSync( record, 'utf8' ) ), options )
		: null;
	if ( conflict ) {
		throw new Error( conflict );
	}
	const siteOptions = existsSync( record )
		? options
		: await fetchLatest( options );
	const site = makeSite( { ...siteOptions, name: NAME, cron: true }, log );
	await processSignals();
	const server = await startServer( site );
	cleanUp = server.stop;
	log(
		welcome(
			site.url,
			existsSync( join( site.folder, 'wp-content/plugins/woocommerce' ) )
		)
	);
	return waitForExit(
		server,
		`The web server stopped unexpectedly. See .quayside/sites/${ NAME }/server.log.`
	);
}

/** Returns the message that is printed once the demo is ready. */
const welcome = ( /** @type {string} */ url, /** @type {boolean} */ store ) =>
	`\nThe shop      ${ url }/\nThe admin     ${ url }/wp-admin/   admin / password\n${ store ? '' : 'The store     a stand-in for WooCommerce; use --woocommerce=PATH for the real one\n' }Ctrl-C stops it.`;

/** Waits until the server exits and throws, unless the demo was stopped. */
async function waitForExit(
	/** @type {{ exited: Promise<unknown> }} */ { exited },
	/** @type {string} */ message
) {
	await exited;
	await processSignals();
	throw new Error( message );
}

/** Releases resources when the demo ends. */
let cleanUp = () => {};
let stopping = false;
const stop = async () => {
	if ( stopping ) {
		return;
	}
	stopping = true;
	await cleanUp();
	log(
		'\nStopped. Your changes are saved. To start over, use npm run demo -- --reset.'
	);
	process.exit( 0 );
};
/** Handles signals that arrived during synchronous commands. Never resolves if the demo is being stopped. */
const processSignals = async () => {
	await new Promise( ( next ) => setTimeout( next, 20 ) );
	return stopping ? new Promise( () => {} ) : undefined;
};
process.on( 'SIGINT', stop );
process.on( 'SIGTERM', stop );
// Sent when the terminal is closed.
process.on( 'SIGHUP', stop );

try {
	await main();
} catch ( error ) {
	await processSignals();
	await cleanUp();
	console.error(
		process.env.DEBUG ? error : /** @type {Error} */ ( error ).message
	);
	process.exit( 1 );
}
