// What a machine must have: found, installed where that is possible, or named in words that say what to do.
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

const quietly = (
	/** @type {string} */ program,
	/** @type {string[]} */ args
) => spawnSync( program, args, { encoding: 'utf8' } );
const isDebianRoot = () =>
	process.getuid?.() === 0 && existsSync( '/etc/debian_version' );

let listed = false;

/**
 * Installs Debian packages when that is allowed here.
 *
 * @param {string[]} packages Package names.
 * @return {boolean} Whether they are installed now.
 */
export function installDebian( packages ) {
	if ( ! isDebianRoot() ) {
		return false;
	}
	console.log( `Installing ${ packages.join( ' ' ) }` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	if ( ! listed ) {
		spawnSync( 'apt-get', [ 'update', '-qq' ], { env, stdio: 'ignore' } );
		listed = true;
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
 * PHP's version, '' where there is no PHP.
 */
export const phpVersion = () =>
	quietly( 'php', [
		'-r',
		'echo PHP_MAJOR_VERSION, ".", PHP_MINOR_VERSION;',
	] ).stdout ?? '';

const missingExtensions = () => {
	const loaded = ( quietly( 'php', [ '-m' ] ).stdout ?? '' )
		.toLowerCase()
		.split( '\n' );
	return Object.keys( EXTENSIONS ).filter(
		( name ) => ! loaded.includes( name )
	);
};

/**
 * Makes sure that PHP 8.1 or newer is there with its extensions.
 *
 * @return {string|null} Null when all is there, else what is missing and what to do.
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
 * Makes sure that MariaDB and PHP's driver for it are there.
 *
 * @return {string|null} Null when they are, else what is missing and what to do.
 */
export function ensureMariadb() {
	const there = () =>
		! quietly( 'mariadbd', [ '--version' ] ).error &&
		quietly( 'php', [
			'-r',
			'exit( extension_loaded( "mysqli" ) ? 0 : 1 );',
		] ).status === 0;
	const packages = [ 'mariadb-server', `php${ phpVersion() }-mysql` ];
	return there() || ( installDebian( packages ) && there() )
		? null
		: `MariaDB or PHP's mysqli extension is missing. On Debian: apt-get install ${ packages.join( ' ' ) }; or leave out --database=mariadb.`;
}

/**
 * Makes sure that the packages of package-lock.json are installed.
 *
 * @return {string|null} Null when they are, else what to do.
 */
export function ensureNodeModules() {
	// npm writes this file last, so it tells a finished installation.
	const installed = join( ROOT, 'node_modules/.package-lock.json' );
	if ( existsSync( installed ) ) {
		const wanted = Object.entries(
			JSON.parse(
				readFileSync( join( ROOT, 'package-lock.json' ), 'utf8' )
			).packages
		);
		const present = JSON.parse(
			readFileSync( installed, 'utf8' )
		).packages;
		const stale = wanted.some(
			( [ path, { version, optional, link } ] ) =>
				path.startsWith( 'node_modules/' ) &&
				! optional &&
				! link &&
				present[ path ]?.version !== version
		);
		if ( ! stale ) {
			return null;
		}
	}
	console.log( 'Installing npm packages' );
	// Not npm ci: it refuses lock files of registries that lack optional packages of other platforms.
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
		: 'npm could not install the packages. Its message above says why; npm install repeats it.';
}

/**
 * Makes sure that the PHP tools of composer.json are installed.
 *
 * @return {string|null} Null when they are, else what to do.
 */
export function ensureComposer() {
	const stamp = join( ROOT, 'vendor/composer/installed.php' );
	const wanted = createHash( 'sha256' )
		.update( readFileSync( join( ROOT, 'composer.json' ) ) )
		.digest( 'hex' );
	const mark = join( CACHE, 'composer.sha256' );
	if (
		existsSync( stamp ) &&
		existsSync( mark ) &&
		readFileSync( mark, 'utf8' ) === wanted
	) {
		return null;
	}
	if (
		quietly( 'composer', [ '--version' ] ).error &&
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
		return 'Composer could not install the PHP tools. Its message above says why; composer install repeats it.';
	}
	mkdirSync( CACHE, { recursive: true } );
	writeFileSync( mark, wanted );
	return null;
}
