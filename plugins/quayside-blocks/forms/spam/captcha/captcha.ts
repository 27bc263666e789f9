/**
 * Renders a form's CAPTCHA. Nothing is requested from the service before the
 * form is used and the visitor has consented. Spec sections 4 and 5.
 */
import { announce } from '@quayside/ui';
import { captchas } from '../../submission/captchas';
import { warn } from '../../warn';
import type { CaptchaApi } from './api';
import { apiOf } from './api';
import { allowing, isAllowed, onConsentChange } from './consent';
import { execute } from './execute';

/** CAPTCHA settings from the form's sealed props. */
export interface CaptchaSettings {
	kind:
		| 'v2-checkbox'
		| 'v2-invisible'
		| 'v3-reCAPTCHA'
		| 'hcaptcha'
		| 'cf-turnstile';
	name: string;
	script: string;
	/** The site key. */
	key: string;
	/** Name of the field with the response. */
	field: string;
	/** Action of the CAPTCHA, for services that support it. */
	action: string;
	/** WP Consent API category, '' for none. */
	category: string;
	words: Record< 'unsolved' | 'consent' | 'allow' | 'missing', string >;
}

interface Widget {
	api: CaptchaApi;
	id: number | string;
	/** Receives the response of an invisible CAPTCHA. */
	listen: { answer: ( response: string ) => void };
}

/** Renders the CAPTCHA as soon as consent allows it. */
export function addCaptcha(
	form: HTMLFormElement,
	{ kind, name, script, key, field, action, category, words }: CaptchaSettings
): void {
	const place = form.querySelector< HTMLElement >(
		'.srfm-captcha-container'
	);
	const node = place?.querySelector< HTMLElement >( '[data-sitekey]' );
	const error = place?.querySelector< HTMLElement >( '.srfm-captcha-error' );
	if ( ! place || ! node || ! error ) {
		return;
	}
	const isInvisible = kind === 'v2-invisible' || kind === 'v3-reCAPTCHA';
	const note = place.querySelector< HTMLElement >( '.srfm-captcha-note' );
	let widget: Promise< Widget > | undefined;
	let drawn: Widget | undefined;

	const say = ( problem: string ): void => {
		error.textContent = problem;
		if ( problem ) {
			place.setAttribute( 'aria-describedby', error.id );
		} else {
			place.removeAttribute( 'aria-describedby' );
		}
	};

	const draw = async (): Promise< Widget > => {
		const api = await apiOf( kind, script );
		const listen: Widget[ 'listen' ] = { answer: () => undefined };
		// A cloned form may contain the widget of the original.
		const fresh = document.createElement( 'div' );
		node.replaceChildren( fresh );
		const id = api.render( fresh, {
			sitekey: key,
			...( isInvisible && { size: 'invisible' } ),
			...( kind === 'cf-turnstile' && {
				action,
				language: document.documentElement.lang || 'auto',
			} ),
			callback: ( response: string ) => {
				say( '' );
				listen.answer( response );
			},
			'error-callback': () => {
				listen.answer( '' );
				return true;
			},
		} );
		note?.remove();
		return ( drawn = { api, id, listen } );
	};

	const start = (): Promise< Widget > => {
		widget ??= draw().catch( ( problem: unknown ) => {
			widget = undefined;
			throw problem;
		} );
		return widget;
	};

	const ask = (): void => {
		if ( ! note || note.dataset.asks ) {
			return;
		}
		note.dataset.asks = 'true';
		note.textContent = words.consent;
		const allow = allowing( category );
		if ( allow ) {
			const button = Object.assign( document.createElement( 'button' ), {
				type: 'button',
				textContent: words.allow,
				className: 'srfm-captcha-allow',
			} );
			button.setAttribute( 'aria-label', `${ words.allow }: ${ name }` );
			button.addEventListener( 'click', () => {
				allow();
				begin();
			} );
			note.append( ' ', button );
		}
	};

	const begin = (): void => {
		if ( isAllowed( category ) ) {
			start().catch( warn );
		} else {
			ask();
		}
	};

	const respond = async (): Promise< {
		response?: string;
		problem: string;
	} > => {
		if ( ! isAllowed( category ) ) {
			ask();
			return { problem: words.consent };
		}
		try {
			const { api, id, listen } = await start();
			const response = isInvisible
				? await execute( api, id, listen, action )
				: api.getResponse( id );
			return response
				? { response, problem: '' }
				: { problem: words.unsolved };
		} catch ( problem ) {
			warn( problem );
			return { problem: words.missing };
		}
	};

	captchas.set( form, {
		solve: async ( body ) => {
			say( '' );
			const { response = '', problem } = await respond();
			if ( problem ) {
				say( problem );
				place.scrollIntoView( { block: 'center' } );
				place.focus( { preventScroll: true } );
				announce( problem, 'assertive' );
				return false;
			}
			body.set( field, response );
			return true;
		},
		reset: () => drawn?.api.reset( drawn.id ),
	} );
	onConsentChange( begin );
	begin();
}
