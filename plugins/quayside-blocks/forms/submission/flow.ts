/** The submit flow of spec section 4. */
import type { FormSubmitResponse } from '@quayside/contracts/forms/submit.response';
import type { Errors } from '../fields/check';
import { check, getInvalidControl, getInvalidFields } from '../fields/check';
import type { Field } from '../fields/field';
import { isHidden } from '../fields/field';
import { valueOf } from '../fields/values';
import type { Messages } from '../fields/messages';
import { messageOf } from '../fields/messages';
import { warn } from '@quayside/ui/warn';
import { captchas } from '../spam/captcha/captchas';
import { applyFilter, fire } from './events';
import { buildPayload } from './payload';
import type { Routes } from './requests';
import { followUp, submit, findDuplicates } from './requests';

export interface FormState {
	busy: boolean;
	errors: Errors;
	/** Incremented with each invalid submission. */
	invalid: number;
	failure: { message: string; position: 'header' | 'footer' } | null;
	/** HTML of the success message. */
	success: string;
}

/** State of a form that has not been submitted. */
export const INITIAL_STATE: FormState = {
	busy: false,
	errors: {},
	invalid: 0,
	failure: null,
	success: '',
};

interface Flow {
	host: HTMLElement;
	form: HTMLFormElement;
	fields: Field[];
	messages: Messages;
	routes: Routes;
	change: (
		change:
			| Partial< FormState >
			| ( ( state: FormState ) => Partial< FormState > )
	) => void;
}

/** Spec section 9: delay before the success message fades in, in ms. */
const SUCCESS_FADE = 500;

/**
 * Idempotency keys, so that a double click or a retry creates only one entry.
 */
const keys = new WeakMap< HTMLFormElement, string >();
const getKey = ( form: HTMLFormElement ): string => {
	const key =
		keys.get( form ) ??
		[ ...crypto.getRandomValues( new Uint8Array( 16 ) ) ]
			.map( ( byte ) => byte.toString( 16 ).padStart( 2, '0' ) )
			.join( '' );
	keys.set( form, key );
	return key;
};

/**
 * Forms whose submission got no response. The server may have stored the entry
 * and its unique values.
 */
const awaitingResponse = new WeakSet< HTMLFormElement >();

const isVisible = ( element: Element | null ): boolean =>
	!! element && element.getClientRects().length > 0;

/** Focuses the first invalid field. The page scrolls to it once its messages are rendered. */
const focusFirstError = ( fields: Field[], errors: Errors ): void => {
	const [ first ] = getInvalidFields( fields, errors );
	if ( first ) {
		setTimeout(
			() =>
				getInvalidControl( first, errors ).focus( {
					preventScroll: true,
				} ),
			first.delay ?? 0
		);
	}
};

/** Returns the errors of all fields. The server checks unique fields. */
const validateAll = async ( {
	form,
	fields,
	messages,
	routes,
}: Flow ): Promise< Errors > => {
	const errors: Errors = {};
	for ( const field of fields ) {
		Object.assign( errors, check( messages, field ) );
	}
	// A retry's values would be found in its own entry. The server recognizes
	// it by its key.
	const unique = awaitingResponse.has( form )
		? []
		: fields.filter(
				( field ) =>
					field.block.querySelector( '[data-unique=true]' ) &&
					! errors[ field.id ] &&
					! isHidden( field ) &&
					valueOf( field )
			);
	if ( unique.length ) {
		const names = await findDuplicates(
			form,
			routes,
			Object.fromEntries(
				unique.map( ( field ) => [ field.name, valueOf( field ) ] )
			)
		);
		for ( const field of unique.filter( ( { name } ) =>
			names.includes( name )
		) ) {
			errors[ field.id ] = messageOf( messages, field, {
				code: 'unique',
			} );
		}
	}
	return errors;
};

