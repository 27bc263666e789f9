import { writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FOLDER, expect, expectAccessible, logIn, test } from './fixtures';
import {
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	php,
	send,
} from './form-page';

leaveNothing();

const QUESTION = [
	[
		'input',
		{ block_id: 'q1', slug: 'question', label: 'Question', required: true },
	],
] as const;

test( '[S2.26] [S9.29] the branding stays visible while the form is visible', async ( {
	page,
} ) => {
	await page.goto( make( QUESTION, { branding: true } ).url );
	const link = page.locator( 'a.srfm-branding' );
	await expect( link ).toBeVisible();
	await expect( page.locator( '.srfm-branding-line' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await page.addStyleTag( {
		content:
			'.srfm-branding{display:none!important}.srfm-branding-line{visibility:hidden!important}',
	} );
	await expect( link ).toBeVisible();
	await mounted( page );
	await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	// Without the form, the branding is not forced to be visible.
	await link.evaluate( ( element ) =>
		element.style.setProperty( 'display', 'none', 'important' )
	);
	await page.evaluate(
		() => new Promise( ( done ) => setTimeout( done, 300 ) )
	);
	await expect( link ).toBeHidden();
} );

test( '[S3.32] the page carries the settings of its forms once', async ( {
	page,
} ) => {
	await page.goto(
		make(
			[ [ 'email', { block_id: 'e1', slug: 'email', label: 'Email' } ] ],
			{},
			2
		).url
	);
	const settings = await page.evaluate(
		() =>
			(
				window as unknown as {
					srfm_submit: {
						site_url: string;
						nonce: string;
						messages: Record< string, string >;
						is_rtl: boolean;
					};
				}
			 ).srfm_submit
	);
	expect( Object.keys( settings ) ).toEqual( [
		'site_url',
		'nonce',
		'messages',
		'is_rtl',
	] );
	expect( settings.messages.srfm_valid_email ).toBe(
		'Please enter a valid email address.'
	);
	await expect( page.locator( '#quayside-form-settings' ) ).toHaveCount( 1 );
	// The form's settings match those of the page.
	await page.evaluate(
		() =>
			( (
				window as unknown as {
					srfm_submit: { messages: Record< string, string > };
				}
			 ).srfm_submit.messages.srfm_valid_email = 'No such address.' )
	);
	await mounted( page );
	await page.getByLabel( 'Email' ).first().fill( 'nobody' );
	await page.getByLabel( 'Email' ).first().blur();
	await expect( page.getByText( 'No such address.' ) ).toBeVisible();
} );

test( '[S2.28] a preview validates the form and submits nothing', async ( {
	page,
} ) => {
	const { url, form } = make( QUESTION );
	let sent = 0;
	page.on(
		'request',
		( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
	);
	await page.goto(
		`${ url }${ url.includes( '?' ) ? '&' : '?' }elementor-preview=7`
	);
	await mounted( page );
	await send( page );
	await expect( page.getByText( 'This field is required.' ) ).toBeVisible();
	await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
	await send( page );
	await expect( page.locator( '.srfm-footer-error' ) ).toHaveText(
		'This is a preview. The form can’t be submitted.'
	);
	await expect( page.locator( '.srfm-loader' ) ).not.toHaveClass(
		/srfm-active/
	);
	expect( sent ).toBe( 0 );
	expect( entries( form ) ).toEqual( [] );
} );

test.describe( 'standalone page', () => {
	test.use( { expectedMessages: [ /gravatar/ ] } );

	test( '[S2.23] is at least as tall as the form above its banner', async ( {
		page,
	} ) => {
		const many = Array.from(
			{ length: 12 },
			( _, at ) =>
				[
					'input',
					{
						block_id: `q${ at }`,
						slug: `q${ at }`,
						label: `Question ${ at }`,
						required: true,
					},
				] as const
		);
		const { form } = make( many, {
			instant: { enabled: true, banner: '#0d4656', intro: 'Tell us.' },
		} );
		const url = php< string >(
			`echo json_encode(
				Quayside\\Blocks\\Forms\\Page\\InstantPage::root() . (
					'' === get_option( 'permalink_structure' ) ? ${ form } : get_post( ${ form } )->post_name . '/'
				)
			);`
		);
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( url );
		await page.getByRole( 'button', { name: 'Reject All' } ).click();
		await expect( page.getByLabel( 'Question 11' ) ).toBeVisible();
		const container = page.locator( '#srfm-single-page-container' );
		const card = container.locator( '.srfm-form-wrapper' );
		await expect( card ).toHaveCSS( 'position', 'absolute' );
		const gap = () =>
			container.evaluate( ( element ) =>
				Math.abs(
					Math.round(
						element.getBoundingClientRect().bottom -
							(
								element.querySelector(
									'.srfm-form-wrapper'
								) as HTMLElement
							 ).getBoundingClientRect().bottom
					)
				)
			);
		await expect.poll( gap ).toBe( 0 );
		await page.setViewportSize( { width: 700, height: 500 } );
		await expect.poll( gap ).toBe( 0 );
		await mounted( page );
		await send( page );
		await expect(
			page.locator( '.srfm-error-message', {
				hasText: 'This field is required.',
			} )
		).toHaveCount( 12 );
		await page.mouse.move( 20, 20 );
		await expect.poll( gap ).toBe( 0 );
		await expectAccessible( page );
		// The height is not forced on mobile, where the card is not absolute.
		await page.setViewportSize( { width: 390, height: 700 } );
		await expect( card ).toHaveCSS( 'position', 'static' );
		await expect
			.poll( () =>
				container.evaluate( ( element ) => element.style.minBlockSize )
			)
			.toBe( '' );
		await expectAccessible( page );
	} );

	test( '[S2.28] users who can edit a form can preview it, and the preview submits nothing', async ( {
		page,
	} ) => {
		await logIn( page );
		const { form } = make( QUESTION );
		let sent = 0;
		page.on(
			'request',
			( request ) => ( sent += isSubmission( request.url() ) ? 1 : 0 )
		);
		await page.goto( `?quayside-form=${ form }` );
		await mounted( page );
		await page.getByLabel( 'Question' ).fill( 'Do you ship?' );
		await send( page );
		await expect( page.locator( '.srfm-footer-error' ) ).toHaveText(
			'This is a preview. The form can’t be submitted.'
		);
		expect( sent ).toBe( 0 );
	} );
} );

test.describe( 'with a primary and a secondary color in the theme', () => {
	const plugin = () =>
		join( SITE_FOLDER, 'wp-content/mu-plugins/quayside-colour-tests.php' );
	test.beforeAll( () =>
		writeFileSync(
			plugin(),
			`<?php 
			add_filter(
				'wp_theme_json_data_theme',
				static fn ( $data ) => $data->update_with( [
					'version' => 3,
					'settings' => [
						'color' => [
							'palette' => array_merge(
								$data->get_data()['settings']['color']['palette']['theme'] ?? [],
								[
									[ 'slug' => 'primary', 'color' => '#7a1fa2', 'name' => 'Primary' ],
									[ 'slug' => 'secondary', 'color' => '#ffdd00', 'name' => 'Secondary' ],
								]
							),
						],
					],
				] )
			);`
		)
	);
	test.afterAll( () => rmSync( plugin(), { force: true } ) );

	test( '[S9.35] the button uses them', async ( { page } ) => {
		await page.goto( make( QUESTION ).url );
		const button = page.getByRole( 'button', { name: 'Send' } );
		await expect( button ).toHaveCSS(
			'background-color',
			'rgb(122, 31, 162)'
		);
		await expect( button ).toHaveCSS( 'color', 'rgb(255, 255, 255)' );
		await button.hover();
		await expect( button ).toHaveCSS(
			'background-color',
			'rgb(255, 221, 0)'
		);
		await expect( button ).toHaveCSS( 'color', 'rgb(0, 0, 0)' );
		await expectAccessible( page, '.srfm-form-container' );
	} );
} );
