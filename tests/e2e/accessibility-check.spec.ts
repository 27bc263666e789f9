import { getImageIds } from './blocks-page';
import {
	editorCanvas,
	editorSidebar,
	getBlocks,
	getContent,
	insertBlock,
	openPanel,
	openPost,
} from './editor';
import type { Block, EditorWindow } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, php } from './form-page';
import { allowOtherThemes, install, selectTheme } from './other-theme';
import type { Page } from '@playwright/test';

/*
 * The accessibility check of posts in the block editor.
 */
leaveNothing();
allowOtherThemes( 'accessibility-check' );

test.use( {
	expectedMessages: [ /gravatar|block-directory|ERR_/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

const makePost = ( content: string, type = 'post' ): number =>
	php< number >(
		`echo json_encode( wp_insert_post( [ 'post_type' => '${ type }', 'post_title' => 'Checked', 'post_content' => wp_slash( ${ JSON.stringify(
			content
		).replaceAll( '$', '\\$' ) } ) ] ) );`
	);

const PIXEL = '/wp-includes/images/blank.gif';

/** Changes attributes of a block, as its settings do. */
const updateBlock = (
	page: Page,
	clientId: string | undefined,
	attributes: object
): Promise< void > =>
	page.evaluate(
		( block ) => {
			( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/block-editor' )
				.updateBlockAttributes?.( block.clientId, block.attributes );
		},
		{ clientId, attributes }
	);

const BAD = `<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Prices</h3><!-- /wp:heading -->
<!-- wp:paragraph --><p>Look <a href="/x">here</a>.</p><!-- /wp:paragraph -->
<!-- wp:group {"style":{"color":{"background":"#777777"}}} --><div class="wp-block-group has-background" style="background-color:#777777"><!-- wp:paragraph {"style":{"color":{"text":"#888888"}}} --><p class="has-text-color" style="color:#888888">Gray on gray</p><!-- /wp:paragraph --></div><!-- /wp:group -->`;

test( 'an editor is led to each problem, and a mended one disappears', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await openPost( page, makePost( BAD ) );
	const sidebar = editorSidebar( page );
	await openPanel( page, 'Accessibility: 3 problems' );
	const items = sidebar.locator( '.quayside-accessibility-check li' );
	await expect( items ).toHaveText( [
		/^“Prices” skips a heading level. Use level 2 instead of 3\./,
		/^The link “here” doesn’t say where it leads\./,
		/^“Gray on gray” is hard to read on its background\./,
	] );
	await expectAccessible( page, '.quayside-accessibility-check' );
	await items
		.nth( 1 )
		.getByRole( 'button', { name: 'Select block' } )
		.press( 'Enter' );
	await expect(
		canvas.locator( '[data-type="core/paragraph"]' ).first()
	).toHaveClass( /is-selected/ );
	await expect(
		sidebar.locator( '.quayside-accessibility-notice' )
	).toContainText( 'The link “here” doesn’t say where it leads.' );

	await canvas.getByText( 'Look' ).click();
	await page.keyboard.press( 'ControlOrMeta+A' );
	await page.keyboard.type( 'Nothing to click' );
	await expect(
		sidebar.locator( '.quayside-accessibility-notice' )
	).toHaveCount( 0 );
} );

test( 'a post without problems says so before it is published', async ( {
	page,
} ) => {
	await logIn( page );
	await openPost(
		page,
		makePost(
			'<!-- wp:paragraph --><p>Look at <a href="/x">our price list</a>.</p><!-- /wp:paragraph -->'
		)
	);
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect(
		page
			.getByRole( 'region', { name: 'Editor publish' } )
			.getByText( 'No problems found.' )
	).toBeVisible();
} );

test( 'images without alternative text are counted until they have one or are marked as decorative, in image blocks, covers, and galleries', async ( {
	page,
} ) => {
	const [ dawn, regatta ] = getImageIds( [ 'harbour-dawn', 'regatta' ] );
	await logIn( page );
	const canvas = await openPost(
		page,
		makePost(
			`<!-- wp:image {"id":${ dawn }} --><figure class="wp-block-image"><img src="${ PIXEL }" alt="" class="wp-image-${ dawn }"/></figure><!-- /wp:image -->
<!-- wp:quayside/gallery {"ids":[${ dawn },${ regatta }],"details":[{"alt":""},{"alt":""}]} /-->
<!-- wp:image --><figure class="wp-block-image"><img src="${ PIXEL }" alt="The harbor at dawn"/></figure><!-- /wp:image -->`
		)
	);
	const sidebar = editorSidebar( page );
	// Its markup depends on the WordPress version.
	await insertBlock(
		page,
		'core/cover',
		{ url: PIXEL, dimRatio: 50 },
		false
	);
	await openPanel( page, 'Accessibility: 3 problems' );
	const items = sidebar.locator( '.quayside-accessibility-check li' );
	await expect( items ).toHaveText( [
		/^1 image has no alternative text\./,
		/^2 images are links and have no alternative text\./,
		/^1 image has no alternative text\./,
	] );
	await items
		.last()
		.getByRole( 'button', { name: 'Select block' } )
		.press( 'Enter' );
	const notice = sidebar.locator( '.quayside-accessibility-notice' );
	await expect( notice ).toContainText( 'mark it as decorative' );
	const decorative = sidebar.getByRole( 'checkbox', {
		name: 'Decorative image',
	} );
	await decorative.press( 'Space' );
	await expect( notice ).toHaveCount( 0 );
	expect( await getContent( page ) ).toContain(
		'"metadata":{"quaysideDecorative":true}'
	);
	await expect( decorative ).toBeChecked();
	await decorative.press( 'Space' );
	await expect( notice ).toHaveCount( 1 );

	const [ image ] = await getBlocks( page );
	await page.evaluate(
		( id ) =>
			void ( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/block-editor' )
				.selectBlock?.( id ),
		image?.clientId
	);
	await expect(
		canvas.locator( '[data-type="core/image"]' ).first()
	).toHaveClass( /is-selected/ );
	await expect( notice ).toContainText( '1 image has no alternative text.' );
	await sidebar
		.getByRole( 'textbox', { name: 'Alternative text' } )
		.fill( 'Boats at the quay' );
	await expect( notice ).toHaveCount( 0 );
	await expect( decorative ).toHaveCount( 0 );
} );

test( 'the widgets screen warns at the block', async ( { page } ) => {
	await logIn( page );
	await page.goto( 'wp-admin/widgets.php' );
	await page
		.locator( '.block-editor-writing-flow [data-type="core/widget-area"]' )
		.first()
		.waitFor();
	await page.evaluate( () => {
		const { blocks, data } = ( window as unknown as EditorWindow ).wp;
		const store = data.select( 'core/block-editor' );
		const [ area ] = store.getBlocks?.() as Block[];
		data.dispatch( 'core/block-editor' ).insertBlock?.(
			blocks.createBlock( 'core/paragraph', {
				content: 'Look <a href="/x">here</a>.',
			} ),
			0,
			area?.clientId
		);
	} );
	await expect(
		page.locator( '.quayside-accessibility-notice' )
	).toContainText( 'The link “here” doesn’t say where it leads.' );
} );

test( 'in a block theme, the content of a post is checked below its template, and templates in the site editor', async ( {
	page,
	baseURL,
} ) => {
	const theme = 'twentytwentyfour';
	test.skip( ! install( theme ), `${ theme } is not installed` );
	await logIn( page );
	await selectTheme( page.context(), theme, baseURL );
	const canvas = await openPost( page, makePost( BAD ) );
	await canvas.getByText( 'Gray on gray' ).waitFor();
	await page.evaluate(
		() =>
			void ( window as unknown as EditorWindow ).wp.data
				.dispatch( 'core/editor' )
				.setRenderingMode?.( 'template-locked' )
	);
	await expect( canvas.locator( 'footer' ).first() ).toBeVisible();
	await openPanel( page, 'Accessibility: 3 problems' );

	await page.goto(
		`wp-admin/site-editor.php?postType=wp_template&postId=${ theme }//404&canvas=edit`
	);
	await ( await editorCanvas( page ) ).locator( 'footer' ).first().waitFor();
	await insertBlock( page, 'core/paragraph', {
		content: '<a href="/x">here</a>',
	} );
	const notice = page.locator( '.quayside-accessibility-notice' );
	const panel = editorSidebar( page ).getByRole( 'button', {
		name: /^Accessibility: \d/,
	} );
	await editorSidebar( page )
		.getByRole( 'tab', { name: 'Template' } )
		.click();
	if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await panel.click();
	}
	await page
		.getByRole( 'button', { name: /^The link “here”.* Select block$/ } )
		.press( 'Enter' );
	await expect( notice ).toContainText( '“here”' );
} );

test( 'headings in order and colors with contrast are not reported anymore', async ( {
	page,
} ) => {
	await logIn( page );
	await openPost( page, makePost( BAD ) );
	await openPanel( page, 'Accessibility: 3 problems' );
	const items = editorSidebar( page ).locator(
		'.quayside-accessibility-check li'
	);
	await expect( items ).toHaveCount( 3 );
	const [ heading, , group ] = await getBlocks( page );
	await updateBlock( page, heading?.clientId, { level: 2 } );
	await expect( items ).toHaveText( [ /“here”/, /“Gray on gray”/ ] );
	await updateBlock( page, group?.innerBlocks[ 0 ]?.clientId, {
		style: { color: { text: '#ffffff' } },
	} );
	// White on this gray is just below 4.5:1.
	await expect( items ).toHaveCount( 2 );
	await updateBlock( page, group?.clientId, {
		style: { color: { background: '#757575' } },
	} );
	await expect( items ).toHaveText( [ /“here”/ ] );
} );
