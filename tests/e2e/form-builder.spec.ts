import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
	closeInserter,
	editorSidebar as sidebar,
	insertFromInserter,
	openNewForm,
	openNewPost,
	openPanel,
	publish,
	setTitle,
} from './editor';
import { expect, logIn, test } from './fixtures';
import {
	choose,
	entries,
	leaveNothing,
	mounted,
	php,
	send,
	values,
} from './form-page';

leaveNothing();

// Avatars and the block directory come from external servers, which are not
// available.
test.use( {
	expectedMessages: [ /gravatar|block-directory/ ],
	viewport: { width: 1600, height: 1000 },
	actionTimeout: 30_000,
} );

type Value = string | number | boolean | Array< string | number >;

/** Controls of the attributes in the inspector: panel, role, and label. */
const CONTROLS: Record<
	string,
	[
		panel: 'Field' | 'Choices' | 'Validation and format',
		role: 'checkbox' | 'combobox' | 'spinbutton' | 'textbox',
		name: string,
	]
> = {
	required: [ 'Field', 'checkbox', 'Required' ],
	errorMsg: [ 'Field', 'textbox', 'Required field message' ],
	help: [ 'Field', 'textbox', 'Help text' ],
	placeholder: [ 'Field', 'textbox', 'Placeholder' ],
	defaultValue: [ 'Field', 'textbox', 'Default value' ],
	defaultCountry: [ 'Field', 'combobox', 'Default country' ],
	isRichText: [ 'Field', 'checkbox', 'Enable rich text editing' ],
	checked: [ 'Field', 'checkbox', 'Checked by default' ],
	fieldWidth: [ 'Field', 'combobox', 'Width' ],
	options: [ 'Choices', 'textbox', 'Choices (one per line)' ],
	searchable: [ 'Choices', 'checkbox', 'Always show search' ],
	multiSelect: [ 'Choices', 'checkbox', 'Allow multiple selections' ],
	minSelection: [ 'Choices', 'spinbutton', 'Minimum selections' ],
	maxSelection: [ 'Choices', 'spinbutton', 'Maximum selections' ],
	singleSelection: [ 'Choices', 'checkbox', 'Allow only one selection' ],
	min: [ 'Validation and format', 'spinbutton', 'Minimum' ],
	max: [ 'Validation and format', 'spinbutton', 'Maximum' ],
	stars: [ 'Validation and format', 'spinbutton', 'Number of stars' ],
	step: [ 'Validation and format', 'spinbutton', 'Step' ],
	rows: [ 'Validation and format', 'spinbutton', 'Rows' ],
	minLength: [ 'Validation and format', 'spinbutton', 'Minimum characters' ],
	maxLength: [ 'Validation and format', 'spinbutton', 'Maximum characters' ],
	formatType: [ 'Validation and format', 'combobox', 'Number format' ],
	dateType: [ 'Validation and format', 'combobox', 'Date field type' ],
	allowedTypes: [ 'Validation and format', 'textbox', 'Allowed file types' ],
	maxFiles: [
		'Validation and format',
		'spinbutton',
		'Maximum number of files',
	],
	maxSize: [
		'Validation and format',
		'spinbutton',
		'Maximum file size (MB)',
	],
	mask: [ 'Validation and format', 'combobox', 'Input mask' ],
	customMask: [ 'Validation and format', 'textbox', 'Custom mask' ],
	autocomplete: [ 'Validation and format', 'textbox', 'Autocomplete' ],
	isConfirm: [
		'Validation and format',
		'checkbox',
		'Add confirmation field',
	],
	confirmLabel: [
		'Validation and format',
		'textbox',
		'Confirmation field label',
	],
	isUnique: [ 'Validation and format', 'checkbox', 'No duplicate values' ],
	duplicateMsg: [
		'Validation and format',
		'textbox',
		'Duplicate value message',
	],
	slug: [ 'Validation and format', 'textbox', 'Slug' ],
};

const COMMON = {
	required: true,
	errorMsg: 'Please.',
	help: 'A hint',
	fieldWidth: 50,
};
const ONCE = { isUnique: true, duplicateMsg: 'We have that.' };

/**
 * The 16 blocks: type, name in the inserter, label, and all attributes, in the
 * order in which they are set.
 */
