// Finds a Chromium for Playwright: the one named in QUAYSIDE_CHROMIUM, the system's, or Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian } from './requirements.mjs';

const SYSTEM = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
];

/** Debian's build without a window: the same engine, and tests take a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const first = ( /** @type {Array<string | undefined>} */ candidates ) =>
	candidates.find( ( file ) => file && existsSync( file ) ) ?? null;

/**
 * The browser of benchmarks: the build without a window, as Playwright does. A whole Chromium on a machine without a graphics
 * card draws with the processor what a visitor's card draws.
 *
 * @return {string|null} Path of the browser; null when there is none.
 */
export const findChromium = () =>
	first( [
		process.env.QUAYSIDE_CHROMIUM,
		SHELL,
		chromium.executablePath(),
		...SYSTEM,
	] );

/**
 * The browsers of tests, installed where that is possible.
 *
 * @return {{ most: string|null, whole: string|null }} The browser of most tests, null when there is none; and that of tests
 *         that need what the build without a window lacks, the back-forward cache.
 */
export function ensureTestChromium() {
	const whole = () =>
		first( [
			process.env.QUAYSIDE_CHROMIUM,
			chromium.executablePath(),
			...SYSTEM,
		] );
	if ( ! whole() ) {
		// With the fonts that stand in for the theme's own while those load.
		installDebian( [ 'chromium', 'fonts-liberation' ] );
	}
	// Older systems have no package of the shell.
	if ( ! first( [ process.env.QUAYSIDE_CHROMIUM, SHELL ] ) ) {
		installDebian( [ 'chromium-headless-shell' ] );
	}
	return {
		most: first( [ process.env.QUAYSIDE_CHROMIUM, SHELL ] ) ?? whole(),
		whole: whole(),
	};
}
