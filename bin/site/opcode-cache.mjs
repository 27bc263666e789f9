// What PHP compiles for a site stays on the disk: a command inside WordPress, of which the tests run hundreds, takes a quarter of the time.
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
 * The environment of this process with PHP's opcode cache on. PHP without opcache takes no notice.
 *
 * @return {NodeJS.ProcessEnv} For PHP, or for whatever starts it.
 */
export function withOpcodeCache() {
	mkdirSync( SETTINGS, { recursive: true } );
	mkdirSync( FILES, { recursive: true } );
	const file = join( SETTINGS, 'opcache.ini' );
	// WordPress and a store have more names than fit into 8 MB.
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
 * Forgets what was compiled of a folder: another WordPress may stand there next.
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
