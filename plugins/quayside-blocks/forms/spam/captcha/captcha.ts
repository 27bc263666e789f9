/**
 * Renders a form's CAPTCHA. Nothing is requested from the service before the
 * form is used and the visitor has consented. Spec sections 4 and 5.
 */
import type { FormCaptcha } from '@quayside/contracts/forms/form.island';
import { announce } from '@quayside/ui';
import { captchas } from './captchas';
import { warn } from '@quayside/ui/warn';
import type { CaptchaApi } from './api';
import { loadApi } from './api';
import { getConsentSetter, isAllowed, onConsentChange } from './consent';
import { execute } from './execute';

interface Widget {
	api: CaptchaApi;
	id: number | string;
	/** Receives the response of an invisible CAPTCHA. */
	listener: { receive: ( response: string ) => void };
}

/** Renders the CAPTCHA as soon as consent allows it. */
export function addCaptcha(
	form: HTMLFormElement,
	{ kind, name, script, key, field, action, category, words }: FormCaptcha
): void {
	const wrapper = form.querySelector< HTMLElement >(
		'.srfm-captcha-container'
	);
	const node = wrapper?.querySelector< HTMLElement >( '[data-sitekey]' );
	const error = wrapper?.querySelector< HTMLElement >(
		'.srfm-captcha-error'
	);
	if ( ! wrapper || ! node || ! error ) {
		return;
	}
	const isInvisible = kind === 'v2-invisible' || kind === 'v3-reCAPTCHA';
	const note = wrapper.querySelector< HTMLElement >( '.srfm-captcha-note' );
	let widget: Promise< Widget > | undefined;
	let rendered: Widget | undefined;

	const showError = ( problem: string ): void => {
		error.textContent = problem;
		if ( problem ) {
			wrapper.setAttribute( 'aria-describedby', error.id );
		} else {
			wrapper.removeAttribute( 'aria-describedby' );
		}
	};

	const renderWidget = async (): Promise< Widget > => {
		const api = await loadApi( kind, script );
		const listener: Widget[ 'listener' ] = { receive: () => undefined };
		// A cloned form may contain the widget of the original.
		const container = document.createElement( 'div' );
		node.replaceChildren( container );
		const id = api.render( container, {
			sitekey: key,
			...( isInvisible && { size: 'invisible' } ),
			...( kind === 'cf-turnstile' && {
				action,
				language: document.documentElement.lang || 'auto',
			} ),
			callback: ( response: string ) => {
				showError( '' );
				listener.receive( response );
			},
			'error-callback': () => {
				listener.receive( '' );
				return true;
			},
		} );
		note?.remove();
		return ( rendered = { api, id, listener } );
	};

	const start = (): Promise< Widget > => {
		widget ??= renderWidget().catch( ( problem: unknown ) => {
			widget = undefined;
			throw problem;
		} );
		return widget;
	};

	const requestConsent = (): void => {
		if ( ! note || note.dataset.asks ) {
			return;
		}
		note.dataset.asks = 'true';
		note.textContent = words.consent;
		const allow = getConsentSetter( category );
		if ( allow ) {
			const button = Object.assign( document.createElement( 'button' ), {
				type: 'button',
				textContent: words.allow,
				className: 'srfm-captcha-allow',
			} );
			button.setAttribute( 'aria-label', `${ words.allow }: ${ name }` );
			button.addEventListener( 'click', () => {
				allow();
				startIfAllowed();
			} );
			note.append( ' ', button );
		}
	};

	const startIfAllowed = (): void => {
		if ( isAllowed( category ) ) {
			start().catch( warn );
		} else {
			requestConsent();
		}
	};

	const getResponse = async (): Promise< {
		response?: string;
		problem: string;
	} > => {
		if ( ! isAllowed( category ) ) {
			requestConsent();
			return { problem: words.consent };
		}
		try {
			const { api, id, listener } = await start();
			const response = isInvisible
				? await execute( api, id, listener, action )
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
			showError( '' );
			const { response = '', problem } = await getResponse();
			if ( problem ) {
				showError( problem );
				wrapper.scrollIntoView( { block: 'center' } );
				wrapper.focus( { preventScroll: true } );
				announce( problem, 'assertive' );
				return false;
			}
			body.set( field, response );
			return true;
		},
		reset: () => rendered?.api.reset( rendered.id ),
	} );
	onConsentChange( startIfAllowed );
	startIfAllowed();
}
