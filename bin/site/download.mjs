// Downloads the latest WordPress and WooCommerce from wordpress.org.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AdmZip from 'adm-zip';

/** Timeouts for the start of a response and for a whole download, in ms. */
const RESPONSE_TIMEOUT = 3000;
const DOWNLOAD_TIMEOUT = 300000;

const api = () => process.env.QUAYSIDE_API ?? 'https://api.wordpress.org';
const downloads = () =>
	process.env.QUAYSIDE_DOWNLOADS ?? 'https://downloads.wordpress.org';

/**
 * Fetches a URL. The response must start soon, but its body may take longer.
 *
 * @template Result
 * @param {string}                                  address URL.
 * @param {( response: Response ) => Promise<Result>} read    Reads the body.
 * @return {Promise<Result>} What was read.
 */
async function get( address, read ) {
	const controller = new AbortController();
	let timer = setTimeout( () => controller.abort(), RESPONSE_TIMEOUT );
	try {
		const response = await fetch( address, { signal: controller.signal } );
		clearTimeout( timer );
		timer = setTimeout( () => controller.abort(), DOWNLOAD_TIMEOUT );
		if ( ! response.ok ) {
			throw new Error(
				`${ address } returned status ${ response.status }`
			);
		}
		return await read( response );
	} catch ( thrown ) {
		const error = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (
			thrown
		);
		throw controller.signal.aborted
			? new Error( `${ address } did not respond in time` )
			: new Error(
					error.message.startsWith( address )
						? error.message
						: `${ address }: ${ error.cause?.code ?? error.message }`
				);
	} finally {
		clearTimeout( timer );
	}
}

/** Returns a version if it is a valid release. Other values must not become part of a path. */
function release(
	/** @type {unknown} */ version,
	/** @type {string} */ product
) {
	if (
		typeof version !== 'string' ||
		! /^\d+(\.\d+){1,3}$/.test( version )
	) {
		throw new Error( `no release of ${ product } was found` );
	}
	return version;
}

/**
 * Downloads a zip, verifies it, and unpacks its folder, unless that already exists.
 *
 * @param {Object}  what
 * @param {string}  what.address URL of the zip.
 * @param {string}  what.folder  Name of the folder in the zip.
 * @param {string}  what.requiredFile   File that the folder must contain.
 * @param {string}  what.target  Destination of the folder.
 * @param {boolean} what.sums    Whether .sha1 and .md5 files are available for the zip.
 * @return {Promise<string>} Destination of the folder.
 */
async function unpack( { address, folder, requiredFile, target, sums } ) {
	if ( existsSync( join( target, requiredFile ) ) ) {
		return target;
	}
	const zip = Buffer.from(
		await get( address, ( /** @type {Response} */ response ) =>
			response.arrayBuffer()
		)
	);
	for ( const kind of sums ? [ 'sha1', 'md5' ] : [] ) {
		const expected = (
			await get(
				`${ address }.${ kind }`,
				( /** @type {Response} */ response ) => response.text()
			)
		)
			.trim()
			.toLowerCase();
		if ( createHash( kind ).update( zip ).digest( 'hex' ) !== expected ) {
			throw new Error( `${ address } does not match its ${ kind }` );
		}
	}
	const draft = `${ target }.${ process.pid }`;
	try {
		mkdirSync( draft, { recursive: true } );
		new AdmZip( zip ).extractAllTo( draft );
		if ( ! existsSync( join( draft, folder, requiredFile ) ) ) {
			throw new Error(
				`${ address } does not contain ${ folder }/${ requiredFile }`
			);
		}
		rmSync( target, { recursive: true, force: true } );
		renameSync( join( draft, folder ), target );
	} finally {
		rmSync( draft, { recursive: true, force: true } );
	}
	return target;
}

/**
 * Downloads the latest WordPress.
 *
 * @param {string} folder Folder for unpacked copies.
 * @return {Promise<string>} Folder of a clean core.
 * @throws {Error} If wordpress.org is unavailable or the download is not valid.
 */
export async function latestWordPress( folder ) {
	const { offers } = await get(
		`${ api() }/core/version-check/1.7/`,
		( /** @type {Response} */ response ) => response.json()
	);
	const version = release( offers?.[ 0 ]?.version, 'WordPress' );
	return unpack( {
		address: `${ downloads() }/release/wordpress-${ version }.zip`,
		folder: 'wordpress',
		requiredFile: 'wp-load.php',
		target: join( folder, `wordpress-${ version }` ),
		sums: true,
	} );
}

/**
 * Downloads the latest WooCommerce. wordpress.org offers no sum beside a plugin's zip; that it opens and holds the plugin is checked.
 *
 * @param {string} folder Folder for unpacked copies.
 * @return {Promise<string>} Folder of the plugin.
 * @throws {Error} If wordpress.org is unavailable or the download is not valid.
 */
export async function latestWooCommerce( folder ) {
	const response = await get(
		`${ api() }/plugins/info/1.0/woocommerce.json`,
		( /** @type {Response} */ body ) => body.json()
	);
	const version = release( response?.version, 'WooCommerce' );
	return unpack( {
		address: `${ downloads() }/plugin/woocommerce.${ version }.zip`,
		folder: 'woocommerce',
		requiredFile: 'woocommerce.php',
		target: join( folder, `woocommerce-${ version }` ),
		sums: false,
	} );
}
