import { expect, logIn } from './fixtures';
import { ScreenReader } from './screen-reader';
import { asDecidedVisitor, isWooCommerce } from './shop-store';
import type { Locator, Page } from '@playwright/test';

/*
 * Steps of the spoken journeys in the admin.
 */

/** Avatars, emoji images, and the block directory come from external servers. */
export const EXPECTED_MESSAGES = [
	/gravatar|twemoji|block-directory|WordPress database error|woocommerce\.com|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
];

/** A year without the entries of other tests. */
export const YEAR = 2011;

/** Starts to listen as the administrator. */
export const startAsAdmin = async ( page: Page ): Promise< ScreenReader > => {
	await asDecidedVisitor( page );
	await logIn( page );
	return ScreenReader.start( page );
};

/** Moves the focus to an element and says it. */
export const goTo = (
	reader: ScreenReader,
	target: Locator
): Promise< void > => reader.step( 'moves on', () => target.focus() );

/** Presses Enter on an element, and says what has the focus once something has happened. */
export const enter = (
	reader: ScreenReader,
	target: Locator,
	happened: () => Promise< unknown >
): Promise< void > =>
	reader.step( 'Enter', async () => {
		await target.press( 'Enter' );
		await happened();
	} );

/**
 * Expects that a button keeps the focus, also while it is unavailable. The prerelease of WordPress without WooCommerce does not know
 * such buttons yet, so it takes the focus from them.
 */
export const expectStillFocused = async (
	button: Locator
): Promise< void > => {
	if ( isWooCommerce() ) {
		await expect( button ).toBeFocused();
	}
};

/** Moves the focus into a screen, and says each of its controls. */
export const walkScreen = async (
	reader: ScreenReader,
	page: Page,
	screen: string
): Promise< void > => {
	await page.evaluate( ( selector ) => {
		const element = document.querySelector< HTMLElement >( selector );
		element?.setAttribute( 'tabindex', '-1' );
		element?.focus();
		element?.removeAttribute( 'tabindex' );
	}, screen );
	await reader.walk( screen );
};
