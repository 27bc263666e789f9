import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	CLICKS_DO_NOT_FOCUS,
	focusIn,
	inAllEngines,
	isTrue,
	NONE,
	text,
	visible,
} from './engine-journeys';
import type { VisitorPage } from './engine-page';
import { test } from './fixtures';
import { leaveNothing, make } from './form-page';

/* Forms and their fields. */

const folder = mkdtempSync( join( tmpdir(), 'engines-' ) );
const PICTURE = join( folder, 'one.png' );

leaveNothing();
test.beforeAll( () =>
	writeFileSync(
		PICTURE,
		Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64'
		)
	)
);
test.afterAll( () => rmSync( folder, { recursive: true } ) );

/** Starts the script of the form, and waits until it is ready. */
const mounted = async ( page: VisitorPage ): Promise< void > => {
	await page.evaluate(
		`void document.querySelector( '.srfm-form-container' ).dispatchEvent( new Event( 'pointerover', { bubbles: true } ) )`
	);
	await isTrue(
		page,
		`document.querySelector( '.srfm-form-container' ).dataset.islandState === 'mounted'`
	);
};

const send = async ( page: VisitorPage ): Promise< void > => {
	await page.click( '.srfm-submit-button' );
	await isTrue( page, visible( '.srfm-success-box' ) );
};

const options = ( ...labels: string[] ) =>
	labels.map( ( label ) => ( { label } ) );

/** Returns the start of a journey: makes a page with a form. */
const form =
	( ...fields: Array< [ string, object ] > ) =>
	(): string =>
		make( fields ).url;

