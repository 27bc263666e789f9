import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Block, Canvas, EditorWindow } from './editor';
import {
	getContent,
	insertFromInserter,
	openNewPost,
	openPanel,
	openPost,
	resetPreferences,
	save,
	editorSidebar as sidebar,
} from './editor';
import { expect, expectAccessible, logIn, test } from './fixtures';
import { entries, leaveNothing, make, mounted, php, values } from './form-page';
import { painted } from './painted';
import { waitForMadeFile } from './capabilities';

leaveNothing();
test.beforeAll( () => resetPreferences() );

// Avatars and the block directory come from external servers, which are not available.
test.use( { expectedMessages: [ /gravatar|block-directory/ ] } );

// The editor loads slowly.
test.describe.configure( { timeout: 120_000 } );

/** Opens a form in the editor. */
const edit = async ( page: Page, form: number ): Promise< Canvas > => {
	const canvas = await openPost( page, form );
	await canvas.locator( '[data-type^="quayside/field-"]' ).first().waitFor();
	return canvas;
};

/** Opens a panel of the form's settings. */
const openSettings = async ( page: Page, panel: string ): Promise< void > => {
	await sidebar( page )
		.getByRole( 'tab', { name: 'Form', exact: true } )
		.click();
	await openPanel( page, panel );
};

interface Stored {
	settings: Record< string, unknown >;
	fields: Array< { id: string; slug: string; label: string } >;
}

/** Returns the stored content and settings of a form. */
const stored = ( form: number ): Stored =>
	php< Stored >(
		`$form = Quayside\\Blocks\\Forms\\Schema\\Form::any( ${ form } );
		echo json_encode( [
			'settings' => get_post_meta( ${ form }, '_quayside_form', true ),
			'fields' => array_values(
				array_map(
					fn( $f ) => [ 'id' => $f->id, 'slug' => $f->slug, 'label' => $f->label ],
					$form->schema()->fields()
				)
			),
		] );`
	);

