import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from './fixtures';
import { painted } from './painted';
import type { Page } from '@playwright/test';

/**
 * Compares screenshots, scaled down, with stored images.
 *
 * At this size, font hinting and browser versions have little effect, but missing stylesheets, different colors, and moved elements
 * do. QUAYSIDE_UPDATE_LOOKS=1 updates the stored images. Review them before committing.
 */
const getWidth = ( width: number ): number =>
	Math.round( Math.min( 192, Math.max( 96, width * 0.15 ) ) );

/** Maximum difference of a color channel, of 255. */
const TOLERANCE = 32;

/** Maximum share of pixels that may differ. */
const SHARE = 0.03;

/** Size of the squares that are also compared one by one, because a moved title is a small part of a page. */
const SQUARE = 12;

/**
 * Maximum number of pixels that may differ in a square. Text that moves by 24 px changes at least 31 at 1280 px and 10 at 2560 px.
 * Another rendering of text changes up to 18 and none.
 */
const getLimit = ( width: number ): number => ( width > 1920 ? 8 : 24 );

const miniature = ( image: Buffer, width: number ) =>
	sharp( image ).resize( { width, kernel: 'lanczos3' } ).removeAlpha();

/**
 * Makes pages wait for their fonts, which browsers otherwise leave out on a busy machine. Call it before opening a page.
 */
export const waitForFonts = async ( page: Page ): Promise< void > => {
	await page.route( '**/*', async ( route ) => {
		if ( route.request().resourceType() !== 'document' ) {
			return route.fallback();
		}
		const response = await route.fetch();
		const body = ( await response.text() ).replaceAll(
			/font-display:\s*optional/g,
			'font-display:block'
		);
		return route.fulfill( { response, body } );
	} );
};

/** Differences between a screenshot and a stored image. */
interface Difference {
	/** Share of pixels that differ, from 0 to 1. */
	share: number;
	/** Number of pixels that differ in the square with the most. */
	square: number;
}

/** Returns the file of a stored image. */
const getFile = ( path: string ): string =>
	fileURLToPath( new URL( `${ path }.png`, import.meta.url ) );

/** Takes a screenshot of the viewport once its fonts and images are there. */
async function takeScreenshot( page: Page ): Promise< Buffer > {
	// After another width, browsers select other files of images in the next frame.
	await painted( page );
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
	await page.evaluate( () =>
		Promise.all(
			[ ...document.images ]
				.filter( ( { complete } ) => complete )
				// Fails for images that are removed in the meantime.
				.map( ( image ) => image.decode().catch( String ) )
		)
	);
	return page.screenshot( { animations: 'disabled' } );
}

/**
 * Compares a screenshot with a stored image.
 *
 * @param shot Screenshot.
 * @param path Folder and name of the stored image, without extension.
 */
async function compare( shot: Buffer, path: string ): Promise< Difference > {
	const saved = await sharp( readFileSync( getFile( path ) ) )
		.removeAlpha()
		.raw()
		.toBuffer( { resolveWithObject: true } );
	const now = await miniature( shot, saved.info.width )
		.raw()
		.toBuffer( { resolveWithObject: true } );
	expect( now.info.height ).toBe( saved.info.height );
	const squares = new Map< string, number >();
	let different = 0;
	for ( let pixel = 0; pixel < now.data.length / 3; pixel++ ) {
		if (
			[ 0, 1, 2 ].some(
				( channel ) =>
					Math.abs(
						( now.data[ 3 * pixel + channel ] ?? 0 ) -
							( saved.data[ 3 * pixel + channel ] ?? 0 )
					) > TOLERANCE
			)
		) {
			const square = [
				pixel % now.info.width,
				Math.floor( pixel / now.info.width ),
			]
				.map( ( place ) => Math.floor( place / SQUARE ) )
				.join();
			squares.set( square, ( squares.get( square ) ?? 0 ) + 1 );
			different++;
		}
	}
	return {
		share: different / ( now.data.length / 3 ),
		square: Math.max( 0, ...squares.values() ),
	};
}

/** Determines whether the viewport looks different from the stored image. */
export async function looksDifferent(
	page: Page,
	path: string
): Promise< boolean > {
	const width = page.viewportSize()?.width ?? 0;
	const { share, square } = await compare(
		await takeScreenshot( page ),
		path
	);
	return share >= SHARE || square > getLimit( width );
}

/**
 * Expects the viewport to match the stored image.
 *
 * @param page Page to check.
 * @param path Folder and name of the stored image, without extension: "theme-looks/front-1280".
 */
export async function expectLooks( page: Page, path: string ): Promise< void > {
	const file = getFile( path );
	const name = path.replace( /^.*\//, '' );
	const width = page.viewportSize()?.width ?? 0;
	const shot = await takeScreenshot( page );
	if ( process.env.QUAYSIDE_UPDATE_LOOKS ) {
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync(
			file,
			await miniature( shot, getWidth( width ) )
				.png( { palette: true } )
				.toBuffer()
		);
	}
	expect( existsSync( file ), `there is a picture ${ name }` ).toBe( true );
	const { share, square } = await compare( shot, path );
	await test.info().attach( name, { body: shot, contentType: 'image/png' } );
	expect( share, `share of ${ name } that looks different` ).toBeLessThan(
		SHARE
	);
	expect(
		square,
		`pixels that look different in a square of ${ name }`
	).toBeLessThanOrEqual( getLimit( width ) );
}
