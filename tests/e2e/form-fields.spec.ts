import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, expectAccessible, logIn, test } from './fixtures';
import {
	choose,
	entries,
	isSubmission,
	leaveNothing,
	make,
	mounted,
	php,
	send,
	values,
} from './form-page';
import { getBodyText } from './repeat-bodies';

leaveNothing();

const rule = ( field: string, operator: string, value: string ) => ( {
	field,
	operator,
	value,
} );

test( '[S5.26] rules show and hide fields, and hidden fields are submitted empty', async ( {
	page,
} ) => {
	const { url, form } = make( [
		[
			'dropdown',
			{
				block_id: 'd1',
				slug: 'topic',
				label: 'Topic',
				required: true,
				options: [ { label: 'Order' }, { label: 'Other' } ],
			},
		],
		[
			'input',
			{
				block_id: 'o1',
				slug: 'order',
				label: 'Order number',
				required: true,
				conditional: {
					action: 'show',
					match: 'all',
					rules: [ rule( 'd1', 'equal', 'Order' ) ],
				},
			},
		],
		[ 'textarea', { block_id: 'm1', slug: 'message', label: 'Message' } ],
	] );
	await page.goto( url );
	await mounted( page );
	const order = page.getByLabel( 'Order number' );
	await expect( order ).toBeHidden();
	await choose( page, 'Topic', 'Order' );
	await expect( order ).toBeVisible();
	await order.fill( 'QS-1' );
	await choose( page, 'Topic', 'Other' );
	await expect( order ).toBeHidden();
	const sent = page.waitForRequest( ( request ) =>
		isSubmission( request.url() )
	);
	await send( page );
	expect( await getBodyText( await sent ) ).not.toContain( 'QS-1' );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toMatchObject( {
		topic: 'Other',
		order: '',
	} );
} );

test( '[S5.6] [S5.7] [S5.9] a mask formats the entered text and clears incomplete values', async ( {
	page,
} ) => {
	const { url, form } = make( [
		[
			'input',
			{
				block_id: 'p1',
				slug: 'phone',
				label: 'Call me at',
				mask: '(###) ###-####',
			},
		],
		[
			'input',
			{
				block_id: 'p2',
				slug: 'day',
				label: 'Day',
				mask: 'custom-mask',
				customMask: 'date:dd.mm.yyyy',
			},
		],
	] );
	await page.goto( url );
	await mounted( page );
	const phone = page.getByLabel( 'Call me at' );
	await phone.pressSequentially( '2025x550' );
	await expect( phone ).toHaveValue( '(202) 555-0' );
	await phone.blur();
	await expect( phone ).toHaveValue( '' );
	await phone.pressSequentially( '2025550147' );
	await expect( phone ).toHaveValue( '(202) 555-0147' );
	const caret = () =>
		phone.evaluate(
			( input ) => ( input as HTMLInputElement ).selectionStart
		);
	await phone.press( 'Home' );
	for ( let at = 0; at < 4; at++ ) {
		await phone.press( 'ArrowRight' );
	}
	// The first two presses pass the fixed characters.
	for ( let at = 0; at < 3; at++ ) {
		await phone.press( 'Delete' );
	}
	await expect( phone ).toHaveValue( '(202) 550-147' );
	expect( await caret() ).toBe( 6 );
	await phone.press( '5' );
	await expect( phone ).toHaveValue( '(202) 555-0147' );
	expect( await caret() ).toBe( 7 );
	// Passes the space and the bracket, and then deletes a digit.
	for ( let at = 0; at < 4; at++ ) {
		await phone.press( 'Backspace' );
	}
	await expect( phone ).toHaveValue( '(205) 501-47' );
	expect( await caret() ).toBe( 3 );
	await phone.press( '2' );
	await phone.press( '5' );
	await expect( phone ).toHaveValue( '(202) 555-0147' );
	expect( await caret() ).toBe( 7 );
	await page.getByLabel( 'Day' ).pressSequentially( '4122026' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( {
		phone: '(202) 555-0147',
		day: '04.12.2026',
	} );
} );

const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);
const UPLOAD = [
	[
		'upload',
		{
			block_id: 'u1',
			slug: 'files',
			label: 'Pictures',
			required: true,
			maxFiles: 2,
			maxSize: 1,
			allowedTypes: 'png, pdf',
		},
	],
] as const;