test( 'settings changed in the sidebar apply to visitors', async ( {
	page,
	browser,
} ) => {
	const { form, url } = make();
	await logIn( page );
	await edit( page, form );
	await openSettings( page, 'Confirmation' );
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Message', exact: true } )
		.fill( '<p>Danke, ' );
	await sidebar( page )
		.getByRole( 'button', { name: 'Add smart tag to: Message' } )
		.click();
	await page.getByRole( 'menuitem', { name: 'Name {form:name}' } ).click();
	await sidebar( page )
		.getByRole( 'combobox', { name: 'Form after submission' } )
		.selectOption( 'reset form' );
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Submit button text' } )
		.fill( 'Write' );
	await openSettings( page, 'Confirmation email' );
	await sidebar( page )
		.getByRole( 'checkbox', {
			name: 'Send a confirmation email to the visitor',
		} )
		.check();
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Subject' } )
		.fill( 'Got it, {form:name}' );
	await openSettings( page, 'Confirmation email' );
	await openSettings( page, 'Validation messages' );
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Required field' } )
		.fill( 'Not yet.' );
	await openSettings( page, 'Spam protection' );
	await sidebar( page )
		.getByRole( 'checkbox', { name: 'Honeypot' } )
		.uncheck();
	await openSettings( page, 'Entries' );
	await sidebar( page )
		.getByRole( 'spinbutton', { name: 'Retention period (days)' } )
		.fill( '30' );
	await openSettings( page, 'Style' );
	await sidebar( page )
		.getByRole( 'combobox', { name: 'Field style', exact: true } )
		.selectOption( 'filled' );
	await sidebar( page )
		.getByRole( 'combobox', { name: 'Button alignment', exact: true } )
		.selectOption( 'full' );
	await openSettings( page, 'Embed and share' );
	await expect(
		sidebar( page ).getByRole( 'textbox', { name: 'Shortcode' } )
	).toHaveValue( `[quayside_form id="${ form }"]` );
	await sidebar( page )
		.getByRole( 'checkbox', { name: 'Standalone page' } )
		.check();
	const own =
		( await sidebar( page )
			.getByRole( 'link', { name: /^http.*form/ } )
			.getAttribute( 'href' ) ) ?? '';
	await save( page );
	expect( stored( form ).settings ).toMatchObject( {
		afterSubmission: 'reset form',
		honeypot: false,
		retentionDays: 30,
		style: { fields: 'filled', button: 'full' },
		instant: { enabled: true },
		messages: { srfm_required: 'Not yet.' },
	} );

	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( url );
	await expect( visitor.locator( '.srfm-form-container' ) ).toHaveClass(
		/has-fields-filled has-button-full/
	);
	await mounted( visitor );
	await visitor.getByRole( 'button', { name: 'Write' } ).click();
	await expect(
		visitor.locator( '[data-slug="message"] .srfm-error-message' )
	).toHaveText( 'Not yet.' );
	// The standalone page contains only the form and is hidden from search engines.
	await visitor.goto( own );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Contact us'
	);
	await expect( visitor.locator( 'meta[name="robots"]' ) ).toHaveAttribute(
		'content',
		/noindex/
	);
	// It has the theme's colors before the first paint.
	await expect(
		visitor.locator( 'head #global-styles-inline-css' )
	).toHaveCount( 1 );
	await expect( visitor.locator( 'body' ) ).toHaveCSS(
		'background-color',
		'rgb(252, 250, 245)'
	);
	await expectAccessible( visitor );
	await mounted( visitor );
	await visitor.getByLabel( 'Name' ).fill( 'Ada' );
	await visitor.getByLabel( /^Email/ ).fill( 'ada@example.com' );
	await visitor.getByLabel( 'Confirm email' ).fill( 'ada@example.com' );
	await visitor.getByLabel( 'Message' ).fill( 'Hello' );
	await visitor.getByRole( 'button', { name: 'Write' } ).click();
	await expect( visitor.getByText( 'Danke, Ada' ) ).toBeVisible();
	await expect
		.poll( () =>
			php< number >(
				`global $wpdb;
				echo (int) $wpdb->get_var(
					"SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_log WHERE event = 'mail_sent' AND detail = 'ada@example.com'"
				);`
			)
		)
		.toBe( 1 );
} );

