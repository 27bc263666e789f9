import { confirmKey } from './fields/check';
import type { Field } from './fields/field';
import { typeOf } from './fields/values';
import type { FormState } from './submission/flow';

/** Adds the message to aria-describedby while it exists, before the help text, which visitors have heard. */
const describe = (
	control: Element,
	error: HTMLElement,
	isInvalid: boolean
): void => {
	const ids = ( control.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( ( id ) => id && id !== error.id );
	if ( isInvalid ) {
		ids.unshift( error.id );
	}
	// Without the attribute, a required box that is not checked would be read as invalid from the start.
	control.setAttribute( 'aria-invalid', String( isInvalid ) );
	if ( ids.length ) {
		control.setAttribute( 'aria-describedby', ids.join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
};

/** Applies the state of a form to the server's markup: classes for stylesheets, and attributes for assistive technology. */
export function mark(
	form: HTMLFormElement,
	fields: Field[],
	state: FormState
): void {
	for ( const field of fields ) {
		const isInvalid = !! state.errors[ field.id ];
		const isConfirmInvalid = !! (
			field.confirm && state.errors[ confirmKey( field ) ]
		);
		field.block.classList.toggle(
			'srfm-error',
			isInvalid || isConfirmInvalid
		);
		const { wrongClass } = typeOf( field );
		if ( wrongClass ) {
			field.block.classList.toggle( wrongClass, isInvalid );
		}
		describe(
			field.block.querySelector( 'fieldset' ) ??
				field.widget ??
				field.control,
			field.error,
			isInvalid
		);
		if ( field.confirm ) {
			describe(
				field.confirm.control,
				field.confirm.error,
				isConfirmInvalid
			);
		}
	}
	for ( const [ place, position ] of [
		[ 'head', 'header' ],
		[ 'footer', 'footer' ],
	] ) {
		form.querySelector( `.srfm-${ place }-error` )?.toggleAttribute(
			'hidden',
			state.failure?.position !== position
		);
	}
	form.querySelector( '.srfm-loader' )?.classList.toggle(
		'srfm-active',
		state.busy
	);
	const button = form.querySelector( '.srfm-submit-button' );
	if ( state.busy ) {
		button?.setAttribute( 'aria-disabled', 'true' );
	} else {
		button?.removeAttribute( 'aria-disabled' );
	}
}
