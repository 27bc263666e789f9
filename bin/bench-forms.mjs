// npm run bench:forms: measures key presses in a form with 60 fields and 30 conditional logic rules, with the CPU slowed down four times.
// --site=NAME --port=N --wordpress=PATH --keys=N (for each field) --keep --write (updates docs/benchmark.md)
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CPU_SLOWDOWN, median, openDecided } from './bench/page.mjs';
import { findChromium } from './chromium.mjs';
import { makeSite, php, removeSite, startServer } from './site/site.mjs';
import { writeSection } from './bench/docs.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9185' },
		site: { type: 'string', default: 'bench-forms' },
		keys: { type: 'string', default: '60' },
		wordpress: { type: 'string' },
		keep: { type: 'boolean', default: false },
		write: { type: 'boolean', default: false },
	},
} );
const LIMIT = 8;
const KEYS = Number( values.keys );
if ( ! Number.isInteger( KEYS ) || KEYS < 10 ) {
	console.error( '--keys must be a number of 10 or more.' );
	process.exit( 1 );
}
const log = ( line ) => console.error( line );

/** Field types, which repeat. The rules use the text fields. */
const TYPES = [
	'input',
	'email',
	'textarea',
	'number',
	'dropdown',
	'multi-choice',
	'checkbox',
	'phone',
	'datepicker',
	'url',
	'rating',
	'slider',
];
const OPTIONS = [ 'Red', 'Green', 'Blue', 'Yellow' ].map( ( label ) => ( {
	label,
} ) );

/** Blocks of 60 fields. Every second one of the last 30 has two rules, and a third of all rules use the first field. */
const blocks = Array.from( { length: 60 }, ( nothing, number ) => {
	const type = TYPES[ number % TYPES.length ];
	const rule = ( field, value ) => ( {
		field: `f${ field }`,
		operator: 'contains',
		value,
	} );
	const conditional =
		number >= 30 && number % 2 === 0
			? {
					action: 'show',
					match: 'any',
					rules: [
						rule( number % 3 ? ( number - 30 ) % 12 : 0, 'a' ),
						rule( number % 3 === 1 ? 0 : 24, 'b' ),
					],
				}
			: undefined;
	return {
		type,
		attributes: {
			block_id: `f${ number }`,
			slug: `field-${ number }`,
			label: `Field ${ number }`,
			options: OPTIONS,
			...( number === 2 ? { isRichText: true } : {} ),
			...( number === 12 ? { mask: '(###) ###-####' } : {} ),
			...( conditional ? { conditional } : {} ),
		},
	};
} );
const rules = blocks.reduce(
	( sum, { attributes } ) =>
		sum + ( attributes.conditional?.rules.length ?? 0 ),
	0
);

/** Fields to type in, and the keys. Keys in the first one show and hide other fields. */
const FIELDS = [
	[
		'text used by a third of the rules, every second key shows or hides fields',
		'f0',
		'a\b',
	],
	[ 'the same text, no fields are shown or hidden', 'f0', 'xyz' ],
	[ 'text with an input mask', 'f12', '0123456789\b\b\b\b\b\b\b\b\b\b' ],
	[ 'email address', 'f1', 'qwertz' ],
	[
		'phone number with country selection',
		'f7',
		'0123456789\b\b\b\b\b\b\b\b\b\b',
	],
	[ 'text that no rule uses', 'f26', 'qwertz' ],
	[ 'rich text', 'f2', 'qwertz' ],
];

const getKey = ( character ) =>
	character === '\b'
		? { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 }
		: {
				key: character,
				code: /\d/.test( character )
					? `Digit${ character }`
					: `Key${ character.toUpperCase() }`,
				windowsVirtualKeyCode: character.toUpperCase().charCodeAt( 0 ),
				text: character,
			};

if ( ! values.keep ) {
	removeSite( values.site );
}
const site = makeSite(
	{
		name: values.site,
		port: Number( values.port ),
		wordpress: values.wordpress,
		seed: false,
	},
	log
);
const content = blocks
	.map(
		( { type, attributes } ) =>
			`<!-- wp:quayside/field-${ type } ${ JSON.stringify( attributes ) } /-->`
	)
	.join( '\n' );