test( '[S3.28] files are selected, dropped, removed, and submitted', async ( {
	page,
} ) => {
	const { url, form } = make( UPLOAD );
	await page.goto( url );
	await mounted( page );
	const input = page.getByLabel( 'Pictures' );
	const list = page.getByRole( 'list', { name: 'Selected files' } );
	await send( page );
	await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );
	await input.setInputFiles( {
		name: 'one.png',
		mimeType: 'image/png',
		buffer: PNG,
	} );
	await expect( input ).not.toHaveAttribute( 'aria-invalid', 'true' );
	const drop = await page.evaluateHandle(
		( bytes ) => {
			const transfer = new DataTransfer();
			transfer.items.add(
				new File( [ Uint8Array.from( bytes ) ], 'two.png', {
					type: 'image/png',
				} )
			);
			return transfer;
		},
		[ ...PNG ]
	);
	await page.dispatchEvent( '.srfm-upload', 'drop', { dataTransfer: drop } );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expectAccessible( page, '.srfm-form-container' );
	await list.getByRole( 'button', { name: 'Remove one.png' } ).click();
	await expect( list.getByRole( 'listitem' ) ).toHaveText( [ /^two\.png/ ] );
	await expect(
		list.getByRole( 'button', { name: 'Remove two.png' } )
	).toBeFocused();
	await input.setInputFiles( {
		name: 'notes.txt',
		mimeType: 'text/plain',
		buffer: Buffer.from( 'x' ),
	} );
	await send( page );
	await expect(
		page.getByText( 'Please select a file of one of these types: png, pdf' )
	).toBeVisible();
	await list.getByRole( 'button', { name: 'Remove notes.txt' } ).click();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( { files: 'two.png' } );
} );

test( 'the server rejects a file whose content does not match its type', async ( {
	page,
} ) => {
	const { url, form } = make( UPLOAD );
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Pictures' ).setInputFiles( {
		name: 'fake.png',
		mimeType: 'image/png',
		buffer: Buffer.from( '<?php phpinfo();' ),
	} );
	await send( page );
	await expect(
		page.getByText( 'Please select a file of one of these types: png, pdf' )
	).toBeVisible();
	expect( entries( form ) ).toEqual( [] );
} );

test( '[S5.20] an uploaded file is stored encrypted, and its link serves it to users with permission', async ( {
	page,
	playwright,
	baseURL,
} ) => {
	// Longer than one encrypted chunk, with text to search for.
	const content = Buffer.concat( [
		PNG,
		Buffer.from( 'Ada Lovelace, 12 St James Square. '.repeat( 5000 ) ),
	] );
	const { url, form } = make( UPLOAD );
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Pictures' ).setInputFiles( {
		name: 'déjà vu.png',
		mimeType: 'image/png',
		buffer: content,
	} );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	const stored = php< { address: string; file: string; link: string } >( `
		$entry = ( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'][0];
		$path  = '/quayside-forms/' . $entry->files[0]['path'];
		echo json_encode( [
			'address' => wp_upload_dir()['baseurl'] . $path,
			'file' => wp_upload_dir()['basedir'] . $path,
			'link' => Quayside\\Blocks\\Forms\\Entries\\Links::file( $entry->id, 1 ),
		] );` );

	// This server ignores .htaccess and serves the file as it is stored.
	const direct = await page.request.get( stored.address );
	expect( direct.status() ).toBe( 200 );
	const bytes = await direct.body();
	expect( bytes.length ).toBeGreaterThan( content.length );
	for ( const part of [
		'Ada Lovelace',
		'James Square',
		PNG.subarray( 0, 16 ),
	] ) {
		expect( bytes.includes( part ) ).toBe( false );
	}

	const nobody = await page.request.get( stored.link, { maxRedirects: 0 } );
	expect( nobody.status() ).toBe( 302 );
	expect( nobody.headers().location ).toContain( 'wp-login.php' );
	const reader = php< number >(
		`echo json_encode(
			wp_insert_user( [
				'user_login' => 'reader',
				'user_pass' => 'password',
				'user_email' => 'reader@example.com',
				'role' => 'subscriber',
			] )
		);`
	);
	const other = await playwright.request.newContext(
		baseURL ? { baseURL } : {}
	);
	await other.get( 'wp-login.php' );
	await other.post( 'wp-login.php', {
		form: { log: 'reader', pwd: 'password', testcookie: '1' },
		maxRedirects: 0,
	} );
	const refused = await other.get( stored.link );
	expect( refused.status() ).toBe( 403 );
	expect( await refused.text() ).toContain(
		'Sorry, you are not allowed to view form entries.'
	);
	await other.dispose();
	php(
		`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ reader } ); echo 'true';`
	);

	await logIn( page );
	const file = await page.request.get( stored.link );
	expect( file.status() ).toBe( 200 );
	expect( file.headers() ).toMatchObject( {
		'content-type': 'image/png',
		'content-length': String( content.length ),
		'x-content-type-options': 'nosniff',
	} );
	expect( file.headers()[ 'content-disposition' ] ).toContain(
		'attachment; filename="deja-vu.png"'
	);
	expect( ( await file.body() ).equals( content ) ).toBe( true );

	// Damage in the second chunk: the browser detects that the file is incomplete.
	const changedAt = ( at: number ) =>
		Buffer.from(
			bytes.map( ( byte, index ) => ( index === at ? byte ^ 1 : byte ) )
		);
	writeFileSync( stored.file, changedAt( 100_000 ) );
	await expect( page.request.get( stored.link ) ).rejects.toThrow(
		/aborted|hang up/
	);
	for ( const wrong of [ bytes.subarray( 0, -1 ), changedAt( 50 ) ] ) {
		writeFileSync( stored.file, wrong );
		const answer = await page.request.get( stored.link );
		expect( answer.status() ).toBe( 500 );
		expect( await answer.text() ).toContain(
			'This file is damaged and can’t be opened.'
		);
	}
	writeFileSync( stored.file, bytes );
	expect( ( await page.request.get( stored.link ) ).status() ).toBe( 200 );
	rmSync( stored.file );
	const missing = await page.request.get( stored.link );
	expect( missing.status() ).toBe( 404 );
	expect( await missing.text() ).toContain( 'This file no longer exists.' );
} );