const FIELDS: Array<
	[
		type: string,
		title: string,
		label: string,
		attributes: Record< string, Value >,
	]
> = [
	[
		'input',
		'Text field',
		'Code',
		{
			...COMMON,
			...ONCE,
			placeholder: 'abc-1234',
			defaultValue: 'xyz-0000',
			minLength: 2,
			maxLength: 20,
			autocomplete: 'off',
			mask: 'custom-mask',
			customMask: 'aaa-9999',
			slug: 'code',
		},
	],
	[
		'email',
		'Email field',
		'Email',
		{
			...COMMON,
			...ONCE,
			placeholder: 'you@example.com',
			defaultValue: 'a@example.com',
			autocomplete: 'email',
			isConfirm: true,
			confirmLabel: 'Email once more',
			slug: 'mail',
		},
	],
	[
		'phone',
		'Phone field',
		'Phone',
		{
			...COMMON,
			...ONCE,
			placeholder: '030',
			defaultValue: '030 999999',
			defaultCountry: 'DE',
			slug: 'phone',
		},
	],
	[
		'number',
		'Number field',
		'Amount',
		{
			...COMMON,
			...ONCE,
			placeholder: '1,0',
			defaultValue: '5',
			min: 1,
			max: 2000,
			formatType: 'eu-style',
			slug: 'amount',
		},
	],
	[
		'textarea',
		'Textarea field',
		'Story',
		{
			...COMMON,
			placeholder: 'Once',
			defaultValue: 'Upon',
			isRichText: true,
			rows: 6,
			minLength: 3,
			maxLength: 300,
			slug: 'story',
		},
	],
	[
		'dropdown',
		'Dropdown field',
		'Color',
		{
			...COMMON,
			placeholder: 'Pick',
			options: [ 'Red', 'Green', 'Blue' ],
			defaultValue: 'Red',
			searchable: true,
			multiSelect: true,
			minSelection: 1,
			maxSelection: 3,
			slug: 'colour',
		},
	],
	[
		'multi-choice',
		'Multiple choice field',
		'Day',
		{
			...COMMON,
			options: [ 'Monday', 'Tuesday' ],
			defaultValue: 'Monday',
			minSelection: 1,
			maxSelection: 2,
			singleSelection: true,
			slug: 'day',
		},
	],
	[
		'checkbox',
		'Checkbox field',
		'I have a site',
		{
			...COMMON,
			required: false,
			errorMsg: '',
			checked: true,
			slug: 'has-site',
		},
	],
	[
		'url',
		'URL field',
		'Website',
		{
			...COMMON,
			...ONCE,
			placeholder: 'https://',
			defaultValue: 'https://example.org',
			slug: 'site',
		},
	],
	[ 'gdpr', 'Consent field', 'I agree', { ...COMMON, slug: 'agree' } ],
	[
		'datepicker',
		'Date field',
		'When',
		{
			...COMMON,
			dateType: 'dateTime',
			defaultValue: '2026-12-24T10:00',
			minDate: '2026-01-01T00:00',
			maxDate: '2030-12-31T23:59',
			weekdays: [ 1, 2, 3, 4, 5 ],
			slug: 'when',
		},
	],
	[
		'rating',
		'Rating field',
		'How was it?',
		{ ...COMMON, defaultValue: '3', max: 10, slug: 'rating' },
	],
	[
		'slider',
		'Slider field',
		'Distance',
		{
			...COMMON,
			min: 5,
			max: 50,
			step: 5,
			defaultValue: '10',
			slug: 'distance',
		},
	],
	[
		'password',
		'Password field',
		'Secret',
		{
			...COMMON,
			placeholder: 'At least eight',
			minLength: 8,
			autocomplete: 'new-password',
			isConfirm: true,
			confirmLabel: 'Secret once more',
			slug: 'secret',
		},
	],
	[
		'upload',
		'Upload field',
		'Papers',
		{
			...COMMON,
			allowedTypes: 'pdf',
			maxFiles: 2,
			maxSize: 1,
			slug: 'papers',
		},
	],
	[ 'address', 'Address field', 'Address', { slug: 'home' } ],
];

