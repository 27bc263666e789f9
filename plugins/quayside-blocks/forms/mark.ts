import { confirmKey } from './check';
import type { Field } from './fields/field';
import { typeOf } from './fields/values';
import type { FormState } from './submission/flow';

/** Names the message in aria-describedby while it is there, after the help text. */
const describe = (
	control: Element,
	error: HTMLElement,
	wrong: boolean
): void => {
	const ids = ( control.getAttribute( 'aria-describedby' ) ?? '' )
		.split( ' ' )
		.filter( ( id ) => id && id !== error.id );
	if ( wrong ) {
		ids.push( error.id );
		control.setAttribute( 'aria-invalid', 'true' );
	} else {
		control.removeAttribute( 'aria-invalid' );
	}
	if ( ids.length ) {
		control.setAttribute( 'aria-describedby', ids.join( ' ' ) );
	} else {
		control.removeAttribute( 'aria-describedby' );
	}
};

/** Puts the state of a form onto the server's markup: classes and attributes that style sheets and readers know. */
export function mark(
	form: HTMLFormElement,
	fields: Field[],
	state: FormState
): void {
	for ( const field of fields ) {
		const wrong = !! state.errors[ field.id ];
		const confirmWrong = !! (
			field.confirm && state.errors[ confirmKey( field ) ]
		);
		field.block.classList.toggle( 'srfm-error', wrong || confirmWrong );
		const { wrongClass } = typeOf( field );
		if ( wrongClass ) {
			field.block.classList.toggle( wrongClass, wrong );
		}
		describe(
			field.block.querySelector( 'fieldset' ) ??
				field.widget ??
				field.control,
			field.error,
			wrong
		);
		if ( field.confirm ) {
			describe(
				field.confirm.control,
				field.confirm.error,
				confirmWrong
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
