// Builds the zips of the repository's files in two folders and compares them.
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	mkdtempSync,
	readFileSync,
	readdirSync,
	rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../paths.mjs';

/** Folders that are generated, or copied with hard links because they are large. */
const OMITTED = [ 'node_modules', 'vendor', 'build', '.git', '.quayside' ];

/** Copies the repository without builds. */
function copyTo( /** @type {string} */ folder ) {
	cpSync( ROOT, folder, {
		recursive: true,
		filter: ( path ) =>
			path === ROOT || ! OMITTED.includes( basename( path ) ),
	} );
	const modules = [
		'node_modules',
		'vendor',
		...[ 'packages', 'plugins', 'themes' ].flatMap( ( group ) =>
			readdirSync( join( ROOT, group ) ).map(
				( name ) => `${ group }/${ name }/node_modules`
			)
		),
	];
	for ( const path of modules ) {
		spawnSync( 'cp', [ '-al', join( ROOT, path ), join( folder, path ) ], {
			stdio: 'ignore',
		} );
	}
}

/** Runs npm run package in a copy. Returns the checksums of its zips, '' if it failed. */
function packageIn( /** @type {string} */ folder ) {
	const { status } = spawnSync(
		process.execPath,
		[ join( folder, 'bin/package.mjs' ) ],
		{ cwd: folder, stdio: 'inherit' }
	);
	return status === 0
		? readFileSync( join( folder, '.quayside/zips/SHA256SUMS' ), 'utf8' )
		: '';
}

/**
 * Packages the repository twice, in folders whose paths have different lengths.
 *
 * @return {boolean} Whether the zips are the same.
 */
export function isReproducible() {
	const scratch = mkdtempSync( join( tmpdir(), 'quayside-twice-' ) );
	try {
		const folders = [ 'a', 'another/folder' ].map( ( name ) =>
			join( scratch, name )
		);
		folders.forEach( copyTo );
		const [ first, second ] = folders.map( packageIn );
		console.log( `${ first }${ second }` );
		return first !== '' && first === second;
	} finally {
		rmSync( scratch, { recursive: true, force: true } );
	}
}
