import { expect, expectAccessible, test } from './fixtures';
import { choose, entries, isSubmission, leaveNothing, make, mounted, send, values } from './form-page';

leaveNothing();

const rule = ( field: string, operator: string, value: string ) => ( { field, operator, value } );

test( '[S5.26] fields come and go by their rules, and what is hidden is sent empty', async ( { page } ) => {
	const { url, form } = make( [
		[ 'dropdown', { block_id: 'd1', slug: 'topic', label: 'Topic', required: true, options: [ { label: 'Order' }, { label: 'Other' } ] } ],
		[ 'input', { block_id: 'o1', slug: 'order', label: 'Order number', required: true, conditional: { action: 'show', match: 'all', rules: [ rule( 'd1', 'equal', 'Order' ) ] } } ],
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
	const sent = page.waitForRequest( ( request ) => isSubmission( request.url() ) );
	await send( page );
	expect( ( await sent ).postData() ).not.toContain( 'QS-1' );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toMatchObject( { topic: 'Other', order: '' } );
} );

test( '[S5.6] [S5.7] [S5.9] a mask shapes what is typed and drops what stays incomplete', async ( { page } ) => {
	const { url, form } = make( [
		[ 'input', { block_id: 'p1', slug: 'phone', label: 'Call me at', mask: '(###) ###-####' } ],
		[ 'input', { block_id: 'p2', slug: 'day', label: 'Day', mask: 'custom-mask', customMask: 'date:dd.mm.yyyy' } ],
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
	await page.getByLabel( 'Day' ).pressSequentially( '4122026' );
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( { phone: '(202) 555-0147', day: '04.12.2026' } );
} );

const PNG = Buffer.from( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64' );
const UPLOAD = [ [ 'upload', { block_id: 'u1', slug: 'files', label: 'Pictures', required: true, maxFiles: 2, maxSize: 1, allowedTypes: 'png, pdf' } ] ] as const;

test( '[S3.28] files are chosen, dropped, taken out and sent', async ( { page } ) => {
	const { url, form } = make( UPLOAD );
	await page.goto( url );
	await mounted( page );
	const input = page.getByLabel( 'Pictures' );
	const list = page.getByRole( 'list', { name: 'Chosen files' } );
	await send( page );
	await expect( input ).toHaveAttribute( 'aria-invalid', 'true' );
	await input.setInputFiles( { name: 'one.png', mimeType: 'image/png', buffer: PNG } );
	await expect( input ).not.toHaveAttribute( 'aria-invalid', 'true' );
	const drop = await page.evaluateHandle( ( bytes ) => {
		const transfer = new DataTransfer();
		transfer.items.add( new File( [ Uint8Array.from( bytes ) ], 'two.png', { type: 'image/png' } ) );
		return transfer;
	}, [ ...PNG ] );
	await page.dispatchEvent( '.srfm-upload', 'drop', { dataTransfer: drop } );
	await expect( list.getByRole( 'listitem' ) ).toHaveCount( 2 );
	await expectAccessible( page, '.srfm-form-container' );
	await list.getByRole( 'button', { name: 'Remove one.png' } ).click();
	await expect( list.getByRole( 'listitem' ) ).toHaveText( [ /^two\.png/ ] );
	await expect( list.getByRole( 'button', { name: 'Remove two.png' } ) ).toBeFocused();
	await input.setInputFiles( { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from( 'x' ) } );
	await send( page );
	await expect( page.getByText( 'Only these files can be sent: png, pdf' ) ).toBeVisible();
	await list.getByRole( 'button', { name: 'Remove notes.txt' } ).click();
	await send( page );
	await expect( page.getByText( 'Thank you' ) ).toBeVisible();
	expect( values( entries( form )[ 0 ] ) ).toEqual( { files: 'two.png' } );
} );

test( 'a file that is not what it says is refused by the server', async ( { page } ) => {
	const { url, form } = make( UPLOAD );
	await page.goto( url );
	await mounted( page );
	await page.getByLabel( 'Pictures' ).setInputFiles( { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from( '<?php phpinfo();' ) } );
	await send( page );
	await expect( page.getByText( 'Only these files can be sent: png, pdf' ) ).toBeVisible();
	expect( entries( form ) ).toEqual( [] );
} );

test.describe( 'while files are on their way', () => {
	test.use( { expectedMessages: [ /net::ERR/ ] } );

	test( 'the visitor can stop them, and nothing is lost', async ( { page } ) => {
		const { url, form } = make( UPLOAD );
		await page.goto( url );
		await mounted( page );
		await page.getByLabel( 'Pictures' ).setInputFiles( { name: 'one.png', mimeType: 'image/png', buffer: PNG } );
		await page.route( ( to ) => isSubmission( to.href ), () => undefined );
		await send( page );
		await expect( page.getByRole( 'progressbar', { name: 'Sending files' } ) ).toBeVisible();
		await page.getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( page.getByText( 'Sending was cancelled. Nothing is lost.' ) ).toBeVisible();
		await expect( page.getByRole( 'listitem' ).filter( { hasText: 'one.png' } ) ).toBeVisible();
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the browser sends files by itself', async ( { page } ) => {
		const { url, form } = make( UPLOAD );
		await page.goto( url );
		await page.getByLabel( 'Pictures' ).setInputFiles( { name: 'one.png', mimeType: 'image/png', buffer: PNG } );
		await send( page );
		await expect( page.getByText( 'Thank you' ) ).toBeVisible();
		expect( values( entries( form )[ 0 ] ) ).toEqual( { files: 'one.png' } );
	} );
} );

test( '[S9.30] a dropdown that is wrong takes the focus after 500 ms', async ( { page } ) => {
	const { url } = make( [ [ 'dropdown', { block_id: 'd1', slug: 'topic', label: 'Topic', required: true, options: [ { label: 'Order' }, { label: 'Other' } ] } ] ] );
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

test( '[S9.32] [S4.59] thanks fade in after 500 ms, and the page goes there unless a filter says no', async ( { page } ) => {
	const { url } = make( [ [ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ] ] );
	for ( const scrolls of [ true, false ] ) {
		await page.goto( url );
		await mounted( page );
		await page.evaluate( ( enabled ) => {
			const scrolled: string[] = [];
			Element.prototype.scrollIntoView = function( this: Element ) {
				scrolled.push( this.className );
			};
			Object.assign( window, { scrolled, wp: { hooks: { applyFilters: ( name: string, value: unknown ) => ( name === 'srfm.enableScrollOnSuccess' ? enabled : value ) } } } );
		}, scrolls );
		await page.clock.install();
		await page.clock.pauseAt( Date.now() + 60_000 );
		await send( page );
		const box = page.locator( '.srfm-success-box' );
		await expect( box ).toBeFocused();
		await page.clock.runFor( 499 );
		expect( await box.evaluate( ( element: HTMLElement ) => element.style.opacity ) ).toBe( '0' );
		await page.clock.runFor( 1 );
		expect( await box.evaluate( ( element: HTMLElement ) => element.style.opacity ) ).toBe( '1' );
		const scrolled = await page.evaluate( () => ( window as unknown as { scrolled: string[] } ).scrolled );
		expect( scrolled.some( ( name ) => name.includes( 'srfm-success-box' ) ) ).toBe( scrolls );
		// The next page's module is fetched after a frame.
		await page.clock.resume();
	}
} );
