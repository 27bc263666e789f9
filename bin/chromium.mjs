// Finds a Chromium for Playwright: the one in QUAYSIDE_CHROMIUM, the system's, or Playwright's.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian } from './requirements.mjs';

const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/** Debian's headless build. Has the same engine, and tests take a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const first = ( /** @type {Array<string | undefined>} */ candidates ) =>
	candidates.find( ( file ) => file && existsSync( file ) ) ?? null;

/**
 * Finds the browser for benchmarks, preferably the headless build, as Playwright does. Without a graphics card, a full Chromium
 * renders on the CPU.
 *
 * @return {string|null} Path of the browser, null if there is none.
 */
export const findChromium = () =>
	first( [
		process.env.QUAYSIDE_CHROMIUM,
		SHELL,
		chromium.executablePath(),
		...SYSTEM,
	] );

/**
 * Finds the browsers for tests and installs them if possible.
 *
 * @return {{ most: string|null, whole: string|null }} Browser for most tests, null if there is none, and full browser for tests
 *         that need the back-forward cache, which the headless build lacks.
 */
export function ensureTestChromium() {
	const whole = () =>
		first( [
			process.env.QUAYSIDE_CHROMIUM,
			chromium.executablePath(),
			...SYSTEM,
		] );
	if ( ! whole() ) {
		// Includes the fallback fonts of the theme.
		installDebian( [ 'chromium', 'fonts-liberation' ] );
	}
	// Older systems have no package for the headless build.
	if ( ! first( [ process.env.QUAYSIDE_CHROMIUM, SHELL ] ) ) {
		installDebian( [ 'chromium-headless-shell' ] );
	}
	return {
		most: first( [ process.env.QUAYSIDE_CHROMIUM, SHELL ] ) ?? whole(),
		whole: whole(),
	};
}
