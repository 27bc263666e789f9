import type { Block, EditorWindow } from './editor';
import { editorCanvas, openNewPost, openPost } from './editor';
import { expect, logIn, test } from './fixtures';

// WordPress's admin requests updates and an image of its welcome guide from WordPress.org.
test.use( { expectedMessages: [ /s\.w\.org|WordPress\.org/ ] } );

test( 'every pattern consists of valid blocks', async ( { page } ) => {
	await logIn( page );
	await openNewPost( page );
	const patterns = await page.evaluate( async () => {
		const { wp } = window as unknown as EditorWindow;
		const all = await wp.apiFetch< { name: string; content: string }[] >( {
			path: '/wp/v2/block-patterns/patterns',
		} );
		const invalid = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( block ) => [
				...( block.isValid ? [] : [ block.name ] ),
				...invalid( block.innerBlocks ),
			] );
		return all
			.filter( ( { name } ) => name.startsWith( 'quayside/' ) )
			.map( ( { name, content } ) => ( {
				name,
				invalid: invalid( wp.blocks.parse( content ) ),
			} ) );
	} );
	expect( patterns.length ).toBeGreaterThanOrEqual( 20 );
	expect( patterns.filter( ( { invalid } ) => invalid.length > 0 ) ).toEqual(
		[]
	);
} );

test( 'the editor shows the page as on the front end', async ( { page } ) => {
	await logIn( page );
	await page.goto( '' );
	const style = ( element: Element ) => {
		// The size is fluid, and the canvas is narrower than the window.
		const {
			fontFamily,
			fontWeight,
			letterSpacing,
			color,
			fontSize,
			lineHeight,
		} = getComputedStyle( element );
		return {
			fontFamily,
			fontWeight,
			color,
			lineHeight: (
				parseFloat( lineHeight ) / parseFloat( fontSize )
			).toFixed( 2 ),
			letterSpacing: (
				parseFloat( letterSpacing ) / parseFloat( fontSize )
			).toFixed( 3 ),
		};
	};
	const link = page.locator( '#wp-admin-bar-edit a' );
	const front = await page
		.locator( 'main h2:not([class*="font"])' )
		.first()
		.evaluate( style );
	const paper = await page
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).backgroundColor );
	await page.goto( ( await link.getAttribute( 'href' ) ) ?? '' );
	const canvas = await editorCanvas( page );
	expect(
		await canvas
			.locator( 'h2:not([class*="font"])' )
			.first()
			.evaluate( style )
	).toEqual( front );
	expect(
		await canvas
			.locator( 'body' )
			.evaluate( ( body ) => getComputedStyle( body ).backgroundColor )
	).toBe( paper );
} );

test( 'spacing around headings, lists, wide, and floating blocks matches the front end', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	await openNewPost( page );
	const { id, link } = await page.evaluate( async () => {
		const image =
			"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='600'/%3E";
		const float = ( side: string ) =>
			`<!-- wp:image {"align":"${ side }"} --><figure class="wp-block-image align${ side }"><img src="${ image }" alt=""/></figure><!-- /wp:image -->`;
		const text =
			'<!-- wp:paragraph --><p>The harbour wakes before the town does.</p><!-- /wp:paragraph -->';
		const content = [
			text,
			'<!-- wp:heading --><h2 class="wp-block-heading">Heading</h2><!-- /wp:heading -->',
			'<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>One</li><!-- /wp:list-item --><!-- wp:list-item --><li>Two</li><!-- /wp:list-item --></ul><!-- /wp:list -->',
			float( 'left' ),
			text.repeat( 12 ),
			float( 'right' ),
			text.repeat( 12 ),
			'<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td>Measure</td></tr></tbody></table></figure><!-- /wp:table -->',
			`<!-- wp:group {"align":"full","backgroundColor":"mist"} --><div class="wp-block-group alignfull has-mist-background-color has-background">${ text }</div><!-- /wp:group -->`,
		].join( '' );
		const request = {
			path: '/wp/v2/pages',
			method: 'POST',
			data: { title: 'Room', status: 'publish', content },
		};
		return ( window as unknown as EditorWindow ).wp.apiFetch< {
			id: number;
			link: string;
		} >( request );
	} );
	const room = ( root: Element ) =>
		[
			'h2',
			'ul',
			'li + li',
			'.alignleft',
			'.alignright',
			'.wp-block-table',
			'td',
			'.wp-block-group',
		].map( ( selector ) => {
			const element = root.querySelector( selector );
			const {
				marginBlockStart,
				paddingInlineStart,
				maxInlineSize,
				float,
			} = element
				? getComputedStyle( element )
				: ( {} as Partial< CSSStyleDeclaration > );
			return {
				selector,
				marginBlockStart,
				paddingInlineStart,
				maxInlineSize,
				float,
				width: Math.round(
					element?.getBoundingClientRect().width ?? 0
				),
			};
		} );
	try {
		await page.goto( link );
		const front = await page.locator( '.entry-content' ).evaluate( room );
		const canvas = await openPost( page, id );
		// The canvas is as wide as the window without the editor's sidebar.
		await page.evaluate( () =>
			( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/edit-post' )
				.closeGeneralSidebar?.()
		);
		const content = canvas.locator( '.is-root-container' );
		await expect.poll( () => content.evaluate( room ) ).toEqual( front );
	} finally {
		// WordPress remembers it for the user.
		await page.evaluate( () =>
			( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/edit-post' )
				.openGeneralSidebar?.( 'edit-post/document' )
		);
		await page.evaluate(
			( path ) =>
				( window as unknown as EditorWindow ).wp.apiFetch( {
					path,
					method: 'DELETE',
				} ),
			`/wp/v2/pages/${ id }?force=true`
		);
	}
} );

test( '[S9.7] a new cover has an overlay of 6/10', async ( { page } ) => {
	await logIn( page );
	await openNewPost( page );
	const variation = await page.evaluate(
		() =>
			( window as unknown as EditorWindow ).wp.data
				.select( 'core/blocks' )
				.getDefaultBlockVariation?.( 'core/cover', 'inserter' ) as {
				attributes: object;
			}
	);
	expect( variation.attributes ).toMatchObject( { dimRatio: 60 } );
} );
