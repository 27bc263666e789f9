import type { Locator } from '@playwright/test';
import { editorCanvas, editorSidebar, openPanel } from './editor';
import { expect, logIn, test } from './fixtures';
import { leaveNothing, php } from './form-page';

leaveNothing();

test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

/** Number of clicks that a new editor may need. */
const MAX_CLICKS = 35;

interface Stored {
	settings: { confirmation?: object; submitLabel?: string };
	fields: Array< { label: string; width: number; rules: number } >;
}

test( `the application form takes no more than ${ MAX_CLICKS } clicks: 18 fields in two columns, three conditions, and an email to the applicant`, async ( {
	page,
} ) => {
	test.setTimeout( 180_000 );
	let clicks = 0;
	const click = async ( target: Locator ): Promise< void > => {
		await target.click();
		clicks++;
	};
	// A list opens with one click, and another selects.
	const select = async ( list: Locator, option: string ): Promise< void > => {
		await list.selectOption( option );
		clicks += 2;
	};
	await logIn( page );
	await page.goto( 'wp-admin/edit.php?post_type=sureforms_form' );
	await click( page.locator( '.page-title-action' ).first() );
	await click(
		page
			.getByRole( 'dialog', { name: 'Select a template' } )
			.getByRole( 'button' )
			.filter( { hasText: 'Job application' } )
	);
	const canvas = await editorCanvas( page );
	const sidebar = editorSidebar( page );
	const fields = canvas.locator( '[data-type^="quayside/field-"]' );
	await expect( fields ).toHaveCount( 15 );
	const toolbar = page.getByRole( 'toolbar', { name: 'Block tools' } );
	const search = page.getByRole( 'searchbox', { name: 'Search' } );

	/** Adds a field after the selected one, with a label, half as wide as the form. */
	const add = async ( title: string, label: string ): Promise< void > => {
		const before = await fields.count();
		if ( await search.isVisible() ) {
			await click( search );
		} else {
			await click(
				page.getByRole( 'button', { name: /block inserter/i } ).first()
			);
		}
		await search.fill( title );
		await click(
			page.getByRole( 'option', {
				name: new RegExp( `^\\W*${ title }$` ),
			} )
		);
		await expect( fields ).toHaveCount( before + 1 );
		// Its label is selected, so typing replaces it.
		const added = canvas.locator( '.is-selected[data-type^="quayside/"]' );
		await expect
			.poll( () =>
				added
					.getByRole( 'textbox', { name: 'Label' } )
					.evaluate(
						( element ) =>
							element.ownerDocument
								.getSelection()
								?.toString()
								.trim() === element.textContent?.trim()
					)
			)
			.toBe( true );
		await page.keyboard.type( label );
		await expect( added ).toContainText( label );
		// The toolbar is hidden while typing, until the pointer moves.
		await page.mouse.move( 500, 500 );
		await page.mouse.move( 540, 520, { steps: 5 } );
		await click( toolbar.getByRole( 'button', { name: 'Half width' } ) );
	};

	await click( canvas.locator( '[data-type="quayside/field-phone"]' ) );
	await add( 'Date field', 'Date of birth' );
	await add( 'Radio buttons', 'Do you have a driver’s license?' );
	await click(
		sidebar.getByRole( 'button', {
			name: 'Replace the choices with a list',
		} )
	);
	await click( page.getByRole( 'menuitem', { name: 'Yes and no' } ) );
	await add( 'Text field', 'License class' );
	await click( toolbar.getByRole( 'button', { name: 'Conditional logic' } ) );
	const rule = page.locator( '.quayside-form-rules' );
	await select(
		rule.getByRole( 'combobox', { name: 'Field', exact: true } ),
		'Do you have a driver’s license?'
	);
	await select( rule.getByRole( 'combobox', { name: 'Value' } ), 'Yes' );
	await page.keyboard.press( 'Escape' );

	await click( sidebar.getByRole( 'tab', { name: 'Form' } ) );
	// A new editor has to open the panel, which another test may have left open.
	await openPanel( page, 'Confirmation email' );
	clicks++;
	await click(
		sidebar.getByRole( 'checkbox', {
			name: 'Send a confirmation email to the visitor',
		} )
	);
	await click(
		page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	const publishing = page.getByRole( 'region', { name: 'Editor publish' } );
	await expect( publishing.getByText( 'No problems found.' ) ).toBeVisible();
	await click(
		publishing.getByRole( 'button', { name: 'Publish', exact: true } )
	);
	await expect(
		page.getByTestId( 'snackbar' ).getByText( /published/ )
	).toBeVisible( { timeout: 40_000 } );

	const { settings, fields: stored } = php< Stored >( `
		$form   = get_posts( [ 'post_type' => 'sureforms_form', 'numberposts' => 1, 'orderby' => 'ID' ] )[0];
		$fields = array_values( array_filter( parse_blocks( $form->post_content ), fn( $block ) => str_starts_with( (string) $block['blockName'], 'quayside/field-' ) ) );
		echo json_encode( [
			'settings' => get_post_meta( $form->ID, '_quayside_form', true ),
			'fields'   => array_map( fn( $block ) => [ 'label' => $block['attrs']['label'] ?? '', 'width' => $block['attrs']['fieldWidth'] ?? 100, 'rules' => count( $block['attrs']['conditional']['rules'] ?? [] ) ], $fields ),
		] );` );
	expect( stored ).toHaveLength( 18 );
	expect( stored.filter( ( { rules } ) => rules ) ).toHaveLength( 3 );
	expect(
		stored.filter( ( { width } ) => width === 50 ).length
	).toBeGreaterThan( 12 );
	expect( stored.slice( 4, 7 ).map( ( { label } ) => label ) ).toEqual( [
		'Date of birth',
		'Do you have a driver’s license?',
		'License class',
	] );
	expect( settings ).toMatchObject( {
		submitLabel: 'Submit application',
		confirmation: { enabled: true },
	} );
	test.info().annotations.push( {
		type: 'clicks',
		description: String( clicks ),
	} );
	expect( clicks ).toBeLessThanOrEqual( MAX_CLICKS );
} );
