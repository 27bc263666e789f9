// Stores PHP's compiled code on the disk. WordPress commands, of which the tests run hundreds, take a quarter of the time.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { CACHE } from '../paths.mjs';

const SETTINGS = join( CACHE, 'php' );
const FILES = join( CACHE, 'opcache' );

/**
 * Returns the environment of this process with PHP's opcode cache turned on. PHP without opcache ignores it. With third-party plugins, it
 * is not turned on: PHP's workers crash while they read the code of so many plugins from the disk.
 *
 * @return {NodeJS.ProcessEnv} Environment for PHP or a process that starts it.
 */
export function withOpcodeCache() {
	if ( process.env.QUAYSIDE_PEERS ) {
		return process.env;
	}
	mkdirSync( SETTINGS, { recursive: true } );
	mkdirSync( FILES, { recursive: true } );
	const file = join( SETTINGS, 'opcache.ini' );
	// The strings of WordPress and a store do not fit into 8 MB.
	const settings = `opcache.enable_cli=1\nopcache.file_cache="${ FILES }"\nopcache.interned_strings_buffer=16\n`;
	if ( ! existsSync( file ) || readFileSync( file, 'utf8' ) !== settings ) {
		writeFileSync( file, settings );
	}
	const folders = ( process.env.PHP_INI_SCAN_DIR ?? '' ).split( delimiter );
	return {
		...process.env,
		PHP_INI_SCAN_DIR: [
			...folders.filter( ( folder ) => folder !== SETTINGS ),
			SETTINGS,
		].join( delimiter ),
	};
}

/**
 * Deletes the compiled code of a folder, which may contain another WordPress next time.
 *
 * @param {string} folder Absolute path.
 */
export function forgetCompiled( folder ) {
	mkdirSync( FILES, { recursive: true } );
	for ( const system of readdirSync( FILES ) ) {
		rmSync( join( FILES, system, folder ), {
			recursive: true,
			force: true,
		} );
	}
}
