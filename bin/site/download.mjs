// The latest WordPress and WooCommerce from wordpress.org, for machines that reach it.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import AdmZip from 'adm-zip';

/** Time (ms) in which a server must begin to answer, and in which a file must have come. */
const ANSWER = 3000;
const TRANSFER = 300000;

const api = () => process.env.QUAYSIDE_API ?? 'https://api.wordpress.org';
const downloads = () =>
	process.env.QUAYSIDE_DOWNLOADS ?? 'https://downloads.wordpress.org';

/**
 * Fetches an address; the answer must begin soon, its body may take longer.
 *
 * @template Result
 * @param {string}                                  address The address.
 * @param {( answer: Response ) => Promise<Result>} read    Reads the body.
 * @return {Promise<Result>} What was read.
 */
async function get( address, read ) {
	const controller = new AbortController();
	let timer = setTimeout( () => controller.abort(), ANSWER );
	try {
		const answer = await fetch( address, { signal: controller.signal } );
		clearTimeout( timer );
		timer = setTimeout( () => controller.abort(), TRANSFER );
		if ( ! answer.ok ) {
			throw new Error( `${ address } answered ${ answer.status }` );
		}
		return await read( answer );
	} catch ( thrown ) {
		const error = /** @type {Error & { cause?: NodeJS.ErrnoException }} */ (
			thrown
		);
		throw controller.signal.aborted
			? new Error( `${ address } did not answer in time` )
			: new Error(
					error.message.startsWith( address )
						? error.message
						: `${ address }: ${ error.cause?.code ?? error.message }`
				);
	} finally {
		clearTimeout( timer );
	}
}

/** A release's version; nothing else may become part of a path. */
function release(
	/** @type {unknown} */ version,
	/** @type {string} */ product
) {
	if (
		typeof version !== 'string' ||
		! /^\d+(\.\d+){1,3}$/.test( version )
	) {
		throw new Error( `no release of ${ product } is offered` );
	}
	return version;
}

/**
 * Downloads a zip, checks it and unpacks its one folder, unless that is there already.
 *
 * @param {Object}  what
 * @param {string}  what.address Address of the zip.
 * @param {string}  what.folder  Name of the folder in the zip.
 * @param {string}  what.proof   A file that the folder must hold.
 * @param {string}  what.target  Where the folder goes.
 * @param {boolean} what.sums    Whether WordPress offers .sha1 and .md5 beside the zip.
 * @return {Promise<string>} The target.
 */
async function unpack( { address, folder, proof, target, sums } ) {
	if ( existsSync( join( target, proof ) ) ) {
		return target;
	}
	const zip = Buffer.from(
		await get( address, ( /** @type {Response} */ answer ) =>
			answer.arrayBuffer()
		)
	);
	for ( const kind of sums ? [ 'sha1', 'md5' ] : [] ) {
		const wanted = (
			await get(
				`${ address }.${ kind }`,
				( /** @type {Response} */ answer ) => answer.text()
			)
		)
			.trim()
			.toLowerCase();
		if ( createHash( kind ).update( zip ).digest( 'hex' ) !== wanted ) {
			throw new Error( `${ address } does not match its ${ kind }` );
		}
	}
	const draft = `${ target }.${ process.pid }`;
	try {
		mkdirSync( draft, { recursive: true } );
		new AdmZip( zip ).extractAllTo( draft );
		if ( ! existsSync( join( draft, folder, proof ) ) ) {
			throw new Error( `${ address } holds no ${ folder }/${ proof }` );
		}
		rmSync( target, { recursive: true, force: true } );
		renameSync( join( draft, folder ), target );
	} finally {
		rmSync( draft, { recursive: true, force: true } );
	}
	return target;
}

/**
 * The latest WordPress.
 *
 * @param {string} folder Where unpacked copies are kept.
 * @return {Promise<string>} Folder of a clean core.
 * @throws {Error} When wordpress.org cannot be reached or what it sends is not whole.
 */
export async function latestWordPress( folder ) {
	const { offers } = await get(
		`${ api() }/core/version-check/1.7/`,
		( /** @type {Response} */ answer ) => answer.json()
	);
	const version = release( offers?.[ 0 ]?.version, 'WordPress' );
	return unpack( {
		address: `${ downloads() }/release/wordpress-${ version }.zip`,
		folder: 'wordpress',
		proof: 'wp-load.php',
		target: join( folder, `wordpress-${ version }` ),
		sums: true,
	} );
}

/**
 * The latest WooCommerce. wordpress.org offers no sum beside a plugin's zip; that it opens and holds the plugin is checked.
 *
 * @param {string} folder Where unpacked copies are kept.
 * @return {Promise<string>} The plugin's folder.
 * @throws {Error} As latestWordPress.
 */
export async function latestWooCommerce( folder ) {
	const answer = await get(
		`${ api() }/plugins/info/1.0/woocommerce.json`,
		( /** @type {Response} */ body ) => body.json()
	);
	const version = release( answer?.version, 'WooCommerce' );
	return unpack( {
		address: `${ downloads() }/plugin/woocommerce.${ version }.zip`,
		folder: 'woocommerce',
		proof: 'woocommerce.php',
		target: join( folder, `woocommerce-${ version }` ),
		sums: false,
	} );
}
