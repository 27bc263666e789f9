import type { Consent } from '../../boot/consent';

/*
 * Placeholders where scripts make a widget: a captcha, a player. The script is held, so its place would be empty and a form
 * with a captcha could not be sent, blaming the visitor. Fetched where such a place is on the page.
 */

interface Widget {
	name: string;
	/** An address of its script, by which the provider list knows it. */
	address: string;
	/** Where it is on the page. */
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
		places: '.cf-turnstile',
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

const OURS = 'quayside-consent-place';

/** The box that the widget would fill: a hidden field has none, so its form ends with the placeholder. */
const boxOf = ( place: Element ): [ Element, InsertPosition ] | undefined => {
	// Plugins mark more than one element of a captcha.
	const form = place.closest( 'form' );
	const hidden = place.matches( 'input' );
	if ( hidden && form?.querySelector( '.g-recaptcha' ) ) {
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

/** A frame with the placeholder's document, past the guard, which would hold what it is given. */
const frameOf = ( { name }: Widget, html: string ): HTMLIFrameElement => {
	const frame = document.createElement( 'iframe' );
	const document_ = document.createAttribute( 'srcdoc' );
	// A name needs no translation; the words are those of all placeholders.
	document_.value = html.replace(
		'<div>',
		`<div><strong>${ name }</strong>`
	);
	frame.setAttributeNode( document_ );
	frame.title = name;
	frame.className = OURS;
	frame.style.cssText =
		'display:block;inline-size:100%;block-size:170px;border:0;margin-block:8px';
	return frame;
};

/**
 * Puts a placeholder into each place of a widget that is held, and takes it away once the visitor allows it.
 *
 * @param consent The page's consent.
 */
export async function run( consent: Consent ): Promise< void > {
	const html = document.querySelector< HTMLTemplateElement >(
		'#quayside-consent-placeholder'
	)?.content.textContent;
	await consent.ask( 'providers', [] );
	const isHeld = ( { address }: Widget ): string | false | undefined => {
		const category = consent.categoryOf( new URL( address ) );
		return category && ! consent.has( category ) && category;
	};
	for ( const widget of html ? WIDGETS : [] ) {
		for ( const place of isHeld( widget )
			? document.querySelectorAll( widget.places )
			: [] ) {
			const box = boxOf( place );
			// A captcha of Quayside's own forms asks in its own words.
			if (
				! box ||
				place.closest( '.srfm-captcha-container' ) ||
				box[ 0 ].parentElement?.querySelector(
					`:scope > .${ OURS }`
				) ||
				box[ 0 ].querySelector( `.${ OURS }` )
			) {
				continue;
			}
			const frame = frameOf( widget, html! );
			// A player's box has its height already.
			if ( box[ 1 ] === 'afterbegin' && box[ 0 ].clientHeight > 170 ) {
				frame.style.blockSize = `${ box[ 0 ].clientHeight }px`;
			}
			box[ 0 ].insertAdjacentElement( box[ 1 ], frame );
			frame.addEventListener( 'load', () =>
				frame.contentDocument?.addEventListener( 'click', ( event ) => {
					const category =
						( event.target as Element ).closest( 'button' ) &&
						isHeld( widget );
					if ( category ) {
						void consent.choose( 'placeholder', {
							...consent.granted,
							[ category ]: true,
						} );
					}
				} )
			);
			const end = (): void => {
				if ( ! isHeld( widget ) ) {
					frame.remove();
					observer.disconnect();
				}
			};
			// What is in force is written there with each choice.
			const observer = new MutationObserver( end );
			observer.observe( document.documentElement, {
				attributeFilter: [ 'data-consent-asks' ],
			} );
			document.addEventListener( 'cookieyes_consent_update', end );
		}
	}
}
