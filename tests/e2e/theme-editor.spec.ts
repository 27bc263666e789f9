import { expect, logIn, test } from './fixtures';

// WordPress's admin asks WordPress.org for updates and for a picture of its welcome guide.
test.use( { expectedMessages: [ /s\.w\.org|WordPress\.org/ ] } );

interface Block {
	name: string;
	isValid: boolean;
	innerBlocks: Block[];
}

interface EditorWindow {
	wp: {
		apiFetch: ( request: { path: string } ) => Promise< { name: string; content: string }[] >;
		blocks: { parse: ( content: string ) => Block[] };
	};
}

test( 'every pattern is made of blocks that the editor accepts', async ( { page } ) => {
	await logIn( page );
	await page.goto( 'wp-admin/post-new.php?post_type=page' );
	await page.waitForFunction( () => ( window as unknown as Partial< EditorWindow > ).wp?.blocks !== undefined );
	const patterns = await page.evaluate( async () => {
		const { wp } = window as unknown as EditorWindow;
		const all = await wp.apiFetch( { path: '/wp/v2/block-patterns/patterns' } );
		const invalid = ( blocks: Block[] ): string[] => blocks.flatMap( ( block ) => [ ...( block.isValid ? [] : [ block.name ] ), ...invalid( block.innerBlocks ) ] );
		return all.filter( ( { name } ) => name.startsWith( 'quayside/' ) ).map( ( { name, content } ) => ( { name, invalid: invalid( wp.blocks.parse( content ) ) } ) );
	} );
	expect( patterns.length ).toBeGreaterThanOrEqual( 20 );
	expect( patterns.filter( ( { invalid } ) => invalid.length > 0 ) ).toEqual( [] );
} );

test( 'the editor shows the page as visitors see it', async ( { page } ) => {
	await logIn( page );
	await page.goto( '' );
	const style = ( element: Element ) => {
		// The size is fluid, and the canvas is narrower than the window.
		const { fontFamily, fontWeight, letterSpacing, color, fontSize, lineHeight } = getComputedStyle( element );
		return { fontFamily, fontWeight, color, lineHeight: ( parseFloat( lineHeight ) / parseFloat( fontSize ) ).toFixed( 2 ), letterSpacing: ( parseFloat( letterSpacing ) / parseFloat( fontSize ) ).toFixed( 3 ) };
	};
	const link = page.locator( '#wp-admin-bar-edit a' );
	const front = await page.locator( 'main h2:not([class*="font"])' ).first().evaluate( style );
	const paper = await page.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).backgroundColor );
	await page.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	expect( await canvas.locator( 'h2:not([class*="font"])' ).first().evaluate( style ) ).toEqual( front );
	expect( await canvas.locator( 'body' ).evaluate( ( body ) => getComputedStyle( body ).backgroundColor ) ).toBe( paper );
} );

test( '[S9.7] a new cover has an overlay of 6/10', async ( { page } ) => {
	await logIn( page );
	await page.goto( 'wp-admin/post-new.php?post_type=page' );
	const variation = await page.waitForFunction( () => {
		type Select = ( store: string ) => { getDefaultBlockVariation: ( name: string, scope: string ) => { attributes: unknown } | undefined };
		const { wp } = window as unknown as { wp?: { data?: { select: Select } } };
		return wp?.data?.select( 'core/blocks' )?.getDefaultBlockVariation( 'core/cover', 'inserter' );
	} );
	expect( await variation.evaluate( ( found ) => found?.attributes ) ).toMatchObject( { dimRatio: 60 } );
} );
