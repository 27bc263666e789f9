// Measures the slowest interaction on the page of a product with options, with the CPU slowed down four times.
import { open } from './click.mjs';

/** What visitors do on a product page, in order. Missing controls are skipped, because WooCommerce's page has others. */
const STEPS = [
	{ name: 'select an option', key: 'ArrowDown', at: '.variations select' },
	{ name: 'change the quantity', key: 'ArrowUp', at: 'form.cart input.qty' },
	{ name: 'open a tab', at: '.woocommerce-tabs .tabs li:nth-child(2) a' },
	{ name: 'open the image', at: '.woocommerce-product-gallery__image a' },
	{ name: 'close the image', key: 'Escape' },
	{ name: 'add to cart', at: 'form.cart .single_add_to_cart_button' },
];

/**
 * Measures each interaction on its own first use, as visitors meet it, and returns the durations in ms by interaction, according
 * to Event Timing, in steps of 8. Those below 16 ms are not reported and left out.
 *
 * @param {import('@playwright/test').Browser} browser Browser.
 * @param {string}                             url     URL of a product with options.
 * @param {{ headers?: Record<string, string>, device?: import('@playwright/test').BrowserContextOptions }} variant Request headers that
 *                                             select the site's plugins, and the device. One with touch is tapped instead of clicked.
 * @return {Promise<Record<string, number>>} Durations.
 */
export async function measureProductClicks( browser, url, variant = {} ) {
	const { context, page } = await open( browser, url, variant );
	/** @type {Record<string, number>} */
	const found = {};
	for ( const { name, at, key } of STEPS ) {
		const target = at ? page.locator( at ).first() : null;
		if ( target && ! ( await target.isVisible() ) ) {
			continue;
		}
		await target?.scrollIntoViewIfNeeded();
		await page.evaluate( () => {
			window.quaysideBench.events.length = 0;
		} );
		if ( key ) {
			await target?.focus();
			await page.keyboard.press( key );
		} else {
			const box = await target?.boundingBox();
			const x = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2;
			const y = ( box?.y ?? 0 ) + ( box?.height ?? 0 ) / 2;
			// The locator's click() and tap() would query the page during the measurement.
			await ( variant.device?.hasTouch
				? page.touchscreen.tap( x, y )
				: page.mouse.click( x, y ) );
		}
		// The observer reports one frame later, and what the interaction loads must not be part of the next.
		await page.waitForTimeout( 1500 );
		const slowest = await page.evaluate( () =>
			Math.max(
				0,
				...window.quaysideBench.events.map(
					( { duration } ) => duration
				)
			)
		);
		if ( slowest ) {
			found[ name ] = slowest;
		}
	}
	await context.close();
	return found;
}
