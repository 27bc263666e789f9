import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { answerConsent } from './blocks-page';
import {
	closeInserter,
	editorCanvas,
	insertFromInserter,
	resetPreferences,
	selectTwoImages,
} from './editor';
import type { Canvas } from './editor';
import { SITE_FOLDER, expect, logIn, test } from './fixtures';
import { leaveNothing, make, php } from './form-page';

/* Forms and galleries in the editors of templates and widgets, which have no post. */

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory|s\.w\.org|WordPress\.org/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

test.beforeAll( () => resetPreferences() );

/** A block theme that comes with WordPress. */
const THEME = 'twentytwentyfour';
const THEME_PLUGIN = join(
	SITE_FOLDER,
	'wp-content/mu-plugins/template-theme.php'
);

/** Title that no other form has. */
const FORM = 'Form without a post';

test.beforeAll( () => {
	const { form } = make();
	php(
		`echo json_encode( wp_update_post( [ 'ID' => ${ form }, 'post_title' => '${ FORM }' ] ) );`
	);
} );

const selectForm = async ( canvas: Canvas | Locator ): Promise< void > => {
	await canvas
		.getByRole( 'combobox', { name: 'Select a form' } )
		.fill( FORM );
	await canvas.getByRole( 'option', { name: FORM } ).click();
	await expect( canvas.locator( '.srfm-form-container' ) ).toBeVisible();
};

/** Expects a form that a visitor can submit, and two images. */
const expectBlocks = async ( page: Page, url: string ): Promise< void > => {
	await answerConsent( page.context(), new URL( page.url() ).origin );
	await page.goto( url );
	const images = page.locator( '.quayside-gallery__item img' );
	await expect( images ).toHaveCount( 2 );
	await images.first().click();
	const lightbox = page.getByRole( 'dialog', { name: 'Image gallery' } );
	await expect( lightbox ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( lightbox ).toHaveCount( 0 );
	await page.getByRole( 'textbox', { name: 'Name' } ).fill( 'Ada' );
	await page.getByRole( 'button', { name: 'Send' } ).click();
	await expect(
		page.getByRole( 'textbox', { name: 'Message' } )
	).toHaveAttribute( 'aria-invalid', 'true' );
};

test.describe( 'in a block theme', () => {
	test.beforeAll( () =>
		writeFileSync(
			THEME_PLUGIN,
			`<?php
if ( isset( $_COOKIE['quayside_template_theme'] ) ) {
	add_filter( 'pre_option_template', static fn () => '${ THEME }' );
	add_filter( 'pre_option_stylesheet', static fn () => '${ THEME }' );
}
`
		)
	);
	test.afterAll( () => rmSync( THEME_PLUGIN, { force: true } ) );

	test( 'an editor inserts a form and a gallery into a template in the site editor', async ( {
		page,
		baseURL,
	} ) => {
		test.slow();
		const url = php< string >( `
			$template = wp_insert_post( [
				'post_type'    => 'wp_template',
				'post_status'  => 'publish',
				'post_title'   => 'Parts',
				'post_name'    => 'page-parts-of-a-template',
				'post_content' => '<!-- wp:paragraph --><p>A template</p><!-- /wp:paragraph -->',
			] );
			wp_set_object_terms( $template, '${ THEME }', 'wp_theme' );
			echo json_encode( get_permalink( wp_insert_post( [
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Parts',
				'post_name'   => 'parts-of-a-template',
			] ) ) );` );
		await page.context().addCookies( [
			{
				name: 'quayside_template_theme',
				value: '1',
				url: baseURL ?? '',
			},
		] );
		await logIn( page );
		await page.goto(
			`wp-admin/site-editor.php?postType=wp_template&postId=${ THEME }//page-parts-of-a-template&canvas=edit`
		);
		const canvas = await editorCanvas( page );
		await expect( canvas.getByText( 'A template' ) ).toBeVisible();
		await insertFromInserter(
			page,
			canvas.locator( '[data-type="quayside/form"]' ),
			'Form'
		);
		await closeInserter( page );
		await selectForm( canvas );
		await insertFromInserter(
			page,
			canvas.locator( '[data-type="quayside/gallery"]' ),
			'Quayside gallery'
		);
		await closeInserter( page );
		await selectTwoImages( page, canvas );
		const saved = page.waitForResponse(
			( response ) =>
				/wp\/v2\/templates\//.test(
					decodeURIComponent( response.url() )
				) && response.request().method() !== 'GET'
		);
		await page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
		// Some versions ask for a confirmation.
		const confirm = page
			.getByRole( 'region', { name: /^(Editor publish|Save panel)$/ } )
			.getByRole( 'button', { name: 'Save', exact: true } );
		await Promise.race( [ confirm.click(), saved ] );
		expect( ( await saved ).ok() ).toBe( true );
		await expectBlocks( page, url );
	} );
} );

test( 'an editor inserts a form and a gallery into a widget area in the widgets screen @long', async ( {
	page,
} ) => {
	test.slow();
	const before = php< object >(
		`echo json_encode( [ 'widget_block' => get_option( 'widget_block' ), 'sidebars_widgets' => get_option( 'sidebars_widgets' ) ] );`
	);
	try {
		await logIn( page );
		await page.goto( 'wp-admin/widgets.php' );
		const area = page
			.locator( '.wp-block-widget-area' )
			.filter( { hasText: 'Footer column 1' } );
		await area.getByRole( 'button', { name: 'Footer column 1' } ).click();
		for ( const title of [ 'Form', 'Quayside gallery' ] ) {
			await area.getByRole( 'button', { name: 'Add block' } ).click();
			const inserter = page.locator( '.block-editor-inserter__popover' );
			await inserter
				.getByRole( 'searchbox', { name: 'Search' } )
				.fill( title );
			await inserter
				.getByRole( 'option', {
					name: new RegExp( `^\\W*${ title }$` ),
				} )
				.click();
			if ( title === 'Form' ) {
				await selectForm( area );
			} else {
				await selectTwoImages( page, page );
			}
		}
		// While WordPress saves several widgets, all but the last one are inactive. It says that they are saved before it has saved their area.
		const saved = page.waitForResponse(
			( response ) =>
				/wp\/v2\/sidebars\/footer-1/.test(
					decodeURIComponent( response.url() )
				) && response.request().method() !== 'GET'
		);
		await page
			.getByRole( 'button', { name: 'Update', exact: true } )
			.click();
		await expect(
			page.getByTestId( 'snackbar' ).getByText( 'Widgets saved.' )
		).toBeVisible();
		expect( ( await saved ).ok() ).toBe( true );
		await expectBlocks( page, 'about/' );
		// Widgets of a column have a gap between them.
		const gap = await page.evaluate( () => {
			const [ form, gallery ] = [
				'.srfm-form-container',
				'.quayside-gallery',
			].map( ( part ) =>
				document
					.querySelector( `.site-footer ${ part }` )
					?.getBoundingClientRect()
			);
			return ( gallery?.top ?? 0 ) - ( form?.bottom ?? 0 );
		} );
		expect( gap ).toBeGreaterThanOrEqual( 16 );
	} finally {
		php( `
			foreach ( json_decode( base64_decode( '${ btoa( unescape( encodeURIComponent( JSON.stringify( before ) ) ) ) }' ), true ) as $name => $value ) {
				update_option( $name, $value );
			}
			echo 'true';` );
	}
} );
