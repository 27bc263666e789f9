import { useEffect, useReducer, useRef } from 'react';
import { createPortal } from 'react-dom';
import { OwnHtml } from '@quayside/boundary/react';
import { announce } from '@quayside/ui';
import { check, confirmKey } from './check';
import type { Errors } from './check';
import type { Review } from './conditions/hide';
import { ErrorSummary, wrongOf } from './error-summary';
import type { Field } from './fields/field';
import { updateHiddenField, typeOf } from './fields/values';
import { mark } from './mark';
import type { Messages } from './messages';
import { fire } from './submission/events';
import type { FormState } from './submission/flow';
import { runFlow, INITIAL_STATE } from './submission/flow';
import type { Routes } from './submission/requests';

/** Spec section 9: fields with widgets of their own are looked at on blur after this time, in ms. */
const LATE_BLUR = 500;

/** Forms of more fields get a summary of what is wrong. */
const LONG = 7;

const isLate = ( { widget }: Field ): boolean => !! widget;

interface Props {
	host: HTMLElement;
	form: HTMLFormElement;
	/** Where the form says what went wrong with it as a whole: above its fields first, below them last. */
	failures: Element[];
	fields: Field[];
	/** Messages that the server printed, by block id. */
	said: Errors;
	/** Looks at the conditions of the fields again. */
	review: Review;
	/** Called once the form listens to its visitor. */
	onReady: () => void;
	messages: Messages;
	routes: Routes;
}

const NOTHING = {};

const isEmpty = ( errors: Errors ): boolean =>
	! Object.values( errors ).some( Boolean );

const hasFiles = ( { control }: Field ): boolean =>
	!! ( control as HTMLInputElement ).files?.length;

/** The state after a change; the same one after none, so that a key that changes nothing draws nothing. */
const merge = (
	state: FormState,
	change:
		Partial< FormState > | ( ( state: FormState ) => Partial< FormState > )
): FormState => {
	const changes = typeof change === 'function' ? change( state ) : change;
	return changes === NOTHING ? state : { ...state, ...changes };
};

/** What has state in a form. */
export function FormApp( {
	host,
	form,
	failures,
	fields,
	said,
	review,
	onReady,
	messages,
	routes,
}: Props ) {
	const [ state, change ] = useReducer( merge, {
		...INITIAL_STATE,
		errors: said,
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
				// Files are judged as they are chosen. That one is missing is said when the field is left: the button that took the last one out is gone, not the visitor.
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
			// An error goes as soon as the visitor does something about it; an email shows its format at once.
			change( ( { errors } ) =>
				errors[ key ] ? { errors: { ...errors, [ key ]: '' } } : NOTHING
			);
		};
		const onBlur =
			( late: boolean ) =>
			( event: FocusEvent ): void => {
				const field = fieldOf( event.target );
				// Moving between the parts of one field is no end of it.
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
				if ( ! pressed ) {
					judge();
				}
			};
		// A message that comes or goes while something is pressed would move that away from under the finger, and the click would be lost.
		let pressed = false;
		const waiting = new Set< Field >();
		const judge = (): void => {
			waiting.forEach( ( field ) =>
				change( ( { errors } ) => ( {
					errors: { ...errors, ...check( messages, field ) },
				} ) )
			);
			waiting.clear();
		};
		const onPress = (): void => {
			pressed = true;
		};
		const onRelease = (): void => {
			// The click comes first.
			setTimeout( () => {
				pressed = false;
				judge();
			} );
		};
		// Where a slider stands at first can be meant: a press on it, or one of its keys, is enough.
		const onTouch = ( event: Event ): void => {
			const field = fieldOf( event.target );
			const isMeant =
				! ( event instanceof KeyboardEvent ) ||
				/^(?:Arrow|Home|End|Page|Enter| )/.test( event.key );
			if (
				isMeant &&
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
			// The controls have their first values only after the event.
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
		const timer = setTimeout(
			() => form.addEventListener( 'focusout', lateBlur ),
			LATE_BLUR
		);
		const releases = [ 'pointerup', 'pointercancel' ] as const;
		document.addEventListener( 'pointerdown', onPress, true );
		releases.forEach( ( type ) =>
			document.addEventListener( type, onRelease, true )
		);
		form.addEventListener( 'reset', onReset );
		form.addEventListener( 'input', onInput );
		form.addEventListener( 'focusout', blur );
		form.addEventListener( 'keydown', onKeyDown );
		form.addEventListener( 'pointerdown', onTouch );
		form.addEventListener( 'submit', onSubmit );
		fire( 'srfm_form_after_initialization', { form } );
		onReady();
		return () => {
			document.removeEventListener( 'pointerdown', onPress, true );
			releases.forEach( ( type ) =>
				document.removeEventListener( type, onRelease, true )
			);
			form.removeEventListener( 'reset', onReset );
			form.removeEventListener( 'input', onInput );
			clearTimeout( timer );
			form.removeEventListener( 'focusout', blur );
			form.removeEventListener( 'focusout', lateBlur );
			form.removeEventListener( 'keydown', onKeyDown );
			form.removeEventListener( 'pointerdown', onTouch );
			form.removeEventListener( 'submit', onSubmit );
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
		// A field that is wrong takes the focus itself.
		if ( state.failure && ! wrongOf( fields, state.errors ).length ) {
			const area = form.querySelector< HTMLElement >(
				state.failure.position === 'header'
					? '.srfm-head-error'
					: '.srfm-footer-error'
			);
			area?.scrollIntoView( { block: 'center' } );
			area?.focus( { preventScroll: true } );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once for each failure, not for each correction.
	}, [ form, state.failure ] );

	useEffect( () => {
		if ( state.invalid ) {
			// How many there are; what is wrong with the first one is said with its control, which has the focus.
			announce(
				( messages.srfm_error_count ?? '' ).replace(
					'%s',
					String( wrongOf( fields, state.errors ).length )
				),
				'assertive'
			);
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- said once for each submission, not for each correction.
	}, [ state.invalid ] );

	const failure = ( position: 'header' | 'footer' ) =>
		state.failure?.position === position ? state.failure.message : '';
	const summary = form.querySelector< HTMLElement >( '.srfm-error-summary' );
	const summed = state.invalid > 0 ? fields.length > LONG : ! isEmpty( said );
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
				summed &&
				wrongOf( fields, state.errors ).length > 0 &&
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