/** Sets an attribute of the selected block in the inspector. */
const setAttribute = async (
	page: Page,
	type: string,
	name: string,
	value: Value
): Promise< void > => {
	if ( name === 'weekdays' ) {
		for ( const day of [ 'Saturday', 'Sunday' ] ) {
			await sidebar( page )
				.getByRole( 'checkbox', { name: day } )
				.uncheck();
		}
		return;
	}
	if ( name === 'minDate' || name === 'maxDate' ) {
		const label = name === 'minDate' ? 'Earliest date' : 'Latest date';
		await openPanel( page, 'Validation and format' );
		await sidebar( page )
			.getByLabel( label, { exact: true } )
			.selectOption( 'Fixed date' );
		await sidebar( page )
			.getByLabel( `${ label }: value`, { exact: true } )
			.fill( String( value ) );
		return;
	}
	const control =
		CONTROLS[ type === 'rating' && name === 'max' ? 'stars' : name ];
	if ( ! control || value === '' ) {
		return;
	}
	const [ panel, role, label ] = control;
	await openPanel( page, type === 'address' ? 'Field' : panel );
	if ( name === 'options' ) {
		await sidebar( page )
			.getByRole( 'button', { name: 'Edit as text' } )
			.click();
	}
	const element = sidebar( page ).getByRole( role, {
		name: label,
		exact: true,
	} );
	if ( role === 'checkbox' ) {
		await element.setChecked( value as boolean );
	} else if ( role === 'combobox' ) {
		await element.selectOption( String( value ) );
	} else {
		await element.fill(
			Array.isArray( value ) ? value.join( '\n' ) : String( value )
		);
	}
};

interface Stored {
	type: string;
	attributes: Record< string, unknown >;
}

/** Returns the stored fields of the latest published form. */
const getStoredFields = () =>
	php< { form: number; blocks: Stored[] } >( `
		$form = get_posts( [ 'post_type' => 'sureforms_form', 'numberposts' => 1, 'orderby' => 'ID' ] )[0];
		$blocks = array_values(
			array_filter(
				parse_blocks( $form->post_content ),
				fn( $block ) => str_starts_with( (string) $block['blockName'], 'quayside/field-' )
			)
		);
		echo json_encode( [
			'form' => $form->ID,
			'blocks' => array_map(
				fn( $block ) => [
					'type' => substr( $block['blockName'], 15 ),
					'attributes' => (object) $block['attrs'],
				],
				$blocks
			),
		] );` );

/** Returns a field's attributes from block.json. */
const readAttributes = ( type: string ) =>
	(
		JSON.parse(
			readFileSync(
				fileURLToPath(
					new URL(
						`../../plugins/quayside-blocks/forms/fields/${ type }/block.json`,
						import.meta.url
					)
				),
				'utf8'
			)
		) as { attributes: Record< string, { default?: unknown } > }
	 ).attributes;

