import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import type { Page } from '@playwright/test';

/**
 * How pages look, in miniature: a screenshot is made 96 px wide and compared with the kept picture.
 *
 * At this size the hinting of fonts and the version of the browser do not show; a missing style sheet, another colour,
 * a part in another place do. QUAYSIDE_UPDATE_LOOKS=1 writes the pictures anew: look at them before they are committed.
 */
const WIDTH = 96;

/** A cell differs when a channel is off by more than this, of 255. */
const TOLERANCE = 48;

/** Share of cells that may differ. */
const SHARE = 0.03;

const miniature = ( image: Buffer ) =>
	sharp( image ).resize( { width: WIDTH, kernel: 'lanczos3' } ).removeAlpha();

/**
 * Expects the first screen to look as it did.
 *
 * @param page The page.
 * @param path Folder and name of the kept picture, without its ending: "theme-looks/front-1280".
 */
export async function expectLooks( page: Page, path: string ): Promise< void > {
	const file = fileURLToPath( new URL( `${ path }.png`, import.meta.url ) );
	const name = path.replace( /^.*\//, '' );
	await page.evaluate( () => document.fonts.ready );
	// Pictures of the first screen.
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
	const [ now, kept ] = await Promise.all( [
		miniature( shot ).raw().toBuffer( { resolveWithObject: true } ),
		sharp( readFileSync( file ) )
			.removeAlpha()
			.raw()
			.toBuffer( { resolveWithObject: true } ),
	] );
	expect( [ now.info.width, now.info.height ] ).toEqual( [
		kept.info.width,
		kept.info.height,
	] );
	let different = 0;
	for ( let cell = 0; cell < now.data.length; cell += 3 ) {
		if (
			[ 0, 1, 2 ].some(
				( channel ) =>
					Math.abs(
						( now.data[ cell + channel ] ?? 0 ) -
							( kept.data[ cell + channel ] ?? 0 )
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
