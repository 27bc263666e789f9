import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { SITE_FOLDER, test } from './fixtures';

/*
 * Other themes for one visitor at a time, by a cookie.
 */

const COOKIE = 'quayside_test_theme';

const themeFolder = ( theme: string ) =>
	join( SITE_FOLDER, 'wp-content/themes', theme );
const others = process.env.QUAYSIDE_OTHER_THEMES ?? '';

/** Links a theme of QUAYSIDE_OTHER_THEMES if it is not in the site. Returns whether the site has it. */
export const install = ( theme: string ): boolean => {
	if (
		! existsSync( themeFolder( theme ) ) &&
		existsSync( join( others, theme, 'style.css' ) )
	) {
		symlinkSync( join( others, theme ), themeFolder( theme ) );
	}
	return existsSync( themeFolder( theme ) );
};

/**
 * Lets visitors of the site select a theme, until the tests of the file have ended.
 *
 * @param name Name of the file with the tests.
 */
export const allowOtherThemes = ( name: string ): void => {
	const plugin = join( SITE_FOLDER, `wp-content/mu-plugins/${ name }.php` );
	test.beforeAll( () =>
		writeFileSync(
			plugin,
			`<?php
( static function (): void {
	$theme = $_COOKIE['${ COOKIE }'] ?? '';
	if ( is_string( $theme ) && preg_match( '/^[a-z]+$/', $theme ) ) {
		add_filter( 'pre_option_template', static fn () => $theme );
		add_filter( 'pre_option_stylesheet', static fn () => $theme );
	}
} )();
`
		)
	);
	test.afterAll( () => rmSync( plugin, { force: true } ) );
};

/** Selects a theme for a visitor. */
export const selectTheme = (
	context: BrowserContext,
	theme: string,
	baseURL: string | undefined
): Promise< void > =>
	context.addCookies( [
		{ name: COOKIE, value: theme, url: baseURL ?? '' },
	] );
