import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
	editorSidebar,
	openNewForm,
	openPanel,
	openPost,
	setTitle,
} from './editor';
import { SITE_FOLDER, expect, logIn, test } from './fixtures';
import { CONTACT, leaveNothing, make } from './form-page';

leaveNothing();

test.use( {
	// Nothing may run in the frame of the preview.
	expectedMessages: [ /gravatar|block-directory|about:srcdoc/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

const FOLDER = join( SITE_FOLDER, 'wp-content/mail' );

test( 'an email is previewed with unsaved changes and sent to the user who edits the form', async ( {
	page,
} ) => {
	rmSync( FOLDER, { recursive: true, force: true } );
	const { form } = make( [
		...CONTACT,
		[ 'upload', { block_id: 'u1', slug: 'cv', label: 'Resume' } ],
	] );
	await logIn( page );
	const canvas = await openPost( page, form );
	const sidebar = editorSidebar( page );
	await setTitle( canvas, 'Ask us' );
	await openPanel( page, 'Notifications' );
	await sidebar
		.getByRole( 'textbox', { name: 'Subject', exact: true } )
		.fill( 'Reply to {form:email}' );
	await sidebar.getByRole( 'button', { name: 'Preview email' } ).click();
	const dialog = page.getByRole( 'dialog', { name: 'Email preview' } );
	await expect(
		dialog.getByText( 'Reply to visitor@example.com' )
	).toBeVisible();
	const email = page.frameLocator( '.quayside-form-email iframe' );
	await expect(
		email.getByText( 'This is a sample message.' )
	).toBeVisible();
	await expect( email.getByText( 'Ask us' ) ).toBeVisible();
	await expect( email.getByRole( 'img' ) ).toHaveAccessibleName(
		'Quayside Goods'
	);
	for ( const name of [ 'View entry', 'document.pdf' ] ) {
		await expect(
			email.getByRole( 'link', { name, exact: true } )
		).toHaveAttribute( 'href', /page=quayside-form-entries/ );
	}
	// No script of an email runs, so axe can't check the frame. It has a name.
	await expect( dialog.getByTitle( 'Email', { exact: true } ) ).toBeVisible();
	await dialog.getByRole( 'button', { name: /^Send test email to/ } ).click();
	await expect( dialog.getByText( /^Test email sent to/ ) ).toBeInViewport( {
		ratio: 1,
	} );
	// Emails of other tests may still be sent.
	const sent = readdirSync( FOLDER )
		.map(
			( name ) =>
				JSON.parse( readFileSync( join( FOLDER, name ), 'utf8' ) ) as {
					subject: string;
					message: string;
				}
		)
		.filter( ( { subject } ) => subject.startsWith( '[Test]' ) );
	expect( sent.map( ( { subject } ) => subject ) ).toEqual( [
		'[Test] Reply to visitor@example.com',
	] );
	expect( sent[ 0 ]?.message ).toContain( 'This is a sample message.' );
} );

test( 'a draft is saved and previewed from the editor, and a published form links to its page', async ( {
	page,
} ) => {
	const { form } = make( undefined, { instant: { enabled: true } } );
	await logIn( page );
	await openPost( page, form );
	const sidebar = editorSidebar( page );
	await expect(
		sidebar.getByRole( 'link', { name: 'View form' } )
	).toHaveAttribute( 'href', /\/form\/contact-us|quayside-form=/ );

	const canvas = await openNewForm( page, 'Contact' );
	await setTitle( canvas, 'Draft of a form' );
	const [ preview ] = await Promise.all( [
		page.waitForEvent( 'popup' ),
		sidebar.getByRole( 'button', { name: 'Preview', exact: true } ).click(),
	] );
	await expect(
		preview.getByRole( 'heading', { name: 'Draft of a form' } )
	).toBeVisible();
	await expect( preview.getByRole( 'note' ) ).toBeVisible();
	await preview.close();
} );
