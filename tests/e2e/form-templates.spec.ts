import {
	closeInserter,
	getBlocks,
	openNewForm,
	openNewPost,
	publish,
} from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { leaveNothing, php } from './form-page';

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

test( 'a new form starts with one of 20 templates, each with its own image', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page, 'sureforms_form' );
	const dialog = page.getByRole( 'dialog', { name: 'Select a template' } );
	const cards = dialog.locator( '.quayside-form-templates > li' );
	// And one for a blank form.
	await expect( cards ).toHaveCount( 21 );
	const images = await cards
		.locator( 'svg' )
		.evaluateAll( ( all ) => all.map( ( each ) => each.innerHTML ) );
	expect( new Set( images ).size ).toBe( 21 );
	await expectAccessible( page, '.components-modal__frame' );

	// By keyboard: the first card after the close button.
	await cards.nth( 5 ).getByRole( 'button' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toBeHidden();
	await closeInserter( page );
	const labels = ( await getBlocks( page ) ).map(
		( { attributes } ) => attributes.slug
	);
	expect( labels ).toEqual( [
		'name',
		'email',
		'right',
		'correction',
		'details',
		'identity',
	] );
	await publish( page );
	expect(
		php< { title: string; settings: object } >(
			`$form = get_posts( [ 'post_type' => 'sureforms_form', 'numberposts' => 1, 'orderby' => 'ID' ] )[0];
			echo json_encode( [
				'title' => $form->post_title,
				'settings' => get_post_meta( $form->ID, '_quayside_form', true ),
			] );`
		)
	).toEqual( {
		title: 'GDPR request',
		settings: { submitLabel: 'Submit request' },
	} );
} );

test( 'a blank form has no fields, and the templates do not come back', async ( {
	page,
} ) => {
	await logIn( page );
	const canvas = await openNewForm( page );
	expect( await getBlocks( page ) ).toEqual( [] );
	await canvas
		.getByRole( 'textbox', { name: 'Add title' } )
		.fill( 'From scratch' );
	await expect(
		page.getByRole( 'dialog', { name: 'Select a template' } )
	).toBeHidden();
} );

test( 'one undo reverts a template with its title and settings', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page, 'sureforms_form' );
	await page
		.getByRole( 'dialog', { name: 'Select a template' } )
		.getByRole( 'button', { name: 'Event RSVP' } )
		.click();
	const title = page
		.frameLocator( 'iframe[name="editor-canvas"]' )
		.getByRole( 'textbox', { name: 'Add title' } );
	await expect( title ).toHaveText( 'Event RSVP' );
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	await expect.poll( () => getBlocks( page ) ).toEqual( [] );
	await expect( title ).toHaveText( '' );
	await expect( page.getByRole( 'button', { name: 'Undo' } ) ).toBeDisabled();
	await page.getByRole( 'button', { name: 'Redo' } ).click();
	await expect( title ).toHaveText( 'Event RSVP' );
	await expect
		.poll( async () => ( await getBlocks( page ) ).length )
		.toBeGreaterThan( 0 );
} );