test( 'builds a form of all 16 fields from scratch, embeds it, fills it in, and reads the entry', async ( {
	page,
	browser,
} ) => {
	test.setTimeout( 600_000 );
	for ( const [ type, , , attributes ] of FIELDS ) {
		// What is not set here is set below (label, conditional), by the
		// editor (block_id), or by a conversion from SureForms (isHidden).
		expect(
			Object.keys( readAttributes( type ) ).filter(
				( name ) =>
					! ( name in attributes ) &&
					! [
						'block_id',
						'label',
						'conditional',
						'isHidden',
					].includes( name )
			),
			type
		).toEqual( [] );
	}
	const title = `Everything ${ Date.now() }`;
	await logIn( page );
	const canvas = await openNewForm( page );
	await setTitle( canvas, title );

	for ( const [ type, name, label, attributes ] of FIELDS ) {
		const blocks = canvas.locator(
			`[data-type="quayside/field-${ type }"]`
		);
		await insertFromInserter( page, blocks, name );
		await closeInserter( page );
		const block = blocks.last();
		const text = block.getByRole( 'textbox', { name: 'Label' } ).first();
		await text.click();
		await text.fill( label );
		await sidebar( page ).getByRole( 'tab', { name: 'Block' } ).click();
		for ( const [ attribute, value ] of Object.entries( attributes ) ) {
			await setAttribute( page, type, attribute, value );
		}
		if ( type === 'url' ) {
			await openPanel( page, 'Conditional logic' );
			await sidebar( page )
				.getByRole( 'button', { name: 'Add rule' } )
				.click();
			const rule = sidebar( page ).locator( '.quayside-form-rule' );
			await rule
				.getByRole( 'combobox', { name: 'Field' } )
				.selectOption( 'I have a site' );
			await expect(
				rule.getByRole( 'combobox', { name: 'Comparison' } )
			).toHaveValue( 'checked' );
		}
		if ( type === 'rating' ) {
			// The value of a rule has the control of its field, here a date
			// with a time.
			await openPanel( page, 'Conditional logic' );
			await sidebar( page )
				.getByRole( 'button', { name: 'Add rule' } )
				.click();
			const rule = sidebar( page ).locator( '.quayside-form-rule' );
			await rule
				.getByRole( 'combobox', { name: 'Field' } )
				.selectOption( 'When' );
			await expect( rule.getByLabel( 'Value' ) ).toHaveAttribute(
				'type',
				'datetime-local'
			);
			await rule.getByRole( 'button', { name: 'Remove rule' } ).click();
		}
		await expect(
			canvas.locator( `[data-type="quayside/field-${ type }"]` ).first()
		).toContainText( label );
	}
	// Previews look as on the front end, and only fields and content blocks are
	// offered.
	await expect(
		canvas.locator( '.srfm-dropdown-block select[multiple]' )
	).toHaveCount( 0 );
	await expect(
		canvas.locator( '.srfm-password-confirm-block .srfm-required' )
	).toHaveCount( 1 );
	await expect(
		canvas.locator( '.srfm-rating label' ).nth( 2 )
	).not.toHaveCSS( 'color', 'rgba(0, 0, 0, 0)' );
	await expect( canvas.locator( '.srfm-rating label' ).nth( 3 ) ).toHaveCSS(
		'color',
		'rgba(0, 0, 0, 0)'
	);
	await expect( canvas.locator( '.srfm-rating label' ).nth( 3 ) ).toHaveCSS(
		'-webkit-text-stroke-width',
		'1.5px'
	);
	await expect(
		sidebar( page ).getByRole( 'button', { name: 'Sticky' } )
	).toHaveCount( 0 );
	await publish( page );

	const { form, blocks } = getStoredFields();
	expect( blocks.map( ( { type } ) => type ) ).toEqual(
		FIELDS.map( ( [ type ] ) => type )
	);
	for ( const [ index, [ type, , label, attributes ] ] of FIELDS.entries() ) {
		const defaults = readAttributes( type );
		const savedAttributes = {
			...Object.fromEntries(
				Object.entries( defaults ).map(
					( [ name, { default: value } ] ) => [ name, value ]
				)
			),
			...blocks[ index ]?.attributes,
		};
		expect( savedAttributes, type ).toMatchObject( {
			label,
			...attributes,
			...( Array.isArray( attributes.options )
				? {
						options: attributes.options.map( ( option ) => ( {
							label: option,
						} ) ),
					}
				: {} ),
		} );
		expect( savedAttributes.block_id ).toMatch( /^[a-z0-9]{8}$/ );
	}
	expect( blocks[ 8 ]?.attributes.conditional ).toEqual( {
		rules: [
			{
				field: blocks[ 7 ]?.attributes.block_id,
				operator: 'checked',
				value: '',
			},
		],
	} );

	const pageCanvas = await openNewPost( page );
	await setTitle( pageCanvas, 'Tell us everything' );
	await insertFromInserter(
		page,
		pageCanvas.locator( '[data-type="quayside/form"]' ),
		'Form'
	);
	await closeInserter( page );
	await pageCanvas
		.getByRole( 'combobox', { name: 'Select a form' } )
		.fill( title );
	await pageCanvas.getByRole( 'option', { name: title } ).first().click();
	// The server renders all 16 fields, for which a busy machine needs longer.
	await expect( pageCanvas.getByText( 'How was it?' ) ).toBeVisible( {
		timeout: 30_000,
	} );
	const url = await publish( page );

	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( url );
	await mounted( visitor );
	const field = ( slug: string ) => visitor.locator( `.srfm-slug-${ slug }` );
	await visitor.getByLabel( /^Code/ ).fill( '' );
	await visitor.getByLabel( /^Code/ ).pressSequentially( 'abc1234' );
	await visitor.getByLabel( /^Email \*|^Email$/ ).fill( 'Ada@Example.com' );
	await visitor.getByLabel( /^Email once more/ ).fill( 'ada@example.com' );
	await visitor
		.getByRole( 'textbox', { name: /^Phone/ } )
		.fill( '030 1234567' );
	await visitor.getByLabel( /^Amount/ ).fill( '1.500,5' );
	await field( 'story' )
		.locator( '[contenteditable=true]' )
		.fill( 'It was a long day.' );
	await choose( visitor, 'Color', 'Green', 'Blue' );
	await field( 'day' ).getByRole( 'radio', { name: 'Tuesday' } ).check();
	await expect( visitor.getByLabel( /^Website/ ) ).toBeVisible();
	await visitor.getByLabel( /^I have a site/ ).uncheck();
	await expect( visitor.getByLabel( /^Website/ ) ).toBeHidden();
	await visitor.getByLabel( /^I have a site/ ).check();
	await visitor.getByLabel( /^Website/ ).fill( 'https://example.com/ada' );
	await visitor.getByLabel( /^I agree/ ).check();
	await visitor.getByLabel( /^When/ ).fill( '2027-01-05T09:30' );
	await field( 'rating' ).locator( '.srfm-rating label' ).nth( 6 ).click();
	await visitor.getByRole( 'slider', { name: /^Distance/ } ).fill( '25' );
	await visitor.getByLabel( /^Secret \*|^Secret$/ ).fill( 'correct horse' );
	await visitor.getByLabel( /^Secret once more/ ).fill( 'correct horse' );
	await field( 'papers' )
		.locator( 'input[type=file]' )
		.setInputFiles( {
			name: 'cv.pdf',
			mimeType: 'application/pdf',
			buffer: Buffer.from(
				'%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
			),
		} );
	for ( const [ label, value ] of [
		[ 'Street address', '1 Church St' ],
		[ 'ZIP / Postal code', 'YO22' ],
		[ 'City', 'Whitby' ],
		[ 'Country', 'England' ],
	] as const ) {
		await visitor.getByRole( 'textbox', { name: label } ).fill( value );
	}
	await send( visitor );
	await expect( visitor.getByText( 'Thank you' ) ).toBeVisible();

	const [ entry ] = entries( form );
	expect( entry?.status ).toBe( 'unread' );
	expect( values( entry ) ).toEqual( {
		code: 'abc-1234',
		mail: 'ada@example.com',
		phone: '+49301234567',
		amount: '1500.5',
		story: expect.stringContaining( 'It was a long day.' ) as unknown,
		colour: 'Red | Green | Blue',
		day: 'Tuesday',
		'has-site': 'on',
		site: 'https://example.com/ada',
		agree: 'on',
		when: '2027-01-05T09:30',
		rating: '7',
		distance: '25',
		secret: '••••••••',
		papers: 'cv.pdf',
		street: '1 Church St',
		postcode: 'YO22',
		town: 'Whitby',
		country: 'England',
	} );

	await page.goto(
		'wp-admin/edit.php?post_type=sureforms_form&page=quayside-form-entries'
	);
	await page.getByRole( 'link', { name: 'abc-1234' } ).first().click();
	const entryValues = page.locator( '.quayside-entry__values' );
	await expect( entryValues ).toContainText( 'Red | Green | Blue' );
	await expect(
		entryValues.getByRole( 'link', { name: 'cv.pdf' } )
	).toBeVisible();
	await expect(
		entryValues.locator( '.quayside-entry__formatted' )
	).toHaveText( 'It was a long day.' );
	await expect( entryValues ).not.toContainText( 'correct horse' );
	php(
		`( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->delete(
			( new Quayside\\Blocks\\Forms\\Entries\\Entries() )->list( [ 'form' => ${ form } ] )['entries'][0]->id
		);
		wp_delete_post( ${ form }, true );
		wp_delete_post( url_to_postid( '${ url }' ), true );
		echo 'null';`
	);
} );
