import type { Consent } from '../../../boot/consent';
import { run, WIDGETS } from '../places';

/** What other plugins print, with the widget that fills it. */
const PLACES: Array< [ string, string ] > = [
	[
		'Google reCAPTCHA',
		'<form><div class="wpforms-recaptcha-container"><div class="g-recaptcha" data-sitekey="k"></div><input name="g-recaptcha-hidden"></div></form>',
	],
	[
		'Google reCAPTCHA',
		'<form><input type="hidden" name="_wpcf7_recaptcha_response"></form>',
	],
	[
		'hCaptcha',
		'<form><div class="h-captcha" data-sitekey="k"></div></form>',
	],
	[
		'Cloudflare Turnstile',
		'<form><div class="cf-turnstile" data-sitekey="k"></div></form>',
	],
	[
		'YouTube',
		`<div class="elementor-widget-video" data-settings='{"video_type":"youtube","youtube_url":"https://www.youtube.com/watch?v=1"}'><div class="elementor-wrapper"><div class="elementor-video"></div></div></div>`,
	],
	[
		'Vimeo',
		'<div data-plyr-provider="vimeo" data-plyr-embed-id="1"></div>',
	],
];

const TEMPLATE =
	'<template id="quayside-consent-placeholder">&lt;!doctype html&gt;&lt;body&gt;&lt;div&gt;&lt;p&gt;Please accept&lt;/p&gt;&lt;button type="button"&gt;Allow&lt;/button&gt;&lt;/div&gt;</template>';

const frames = (): HTMLIFrameElement[] => [
	...document.querySelectorAll( 'iframe' ),
];

const consent = (
	granted: Record< string, boolean >,
	category: string | undefined = 'functional'
): Consent =>
	( {
		granted,
		has: ( slug: string ) => !! granted[ slug ],
		ask: jest.fn( () => Promise.resolve() ),
		categoryOf: () => category,
		choose: jest.fn( () => Promise.resolve() ),
	} ) as unknown as Consent;

beforeEach( () => {
	document.body.innerHTML = '';
} );

test.each( PLACES )(
	'the place of %s in %s says what is missing',
	async ( name, html ) => {
		document.body.innerHTML = html + TEMPLATE;
		await run( consent( { functional: false } ) );
		expect( frames().map( ( { title } ) => title ) ).toEqual( [ name ] );
		expect( frames()[ 0 ]?.getAttribute( 'srcdoc' ) ).toContain(
			`<strong>${ name }</strong><p>Please accept`
		);
	}
);

test( 'a place is marked once, and not where the widget is allowed or held by nobody', async () => {
	const html = PLACES.map( ( [ , place ] ) => place ).join( '' );
	document.body.innerHTML = html + TEMPLATE;
	await run( consent( { functional: false } ) );
	await run( consent( { functional: false } ) );
	expect( frames() ).toHaveLength( PLACES.length );
	for ( const other of [
		consent( { functional: true } ),
		consent( {}, '' ),
	] ) {
		document.body.innerHTML = html + TEMPLATE;
		await run( other );
		expect( frames() ).toHaveLength( 0 );
	}
} );

test( 'a form of Quayside asks by itself', async () => {
	document.body.innerHTML = `<form><div class="srfm-captcha-container"><div class="g-recaptcha"></div></div></form>${ TEMPLATE }`;
	await run( consent( { functional: false } ) );
	expect( frames() ).toHaveLength( 0 );
} );

test( 'its button allows what is missing beside what is allowed already, and the place is free then', async () => {
	document.body.innerHTML = PLACES[ 2 ]?.[ 1 ] + TEMPLATE;
	const granted: Record< string, boolean > = {
		functional: false,
		analytics: true,
	};
	const visitor = consent( granted );
	await run( visitor );
	const [ frame ] = frames();
	const inner = document.implementation.createHTMLDocument();
	inner.body.innerHTML = '<p>Text</p><button>Allow</button>';
	Object.defineProperty( frame, 'contentDocument', { value: inner } );
	frame?.dispatchEvent( new Event( 'load' ) );
	inner.querySelector( 'p' )?.click();
	expect( visitor.choose ).not.toHaveBeenCalled();
	inner.querySelector( 'button' )?.click();
	expect( visitor.choose ).toHaveBeenCalledWith( 'placeholder', {
		functional: true,
		analytics: true,
	} );
	granted.functional = true;
	document.dispatchEvent( new CustomEvent( 'cookieyes_consent_update' ) );
	expect( frames() ).toHaveLength( 0 );
} );

test( 'each widget has a place that the page asks for', () => {
	expect(
		WIDGETS.every( ( { places } ) =>
			/captcha|turnstile|elementor-widget-video/.test( places )
		)
	).toBe( true );
} );
