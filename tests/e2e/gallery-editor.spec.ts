import type { Page } from '@playwright/test';
import { getImageIds } from './blocks-page';
import { getBlocks, insertBlock, openNewPost } from './editor';
import { expect, logIn, test } from './fixtures';

const getIds = async ( page: Page ) =>
	( await getBlocks( page ) ).find(
		( { name } ) => name === 'quayside/gallery'
	)?.attributes.ids;

/** Opens a new page with a gallery of four images, and returns their IDs and elements. */
async function openGallery( page: Page ) {
	await logIn( page );
	const canvas = await openNewPost( page );
	const ids = getImageIds( [
		'harbour-dawn',
		'regatta',
		'blanket-moss',
		'harbour-fog',
	] );
	await insertBlock( page, 'quayside/gallery', { ids } );
	const images = canvas.locator( '.quayside-gallery__choose' );
	await expect( images ).toHaveCount( 4 );
	return { canvas, ids, images };
}

test( 'Undo takes back one move or removal of an image at a time', async ( {
	page,
} ) => {
	const { canvas, ids, images } = await openGallery( page );
	const [ a, b, c, d ] = ids;
	const steps = [
		ids,
		[ b, a, c, d ],
		[ b, c, a, d ],
		[ b, c, d ],
		[ b, c ],
	];
	await images.first().press( 'Alt+ArrowRight' );
	await expect.poll( () => getIds( page ) ).toEqual( steps[ 1 ] );
	await images.nth( 1 ).press( 'Alt+ArrowRight' );
	await expect.poll( () => getIds( page ) ).toEqual( steps[ 2 ] );
	const remove = canvas.getByRole( 'button', { name: 'Remove image' } );
	await images.nth( 2 ).click();
	await remove.click();
	await expect.poll( () => getIds( page ) ).toEqual( steps[ 3 ] );
	await images.nth( 2 ).click();
	await remove.click();
	await expect.poll( () => getIds( page ) ).toEqual( steps[ 4 ] );
	for ( const step of steps.slice( 0, -1 ).reverse() ) {
		await page.keyboard.press( 'ControlOrMeta+z' );
		await expect.poll( () => getIds( page ) ).toEqual( step );
	}
	for ( const step of steps.slice( 1 ) ) {
		await page.keyboard.press( 'ControlOrMeta+Shift+z' );
		await expect.poll( () => getIds( page ) ).toEqual( step );
	}
} );

test( 'right to left, Alt and the left arrow key move an image to the left', async ( {
	page,
	context,
	baseURL,
} ) => {
	await context.addCookies( [
		{ name: 'quayside_locale', value: 'ar', url: baseURL as string },
	] );
	const {
		ids: [ a, b, c, d ],
		images,
	} = await openGallery( page );
	const before = await images.first().boundingBox();
	await images.first().press( 'Alt+ArrowLeft' );
	await expect.poll( () => getIds( page ) ).toEqual( [ b, a, c, d ] );
	const after = await images.nth( 1 ).boundingBox();
	expect( after?.x ).toBeLessThan( before?.x ?? 0 );
	await images.nth( 1 ).press( 'Alt+ArrowRight' );
	await expect.poll( () => getIds( page ) ).toEqual( [ a, b, c, d ] );
} );
