// Checks the requirements of the development tools, installs them if possible, or returns instructions.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';

/**
 * PHP extensions that WordPress on SQLite and the tests need, with Debian's package suffix.
 *
 * @type {Record<string, string>}
 */
const EXTENSIONS = {
	pdo_sqlite: 'sqlite3',
	gd: 'gd',
	curl: 'curl',
	mbstring: 'mbstring',
	dom: 'xml',
	zip: 'zip',
	intl: 'intl',
};

const runQuietly = (
	/** @type {string} */ program,
	/** @type {string[]} */ args
) => spawnSync( program, args, { encoding: 'utf8' } );
const isDebianRoot = () =>
	process.getuid?.() === 0 && existsSync( '/etc/debian_version' );

let isListUpdated = false;

/**
 * Installs Debian packages if this is Debian and the user is root.
 *
 * @param {string[]} packages Package names.
 * @return {boolean} Whether they were installed.
 */
export function installDebian( packages ) {
	if ( ! isDebianRoot() ) {
		return false;
	}
	console.log( `Installing ${ packages.join( ' ' ) }` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	if ( ! isListUpdated ) {
		spawnSync( 'apt-get', [ 'update', '-qq' ], { env, stdio: 'ignore' } );
		isListUpdated = true;
	}
	return (
		spawnSync(
			'apt-get',
			[ 'install', '-y', '-qq', '--no-install-recommends', ...packages ],
			{ env, stdio: [ 'ignore', 'ignore', 'inherit' ] }
		).status === 0
	);
}

/**
 * Returns PHP's version, or '' if PHP is not installed.
 */
export const phpVersion = () =>
	runQuietly( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
	] ).stdout ?? '';

const missingExtensions = () => {
	const loaded = ( runQuietly( 'php', [ '-m' ] ).stdout ?? '' )
		.toLowerCase()
		.split( '\n' );
	return Object.keys( EXTENSIONS ).filter(
		( name ) => ! loaded.includes( name )
	);
};

/**
 * Makes sure that PHP 8.1 or later is installed with its extensions.
 *
 * @return {string|null} Null if it is, otherwise what is missing and how to install it.
 */
export function ensurePhp() {
	if ( ! phpVersion() && ! installDebian( [ 'php-cli' ] ) ) {
		return 'PHP is missing. Install PHP 8.1 to 8.4 for the command line (Debian: apt-get install php-cli).';
	}
	const version = phpVersion();
	if ( Number( version.split( '.' )[ 0 ] ) < 8 || version === '8.0' ) {
		return `PHP ${ version } is too old. Install PHP 8.1 to 8.4.`;
	}
	const missing = missingExtensions();
	if ( missing.length ) {
		const packages = missing.map(
			( name ) => `php${ version }-${ EXTENSIONS[ name ] }`
		);
		if ( ! installDebian( packages ) || missingExtensions().length ) {
			return `PHP ${ version } lacks the extensions ${ missing.join( ', ' ) }. On Debian: apt-get install ${ packages.join( ' ' ) }.`;
		}
	}
	return null;
}

/**
 * Makes sure that MariaDB and PHP's driver for it are installed.
 *
 * @return {string|null} Null if they are, otherwise what is missing and how to install it.
 */
export function ensureMariadb() {
	const isInstalled = () =>
		! runQuietly( 'mariadbd', [ '--version' ] ).error &&
		runQuietly( 'php', [
			'-r',
			'exit( extension_loaded( "mysqli" ) ? 0 : 1 );',
		] ).status === 0;
	const packages = [ 'mariadb-server', `php${ phpVersion() }-mysql` ];
	return isInstalled() || ( installDebian( packages ) && isInstalled() )
		? null
		: `MariaDB or PHP's mysqli extension is missing. On Debian: apt-get install ${ packages.join( ' ' ) } (or leave out --database=mariadb).`;
}

/**
 * Finds PHP-FPM of the version that the command line uses.
 *
 * @return {string|null} Name of the program, null if it is not installed.
 */
