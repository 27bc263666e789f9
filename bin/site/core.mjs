// Puts a WordPress core together from the npm registry's packages, for machines without internet.
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

const folderOf = ( /** @type {string} */ name ) =>
	dirname( require.resolve( `${ name }/package.json` ) );

/**
 * The version that a WordPress folder holds.
 *
 * @param {string} folder A WordPress root.
 * @return {string|null} For example "6.7-alpha-58716"; null when the folder holds no WordPress.
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
 * The packaged zip has its static files stripped; they lie beside it and are laid over it.
 *
 * @param {string} [release] "nightly", the newest; or an older one that the package holds, such as "6.5".
 * @return {string} The folder of a clean WordPress core.
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
	const builds = folderOf( '@wp-playground/wordpress-builds' );
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
	keep( draft, target );
	return target;
}

/** Moves a folder to its place, unless another process, which did the same work beside this one, has been faster. */
function keep( /** @type {string} */ draft, /** @type {string} */ target ) {
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
 * The SQLite drop-in plugin, unpacked once.
 *
 * @return {string} The folder of sqlite-database-integration.
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
			folderOf( '@wp-playground/cli' ),
			'sqlite-database-integration.zip'
		)
	).extractAllTo( draft );
	keep( join( draft, 'plugin-sqlite-database-integration' ), target );
	rmSync( draft, { recursive: true, force: true } );
	return target;
}
