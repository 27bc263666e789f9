import type { Page } from '@playwright/test';
import { makePage } from './blocks-page';
import {
	editorCanvas,
	getBlocks,
	getContent,
	insertBlock,
	openNewPost,
	publish,
	resetPreferences,
	selectTwoImages,
	setTitle,
} from './editor';
import type { EditorWindow } from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { php } from './form-page';

const images = ( page: Page ) =>
	page.locator( '.quayside-gallery a[data-width]' );
const lightbox = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Image gallery' } );
const counter = ( page: Page ) => lightbox( page ).locator( '.pswp__counter' );

test.beforeEach( async ( { context, baseURL } ) => {
	await context.addCookies( [
		{
			name: 'cookieyes-consent',
			value: 'consentid:test,consent:no,action:yes,necessary:yes,functional:no,analytics:no,performance:no,advertisement:no',
			url: baseURL as string,
		},
	] );
} );

test( 'an unused gallery loads no lightbox, and its first row is not lazy', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on(
		'request',
		( request ) =>
			/lightbox|react/.test( request.url() ) &&
			scripts.push( request.url() )
	);
	await page.goto( 'gallery-grid/', { waitUntil: 'networkidle' } );
	await expect( images( page ) ).toHaveCount( 12 );
	expect( scripts ).toEqual( [] );
	expect(
		await page
			.locator( '.quayside-gallery img' )
			.evaluateAll( ( all ) =>
				all.map( ( image ) => ( image as HTMLImageElement ).loading )
			)
	).toEqual( [
		...Array( 3 ).fill( 'eager' ),
		...Array( 9 ).fill( 'lazy' ),
	] );
	await expectAccessible( page, '.quayside-gallery' );
} );

test( '[S4.26] [S4.27] the lightbox opens on the image, shows its position, and Escape restores the focus', async ( {
	page,
} ) => {
	await page.goto( 'gallery-grid/' );
	await images( page ).nth( 1 ).click();
	await expect( lightbox( page ) ).toBeVisible();
	await expect( counter( page ) ).toHaveText( '2 / 12' );
	expect(
		await page.evaluate(
			() => getComputedStyle( document.documentElement ).overflow
		)
	).toContain( 'hidden' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( counter( page ) ).toHaveText( '3 / 12' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( counter( page ) ).toHaveText( '2 / 12' );
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( images( page ).nth( 1 ) ).toBeFocused();
	expect(
		await page.evaluate( () => document.documentElement.style.overflow )
	).toBe( '' );
} );

test( '[S4.27] the close icon closes it too', async ( { page } ) => {
	await page.goto( 'gallery-grid/' );
	await images( page ).first().click();
	await lightbox( page ).getByRole( 'button', { name: 'Close' } ).click();
	await expect( lightbox( page ) ).toHaveCount( 0 );
	await expect( images( page ).first() ).toBeFocused();
} );

test( '[S4.28] Enter and Space open it and Tab stays inside', async ( {
	page,
} ) => {
	await page.goto( 'gallery-grid/' );
	for ( const key of [ 'Enter', 'Space' ] ) {
		await images( page ).nth( 3 ).focus();
		await page.keyboard.press( key );
		await expect( counter( page ) ).toHaveText( '4 / 12' );
		const names = new Set< string | null >();
		for ( let press = 0; press < 8; press++ ) {
			await page.keyboard.press( 'Tab' );
			names.add(
				await page.evaluate(
					() =>
						document.activeElement?.getAttribute( 'title' ) ?? null
				)
			);
			expect(
				await page.evaluate(
					() => document.activeElement?.closest( 'dialog' ) !== null
				)
			).toBe( true );
		}
		expect( [ ...names ].sort() ).toEqual( [
			'Close',
			'Next image',
			'Previous image',
			'Zoom',
		] );
		await page.keyboard.press( 'Escape' );
		await expect( lightbox( page ) ).toHaveCount( 0 );
	}
} );

test( 'with reduced motion it opens and closes immediately', async ( {
	page,
} ) => {
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( 'gallery-grid/' );
	await images( page ).first().click();
	await expect( counter( page ) ).toHaveText( '1 / 12' );
	await page.keyboard.press( 'Escape' );
	await expect( lightbox( page ) ).toHaveCount( 0 );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a click opens the image file', async ( { page } ) => {
		await page.goto( 'gallery-grid/' );
		await images( page ).first().click();
		await expect( page ).toHaveURL( /harbour-dawn\.jpg$/ );
	} );
} );

