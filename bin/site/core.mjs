// Assembles WordPress core from npm packages, for machines without internet access.
import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import AdmZip from 'adm-zip';
import { CACHE } from '../paths.mjs';

const require = createRequire( import.meta.url );

const getPackageFolder = ( /** @type {string} */ name ) =>
	dirname( require.resolve( `${ name }/package.json` ) );

/**
 * Returns the version of the WordPress in a folder.
 *
 * @param {string} folder WordPress root folder.
 * @return {string|null} For example "6.7-alpha-58716". Null if the folder does not contain WordPress.
 */
export function coreVersion( folder ) {
	const file = join( folder, 'wp-includes/version.php' );
	if ( ! existsSync( file ) ) {
		return null;
	}
	return (
		/\$wp_version = '([^']+)'/.exec(
			readFileSync( file, 'utf8' )
		)?.[ 1 ] ?? null
	);
}

/**
 * Assembles a packaged WordPress once and returns its folder.
 *
 * The packaged zip has no static files. They are in a folder next to it and are copied into the result.
 *
 * @param {string} [release] "nightly" for the latest, or an older version that the package includes, such as "6.5".
 * @return {string} Folder of a clean WordPress core.
 */
export function packagedCore( release = 'nightly' ) {
	const target = join(
		CACHE,
		'core',
		release === 'nightly' ? 'packaged' : `packaged-${ release }`
	);
	if ( coreVersion( target ) ) {
		return target;
	}
	const builds = getPackageFolder( '@wp-playground/wordpress-builds' );
	const draft = `${ target }.${ process.pid }`;
	rmSync( draft, { recursive: true, force: true } );
	mkdirSync( draft, { recursive: true } );
	new AdmZip(
		join( builds, `src/wordpress/wp-${ release }.zip` )
	).extractAllTo( draft );
	cpSync( join( builds, `public/wp-${ release }` ), draft, {
		recursive: true,
		force: false,
	} );
	for ( const leftover of [
		'wp-config.php',
		'wp-content/database',
		'wp-content/debug.log',
		'wp-content/db.php',
		'wp-content/mu-plugins',
	] ) {
		rmSync( join( draft, leftover ), { recursive: true, force: true } );
	}
	moveIntoPlace( draft, target );
	return target;
}

/** Moves a folder to its destination, unless another process has already created it. */
function moveIntoPlace(
	/** @type {string} */ draft,
	/** @type {string} */ target
) {
	try {
		renameSync( draft, target );
	} catch ( error ) {
		if ( ! existsSync( target ) ) {
			throw error;
		}
		rmSync( draft, { recursive: true, force: true } );
	}
}

/**
 * Unpacks the SQLite drop-in plugin once and returns its folder.
 *
 * @return {string} Folder of sqlite-database-integration.
 */
export function sqlitePlugin() {
	const target = join( CACHE, 'core/sqlite-database-integration' );
	if ( existsSync( join( target, 'load.php' ) ) ) {
		return target;
	}
	const draft = `${ target }.${ process.pid }`;
	rmSync( draft, { recursive: true, force: true } );
	mkdirSync( draft, { recursive: true } );
	new AdmZip(
		join(
			getPackageFolder( '@wp-playground/cli' ),
			'sqlite-database-integration.zip'
		)
	).extractAllTo( draft );
	moveIntoPlace(
		join( draft, 'plugin-sqlite-database-integration' ),
		target
	);
	rmSync( draft, { recursive: true, force: true } );
	return target;
}