export const findFpm = () =>
	[ `php-fpm${ phpVersion() }`, 'php-fpm' ].find(
		( name ) => ! runQuietly( name, [ '-v' ] ).error
	) ?? null;

/**
 * Makes sure that a web server and PHP-FPM are installed.
 *
 * @param {'nginx'|'apache'} name Web server.
 * @return {string|null} Null if they are, otherwise what is missing and how to install it.
 */
export function ensureWebServer( name ) {
	const program = name === 'apache' ? 'apache2' : name;
	const packages = [ program, `php${ phpVersion() }-fpm` ];
	const isInstalled = () =>
		! runQuietly( program, [ '-v' ] ).error && findFpm();
	return isInstalled() || ( installDebian( packages ) && isInstalled() )
		? null
		: `${ name } or PHP-FPM is missing. On Debian: apt-get install ${ packages.join( ' ' ) } (or leave out --server=${ name }).`;
}

/** Library that changes the clock of a program. */
export const FAKETIME = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';

/**
 * Makes sure that FAKETIME is installed.
 *
 * @return {string|null} Null if it is, otherwise what is missing.
 */
export const ensureFaketime = () =>
	existsSync( FAKETIME ) ||
	( installDebian( [ 'faketime' ] ) && existsSync( FAKETIME ) )
		? null
		: 'libfaketime is missing. On Debian: apt-get install faketime.';

/**
 * Makes sure that the packages of package-lock.json are installed.
 *
 * @return {string|null} Null if they are, otherwise what to do.
 */
export function ensureNodeModules() {
	// npm writes this file last, so its existence means that the installation is complete.
	const installed = join( ROOT, 'node_modules/.package-lock.json' );
	if ( existsSync( installed ) ) {
		const expected = Object.entries(
			JSON.parse(
				readFileSync( join( ROOT, 'package-lock.json' ), 'utf8' )
			).packages
		);
		const actual = JSON.parse( readFileSync( installed, 'utf8' ) ).packages;
		const stale = expected.some(
			( [ path, { version, optional, link } ] ) =>
				path.startsWith( 'node_modules/' ) &&
				! optional &&
				! link &&
				actual[ path ]?.version !== version
		);
		if ( ! stale ) {
			return null;
		}
	}
	console.log( 'Installing npm packages' );
	// npm ci rejects lock files from registries without the optional packages of other platforms.
	const env = {
		...process.env,
		PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
		PUPPETEER_SKIP_DOWNLOAD: '1',
	};
	const { status } = spawnSync(
		'npm',
		[ 'install', '--no-audit', '--no-fund', '--loglevel=error' ],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env,
			shell: process.platform === 'win32',
		}
	);
	return status === 0
		? null
		: 'npm could not install the packages. See the message above. To try again, use npm install.';
}

/**
 * Makes sure that the PHP tools of composer.json are installed.
 *
 * @return {string|null} Null if they are, otherwise what to do.
 */
export function ensureComposer() {
	const installed = join( ROOT, 'vendor/composer/installed.php' );
	const expected = createHash( 'sha256' )
		.update( readFileSync( join( ROOT, 'composer.json' ) ) )
		.digest( 'hex' );
	const stamp = join( CACHE, 'composer.sha256' );
	if (
		existsSync( installed ) &&
		existsSync( stamp ) &&
		readFileSync( stamp, 'utf8' ) === expected
	) {
		return null;
	}
	if (
		runQuietly( 'composer', [ '--version' ] ).error &&
		! installDebian( [ 'composer' ] )
	) {
		return 'Composer is missing. Install it (Debian: apt-get install composer).';
	}
	console.log( 'Installing the PHP tools' );
	const { status } = spawnSync(
		'composer',
		[ 'install', '--no-interaction', '--no-progress', '--quiet' ],
		{
			cwd: ROOT,
			stdio: 'inherit',
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		}
	);
	if ( status !== 0 ) {
		return 'Composer could not install the PHP tools. See the message above. To try again, use composer install.';
	}
	mkdirSync( CACHE, { recursive: true } );
	writeFileSync( stamp, expected );
	return null;
}