test( 'an editor adds a gallery to a page and visitors see it', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await openNewPost( page );
	await setTitle( canvas, 'Seen from the pier' );
	await insertBlock( page, 'quayside/gallery' );
	await selectTwoImages( page, canvas );
	await expect( canvas.locator( '.quayside-gallery img' ) ).toHaveCount( 2 );
	await page.goto( await publish( page ) );
	await expect( images( page ) ).toHaveCount( 2 );
} );

test( 'a file that WordPress refuses is named, whether it is uploaded or dropped', async ( {
	page,
} ) => {
	await logIn( page );
	let canvas = await openNewPost( page );
	await insertBlock( page, 'quayside/gallery' );
	const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
	const notice = page.locator( '.components-snackbar' );
	await canvas
		.locator( '.quayside-gallery input[type=file]' )
		.setInputFiles( {
			name: 'hull.svg',
			mimeType: 'image/svg+xml',
			buffer: Buffer.from( svg ),
		} );
	await expect( notice.filter( { hasText: 'hull.svg' } ) ).toContainText(
		/not allowed|not supported/
	);

	const url = makePage(
		'gallery-refused',
		'<!-- wp:quayside/gallery {"ids":[{image:harbour-dawn}]} /-->'
	);
	await page.goto( url );
	const edit = await page
		.getByRole( 'menuitem', { name: 'Edit Page' } )
		.getAttribute( 'href' );
	await page.goto( String( edit ) );
	canvas = await editorCanvas( page );
	await expect( canvas.locator( '.quayside-gallery__item' ) ).toHaveCount(
		1
	);
	const content = await getContent( page );
	await canvas
		.locator( '.quayside-gallery > .components-drop-zone' )
		.evaluate( ( zone, text ) => {
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(
				new File( [ text ], 'keel.svg', { type: 'image/svg+xml' } )
			);
			zone.dispatchEvent(
				new DragEvent( 'drop', {
					bubbles: true,
					cancelable: true,
					dataTransfer,
				} )
			);
		}, svg );
	await expect( notice.filter( { hasText: 'keel.svg' } ) ).toContainText(
		/not allowed|not supported/
	);
	expect( await getContent( page ) ).toBe( content );
} );

test.describe( 'for a contributor', () => {
	test.use( {
		// Older versions of WordPress request these without permission.
		expectedMessages: [ /wp\/v2\/(settings|global-styles)/ ],
	} );

	test( 'the editor shows the images of others, and no upload that would be ignored', async ( {
		page,
	} ) => {
		const { user, post } = php< { user: number; post: number } >( `
			$user = wp_insert_user( [
				'user_login' => 'gallery-contributor',
				'user_pass' => 'password',
				'user_email' => 'gallery@shop.test',
				'role' => 'contributor',
			] );
			$image = get_posts( [ 'post_type' => 'attachment', 'numberposts' => 1, 'fields' => 'ids' ] )[0];
			$post = wp_insert_post( [
				'post_author' => $user,
				'post_title' => 'Pending',
			] );
			// As versions without static HTML saved it.
			global $wpdb;
			$form = get_page_by_path( 'contact-form', OBJECT, 'sureforms_form' )->ID;
			$wpdb->update(
				$wpdb->posts,
				[ 'post_content' => '<!-- wp:quayside/gallery {"ids":[' . $image . ']} /-->' . "\\n\\n" . '<!-- wp:quayside/form {"formId":' . $form . '} /-->' ],
				[ 'ID' => $post ]
			);
			echo wp_json_encode( [ 'user' => $user, 'post' => $post ] );
		` );
		try {
			resetPreferences( 'gallery-contributor' );
			await logIn( page, 'gallery-contributor' );
			await page.goto( `wp-admin/post.php?post=${ post }&action=edit` );
			const canvas = await editorCanvas( page );
			await canvas.locator( '.quayside-gallery__choose' ).click();
			await expect(
				canvas.getByRole( 'button', { name: 'Remove image' } )
			).toBeVisible();
			await expect(
				canvas.getByRole( 'button', { name: 'Replace image' } )
			).toHaveCount( 0 );
			await expect(
				canvas.locator( '.quayside-gallery > .components-drop-zone' )
			).toHaveCount( 0 );

			const isValid = async () =>
				( await getBlocks( page ) ).map( ( block ) => block.isValid );
			const saved = () =>
				php< string >(
					`echo wp_json_encode( get_post( ${ post } )->post_content );`
				);
			const before = saved();
			expect( await isValid() ).toEqual( [ true, true ] );
			expect( await getContent( page ) ).toBe( before );
			await page.evaluate( () =>
				( window as unknown as EditorWindow ).wp.data
					.dispatch( 'core/editor' )
					.editPost?.( { title: 'Changed' } )
			);
			await page.keyboard.press( 'ControlOrMeta+s' );
			await expect
				.poll( saved )
				.toMatch(
					/<figure class="wp-block-gallery[^]*wp-image-[^]*<p>.*<\/p>\n<!-- \/wp:quayside\/form -->$/
				);
			await page.reload();
			await expect.poll( isValid ).toEqual( [ true, true ] );
			expect( await getContent( page ) ).toBe( saved() );
		} finally {
			php( `
				require_once ABSPATH . 'wp-admin/includes/user.php';
				wp_delete_post( ${ post }, true );
				wp_delete_user( ${ user } );
				echo 'null';
			` );
		}
	} );
} );

