import type { Consent } from '../../../page/consent';
import { run, WIDGETS } from '../places';

/** Markup of other plugins, with the widget that fills it. */
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
		'hCaptcha',
		'<form><div class="wpforms-recaptcha-container"><div class="h-captcha" data-sitekey="k"></div><input name="g-recaptcha-hidden"></div></form>',
	],
	[
		'Cloudflare Turnstile',
		'<form><div class="wpforms-recaptcha-container"><div class="wpforms-turnstile" data-sitekey="k"></div><input name="g-recaptcha-hidden"></div></form>',
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
	'shows a placeholder for %s in %s',
	async ( name, html ) => {
		document.body.innerHTML = html + TEMPLATE;
		await run( consent( { functional: false } ) );
		expect( frames().map( ( { title } ) => title ) ).toEqual( [ name ] );
		expect( frames()[ 0 ]?.getAttribute( 'srcdoc' ) ).toContain(
			`<strong>${ name }</strong><p>Please accept`
		);
	}
);

test( 'adds one placeholder per widget, and none if the widget is allowed or not blocked', async () => {
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

test( 'adds no placeholder to Quayside forms', async () => {
	document.body.innerHTML = `<form><div class="srfm-captcha-container"><div class="g-recaptcha"></div></div></form>${ TEMPLATE }`;
	await run( consent( { functional: false } ) );
	expect( frames() ).toHaveLength( 0 );
} );

test( 'allows the missing category on top of the others and removes the placeholder', async () => {
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

test( 'every widget has a selector that the page checks for', () => {
	expect(
		WIDGETS.every( ( { places } ) =>
			/captcha|turnstile|elementor-widget-video/.test( places )
		)
	).toBe( true );
} );
