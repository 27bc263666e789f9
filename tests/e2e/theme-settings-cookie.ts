import type { BrowserContext } from '@playwright/test';

/**
 * Sets settings of the theme for one browser, in the editor as well.
 *
 * @param context  The browser's context.
 * @param settings Settings by name, such as `{ style: 'night' }`.
 */
export const setThemeSettings = (
	context: BrowserContext,
	settings: object
): Promise< void > =>
	context.addCookies( [
		{
			name: 'quayside_settings',
			value: encodeURIComponent( JSON.stringify( settings ) ),
			url: process.env.QUAYSIDE_URL ?? '',
		},
	] );
