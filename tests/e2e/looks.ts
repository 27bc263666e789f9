import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';

/**
 * Compares screenshots, scaled to a width of 96 px, with stored images.
 *
 * At this size, font hinting and browser versions have no effect, but missing stylesheets, different colors, and moved elements do.
 * QUAYSIDE_UPDATE_LOOKS=1 updates the stored images. Review them before committing.
 */
const WIDTH = 96;

/** Maximum difference of a color channel, of 255. */
const TOLERANCE = 48;

/** Maximum share of pixels that may differ. */
const SHARE = 0.03;

const miniature = ( image: Buffer ) =>
	sharp( image ).resize( { width: WIDTH, kernel: 'lanczos3' } ).removeAlpha();

/**
 * Expects the viewport to match the stored image.
 *
 * @param page Page to check.
 * @param path Folder and name of the stored image, without extension: "theme-looks/front-1280".
 */
export async function expectLooks( page: Page, path: string ): Promise< void > {
	const file = fileURLToPath( new URL( `${ path }.png`, import.meta.url ) );
	const name = path.replace( /^.*\//, '' );
	await page.evaluate( () => document.fonts.ready );
	// Wait for images in the viewport.
	await page.waitForFunction( () =>
		[ ...document.images ].every( ( image ) => {
			const { top, left, right } = image.getBoundingClientRect();
			return (
				image.complete ||
				top > innerHeight ||
				left > innerWidth ||
				right < 0
			);
		} )
	);
	const shot = await page.screenshot( { animations: 'disabled' } );
	if ( process.env.QUAYSIDE_UPDATE_LOOKS ) {
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync(
			file,
			await miniature( shot ).png( { palette: true } ).toBuffer()
		);
	}
	expect( existsSync( file ), `there is a picture ${ name }` ).toBe( true );
	const [ now, saved ] = await Promise.all( [
		miniature( shot ).raw().toBuffer( { resolveWithObject: true } ),
		sharp( readFileSync( file ) )
			.removeAlpha()
			.raw()
			.toBuffer( { resolveWithObject: true } ),
	] );
	expect( [ now.info.width, now.info.height ] ).toEqual( [
		saved.info.width,
		saved.info.height,
	] );
	let different = 0;
	for ( let cell = 0; cell < now.data.length; cell += 3 ) {
		if (
			[ 0, 1, 2 ].some(
				( channel ) =>
					Math.abs(
						( now.data[ cell + channel ] ?? 0 ) -
							( saved.data[ cell + channel ] ?? 0 )
					) > TOLERANCE
			)
		) {
			different++;
		}
	}
	await test.info().attach( name, { body: shot, contentType: 'image/png' } );
	expect(
		different / ( now.data.length / 3 ),
		`share of ${ name } that looks different`
	).toBeLessThan( SHARE );
}
