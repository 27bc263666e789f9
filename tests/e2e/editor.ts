import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { php } from './store-contract';

/** The editor canvas: an iframe in newer versions of WordPress, otherwise the page itself. */
export type Canvas = Page | FrameLocator;

export interface Block {
	name: string;
	clientId: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

type Store = Record< string, ( ...args: unknown[] ) => unknown >;

/** The scripts of WordPress that tests use in the editor. */
export interface EditorWindow {
	wp: {
		apiFetch: < Response >( request: {
			path: string;
			method?: string;
			data?: object;
		} ) => Promise< Response >;
		blocks: {
			createBlock: ( name: string, attributes?: object ) => Block;
			parse: ( content: string ) => Block[];
			switchToBlockType: ( block: Block, name: string ) => Block[] | null;
		};
		data: {
			dispatch: ( store: string ) => Store;
			select: ( store: string ) => Store;
		};
	};
}

/** Saving takes long while the editor is still loading. */
const SAVE_TIMEOUT = 40_000;

/**
 * Resets what the editor remembers for a user, such as open panels, to the preferences of a new test site.
 *
 * @param login Username.
 */
export const resetPreferences = ( login = 'admin' ): void =>
	void php( `
		global $wpdb;
		update_user_meta( get_user_by( 'login', '${ login }' )->ID, $wpdb->get_blog_prefix() . 'persisted_preferences', [
			'core'           => [ 'enableChoosePatternModal' => false ],
			'core/edit-post' => [ 'welcomeGuide' => false ],
			'core/edit-site' => [ 'welcomeGuide' => false ],
			'core/edit-widgets' => [ 'welcomeGuide' => false ],
			'_modified'      => gmdate( 'c' ),
		] );
		echo 'true';` );

/**
 * Returns the editor canvas of a page with the block editor.
 */
export async function editorCanvas( page: Page ): Promise< Canvas > {
	const frame = page.locator( 'iframe[name="editor-canvas"]' );
	await frame
		.or( page.locator( '.editor-styles-wrapper' ) )
		.first()
		.waitFor();
	return ( await frame.count() )
		? page.frameLocator( 'iframe[name="editor-canvas"]' )
		: page;
}

/**
 * Opens the editor for a new post and returns its canvas. The test sites have turned off the welcome guide.
 *
 * @param page Page of a user who is logged in.
 * @param type Post type.
 */
export async function openNewPost(
	page: Page,
	type = 'page'
): Promise< Canvas > {
	await page.goto( `wp-admin/post-new.php?post_type=${ type }` );
	return editorCanvas( page );
}

/**
 * Opens the editor for a new form, selects a template, and returns the canvas.
 *
 * @param page     Page of a user who is logged in.
 * @param template Title of the template.
 */
export async function openNewForm(
	page: Page,
	template = 'Blank form'
): Promise< Canvas > {
	const canvas = await openNewPost( page, 'sureforms_form' );
	const dialog = page.getByRole( 'dialog', { name: 'Select a template' } );
	await dialog
		.getByRole( 'button' )
		.filter( { has: page.getByText( template, { exact: true } ) } )
		.click();
	await expect( dialog ).toBeHidden();
	return canvas;
}

/**
 * Opens a post in the editor and returns its canvas.
 */
export async function openPost( page: Page, id: number ): Promise< Canvas > {
	await page.goto( `wp-admin/post.php?post=${ id }&action=edit` );
	return editorCanvas( page );
}

export const setTitle = ( canvas: Canvas, title: string ): Promise< void > =>
	canvas.getByRole( 'textbox', { name: 'Add title' } ).fill( title );

/** Returns the settings sidebar of the editor. */
export const editorSidebar = ( page: Page ): Locator =>
	page.getByRole( 'region', { name: 'Editor settings' } );

/** Opens the settings sidebar, which WordPress leaves as the user had it. */
async function openSidebar( page: Page ): Promise< void > {
	const toggle = page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Settings', exact: true } );
	if ( ( await toggle.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await toggle.click();
	}
}

/**
 * Opens a panel of the settings sidebar.
 *
 * @param name Title of the panel.
 */
export async function openPanel( page: Page, name: string ): Promise< void > {
	await openSidebar( page );
	const button = editorSidebar( page ).getByRole( 'button', {
		name,
		exact: true,
	} );
	if ( ( await button.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await button.click();
	}
}

/**
 * Inserts a block at the end of the content by script and selects it.
 *
 * @param page       Page with the editor.
 * @param name       Name of the block type.
 * @param attributes Attributes of the block.
 * @param isSelected Whether to select it.
 */
export const insertBlock = (
	page: Page,
	name: string,
	attributes: object = {},
	isSelected = true
): Promise< void > =>
	page.evaluate(
		( block ) => {
			const { blocks, data } = ( window as unknown as EditorWindow ).wp;
			data.dispatch( 'core/block-editor' ).insertBlock?.(
				blocks.createBlock( block.name, block.attributes ),
				undefined,
				'',
				block.isSelected
			);
		},
		{ name, attributes, isSelected }
	);

const inserterSearch = ( page: Page ): Locator =>
	page.getByRole( 'searchbox', { name: 'Search' } );

const toggleInserter = ( page: Page ): Promise< void > =>
	page
		.getByRole( 'button', { name: /block inserter/i } )
		.first()
		.click();

/**
 * Inserts a block with the block inserter and leaves the inserter open. A list that is rendered again during a click ignores it, so the click is repeated until
 * the block exists.
 *
 * @param page   Page with the editor.
 * @param blocks Locator of the blocks whose number increases by one.
 * @param title  Title of the block type.
 */
export async function insertFromInserter(
	page: Page,
	blocks: Locator,
	title: string
): Promise< void > {
	const before = await blocks.count();
	const search = inserterSearch( page );
	await expect( async () => {
		if ( ! ( await search.isVisible() ) ) {
			await toggleInserter( page );
		}
		if ( ( await blocks.count() ) === before ) {
			await search.fill( title );
			// An icon may precede the name.
			await page
				.getByRole( 'option', {
					name: new RegExp( `^\\W*${ title }$` ),
				} )
				.click( { timeout: 10_000 } );
		}
		await expect( blocks ).toHaveCount( before + 1 );
	} ).toPass( { timeout: 60_000 } );
}

/**
 * Closes the block inserter, whose preview can cover the canvas. It may close by itself when a block that it inserted gets the focus.
 */
export async function closeInserter( page: Page ): Promise< void > {
	const search = inserterSearch( page );
	await expect( async () => {
		if ( await search.isVisible() ) {
			await toggleInserter( page );
		}
		await expect( search ).toBeHidden( { timeout: 1000 } );
	} ).toPass( { timeout: 20_000 } );
}

/** Adds the two newest images of the media library to an empty gallery. */
export async function selectTwoImages(
	page: Page,
	canvas: Canvas
): Promise< void > {
	await canvas
		.getByRole( 'button', { name: 'Media Library' } )
		.first()
		.click();
	const dialog = page
		.getByRole( 'dialog' )
		.filter( { has: page.locator( '.media-frame' ) } )
		.or( page.locator( '.media-modal' ) )
		.first();
	await dialog.getByRole( 'tab', { name: 'Media Library' } ).click();
	await dialog.locator( 'li.attachment' ).nth( 0 ).click();
	await dialog
		.locator( 'li.attachment' )
		.nth( 1 )
		.click( { modifiers: [ 'Shift' ] } );
	await dialog
		.getByRole( 'button', { name: 'Create a new gallery' } )
		.click();
	await dialog.getByRole( 'button', { name: 'Insert gallery' } ).click();
	await expect( canvas.locator( '.quayside-gallery img' ) ).toHaveCount( 2 );
}

/** Returns the top-level blocks of the content. */
export const getBlocks = ( page: Page ): Promise< Block[] > =>
	page.evaluate(
		() =>
			( window as unknown as EditorWindow ).wp.data
				.select( 'core/block-editor' )
				.getBlocks?.() as Block[]
	);

/** Returns the serialized content, including unsaved changes. */
export const getContent = ( page: Page ): Promise< string > =>
	page.evaluate(
		() =>
			( window as unknown as EditorWindow ).wp.data
				.select( 'core/editor' )
				.getEditedPostContent?.() as string
	);

/** Publishes a new post and returns its URL. */
export async function publish( page: Page ): Promise< string > {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Publish', exact: true } )
		.click();
	await expect(
		page.getByTestId( 'snackbar' ).getByText( /published/ )
	).toBeVisible( { timeout: SAVE_TIMEOUT } );
	return page.evaluate(
		() =>
			( window as unknown as EditorWindow ).wp.data
				.select( 'core/editor' )
				.getPermalink?.() as string
	);
}

/** Saves the changes of a published post. */
export async function save( page: Page ): Promise< void > {
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	const saved = page.getByTestId( 'snackbar' ).getByText( /updated/ );
	// Some versions of WordPress ask for a confirmation if settings have changed.
	const confirm = page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Save', exact: true } );
	await expect( saved.or( confirm ).first() ).toBeVisible( {
		timeout: SAVE_TIMEOUT,
	} );
	if ( await confirm.isVisible() ) {
		await confirm.click();
	}
	await expect( saved.first() ).toBeVisible( { timeout: SAVE_TIMEOUT } );
}
