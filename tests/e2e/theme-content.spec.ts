import { readFileSync } from 'node:fs';
import { expect, expectAccessible, SITE_FOLDER, test } from './fixtures';
import { php } from './store-contract';
import { setThemeSettings } from './theme-settings-cookie';
import { pageOverflow } from './page-overflow';

/**
 * Content like that of WordPress's theme unit test: long titles, deep lists and menus, tables, wide images, every
 * visible WordPress block, and comments in ten levels.
 */
const CASES = [
	'blocks',
	'layout',
	'media',
	'markup',
	'long-title',
	'no-title',
	'paged',
	'password',
	'comments',
	'emoji',
	'rtl',
] as const;

const path = ( name: string ): string => `theme-test-${ name }/`;

test.beforeAll( () => {
	test.skip( ! SITE_FOLDER, 'The content is made where the site is.' );
	php(
		readFileSync(
			new URL( './theme-content.php', import.meta.url ),
			'utf8'
		).replace( /^<\?php/, '' )
	);
} );

for ( const name of CASES ) {
	test( `content "${ name }" fits at every width`, async ( { page } ) => {
		test.slow();
		await page.setViewportSize( { width: 1280, height: 900 } );
		await page.goto( path( name ) );
		for ( const width of [ 1280, 922, 921, 768, 390, 320 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const wide = await page.evaluate( () => {
				const room = document.documentElement.clientWidth;
				const scrolls = ( element: Element ) =>
					element.closest(
						'pre, .wp-block-table, .wp-block-code, .screen-reader-text, [class*=gallery]'
					) !== null;
				return {
					page: document.documentElement.scrollWidth - room,
					parts: [ ...document.querySelectorAll( 'main *' ) ]
						.filter(
							( element ) =>
								! scrolls( element ) &&
								element.getBoundingClientRect().right > room + 1
						)
						.map( ( element ) =>
							element.outerHTML.slice( 0, 120 )
						),
				};
			} );
			expect( wide, `${ width } px` ).toEqual( { page: 0, parts: [] } );
		}
	} );
}

for ( const name of [ 'blocks', 'layout', 'media', 'comments', 'no-title' ] ) {
	test( `axe finds nothing in content "${ name }"`, async ( { page } ) => {
		await page.goto( path( name ) );
		await expectAccessible( page );
	} );
}

test( 'WordPress blocks are readable in the dark style', async ( { page } ) => {
	await setThemeSettings( page.context(), { style: 'night' } );
	await page.goto( path( 'blocks' ) );
	await expectAccessible( page, undefined, [ 'color-contrast' ] );
} );

test( 'the sidebar below a post is aligned with the post', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.goto( path( 'blocks' ) );
	const start = ( selector: string ): Promise< number > =>
		page
			.locator( selector )
			.first()
			.evaluate( ( element ) => element.getBoundingClientRect().left );
	expect( await start( '.sidebar > :visible' ) ).toBe(
		await start( '.entry-content > p' )
	);
} );

test( 'wide blocks beside a sidebar fill the space up to it', async ( {
	page,
} ) => {
	for ( const width of [ 1000, 1280, 2560 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( path( 'layout' ) );
		const box = async ( selector: string ) => {
			const found = await page.locator( selector ).first().boundingBox();
			return {
				left: found?.x ?? NaN,
				right: ( found?.x ?? NaN ) + ( found?.width ?? NaN ),
			};
		};
		const text = await box( '.entry-content > p' );
		const sidebar = await box( '.sidebar' );
		for ( const align of [ 'alignwide', 'alignfull' ] ) {
			const block = await box( `.entry-content > .${ align }` );
			expect( block.left, `${ align } at ${ width } px` ).toBeCloseTo(
				text.left,
				0
			);
			const gap = sidebar.left - block.right;
			expect( gap, `${ align } at ${ width } px` ).toBeGreaterThan( 30 );
			expect( gap, `${ align } at ${ width } px` ).toBeLessThan( 110 );
		}
	}
} );

test( 'page links and the password button of a post have a sufficient target size', async ( {
	page,
} ) => {
	await page.goto( path( 'paged' ) );
	const link = await page
		.locator( '.post-nav-links a' )
		.first()
		.boundingBox();
	expect(
		Math.min( link?.width ?? 0, link?.height ?? 0 )
	).toBeGreaterThanOrEqual( 44 );
	await page.goto( path( 'password' ) );
	const button = page.locator( '.post-password-form [type="submit"]' );
	expect( ( await button.boundingBox() )?.height ).toBeGreaterThanOrEqual(
		44
	);
	await expect( button ).toHaveCSS( 'background-color', 'rgb(13, 70, 86)' );
} );

test( 'a post without a title can be opened from a list, and a very long title stays within its card', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 900 } );
	await page.goto( '?s=theme-test' );
	await expect(
		page.locator( '.card__title a' ).filter( { hasText: 'Untitled' } )
	).toHaveCount( 1 );
	expect( await pageOverflow( page ) ).toBe( 0 );
} );

test( 'embedded iframes keep their requested height', async ( { page } ) => {
	await page.goto( path( 'media' ) );
	await expect( page.locator( '#theme-test-frame' ) ).toHaveJSProperty(
		'clientHeight',
		333
	);
} );

test( 'a float ends before the next section, and its text flows around it', async ( {
	page,
} ) => {
	await page.goto( path( 'layout' ) );
	const [ picture, text ] = await Promise.all( [
		page.locator( '.alignleft' ).first().boundingBox(),
		page.locator( '.theme-test-beside' ).boundingBox(),
	] );
	expect( text?.y ).toBeLessThan(
		( picture?.y ?? 0 ) + ( picture?.height ?? 0 )
	);
} );

test( '[S9.8] the emoji detection runs only on pages with emoji and stores its result in sessionStorage', async ( {
	page,
} ) => {
	const stored = () =>
		page.evaluate( () =>
			sessionStorage.getItem( 'wpEmojiSettingsSupports' )
		);
	await page.goto( '', { waitUntil: 'networkidle' } );
	expect( await stored() ).toBeNull();
	await page.goto( path( 'emoji' ) );
	await expect.poll( stored ).not.toBeNull();
	const { timestamp, supportTests } = JSON.parse( ( await stored() ) ?? '' );
	expect( supportTests ).toHaveProperty( 'emoji' );
	// The next page uses the stored result.
	await page.reload( { waitUntil: 'networkidle' } );
	expect( JSON.parse( ( await stored() ) ?? '' ).timestamp ).toBe(
		timestamp
	);
} );

test( 'print omits interactive elements', async ( { page } ) => {
	await page.emulateMedia( { media: 'print' } );
	await page.goto( path( 'blocks' ) );
	await expect( page.locator( '.site-header__actions' ) ).toBeHidden();
	await expect( page.locator( '.to-top' ) ).toBeHidden();
	await expect( page.locator( '.page-title' ) ).toBeVisible();
	await expect( page.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(255, 255, 255)'
	);
} );