test( 'pages register blocks for rendering only, and editors get their metadata through the REST API', async ( {
	page,
} ) => {
	await logIn( page );
	const nonce = await (
		await page.request.get( 'wp-admin/admin-ajax.php?action=rest-nonce' )
	).text();
	const response = await page.request.get(
		'?rest_route=/wp/v2/block-types/quayside',
		{ headers: { 'X-WP-Nonce': nonce } }
	);
	const types = ( await response.json() ) as Record< string, unknown >[];
	expect(
		types.find( ( { name } ) => 'quayside/gallery' === name )
	).toMatchObject( {
		title: 'Quayside gallery',
		icon: 'format-gallery',
		editor_script_handles: [ 'quayside-gallery-editor-script' ],
		style_handles: [ 'quayside-gallery-style' ],
	} );
	expect( types.map( ( { name } ) => name ) ).toEqual(
		expect.arrayContaining( [
			'quayside/slider',
			'quayside/slide',
			'quayside/form',
			'quayside/field-input',
		] )
	);
} );

test( 'a page that cannot be loaded shows an error where its images would be and can be retried', async ( {
	page,
} ) => {
	await page.goto( 'gallery-pages/' );
	const gallery = page.locator( '.quayside-gallery' );
	const ajaxUrl = /admin-ajax/;
	await page.route( ajaxUrl, ( route ) =>
		route.fulfill( { status: 200, body: 'PHP died' } )
	);
	await gallery.locator( '.quayside-gallery__arrow--next' ).click();
	const notice = gallery.locator( '.quayside-gallery__failed' );
	await expect( notice ).toBeVisible();
	await expect( notice ).toContainText( 'The images could not be loaded.' );
	await expectAccessible( page, '.quayside-gallery' );
	await page.unroute( ajaxUrl );
	await notice.getByRole( 'button', { name: 'Retry' } ).press( 'Enter' );
	await expect( gallery.locator( '[aria-current]' ) ).toHaveText( '2' );
	await expect( notice ).toHaveCount( 0 );
	expect(
		await page.evaluate(
			() =>
				document.activeElement?.closest( '.quayside-gallery' ) !== null
		)
	).toBe( true );
} );

test( 'a repeated image is displayed twice with separate positions', async ( {
	page,
} ) => {
	await page.goto(
		makePage(
			'gallery-twice',
			'<!-- wp:quayside/gallery {"ids":[{image:harbour-dawn},{image:harbour-dawn}]} /-->'
		)
	);
	await expect( page.locator( '.quayside-gallery__image' ) ).toHaveCount( 2 );
	await images( page ).nth( 1 ).click();
	await expect( counter( page ) ).toHaveText( '2 / 2' );
} );