test.describe( 'an Editor', () => {
	// WordPress requests settings and styles that Editors are not allowed to read.
	test.use( {
		expectedMessages: [
			/gravatar|block-directory|status of 403 \(Forbidden\) \(\S*\/wp\/v2\/(settings|global-styles|templates|themes|users)/,
		],
	} );

	test( 'without permission to view entries sees the settings for them read-only with the reason, and changes the others', async ( {
		page,
	} ) => {
		const notifications = [
			{
				to: 'owner@example.com',
				subject: 'New',
				body: '{all_data}',
				replyTo: '{form:email}',
			},
		];
		const { form } = make( undefined, {
			notifications,
			retentionDays: 90,
		} );
		php( `if ( ! username_exists( 'form-editor' ) ) {
			wp_insert_user( [
				'user_login' => 'form-editor',
				'user_pass' => 'password',
				'user_email' => 'form-editor@example.com',
				'role' => 'editor',
			] );
		}
			echo 1;` );
		resetPreferences( 'form-editor' );
		try {
			await logIn( page, 'form-editor' );
			await edit( page, form );
			await openSettings( page, 'Notifications' );
			await expect(
				sidebar( page ).getByText(
					'Only users who are allowed to view entries can change this'
				)
			).toBeVisible();
			await expect(
				sidebar( page ).getByRole( 'textbox', {
					name: 'Send to',
					exact: true,
				} )
			).toHaveValue( 'owner@example.com' );
			for ( const control of [
				sidebar( page ).getByRole( 'textbox', {
					name: 'Send to',
					exact: true,
				} ),
				sidebar( page ).getByRole( 'button', {
					name: 'Add notification',
				} ),
				sidebar( page ).getByRole( 'button', {
					name: 'Add smart tag to: Subject',
				} ),
			] ) {
				await expect( control ).toBeDisabled();
			}
			await openSettings( page, 'Entries' );
			await expect(
				sidebar( page ).getByText(
					'Only users who are allowed to view and delete entries can change these settings'
				)
			).toBeVisible();
			await expect(
				sidebar( page ).getByRole( 'spinbutton', {
					name: 'Retention period (days)',
				} )
			).toBeDisabled();
			await openSettings( page, 'Confirmation' );
			await sidebar( page )
				.getByRole( 'textbox', { name: 'Submit button text' } )
				.fill( 'Write' );
			await save( page );
			expect( stored( form ).settings ).toMatchObject( {
				submitLabel: 'Write',
				notifications,
				retentionDays: 90,
			} );
		} finally {
			php(
				`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( get_user_by( 'login', 'form-editor' )->ID ); echo 1;`
			);
		}
	} );
} );

test( 'a new field has its default label selected, Enter adds no line break, and a consent field is required', async ( {
	page,
} ) => {
	const { form } = make( [
		[ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ],
		[ 'gdpr', { block_id: 'g1', slug: 'old', label: 'Old consent' } ],
	] );
	await logIn( page );
	const canvas = await edit( page, form );
	const fields = canvas.locator( '[data-type^="quayside/field-"]' );
	await insertFromInserter( page, fields, 'Number field' );
	const label = canvas.locator(
		'[data-type="quayside/field-number"] [contenteditable]'
	);
	await expect( label ).toHaveText( 'Number' );
	// The proposed label is selected.
	await expect
		.poll( () =>
			label.evaluate( ( element ) =>
				element.ownerDocument.getSelection()?.toString()
			)
		)
		.toBe( 'Number' );
	await page.keyboard.type( 'How many' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Shift+Enter' );
	await page.keyboard.type( ' boats' );
	await expect( label ).toHaveText( 'How many boats' );
	await insertFromInserter( page, fields, 'Consent field' );
	await expect(
		sidebar( page ).getByRole( 'checkbox', { name: 'Required' } )
	).toBeChecked();
	await save( page );
	expect(
		stored( form )
			.fields.map( ( field ) => field.label )
			.slice( 0, 3 )
	).toEqual( [ 'Name', 'Old consent', 'How many boats' ] );
	const required = php< Record< string, boolean > >(
		`echo json_encode( array_map( fn( $f ) => $f->flag( 'required' ), Quayside\\Blocks\\Forms\\Schema\\Form::any( ${ form } )->schema()->fields() ) );`
	);
	expect( Object.values( required ) ).toEqual( [
		false,
		false,
		false,
		true,
	] );
} );

test( 'date limits are selected in the sidebar, and saved values that are not dates are reported', async ( {
	page,
} ) => {
	const { form } = make( [
		[
			'datepicker',
			{
				block_id: 'a1',
				slug: 'arrival',
				label: 'Arrival',
				minDate: 'soon',
			},
		],
		[
			'datepicker',
			{ block_id: 'd1', slug: 'departure', label: 'Departure' },
		],
	] );
	await logIn( page );
	const canvas = await edit( page, form );
	const choose = async ( label: string ): Promise< void > => {
		await canvas
			.locator( '[data-type="quayside/field-datepicker"]' )
			.filter( { hasText: label } )
			.click();
		await openPanel( page, 'Validation and format' );
	};
	const control = ( name: string ) =>
		sidebar( page ).getByLabel( name, { exact: true } );
	await choose( 'Arrival' );
	await expect(
		sidebar( page ).getByText( '“soon” is not a valid date' ).first()
	).toBeVisible();
	await control( 'Earliest date' ).selectOption( 'Relative to today' );
	// Digit by digit: the minus sign alone is no number.
	await control( 'Earliest date: offset' ).fill( '' );
	await control( 'Earliest date: offset' ).pressSequentially( '-7' );
	await control( 'Earliest date: unit' ).selectOption(
		'Weekdays (Monday to Friday)'
	);
	await control( 'Latest date' ).selectOption( 'Fixed date' );
	await control( 'Latest date: value' ).fill( '2030-12-31' );
	await control( 'Sunday' ).uncheck();
	await choose( 'Departure' );
	await control( 'Earliest date' ).selectOption( 'Another field' );
	await expect( control( 'Earliest date: field' ) ).toHaveValue( 'a1' );
	await control( 'Earliest date: offset' ).fill( '1' );
	await expectAccessible( page, '.interface-interface-skeleton__sidebar' );
	await save( page );
	const rules = php< Array< Record< string, unknown > > >(
		`echo json_encode( array_values( array_map( fn( $f ) => $f->rules(), Quayside\\Blocks\\Forms\\Schema\\Form::any( ${ form } )->schema()->fields() ) ) );`
	);
	expect( rules ).toMatchObject( [
		{
			minDate: '-7 weekdays',
			maxDate: '2030-12-31',
			weekdays: [ 1, 2, 3, 4, 5, 6 ],
		},
		{ minDate: 'field:a1 +1 days' },
	] );
} );

test( 'a smart tag without a value is reported in every setting that supports smart tags', async ( {
	page,
} ) => {
	const { form } = make(
		[
			[
				'email',
				{ block_id: 'e1', slug: 'your-email', label: 'Your email' },
			],
		],
		{
			successMessage: 'Thanks, {form:nick}',
			notifications: [
				{
					to: '{admin_email}, {form:your-email}',
					subject: '{form:gone}',
					body: '{all_data}',
					replyTo: '{form:email}',
				},
			],
			confirmation: { enabled: true, to: 'old', body: '{foo}' },
		}
	);
	await logIn( page );
	await edit( page, form );
	const warning = ( text: string ) =>
		sidebar( page )
			.locator( '.components-notice' )
			.filter( { hasText: text } );
	await openSettings( page, 'Confirmation' );
	await expect(
		warning( '{form:nick} is always empty here.' )
	).toBeVisible();
	await openSettings( page, 'Notifications' );
	await expect(
		warning( '{form:your-email} is always empty here.' )
	).toBeVisible();
	await expect(
		warning( '{form:gone} is always empty here.' )
	).toBeVisible();
	await expect(
		warning(
			'No field matches {form:email}. The first email field is used instead: Your email'
		)
	).toBeVisible();
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Reply-to', exact: true } )
		.first()
		.fill( '{form:your-email}' );
	await expect(
		warning( 'The first email field is used instead' )
	).toHaveCount( 0 );
	await openSettings( page, 'Confirmation email' );
	await expect( warning( '{foo} is always empty here.' ) ).toBeVisible();
	await expect(
		sidebar( page ).getByText(
			'This field no longer exists. The first email field is used instead.'
		)
	).toBeVisible();
} );

test( 'slugs are unique and stable: a copy gets its own, and a new label does not change a saved slug', async ( {
	page,
} ) => {
	const { form } = make( [
		[ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ],
		[ 'email', { block_id: 'e1', slug: 'email', label: 'Email' } ],
	] );
	await logIn( page );
	const editor = await edit( page, form );
	await editor.locator( '[data-type="quayside/field-input"]' ).click();
	await page.keyboard.press( 'ControlOrMeta+Shift+d' );
	await expect(
		editor.locator( '[data-type="quayside/field-input"]' )
	).toHaveCount( 2 );
	await editor
		.locator( '[data-type="quayside/field-input"]' )
		.first()
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Your name' );
	await editor
		.locator( '[data-type="quayside/field-input"]' )
		.last()
		.getByRole( 'textbox', { name: 'Label' } )
		.fill( 'Surname' );
	await save( page );
	const { fields } = stored( form );
	expect( fields.map( ( { slug, label } ) => [ slug, label ] ) ).toEqual( [
		[ 'name', 'Your name' ],
		[ 'surname', 'Surname' ],
		[ 'email', 'Email' ],
	] );
	expect( fields[ 0 ]?.id ).toBe( 'n1' );
	expect( fields[ 1 ]?.id ).toMatch( /^[a-z0-9]{8}$/ );
} );

const PATTERNS = [
	'Contact',
	'Callback request',
	'Support request',
	'Complaint',
	'GDPR request',
	'Newsletter signup',
	'Quote request',
	'Order',
	'Appointment',
	'Table reservation',
	'Return request',
	'Event RSVP',
	'Job application',
	'Registration',
	'Course enrollment',
	'Volunteer application',
	'Survey',
	'Feedback',
	'Recommendation score',
	'Testimonial',
];

/** Returns the Monday of next week, which all limits of dates allow. */
const nextMonday = (): string => {
	const day = new Date();
	day.setUTCDate( day.getUTCDate() + 8 - ( day.getUTCDay() || 7 ) + 7 );
	return day.toISOString().slice( 0, 10 );
};

/** Fills in every visible required field of a form. */
const fillIn = async ( page: Page ): Promise< void > => {
	for ( const [ type, value ] of [
		[ 'input', 'Ada' ],
		[ 'email', 'ada@example.com' ],
		[ 'url', 'https://example.com' ],
		[ 'phone', '+441947555012' ],
		[ 'number', '2' ],
		[ 'textarea', 'Good day' ],
	] as const ) {
		for ( const control of await page
			.locator(
				`.srfm-${ type }-block:not(.hide-element) .srfm-input-common[data-required="true"]`
			)
			.all() ) {
			await control.fill( value );
		}
	}
	for ( const block of await page
		.locator(
			'.srfm-block:not(.hide-element):has([data-required="true"]), .srfm-block:not(.hide-element):has([required])'
		)
		.all() ) {
		const type = await block.getAttribute( 'data-type' );
		if ( type === 'gdpr' || type === 'checkbox' ) {
			await block.getByRole( 'checkbox' ).check();
		} else if ( type === 'multi-choice' ) {
			await block
				.locator( '.srfm-input-multi-choice-single' )
				.first()
				.check();
		} else if ( type === 'datepicker' ) {
			const control = block.locator( '.srfm-input-common' );
			const isTime = ( await control.getAttribute( 'type' ) ) === 'time';
			await control.fill( isTime ? '18:30' : nextMonday() );
		} else if ( type === 'rating' ) {
			// The radio itself is hidden; a click on the star scrolls it away from the banner.
			await block.locator( '.srfm-rating label' ).last().click();
			await expect( block.getByRole( 'radio' ).last() ).toBeChecked();
		} else if ( type === 'upload' ) {
			await block.locator( 'input[type=file]' ).setInputFiles( {
				name: 'cv.pdf',
				mimeType: 'application/pdf',
				buffer: Buffer.from(
					'%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
				),
			} );
		} else if ( type === 'dropdown' ) {
			const combobox = block.getByRole( 'combobox' );
			await combobox.press( 'Alt+ArrowDown' );
			await page
				.getByRole( 'listbox' )
				.getByRole( 'option' )
				.nth( 1 )
				.click();
			await combobox.press( 'Escape' );
		}
	}
};

test( 'the form block finds any of more than a hundred forms by its title', async ( {
	page,
} ) => {
	const { oldest, post } = php< { oldest: number; post: number } >(
		`$form = static fn ( string $title, string $date ): int => (int) wp_insert_post( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => $title,
			'post_date' => $date,
			'post_content' => '<!-- wp:quayside/field-input {"block_id":"n1","slug":"name","label":"Name"} /-->',
		] );
		$oldest = $form( 'Zeppelin repair', '2020-01-01 12:00:00' );
		for ( $number = 0; $number < 100; $number++ ) {
			$form( "Form $number", '2026-01-01 12:00:00' );
		}
		$post = wp_insert_post( [ 'post_title' => 'P', 'post_content' => '<!-- wp:quayside/form /-->' ] );
		echo json_encode( [ 'oldest' => $oldest, 'post' => $post ] );`
	);
	await logIn( page );
	const editor = await openPost( page, post );
	const block = editor.locator( '[data-type="quayside/form"]' );
	await block
		.getByRole( 'combobox', { name: 'Select a form' } )
		.pressSequentially( 'Zeppelin' );
	await block.getByRole( 'option', { name: 'Zeppelin repair' } ).click();
	await expect( block.locator( '.srfm-form-container' ) ).toBeVisible();
	await openPanel( page, 'Without Quayside' );
	await sidebar( page )
		.getByRole( 'textbox', { name: 'Public email address' } )
		.fill( 'a@shop.test' );
	expect( await getContent( page ) ).toContain(
		`"formId":${ oldest },"email":"a@shop.test"`
	);
} );

test.describe( 'an Author', () => {
	// What the editor requests and authors may not read.
	test.use( {
		expectedMessages: [
			/gravatar|block-directory|status of 403 \(Forbidden\) \(\S*\/wp\/v2\/(settings|global-styles|templates|themes|users)/,
		],
	} );
	test( 'who can’t edit forms only selects one', async ( { page } ) => {
		const { form } = make();
		php( `wp_insert_user( [
			'user_login' => 'form-author',
			'user_pass' => 'password',
			'user_email' => 'form-author@example.com',
			'role' => 'author',
		] );
		echo 1;` );
		resetPreferences( 'form-author' );
		try {
			for ( const [ user, canEdit ] of [
				[ 'admin', true ],
				[ 'form-author', false ],
			] as const ) {
				// The editor still makes requests until the page is left.
				await page.goto( 'about:blank' );
				await page.context().clearCookies();
				await logIn( page, user );
				const canvas = await openNewPost( page, 'post' );
				const insert = ( formId: number ): Promise< unknown > =>
					page.evaluate( ( id ) => {
						const { blocks, data } = (
							window as unknown as EditorWindow
						 ).wp;
						const block = blocks.createBlock( 'quayside/form', {
							formId: id,
						} );
						const { resetBlocks, selectBlock } =
							data.dispatch( 'core/block-editor' );
						resetBlocks?.( [ block ] );
						selectBlock?.( block.clientId );
					}, formId );
				await insert( 0 );
				await expect(
					canvas.getByText(
						canEdit
							? 'Select a form, or create a new one.'
							: 'Display one of the site’s forms.'
					)
				).toBeVisible();
				await expect(
					canvas.getByRole( 'button', { name: 'Create form' } )
				).toHaveCount( canEdit ? 1 : 0 );
				await insert( form );
				await expect(
					canvas.locator( '.srfm-form-container' )
				).toBeVisible();
				await expect(
					page.getByRole( 'button', { name: 'Replace' } )
				).toBeVisible();
				await expect(
					page.getByRole( 'button', { name: 'Edit form' } )
				).toHaveCount( canEdit ? 1 : 0 );
			}
		} finally {
			php( `require_once ABSPATH . 'wp-admin/includes/user.php';
			wp_delete_user( get_user_by( 'login', 'form-author' )->ID );
			echo 1;` );
		}
	} );
} );

// One visit to the editor for all patterns, because loading it takes longer than the test.
test( 'an editor inserts a form from each pattern in a page, and a visitor submits it @long', async ( {
	page,
	browser,
} ) => {
	test.setTimeout( 600_000 );
	const made = php< { id: number; url: string } >(
		`$id = wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'P',
			'post_content' => str_repeat( '<!-- wp:quayside/form /-->', ${ PATTERNS.length } ),
		] );
		echo json_encode( [ 'id' => $id, 'url' => get_permalink( $id ) ] );`
	);
	await logIn( page );
	const editor = await openPost( page, made.id );
	for ( const [ index, title ] of PATTERNS.entries() ) {
		const block = editor
			.locator( '[data-type="quayside/form"]' )
			.nth( index );
		await block
			.getByRole( 'combobox', { name: 'Start with' } )
			.selectOption( title );
		await block
			.getByRole( 'textbox', { name: 'Title', exact: true } )
			.fill( `${ title } of a test` );
		await block.getByRole( 'button', { name: 'Create form' } ).click();
		await expect( block.locator( '.srfm-form-container' ) ).toBeVisible();
	}
	await save( page );
	const forms = php< number[] >(
		`echo json_encode( array_column( array_column( parse_blocks( get_post( ${ made.id } )->post_content ), 'attrs' ), 'formId' ) );`
	);
	expect( new Set( forms ).size ).toBe( PATTERNS.length );
	const contents = php< string[] >(
		`foreach ( ${ `[ ${ forms.join( ', ' ) } ]` } as $id ) {
			update_post_meta( $id, '_quayside_form', [ 'minFillSeconds' => 0 ] );
			$all[] = get_post( $id )->post_content;
		}
		echo json_encode( $all );`
	);

	// Their blocks are valid in the form editor.
	await edit( page, forms[ 0 ] ?? 0 );
	const blocks = await page.evaluate( ( all ) => {
		const { parse } = ( window as unknown as EditorWindow ).wp.blocks;
		const flat = ( list: Block[] ): Block[] =>
			list.flatMap( ( block ) => [
				block,
				...flat( block.innerBlocks ),
			] );
		return all.map( ( content ) =>
			flat( parse( content ) ).map( ( { name, isValid } ) => ( {
				name,
				isValid,
			} ) )
		);
	}, contents );
	blocks.forEach( ( list, index ) => {
		expect( list.length, PATTERNS[ index ] ).toBeGreaterThan( 2 );
		expect(
			list.filter(
				( { name, isValid } ) => ! isValid || name === 'core/missing'
			),
			PATTERNS[ index ]
		).toEqual( [] );
	} );

	for ( const [ index, form ] of forms.entries() ) {
		const url = php< string >(
			`echo json_encode(
				get_permalink(
					wp_update_post( [
						'ID' => ${ made.id },
						'post_content' => '<!-- wp:quayside/form {"formId":${ form }} /-->',
					] )
				)
			);`
		);
		const visitor = await ( await browser.newContext() ).newPage();
		await visitor.goto( url );
		await mounted( visitor );
		await expectAccessible( visitor, '.srfm-form-container' );
		await fillIn( visitor );
		// The selection has shown more fields.
		await fillIn( visitor );
		await visitor.locator( '.srfm-submit-button' ).click();
		await expect(
			visitor.getByText( 'Thank you' ),
			PATTERNS[ index ]
		).toBeVisible();
		expect( entries( form ) ).toHaveLength( 1 );
		await visitor.context().close();
	}
} );

test( 'a form is exported from the list and imported again, and an invalid file is reported with the position of the error', async ( {
	page,
} ) => {
	const { form } = make(
		[
			[
				'number',
				{ block_id: 'n1', slug: 'age', label: 'Age', min: 18 },
			],
		],
		{ submitLabel: 'Join' }
	);
	await logIn( page );
	await page.goto( 'wp-admin/edit.php?post_type=sureforms_form' );
	await page.locator( `#post-${ form }` ).hover();
	const [ file ] = await Promise.all( [
		waitForMadeFile( page ),
		page
			.locator( `#post-${ form }` )
			.getByRole( 'link', { name: 'Export' } )
			.click(),
	] );
	expect( file.suggestedFilename() ).toMatch( /\.json$/ );
	const json = readFileSync( await file.path(), 'utf8' );
	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-import'
	);
	await page
		.getByLabel( 'Or paste the JSON' )
		.fill( json.replace( '"min": 18', '"min": "eighteen"' ) );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'blocks[0].attributes.min'
	);
	await expectAccessible( page, '.wrap' );
	await page.getByLabel( 'JSON file' ).setInputFiles( {
		name: 'form.json',
		mimeType: 'application/json',
		buffer: Buffer.from( json ),
	} );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await page.waitForURL( /post\.php\?post=\d+/ );
	const id = Number( new URL( page.url() ).searchParams.get( 'post' ) );
	expect( id ).not.toBe( form );
	expect( stored( id ) ).toEqual( {
		settings: { minFillSeconds: 0, submitLabel: 'Join' },
		fields: [ { id: 'n1', slug: 'age', label: 'Age' } ],
	} );
} );

test( 'two forms on one page are submitted independently', async ( {
	page,
} ) => {
	const { form, url } = make(
		undefined,
		{ afterSubmission: 'reset form' },
		2
	);
	await page.goto( url );
	await mounted( page );
	await expectAccessible( page );
	const second = page.locator( '.srfm-form-container' ).nth( 1 );
	await second.getByLabel( 'Name' ).fill( 'Second' );
	await second.getByLabel( /^Email/ ).fill( 'b@example.com' );
	await second.getByLabel( 'Confirm email' ).fill( 'b@example.com' );
	await second.getByLabel( 'Message' ).fill( 'From below' );
	await expect( page.getByLabel( 'Name' ).first() ).toHaveValue( '' );
	await second.getByRole( 'button', { name: 'Send' } ).click();
	await expect( second.getByText( 'Thank you' ) ).toBeVisible();
	await expect(
		page.locator( '.srfm-form-container' ).first().getByText( 'Thank you' )
	).toBeHidden();
	expect( entries( form ).map( values ) ).toEqual( [
		{ name: 'Second', email: 'b@example.com', message: 'From below' },
	] );
} );

test( '[S2.27] a form in a popup works', async ( { page } ) => {
	const { form, url } = make( [
		[
			'input',
			{ block_id: 'n1', slug: 'name', label: 'Name', required: true },
		],
	] );
	await page.goto( url );
	await page.evaluate( () => {
		const host = document.querySelector(
			'.srfm-form-container'
		) as HTMLElement;
		const popup = document.createElement( 'dialog' );
		popup.append( host.cloneNode( true ) );
		host.remove();
		document.body.append( popup );
		popup.showModal();
		window.dispatchEvent( new Event( 'elementor/popup/show' ) );
		document.dispatchEvent( new Event( 'srfm_form_initialize' ) );
	} );
	const popup = page.getByRole( 'dialog' );
	await popup
		.locator( '.srfm-form-container' )
		.dispatchEvent( 'pointerover' );
	await expect( popup.locator( '.srfm-form-container' ) ).toHaveAttribute(
		'data-island-state',
		'mounted'
	);
	await popup.getByLabel( 'Name' ).fill( 'Ada' );
	await popup.getByRole( 'button', { name: 'Send' } ).click();
	await expect( popup.getByText( 'Thank you' ) ).toBeVisible();
	expect( entries( form ) ).toHaveLength( 1 );
} );

test( 'an empty form in the preview of a pattern is not announced', async ( {
	page,
} ) => {
	await logIn( page );
	await openNewPost( page );
	await page.evaluate( () => {
		const { wp } = window as unknown as EditorWindow & {
			wp: {
				element: {
					createElement: ( ...args: unknown[] ) => unknown;
					createRoot: ( host: Element ) => {
						render: ( element: unknown ) => void;
					};
				};
				blockEditor: { BlockPreview: unknown };
			};
		};
		const host = document.createElement( 'div' );
		host.id = 'preview';
		document.body.append( host );
		wp.element.createRoot( host ).render(
			wp.element.createElement( wp.blockEditor.BlockPreview, {
				blocks: [ wp.blocks.createBlock( 'quayside/form' ) ],
			} )
		);
	} );
	await expect(
		page
			.frameLocator( '#preview iframe' )
			.getByText( 'Or create a new form' )
	).toBeAttached();
	// Effects have run by then.
	await painted( page );
	await expect( page.locator( '#a11y-speak-polite' ) ).not.toContainText(
		'Select a form'
	);
} );