inAllEngines( {
	'corrects and sends a form': {
		start: 'contact/',
		go: async ( page ) => {
			await page.click( '.srfm-submit-button' );
			await isTrue( page, visible( '[aria-invalid=true]' ) );
			await isTrue( page, focusIn( '[aria-invalid=true]' ) );
			await page.type( '.srfm-input-block input', 'Ada' );
			await page.type( 'input[type=email]', 'ada@example.com' );
			await page.type( 'textarea', 'Is the teapot still there?' );
			await page.click( '.srfm-submit-button' );
			await isTrue( page, visible( '.srfm-success-box' ) );
		},
	},
	'picks a date': {
		start: () =>
			make( [
				[ 'datepicker', { block_id: 'd1', slug: 'day', label: 'Day' } ],
			] ).url,
		go: async ( page ) => {
			// The calendar comes with the first focus in the form.
			await page.click( '.srfm-input-datepicker' );
			await page.click( '.srfm-date-open' );
			await isTrue( page, focusIn( '.srfm-calendar' ) );
			await page.press( 'ArrowRight' );
			await page.press( 'Enter' );
			await isTrue( page, `! ${ visible( '.srfm-calendar' ) }` );
			await isTrue(
				page,
				`document.querySelector( '.srfm-input-datepicker' ).value`
			);
		},
	},
	'chooses from dropdowns': {
		start: form(
			[
				'dropdown',
				{
					block_id: 'd1',
					slug: 'town',
					label: 'Town',
					required: true,
					options: options(
						'Bergen',
						'Dover',
						'Galway',
						'Nice',
						'Oslo',
						'São Paulo',
						'Whitby',
						'Zug'
					),
				},
			],
			[
				'dropdown',
				{
					block_id: 'd2',
					slug: 'topics',
					label: 'Topics',
					multiSelect: true,
					options: options( 'Mugs', 'Bags', 'Lamps' ),
				},
			]
		),
		devices: /phone/,
		go: async ( page ) => {
			await mounted( page );
			const town = '[data-slug=town] [role=combobox]';
			const topics = '[data-slug=topics] [role=combobox]';
			await page.type( town, 'sao' );
			await isTrue(
				page,
				`[ ...document.querySelectorAll( '[data-slug=town] [role=option]' ) ].filter( ( option ) => option.checkVisibility() ).length === 1`
			);
			await page.click( '[data-slug=town] [role=option]' );
			await isTrue(
				page,
				`document.querySelector( '${ town }' ).value === 'São Paulo'`
			);
			await page.click( topics );
			await page.click( '[data-slug=topics] [role=option]' );
			await page.press( 'ArrowDown' );
			await page.press( 'Enter' );
			const chips = `[ ...document.querySelectorAll( '[data-slug=topics] li button' ) ].map( ( { ariaLabel } ) => ariaLabel ).join()`;
			await isTrue( page, `${ chips } === 'Remove Mugs,Remove Bags'` );
			await page.press( 'Escape' );
			await page.click( '[data-slug=topics] li button' );
			await isTrue( page, `${ chips } === 'Remove Bags'` );
			await send( page );
		},
	},
	'enters the phone number of another country': {
		start: form( [
			'phone',
			{
				block_id: 'p1',
				slug: 'phone',
				label: 'Phone',
				required: true,
				defaultCountry: 'DE',
			},
		] ),
		devices: NONE,
		go: async ( page ) => {
			await mounted( page );
			const full = `document.querySelector( '.srfm-input-phone + input[type=hidden]' ).value`;
			await page.type( '.srfm-input-phone', '612345678' );
			await isTrue( page, `${ full } === '+49612345678'` );
			await page.select( '.srfm-phone-block select', 'FR' );
			await isTrue( page, `${ full } === '+33612345678'` );
			await send( page );
		},
	},
	'answers a question that another answer asks': {
		start: form(
			[
				'multi-choice',
				{
					block_id: 'who',
					slug: 'who',
					label: 'You are',
					singleSelection: true,
					options: options( 'A person', 'A business' ),
				},
			],
			[
				'input',
				{
					block_id: 'vat',
					slug: 'vat',
					label: 'VAT number',
					required: true,
					conditional: {
						action: 'show',
						match: 'all',
						rules: [
							{
								field: 'who',
								operator: 'equal',
								value: 'A business',
							},
						],
					},
				},
			]
		),
		devices: /phone/,
		go: async ( page ) => {
			const vat = '[data-slug=vat] input';
			await isTrue( page, `! ${ visible( vat ) }` );
			await page.click( '[data-slug=who] label[for$="-1"]' );
			await isTrue( page, visible( vat ) );
			await page.click( '.srfm-submit-button' );
			await isTrue( page, focusIn( '[data-slug=vat]' ) );
			await page.type( vat, 'GB 123' );
			await send( page );
		},
	},
	'formats a text': {
		start: form( [
			'textarea',
			{
				block_id: 'm1',
				slug: 'message',
				label: 'Message',
				required: true,
				isRichText: true,
			},
		] ),
		devices: NONE,
		go: async ( page ) => {
			await mounted( page );
			const area = '.srfm-rich-text';
			await page.type( area, 'Hello ' );
			await page.click( '[data-format=B]' );
			await isTrue( page, focusIn( area ) );
			await page.write( 'you' );
			await isTrue(
				page,
				`/Hello.*<b>you<.b>/.test( document.querySelector( 'textarea' ).value )`
			);
			await send( page );
		},
	},
	'sends a file': {
		start: form( [
			'upload',
			{
				block_id: 'u1',
				slug: 'files',
				label: 'Pictures',
				required: true,
			},
		] ),
		devices: NONE,
		go: async ( page ) => {
			await mounted( page );
			await page.click( '.srfm-submit-button' );
			await isTrue( page, visible( '[aria-invalid=true]' ) );
			await page.attach( 'input[type=file]', PICTURE );
			await isTrue(
				page,
				`/one.png/.test( ${ text( '.srfm-upload' ) } ) && ! ${ visible( '[aria-invalid=true]' ) }`
			);
			await send( page );
		},
	},
	'comes back from the page after a form, and sends it again': {
		start: () =>
			make(
				[
					[
						'input',
						{
							block_id: 'n1',
							slug: 'name',
							label: 'Name',
							required: true,
						},
					],
				],
				{
					submitType: 'custom url',
					successUrl: new URL( '/about/', process.env.QUAYSIDE_URL )
						.href,
				}
			).url,
		devices: NONE,
		go: async ( page ) => {
			const field = '[data-slug=name] input';
			await page.type( field, 'Ada' );
			for ( const visit of [ 1, 2 ] ) {
				await page.click( '.srfm-submit-button' );
				await isTrue( page, `location.pathname === '/about/'` );
				if ( visit === 1 ) {
					await page.evaluate(
						'void setTimeout( () => history.back() )'
					);
					await isTrue(
						page,
						`document.querySelector( '${ field }' )?.value === 'Ada' && ! document.querySelector( '.srfm-submit-button[aria-disabled]' )`
					);
				}
			}
		},
	},
	'opens the calendar of an empty field, in a browser whose clicks do not focus buttons':
		{
			start: form(
				[
					'datepicker',
					{
						block_id: 'd1',
						slug: 'day',
						label: 'Day',
						required: true,
					},
				],
				[ 'input', { block_id: 'n1', slug: 'name', label: 'Name' } ]
			),
			devices: NONE,
			go: async ( page ) => {
				await mounted( page );
				await page.evaluate( CLICKS_DO_NOT_FOCUS );
				// Spec section 9: it is validated on blur after the first 500 ms.
				await page.evaluate(
					'new Promise( ( resolve ) => setTimeout( resolve, 600 ) )'
				);
				await page.click( '.srfm-input-datepicker' );
				await page.click( '.srfm-date-open' );
				await isTrue( page, focusIn( '.srfm-calendar' ) );
				await page.press( 'Escape' );
				await isTrue( page, focusIn( '.srfm-date-open' ) );
				await isTrue( page, `! ${ visible( '[aria-invalid=true]' ) }` );
				// Who leaves the field is told that it is empty.
				await page.click( '[data-slug=name] input' );
				await isTrue( page, visible( '[aria-invalid=true]' ) );
			},
		},
} );
