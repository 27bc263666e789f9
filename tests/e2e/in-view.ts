import type { Locator } from '@playwright/test';
import { expect } from './fixtures';

/** Low windows: one of 1280 × 1024 px at 400% zoom, and a phone in landscape. */
export const LOW_WINDOWS = [
	{ width: 320, height: 256 },
	{ width: 844, height: 390 },
] as const;

/**
 * Expects a message to be where the visitor looks: in the window, covered by nothing, opaque, and with text.
 */
export const expectInView = async ( message: Locator ): Promise< void > => {
	await expect( message ).toBeInViewport();
	await expect( message ).toHaveText( /\w/ );
	await expect
		.poll(
			() =>
				message.evaluate( ( element ) => {
					const { left, top, width, height } =
						element.getBoundingClientRect();
					const hit = document.elementFromPoint(
						left + width / 2,
						top + height / 2
					);
					let opacity = 1;
					for (
						let each: Element | null = element;
						each;
						each = each.parentElement
					) {
						opacity *= Number( getComputedStyle( each ).opacity );
					}
					return [ opacity, element.contains( hit ) ] as const;
				} ),
			{ message: 'the message is opaque, and nothing covers it' }
		)
		.toEqual( [ 1, true ] );
};
