import { useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { OwnHtml } from '@quayside/boundary/react';
import { announce } from '@quayside/ui';
import {
	check,
	confirmKey,
	getInvalidControl,
	getInvalidFields,
} from './fields/check';
import type { Errors } from './fields/check';
import type { Review } from './conditions/hide';
import { ErrorSummary } from './error-summary';
import type { Field } from './fields/field';
import { updateHiddenField, typeOf } from './fields/values';
import { mark } from './mark';
import type { Messages } from './fields/messages';
import { fire } from './submission/events';
import type { FormState } from './submission/flow';
import { runFlow, INITIAL_STATE } from './submission/flow';
import type { Routes } from './submission/requests';

/** Time until fields with custom widgets are validated on blur, in ms; spec section 9. */
const LATE_BLUR = 500;

/** Forms with more fields display an error summary. */
const LONG = 7;

const isLate = ( { widget }: Field ): boolean => !! widget;

interface Props {
	host: HTMLElement;
	form: HTMLFormElement;
	/** Elements for errors of the whole form: the first above its fields, the last below them. */
	failures: Element[];
	fields: Field[];
	/** Messages that the server printed, by block id. */
	initialErrors: Errors;
	/** Evaluates the conditions of the fields again. */
	review: Review;
	/** Called once the form handles events. */
	onReady: () => void;
	messages: Messages;
	routes: Routes;
}

const NOTHING = {};

const isEmpty = ( errors: Errors ): boolean =>
	! Object.values( errors ).some( Boolean );

const hasFiles = ( { control }: Field ): boolean =>
	!! ( control as HTMLInputElement ).files?.length;

/** Returns the state after a change. If nothing changes, it returns the same object, so that nothing is rendered again. */
const merge = (
	state: FormState,
	change:
		Partial< FormState > | ( ( state: FormState ) => Partial< FormState > )
): FormState => {
	const changes = typeof change === 'function' ? change( state ) : change;
	return changes === NOTHING ? state : { ...state, ...changes };
};

/** Renders the stateful parts of a form, and handles its events. */
export function FormApp( {
	host,
	form,
	failures,
	fields,
	initialErrors,
	review,
	onReady,
	messages,
	routes,
}: Props ) {
	const [ state, change ] = useReducer( merge, {
		...INITIAL_STATE,
		errors: initialErrors,
	} );
	const busy = useRef( false );

	useEffect( () => {
		const fieldOf = ( target: EventTarget | null ) =>
			fields.find( ( { block } ) => block.contains( target as Node ) );
		const isConfirm = ( field: Field, target: EventTarget | null ) =>
			field.confirm?.control === target;

		const onInput = ( event: Event ): void => {
			const field = fieldOf( event.target );
			if ( ! field ) {
				return;
			}
			const input = event.target as HTMLInputElement;
			const { changed, early, normal } = typeOf( field );
			if ( normal && ! ( event as InputEvent ).isComposing ) {
				// Spec section 4: an email is lowercased and trimmed on every input. An unchanged value leaves the caret alone.
				const value = normal( input.value );
				if ( value !== input.value ) {
					input.value = value;
				}
			}
			changed?.( field, input );
			updateHiddenField( field );
			review( field );
			if ( early ) {
				// Files are validated when they are selected. A missing file is reported only on blur, because the visitor can still
				// be using the field after removing the last one.
				waiting.delete( field );
				const errors = hasFiles( field )
					? check( messages, field )
					: { [ field.id ]: '' };
				if ( errors[ field.id ] ) {
					announce( errors[ field.id ] as string, 'assertive' );
				}
				change( ( state ) => ( {
					errors: { ...state.errors, ...errors },
				} ) );
				return;
			}
			const key = isConfirm( field, event.target )
				? confirmKey( field )
				: field.id;
			// An error disappears as soon as the visitor edits the field.
			change( ( { errors } ) =>
				errors[ key ] ? { errors: { ...errors, [ key ]: '' } } : NOTHING
			);
		};
		const onBlur =
			( late: boolean ) =>
			( event: FocusEvent ): void => {
				const field = fieldOf( event.target );
				// The focus can move within a field.
				if (
					! field ||
					isLate( field ) !== late ||
					field.block.contains( event.relatedTarget as Node ) ||
					form.classList.contains( 'is-done' )
				) {
					return;
				}
				const { left } = typeOf( field );
				if ( left ) {
					left( field );
					review( field );
				}
				waiting.add( field );
				// Runs after a dialog of the field that closes has returned the focus.
				queueMicrotask( () => {
					if ( ! pressed ) {
						validateWaiting( document.activeElement );
					}
				} );
			};
		// If messages changed while a pointer is down, the layout could shift, and the click would be lost.
		let pressed: Element | null = null;
		const waiting = new Set< Field >();
		// In Safari on macOS, a pressed button doesn't get the focus, so the visitor can be using a field that has lost it.
		const validateWaiting = ( used: Element | null ): void => {
			for ( const field of waiting ) {
				if ( ! field.block.contains( used ) ) {
					waiting.delete( field );
					change( ( { errors } ) => ( {
						errors: { ...errors, ...check( messages, field ) },
					} ) );
				}
			}
		};
		const onPress = ( { target }: Event ): void => {
			pressed = target as Element;
		};
		const onRelease = (): void => {
			// Runs after the click.
			setTimeout( () => {
				validateWaiting( pressed );
				pressed = null;
			} );
		};
		// A visitor can select the initial value of a slider by pressing it or one of its keys.
		const onTouch = ( event: Event ): void => {
			const field = fieldOf( event.target );
			const isSelection =
				! ( event instanceof KeyboardEvent ) ||
				/^(?:Arrow|Home|End|Page|Enter| )/.test( event.key );
			if (
				isSelection &&
				field &&
				typeOf( field ).touch &&
				event.target === field.control &&
				! field.block.querySelector( '[data-touched]' )
			) {
				field.control.dispatchEvent(
					new Event( 'input', { bubbles: true } )
				);
			}
		};
		const onKeyDown = ( event: KeyboardEvent ): void => {
			onTouch( event );
			// Spec section 5: Enter in a password field does not submit the form.
			if (
				event.key === 'Enter' &&
				( event.target as HTMLInputElement ).type === 'password'
			) {
				event.preventDefault();
			}
		};
		const onSubmit = ( event: SubmitEvent ): void => {
			event.preventDefault();
			if ( ! busy.current ) {
				busy.current = true;
				void runFlow( {
					host,
					form,
					fields,
					messages,
					routes,
					change,
				} ).finally( () => ( busy.current = false ) );
			}
		};
		const onReset = (): void => {
			// The controls are reset only after the event.
			setTimeout( () => {
				for ( const field of fields ) {
					field.block
						.querySelector( '[data-touched]' )
						?.removeAttribute( 'data-touched' );
					field.block
						.querySelector( 'output' )
						?.replaceChildren(
							( field.control as HTMLInputElement ).value
						);
					updateHiddenField( field );
				}
				review();
			} );
		};
		const blur = onBlur( false );
		const lateBlur = onBlur( true );
		const events = new AbortController();
		const { signal } = events;
		const timer = setTimeout(
			() => form.addEventListener( 'focusout', lateBlur, { signal } ),
			LATE_BLUR
		);
		for ( const [ type, listener ] of [
			[ 'pointerdown', onPress ],
			[ 'pointerup', onRelease ],
			[ 'pointercancel', onRelease ],
		] as const ) {
			document.addEventListener( type, listener, {
				capture: true,
				signal,
			} );
		}
		form.addEventListener( 'reset', onReset, { signal } );
		form.addEventListener( 'input', onInput, { signal } );
		form.addEventListener( 'focusout', blur, { signal } );
		form.addEventListener( 'keydown', onKeyDown, { signal } );
		form.addEventListener( 'pointerdown', onTouch, { signal } );
		form.addEventListener( 'submit', onSubmit, { signal } );
		fire( 'srfm_form_after_initialization', { form } );
		onReady();
		return () => {
			clearTimeout( timer );
			events.abort();
		};
	}, [ fields, form, host, messages, onReady, review, routes ] );

	useEffect( () => {
		const onError = ( event: Event ): void => {
			const {
				form: other,
				message,
				position,
			} = (
				event as CustomEvent< {
					form: unknown;
					message?: string;
					position?: 'header' | 'footer';
				} >
			 ).detail ?? {};
			if ( other === form ) {
				change( {
					failure: {
						message: message || messages.srfm_default_error || '',
						position: position === 'header' ? 'header' : 'footer',
					},
				} );
			}
		};
		document.addEventListener( 'srfm_show_common_form_error', onError );
		return () =>
			document.removeEventListener(
				'srfm_show_common_form_error',
				onError
			);
	}, [ form, messages ] );

	useEffect( () => {
		mark( form, fields, state );
		const summary = form.querySelector( '.srfm-error-summary' );
		summary?.toggleAttribute( 'hidden', ! summary.childElementCount );
		summary?.classList.toggle(
			'srfm-common-error-message',
			summary.childElementCount > 0
		);
	}, [ form, fields, state ] );

	useEffect( () => {
		// An invalid field gets the focus instead.
		if (
			state.failure &&
			! getInvalidFields( fields, state.errors ).length
		) {
			const area = form.querySelector< HTMLElement >(
				state.failure.position === 'header'
					? '.srfm-head-error'
					: '.srfm-footer-error'
			);
			area?.scrollIntoView( { block: 'center' } );
			area?.focus( { preventScroll: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once per failure, not per correction.
	}, [ form, state.failure ] );

	useEffect( () => {
		const [ first ] = getInvalidFields( fields, state.errors );
		if ( state.invalid && first ) {
			// Only now, because the summary and the messages move the fields.
			getInvalidControl( first, state.errors ).scrollIntoView( {
				block: 'center',
			} );
			// Announces only the number of errors. The message of the first one is read with its control, which has the focus.
			announce(
				( messages.srfm_error_count ?? '' ).replace(
					'%s',
					String( getInvalidFields( fields, state.errors ).length )
				),
				'assertive'
			);
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- announced once per submission, not per correction.
	}, [ state.invalid ] );

	const failure = ( position: 'header' | 'footer' ) =>
		state.failure?.position === position ? state.failure.message : '';
	const summary = form.querySelector< HTMLElement >( '.srfm-error-summary' );
	const hasSummary =
		state.invalid > 0 ? fields.length > LONG : ! isEmpty( initialErrors );
	const success = host.querySelector( '.srfm-success-box-description' );

	return (
		<>
			{ fields.map( ( field ) =>
				createPortal(
					state.errors[ field.id ] ?? '',
					field.error,
					field.id
				)
			) }
			{ fields.map(
				( field ) =>
					field.confirm &&
					createPortal(
						state.errors[ confirmKey( field ) ] ?? '',
						field.confirm.error,
						confirmKey( field )
					)
			) }
			{ createPortal(
				failure( 'header' ),
				failures[ 0 ] as Element,
				'header'
			) }
			{ createPortal(
				failure( 'footer' ),
				failures.at( -1 ) as Element,
				'footer'
			) }
			{ summary &&
				hasSummary &&
				getInvalidFields( fields, state.errors ).length > 0 &&
				createPortal(
					<ErrorSummary
						fields={ fields }
						errors={ state.errors }
						text={ messages.srfm_error_count ?? '' }
					/>,
					summary,
					'summary'
				) }
			{ success &&
				createPortal(
					<OwnHtml html={ state.success } />,
					success,
					'success'
				) }
		</>
	);
}
