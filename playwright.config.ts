import { defineConfig } from '@playwright/test';
import { FIREFOX_PREFERENCES } from './tests/e2e/firefox-preferences';

// bin/e2e.mjs makes a site for each worker; what asks for the site asks the environment.
const sites = JSON.parse( process.env.QUAYSIDE_SITES ?? '[]' ) as Array< {
	url: string;
	folder: string;
} >;
const site = sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ];
if ( site ) {
	process.env.QUAYSIDE_URL = site.url;
	process.env.QUAYSIDE_FOLDER = site.folder;
}
const url = process.env.QUAYSIDE_URL ?? 'http://127.0.0.1:8897';

const results = process.env.QUAYSIDE_RESULTS;

const CHROMIUM = {
	launchOptions: {
		...( process.env.QUAYSIDE_CHROMIUM
			? { executablePath: process.env.QUAYSIDE_CHROMIUM }
			: {} ),
		// Pages live for seconds: code that is compiled a second time, to be faster, takes a tenth of the suite's time.
		args: [
			'--js-flags=--no-opt --no-maglev',
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			'--no-first-run',
		],
	},
};

/** The Firefox of the system, over WebDriver BiDi, because Playwright's own build is in no package registry. */
const FIREFOX = {
	browserName: 'firefox',
	channel: 'moz-firefox',
	launchOptions: {
		executablePath: process.env.QUAYSIDE_FIREFOX ?? 'firefox-esr',
		firefoxUserPrefs: {
			...FIREFOX_PREFERENCES,
			// The driver never learns that a page came from the back/forward cache, which Chromium's headless build doesn't have either.
			'browser.sessionhistory.max_total_viewers': 0,
		},
	},
} as const;

export default defineConfig( {
	testDir: 'tests/e2e',
	outputDir: 'test-results',
	fullyParallel: false,
	workers: 2,
	// A busy CI machine gets a second look; a fault fails twice.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: !! process.env.CI,
	reporter: [
		[ process.env.CI ? 'line' : 'list' ],
		...( results
			? [
					[
						'junit',
						{ outputFile: `${ results }/playwright.xml` },
					] as const,
					[
						'json',
						{ outputFile: `${ results }/playwright.json` },
					] as const,
				]
			: [] ),
	],
	// A machine that runs other things too may stall for many seconds.
	timeout: 90_000,
	expect: { timeout: 20_000 },
	use: {
		baseURL: `${ url }/`,
		viewport: { width: 1280, height: 800 },
		screenshot: 'only-on-failure',
		...( process.env.QUAYSIDE_BROWSER === 'firefox' ? FIREFOX : CHROMIUM ),
	},
} );