const showSuccess = (
	{ host, form, routes, change }: Flow,
	response: FormSubmitResponse
): void => {
	const formId = `srfm-form-${ form.getAttribute( 'form-id' ) }`;
	fire( 'srfm_form_submission_success', { formId } );
	keys.delete( form );
	if ( response.data.after_submit && response.data.submission_id ) {
		followUp(
			routes,
			response.data.submission_id,
			response.data.submission_token
		);
	}
	const type = form.getAttribute( 'message-type' );
	const redirects = type === 'different page' || type === 'custom url';
	if (
		redirects &&
		response.redirect_url &&
		/^https?:\/\//i.test( response.redirect_url )
	) {
		// The visitor may come back to this page.
		addEventListener( 'pageshow', () => change( { busy: false } ) );
		window.location.assign( response.redirect_url );
		return;
	}
	change( { busy: false, errors: {} } );
	const box = host.querySelector< HTMLElement >( '.srfm-success-box' );
	const loader = form.querySelector( '.srfm-loader' );
	if (
		! box ||
		! fire(
			'srfm_on_show_success_message',
			{
				form,
				element: box,
				message: response.message,
				submitType: type,
				container: box,
				loader,
			},
			true
		)
	) {
		return;
	}
	change( { success: response.message ?? '' } );
	box.hidden = false;
	box.style.opacity = '0';
	box.classList.add( 'srfm-active' );
	setTimeout( () => ( box.style.opacity = '1' ), SUCCESS_FADE );
	if ( form.getAttribute( 'after-submission' ) === 'reset form' ) {
		form.reset();
	} else {
		form.hidden = true;
	}
	if ( applyFilter( 'srfm.enableScrollOnSuccess', true, form ) ) {
		box.scrollIntoView( { block: 'center' } );
	}
	// This reads the message, so the box is no live region. Without JavaScript, the page has the message from the start.
	box.focus( { preventScroll: true } );
};

const showErrors = (
	{ form, fields, messages, change }: Flow,
	{ data }: FormSubmitResponse
): void => {
	if ( data.log_message ) {
		warn( data.log_message );
	}
	const errors: Errors = {};
	for ( const [ name, message ] of Object.entries(
		data.field_errors ?? {}
	) ) {
		const field = fields.find( ( each ) => each.name === name );
		if ( field ) {
			errors[ field.id ] = message;
		}
	}
	const failure = {
		message: data.message || messages.srfm_default_error || '',
		position: data.position ?? 'footer',
	} as const;
	change( ( { invalid } ) => ( {
		busy: false,
		errors,
		failure,
		invalid: invalid + Number( Object.keys( errors ).length > 0 ),
	} ) );
	fire( 'srfm_show_common_form_error', { form, ...failure } );
	if ( Object.keys( errors ).length ) {
		focusFirstError( fields, errors );
	}
};

/**
 * Runs the flow once.
 */
export async function runFlow( flow: Flow ): Promise< void > {
	const { host, form, fields, messages, routes, change } = flow;
	const custom = form.querySelector( '.srfm-custom-button' );
	if (
		host.classList.contains( 'srfm-submit-button-hidden' ) &&
		! isVisible( custom )
	) {
		return;
	}
	const loader = form.querySelector( '.srfm-loader' );
	const box = host.querySelector( '.srfm-success-box' );
	const detail = {
		form,
		loader,
		formId: form.getAttribute( 'form-id' ),
		submitType: form.getAttribute( 'message-type' ),
		successElement: box,
		successContainer: box,
	};
	const body = buildPayload( form, fields );
	body.set( 'quayside-key', getKey( form ) );
	body.set( 'quayside-elapsed', String( Math.round( performance.now() ) ) );
	change( { busy: true, errors: {}, failure: null } );
	try {
		const errors = await validateAll( flow );
		if ( Object.values( errors ).some( Boolean ) ) {
			change( ( { invalid } ) => ( {
				busy: false,
				errors,
				invalid: invalid + 1,
			} ) );
			focusFirstError( fields, errors );
			return;
		}
		// A preview is not submitted (spec section 2).
		const { preview } = form.dataset;
		if ( preview !== undefined ) {
			change( {
				busy: false,
				errors: {},
				failure: { message: preview, position: 'footer' },
			} );
			return;
		}
		const captcha = captchas.get( form );
		if ( captcha && ! ( await captcha.solve( body ) ) ) {
			change( { busy: false, errors: {} } );
			return;
		}
		if ( ! fire( 'srfm_on_trigger_form_submission', detail, true ) ) {
			change( { busy: false } );
			return;
		}
		awaitingResponse.add( form );
		const response = await submit( form, routes, body ).finally( () =>
			captcha?.reset()
		);
		awaitingResponse.delete( form );
		if ( ! response ) {
			keys.delete( form );
			change( { busy: false } );
		} else if ( response.success ) {
			showSuccess( flow, response );
		} else {
			showErrors( flow, response );
		}
	} catch ( error ) {
		if ( error instanceof DOMException && error.name === 'AbortError' ) {
			change( {
				busy: false,
				failure: { message: error.message, position: 'footer' },
			} );
			return;
		}
		warn( error );
		fire( 'srfm_on_trigger_form_submission_failure', { ...detail, error } );
		change( {
			busy: false,
			failure: {
				message: messages.srfm_default_error ?? '',
				position: 'footer',
			},
		} );
	}
}
