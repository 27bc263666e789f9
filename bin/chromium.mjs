// Finds a Chromium for Playwright: the one named in QUAYSIDE_CHROMIUM, the system's, or Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];

/**
 * @return {string|null} Path of the browser; null when there is none.
 */
export function findChromium() {
	const candidates = [ process.env.QUAYSIDE_CHROMIUM, chromium.executablePath(), ...SYSTEM ];
	return candidates.find( ( file ) => file && existsSync( file ) ) ?? null;
}
