import type { Consent } from '../../page/consent';

/*
 * Adds placeholders where scripts create a widget, such as a CAPTCHA or a player. While the script is blocked, the
 * widget would be empty, and a form with a CAPTCHA could not be submitted. Loaded only on pages with such a widget.
 */

interface Widget {
	name: string;
	/** An address of its script, which the provider list recognizes. */
	address: string;
	/** Selector of its elements on the page. */
	places: string;
}

export const WIDGETS: readonly Widget[] = [
	{
		name: 'Google reCAPTCHA',
		address: 'https://www.google.com/recaptcha/api.js',
		places: '.g-recaptcha,input[name*=recaptcha]',
	},
	{
		name: 'hCaptcha',
		address: 'https://js.hcaptcha.com/1/api.js',
		places: '.h-captcha',
	},
	{
		name: 'Cloudflare Turnstile',
		address: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
		places: '.cf-turnstile,.wpforms-turnstile',
	},
	{
		name: 'YouTube',
		address: 'https://www.youtube.com/iframe_api',
		places: '.elementor-widget-video[data-settings*=youtube_url],[data-plyr-provider=youtube]',
	},
	{
		name: 'Vimeo',
		address: 'https://player.vimeo.com/api/player.js',
		places: '.elementor-widget-video[data-settings*=vimeo_url],[data-plyr-provider=vimeo]',
	},
];

/** Selector of the elements that the CAPTCHAs would fill. */
const BOXES = '.g-recaptcha,.h-captcha,.cf-turnstile,.wpforms-turnstile';

const PLACEHOLDER_CLASS = 'quayside-consent-place';

/**
 * Returns the element that the widget would fill. A hidden field has none, so its form gets the placeholder at the
 * end.
 */
const findTarget = (
	place: Element
): [ Element, InsertPosition ] | undefined => {
	// Plugins mark more than one element of a CAPTCHA. WPForms has the hidden field of reCAPTCHA for each service.
	const form = place.closest( 'form' );
	const hidden = place.matches( 'input' );
	if ( hidden && form?.querySelector( BOXES ) ) {
		return undefined;
	}
	if ( hidden ) {
		return form ? [ form, 'beforeend' ] : undefined;
	}
	return [
		place.querySelector( '.elementor-wrapper' ) ?? place,
		place.matches( '.elementor-widget-video' )
			? 'afterbegin'
			: 'beforebegin',
	];
};

/** Creates an iframe with the placeholder document. Bypasses the guard, which would block the document. */
const createFrame = ( { name }: Widget, html: string ): HTMLIFrameElement => {
	const frame = document.createElement( 'iframe' );
	const document_ = document.createAttribute( 'srcdoc' );
	// The name needs no translation. The text is the same in all placeholders.
	document_.value = html.replace(
		'<div>',
		`<div><strong>${ name }</strong>`
	);
	frame.setAttributeNode( document_ );
	frame.title = name;
	frame.className = PLACEHOLDER_CLASS;
	frame.style.cssText =
		'display:block;inline-size:100%;block-size:170px;border:0;margin-block:8px';
	return frame;
};

/**
 * Adds a placeholder to each blocked widget, and removes it once the visitor allows the widget.
 *
 * @param consent Consent of the page.
 */
export async function run( consent: Consent ): Promise< void > {
	const html = document.querySelector< HTMLTemplateElement >(
		'#quayside-consent-placeholder'
	)?.content.textContent;
	await consent.ask( 'providers', [] );
	const blockedBy = ( { address }: Widget ): string | false | undefined => {
		const category = consent.categoryOf( new URL( address ) );
		return category && ! consent.has( category ) && category;
	};
	for ( const widget of html ? WIDGETS : [] ) {
		for ( const place of blockedBy( widget )
			? document.querySelectorAll( widget.places )
			: [] ) {
			const box = findTarget( place );
			// A CAPTCHA in a Quayside form has its own message.
			if (
				! box ||
				place.closest( '.srfm-captcha-container' ) ||
				box[ 0 ].parentElement?.querySelector(
					`:scope > .${ PLACEHOLDER_CLASS }`
				) ||
				box[ 0 ].querySelector( `.${ PLACEHOLDER_CLASS }` )
			) {
				continue;
			}
			const frame = createFrame( widget, html! );
			// The box of a player already has its height.
			if ( box[ 1 ] === 'afterbegin' && box[ 0 ].clientHeight > 170 ) {
				frame.style.blockSize = `${ box[ 0 ].clientHeight }px`;
			}
			box[ 0 ].insertAdjacentElement( box[ 1 ], frame );
			frame.addEventListener( 'load', () =>
				frame.contentDocument?.addEventListener( 'click', ( event ) => {
					const category =
						( event.target as Element ).closest( 'button' ) &&
						blockedBy( widget );
					if ( category ) {
						void consent.choose( 'placeholder', {
							...consent.granted,
							[ category ]: true,
						} );
					}
				} )
			);
			const end = (): void => {
				if ( ! blockedBy( widget ) ) {
					frame.remove();
					observer.disconnect();
				}
			};
			// This attribute changes with every choice.
			const observer = new MutationObserver( end );
			observer.observe( document.documentElement, {
				attributeFilter: [ 'data-consent-asks' ],
			} );
			document.addEventListener( 'cookieyes_consent_update', end );
		}
	}
}