test.describe( 'during an upload', () => {
	test.use( { expectedMessages: [ /net::ERR/ ] } );

	test( 'the visitor can cancel it, and no input is lost', async ( {
		page,
	} ) => {
		const { url, form } = make( UPLOAD );
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( 'Pictures' ).setInputFiles( {
			name: 'one.png',
			mimeType: 'image/png',
			buffer: PNG,
		} );
		await page.route(
			( to ) => isSubmission( to.href ),
			() => undefined
		);
		await send( page );
		await expect(
			page.getByRole( 'progressbar', { name: 'Uploading files' } )
		).toBeVisible();
		await page.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect(
			page.getByText( 'Upload canceled. Nothing you entered was lost.' )
		).toBeVisible();
		await expect(
			page.getByRole( 'listitem' ).filter( { hasText: 'one.png' } )
		).toBeVisible();
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser submits files', async ( { page } ) => {
		const { url, form } = make( UPLOAD );
		await page.goto( url );
		await page.getByLabel( 'Pictures' ).setInputFiles( {
			name: 'one.png',
			mimeType: 'image/png',
			buffer: PNG,
		} );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( {
			files: 'one.png',
		} );
	} );

	test.describe( 'an upload that exceeds the server’s limit', () => {
		test.use( { expectedMessages: [ /413/ ] } );

		test( 'is reported on the page', async ( { page }, info ) => {
			const { url, form } = make( UPLOAD );
			await page.goto( url );
			// The server accepts 40 MB and discards larger requests.
			const large = info.outputPath( 'large.png' );
			writeFileSync( large, PNG );
			truncateSync( large, 41 * 1024 * 1024 );
			await page.getByLabel( 'Pictures' ).setInputFiles( large );
			const answer = page.waitForResponse(
				( response ) => response.request().method() === 'POST'
			);
			await send( page );
			expect( ( await answer ).status() ).toBe( 413 );
			await expect(
				page.getByText(
					'The files are too large. Please upload fewer or smaller files.'
				)
			).toBeVisible();
			expect( entries( form ) ).toEqual( [] );
			rmSync( large );
		} );
	} );
} );

test( '[S9.30] an invalid dropdown receives the focus after 500 ms', async ( {
	page,
} ) => {
	const { url } = make( [
		[
			'dropdown',
			{
				block_id: 'd1',
				slug: 'topic',
				label: 'Topic',
				required: true,
				options: [ { label: 'Order' }, { label: 'Other' } ],
			},
		],
	] );
	await page.goto( url );
	await mounted( page );
	const topic = page.getByLabel( 'Topic' );
	await page.clock.install();
	await page.clock.pauseAt( Date.now() + 60_000 );
	await send( page );
	await expect( topic ).toHaveAttribute( 'aria-invalid', 'true' );
	await page.clock.runFor( 499 );
	await expect( topic ).not.toBeFocused();
	await page.clock.runFor( 1 );
	await expect( topic ).toBeFocused();
} );

