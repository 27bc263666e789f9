import type { Rules } from './validation/validate';
import { SEPARATOR } from './validation/validate';

/** A field of a form, read from the page: the server's markup is the only description of it. */
export interface Field {
	id: string;
	type: string;
	/** Name under which its value is sent. */
	name: string;
	block: HTMLElement;
	/** Where its message goes. */
	error: HTMLElement;
	/** The server's control, which holds the value. */
	control: HTMLElement;
	/** What visitors see and focus where a widget stands in for the control. */
	face?: HTMLElement;
	/** The full number of a phone, where a widget knows its country. */
	full?: () => string;
	/** A limit as the site writes it, where a widget knows how. */
	textOf?: ( limit: string ) => string;
	confirm?: { control: HTMLInputElement; error: HTMLElement };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const CONTROLS = 'input:not([type=hidden]),textarea,select';

/** The fields of a form in the order of the page. */
export function fieldsOf( form: HTMLFormElement ): Field[] {
	const fields: Field[] = [];
	for ( const block of form.querySelectorAll< HTMLElement >( '[data-block-id][data-type]' ) ) {
		const control = block.querySelector< HTMLElement >( CONTROLS );
		const error = block.querySelector< HTMLElement >( '.srfm-error-message' );
		const { blockId: id, type } = block.dataset;
		if ( control && error && id && type ) {
			const named = block.querySelector< HTMLInputElement >( '[name]' );
			const field: Field = { id, type, name: named?.name.replace( /\[\]$/, '' ) ?? '', block, error, control };
			const confirm = block.querySelector< HTMLElement >( '.srfm-email-confirm-block,.srfm-password-confirm-block' );
			const second = confirm?.querySelector( 'input' );
			const message = confirm?.querySelector< HTMLElement >( '.srfm-error-message' );
			fields.push( second && message ? { ...field, confirm: { control: second, error: message } } : field );
		}
	}
	return fields;
}

const all = < T extends Element >( field: Field, selector: string ): T[] => [ ...field.block.querySelectorAll< T >( selector ) ];
const hidden = ( field: Field ) => field.block.querySelector< HTMLInputElement >( 'input[type=hidden]' );

/** What a field demands, by the attributes of spec section 3. */
export function rulesOf( field: Field ): Rules {
	const source = field.block.querySelector< HTMLElement >( '[data-required]' );
	const rules: Rules = { required: source?.dataset.required === 'true' };
	const attribute = ( name: string ): string | undefined => source?.getAttribute( name ) || field.control.getAttribute( name ) || undefined;
	const number = ( key: 'min' | 'max' | 'minLength' | 'maxLength' | 'minSelection' | 'maxSelection', name: string ): void => {
		const value = attribute( name );
		if ( value !== undefined ) {
			rules[ key ] = Number( value );
		}
	};
	if ( field.type === 'datepicker' ) {
		const type = field.control.getAttribute( 'type' );
		rules.dateType = type === 'datetime-local' ? 'dateTime' : type ?? 'date';
		rules.minDate = attribute( 'min' ) ?? '';
		rules.maxDate = attribute( 'max' ) ?? '';
		const { weekdays } = field.control.dataset;
		if ( weekdays ) {
			rules.weekdays = weekdays.split( ',' ).map( Number );
		}
		return rules;
	}
	number( 'min', 'min' );
	number( 'max', 'max' );
	number( 'minLength', 'minlength' );
	number( 'maxLength', field.control.hasAttribute( 'data-max' ) ? 'data-max' : 'maxlength' );
	number( 'minSelection', 'data-min-selection' );
	number( 'maxSelection', 'data-max-selection' );
	if ( field.control.matches( '.srfm-richtext' ) ) {
		rules.rich = true;
	}
	if ( field.type === 'number' ) {
		rules.formatType = attribute( 'format-type' ) ?? 'us-style';
	}
	if ( field.type === 'rating' ) {
		rules.max = all( field, 'input' ).length;
	}
	if ( field.type === 'dropdown' ) {
		rules.single = ! ( field.control as HTMLSelectElement ).multiple;
		rules.options = all< HTMLOptionElement >( field, 'option' ).map( ( { value } ) => value ).filter( Boolean );
	} else if ( field.type === 'multi-choice' ) {
		rules.single = field.control.getAttribute( 'type' ) === 'radio';
		rules.options = all< HTMLInputElement >( field, '.srfm-input-multi-choice-single' ).map( ( { value } ) => value );
	}
	return rules;
}

/** Fields hidden by conditions are sent empty. */
export const isHidden = ( field: Field ): boolean => field.block.closest( '.hide-element' ) !== null;

/** What the visitor entered, as it is sent. */
export function valueOf( field: Field ): string {
	const { value } = field.control as Control;
	const checked = all< HTMLInputElement >( field, 'input:checked' ).map( ( box ) => box.value );
	switch ( field.type ) {
		case 'multi-choice':
		case 'rating':
			return checked.join( SEPARATOR );
		case 'checkbox':
		case 'gdpr':
			return checked[ 0 ] ?? '';
		case 'dropdown':
			return all< HTMLOptionElement >( field, 'option:checked' ).map( ( option ) => option.value ).filter( Boolean ).join( SEPARATOR );
		case 'slider': {
			const slider = field.block.querySelector< HTMLElement >( '[data-default]' );
			return slider?.dataset.default || slider?.dataset.touched ? value : '';
		}
		case 'upload':
			return [ ...( ( field.control as HTMLInputElement ).files ?? [] ) ].map( ( { name } ) => name ).join( SEPARATOR );
		case 'phone':
			return hidden( field )?.value || value;
		case 'email':
			return value.trim().toLowerCase();
		default:
			return value;
	}
}

/**
 * Gives a phone its hidden field: the number without what people write between its digits. Other software, such as a
 * list of countries, may keep the full number there. Without JavaScript the visible field carries the name.
 */
export function addPhoneCarrier( field: Field ): void {
	const phone = field.control as HTMLInputElement;
	if ( field.type === 'phone' && ! hidden( field ) ) {
		const carrier = document.createElement( 'input' );
		carrier.type = 'hidden';
		carrier.name = field.name;
		carrier.dataset.unique = phone.dataset.unique ?? 'false';
		phone.removeAttribute( 'name' );
		phone.removeAttribute( 'data-unique' );
		phone.after( carrier );
	}
}

/** Keeps the value of choices and phones in the hidden field that carries their name. */
export function keepHidden( field: Field ): void {
	const carrier = hidden( field );
	if ( carrier && field.type === 'phone' ) {
		carrier.value = field.full ? field.full() : ( field.control as HTMLInputElement ).value.replace( /[\s()./-]/g, '' );
	} else if ( carrier ) {
		carrier.value = valueOf( field );
	}
}