const url = php( site, 'eval.php', [
	`$form = wp_insert_post(
		wp_slash( [
			'post_type' => 'sureforms_form',
			'post_status' => 'publish',
			'post_title' => 'Long form',
			'post_content' => base64_decode( '${ btoa( content ) }' ),
		] )
	);
	echo get_permalink(
		wp_insert_post( [
			'post_type' => 'page',
			'post_status' => 'publish',
			'post_title' => 'Long form',
			'post_content' => '<!-- wp:quayside/form {"formId":' . $form . '} /-->',
		] )
	);`,
] ).trim();

const browser = await chromium.launch( {
	executablePath: findChromium(),
	args: [ '--no-sandbox', '--disable-gpu' ],
} );
const measured = [];
let server;
let visibleCount;
try {
	server = await startServer( site );
	const context = await openDecided( browser, url );
	const page = await context.newPage();
	await page.goto( url, { waitUntil: 'networkidle' } );
	await page.locator( '.srfm-form-container' ).dispatchEvent( 'pointerover' );
	await page
		.locator( '.srfm-form-container[data-island-state=mounted]' )
		.waitFor();
	await page.waitForLoadState( 'networkidle' );
	const devtools = await context.newCDPSession( page );
	// Thread time, so that other processes do not affect the result.
	await devtools.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	await devtools.send( 'Emulation.setCPUThrottlingRate', {
		rate: CPU_SLOWDOWN,
	} );
	const script = async () =>
		( await devtools.send( 'Performance.getMetrics' ) ).metrics.find(
			( { name } ) => name === 'ScriptDuration'
		).value * 1000;
	/** Returns the script time once no script has run for a while, because a key may start timers or frames. */
	const settled = async () => {
		let before = -1;
		let now = await script();
		while ( now !== before ) {
			await new Promise( ( wake ) => setTimeout( wake, 60 ) );
			before = now;
			now = await script();
		}
		return now;
	};
	visibleCount = await page.locator( '[data-block-id]:visible' ).count();
	for ( const [ name, id, keys ] of FIELDS ) {
		log( name );
		const block = page.locator( `[data-block-id="${ id }"]` );
		await block
			.locator(
				'[contenteditable=true], input:not([type=hidden]), textarea'
			)
			.locator( 'visible=true' )
			.first()
			.click();
		const times = [];
		for ( let number = 0; number < KEYS + 5; number++ ) {
			const key = getKey( keys[ number % keys.length ] );
			const before = await settled();
			await devtools.send( 'Input.dispatchKeyEvent', {
				type: 'keyDown',
				...key,
			} );
			await devtools.send( 'Input.dispatchKeyEvent', {
				type: 'keyUp',
				...key,
				text: undefined,
			} );
			// The first keys include compilation.
			if ( number >= 5 ) {
				times.push( ( await settled() ) - before );
			}
		}
		const typed = await block.evaluate(
			( element ) =>
				element.querySelector( '[contenteditable=true]' )
					?.textContent ||
				[ ...element.querySelectorAll( 'input, textarea' ) ]
					.map( ( { value } ) => value )
					.join( '' )
		);
		if ( ! keys.includes( '\b' ) && typed.length < KEYS ) {
			throw new Error( `The keys were not entered into "${ name }".` );
		}
		measured.push( [
			name,
			median( times ),
			times.sort( ( a, b ) => a - b )[
				Math.floor( 0.95 * times.length )
			],
		] );
	}
} finally {
	await browser.close();
	await server?.stop();
	if ( ! values.keep ) {
		removeSite( values.site );
	}
}
const ms = ( number ) => `${ number.toFixed( 1 ) } ms`;
const text = [
	`A form of ${ blocks.length } fields of ${ TYPES.length } types with ${ rules } rules, ${ visibleCount } of them visible at first. Chromium headless with the CPU slowed down four times. Times are those of all scripts on the page from a key press until the work it starts is done, ${ KEYS } keys per field.`,
	'',
	'| field | median | 95th percentile | at most |  |',
	'| --- | --- | --- | --- | --- |',
	...measured.map(
		( [ name, middle, high ] ) =>
			`| ${ name } | ${ ms( middle ) } | ${ ms( high ) } | ${ LIMIT } ms | ${ high < LIMIT ? 'met' : middle < LIMIT ? 'median only' : '**missed**' } |`
	),
].join( '\n' );
console.log( text );
if ( values.write ) {
	writeSection( 'forms', text );
}