test( '[S9.32] [S4.59] the confirmation fades in after 500 ms, and the page scrolls to it unless a filter prevents that', async ( {
	page,
} ) => {
	const { url } = make( [
		[ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ],
	] );
	for ( const scrolls of [ true, false ] ) {
		await page.goto( url );
		await mounted( page );
		await page.evaluate( ( enabled ) => {
			const scrolled: string[] = [];
			Element.prototype.scrollIntoView = function ( this: Element ) {
				scrolled.push( this.className );
			};
			Object.assign( window, {
				scrolled,
				wp: {
					hooks: {
						applyFilters: ( name: string, value: unknown ) =>
							name === 'srfm.enableScrollOnSuccess'
								? enabled
								: value,
					},
				},
			} );
		}, scrolls );
		await page.clock.install();
		await page.clock.pauseAt( Date.now() + 60_000 );
		await send( page );
		const box = page.locator( '.srfm-success-box' );
		await expect( box ).toBeFocused();
		await page.clock.runFor( 499 );
		expect(
			await box.evaluate(
				( element: HTMLElement ) => element.style.opacity
			)
		).toBe( '0' );
		await page.clock.runFor( 1 );
		expect(
			await box.evaluate(
				( element: HTMLElement ) => element.style.opacity
			)
		).toBe( '1' );
		const scrolled = await page.evaluate(
			() => ( window as unknown as { scrolled: string[] } ).scrolled
		);
		expect(
			scrolled.some( ( name ) => name.includes( 'srfm-success-box' ) )
		).toBe( scrolls );
		// The module of the next page loads after a frame.
		await page.clock.resume();
	}
} );

test( 'values and errors are readable on a dark background in every field style', async ( {
	page,
} ) => {
	const fields = [
		[
			'input',
			{
				block_id: 'n1',
				slug: 'name',
				label: 'Name',
				help: 'First and last',
				defaultValue: 'Ada',
			},
		],
		[
			'phone',
			{
				block_id: 'p1',
				slug: 'phone',
				label: 'Phone',
				required: true,
				defaultCountry: 'DE',
			},
		],
		[
			'datepicker',
			{
				block_id: 'd1',
				slug: 'day',
				label: 'Day',
				defaultValue: '2026-12-24',
			},
		],
		[
			'textarea',
			{
				block_id: 't1',
				slug: 'story',
				label: 'Story',
				isRichText: true,
				defaultValue: 'Once',
			},
		],
		[
			'dropdown',
			{
				block_id: 'o1',
				slug: 'side',
				label: 'Side',
				options: [ { label: 'Left' } ],
				defaultValue: 'Left',
			},
		],
		[ 'upload', { block_id: 'u1', slug: 'files', label: 'Files' } ],
	] as const;
	for ( const style of [ 'outlined', 'filled', 'underlined' ] ) {
		await page.goto(
			make( fields, { style: { fields: style, radius: 16 } } ).url
		);
		await page.addStyleTag( {
			content:
				'.srfm-form-container { color: #f4f1ea; background: #17272e; transition: none; }',
		} );
		await mounted( page );
		await page.locator( 'input[type=file]' ).setInputFiles( {
			name: 'quay.png',
			mimeType: 'image/png',
			buffer: PNG,
		} );
		await send( page );
		await expect(
			page.locator( '[data-slug="phone"] .srfm-error-message' )
		).not.toBeEmpty();
		await expect( page.locator( '[contenteditable=true]' ) ).toBeVisible();
		await expectAccessible( page, '.srfm-form-container' );
		// Parts of a field have its background and its corners.
		const ground = ( selector: string ) =>
			page
				.locator( selector )
				.evaluate(
					( element ) => getComputedStyle( element ).backgroundColor
				);
		const name = await ground( '.srfm-input-input' );
		expect(
			await Promise.all(
				[
					'.srfm-phone-code',
					'.srfm-rich',
					'.srfm-input-datepicker',
				].map( ground )
			),
			style
		).toEqual( [ name, name, name ] );
		if ( style === 'filled' ) {
			await expect( page.locator( '.srfm-phone-code' ) ).toHaveCSS(
				'border-start-start-radius',
				'16px'
			);
			await expect( page.locator( '.srfm-rich' ) ).toHaveCSS(
				'border-start-start-radius',
				'16px'
			);
		}
	}
} );
