// Finds the browsers other than Chromium that tests run in, and installs Debian's packages if possible.
import { existsSync } from 'node:fs';
import { installDebian } from './requirements.mjs';

/** Finds a file, and installs the packages that have it if it is missing. */
const ensureFile = (
	/** @type {string} */ file,
	/** @type {string[]} */ packages
) => {
	if ( ! existsSync( file ) ) {
		installDebian( packages );
	}
	return existsSync( file ) ? file : null;
};

/**
 * Finds Firefox: the one in QUAYSIDE_FIREFOX or the system's.
 *
 * @return {string|null} Path, null if there is none.
 */
export const ensureFirefox = () =>
	process.env.QUAYSIDE_FIREFOX ??
	ensureFile( '/usr/bin/firefox-esr', [ 'firefox-esr' ] );

/**
 * Finds the driver of WebKit and a screen for it.
 *
 * @return {boolean} Whether both are there.
 */
export const ensureWebKit = () =>
	ensureFile( '/usr/bin/WebKitWebDriver', [ 'webkit2gtk-driver' ] ) !==
		null && ensureFile( '/usr/bin/Xvfb', [ 'xvfb' ] ) !== null;
