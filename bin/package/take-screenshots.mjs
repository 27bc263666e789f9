// Takes the screenshots of the plugins in a demo site, and the one of the theme if it is missing.
import { existsSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { ROOT, THEME } from '../paths.mjs';
import { makeSite, removeSite, startServer } from '../site/site.mjs';
import { SCREENSHOTS } from './screenshots.mjs';

const NAME = 'screenshots';

/** Size of the screenshots in CSS pixels, which is what the theme directory requires. */
const SIZE = { width: 1200, height: 900 };

/** Cookie of a visitor who has rejected cookies, so that the banner does not cover the page. */
const REJECTED =
	'consentid:screenshots,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no';

/**
 * Takes the screenshots.
 *
 * @param {string} folder Folder that gets a folder for each plugin.
 * @param {number} port   Port of the site.
 */
export async function takeScreenshots( folder, port ) {
	removeSite( NAME );
	const site = makeSite( { name: NAME, port } );
	const server = await startServer( site );
	const executablePath = findChromium();
	const browser = await chromium.launch( {
		...( executablePath ? { executablePath } : {} ),
		args: [ '--no-sandbox' ],
	} );
	/** Takes one screenshot in a new session. */
	const take = async (
		/** @type {string} */ file,
		/** @type {Pick<import('./screenshots.mjs').Screenshot, 'open' | 'admin'>} */ {
			open,
			admin,
		},
		/** @type {boolean} */ hasBanner
	) => {
		const context = await browser.newContext( {
			baseURL: `${ site.url }/`,
			viewport: SIZE,
			reducedMotion: 'reduce',
		} );
		await context.route(
			( { hostname } ) => hostname !== '127.0.0.1',
			( route ) => route.abort()
		);
		const page = await context.newPage();
		if ( admin ) {
			await page.request.get( 'wp-login.php' );
			await page.request.post( 'wp-login.php', {
				form: { log: 'admin', pwd: 'password', testcookie: '1' },
			} );
		}
		if ( ! hasBanner ) {
			await context.addCookies( [
				{
					name: 'cookieyes-consent',
					value: REJECTED,
					url: site.url,
				},
			] );
		}
		await open( page );
		await page.waitForLoadState( 'networkidle' );
		await page.screenshot( { path: file } );
		console.log( relative( ROOT, file ) );
		await context.close();
	};
	try {
		for ( const [ plugin, screenshots ] of Object.entries( SCREENSHOTS ) ) {
			mkdirSync( join( folder, plugin ), { recursive: true } );
			for ( const [ index, one ] of screenshots.entries() ) {
				await take(
					join( folder, plugin, `screenshot-${ index + 1 }.png` ),
					one,
					plugin === 'quayside-consent'
				);
			}
		}
		const theme = join( ROOT, 'themes', THEME, 'screenshot.png' );
		if ( ! existsSync( theme ) ) {
			await take(
				theme,
				{ open: async ( page ) => void ( await page.goto( '' ) ) },
				false
			);
		}
	} finally {
		await browser.close();
		await server.stop();
	}
}
