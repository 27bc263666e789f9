import type { RuleError } from './rules';

/** A field of a form, read from the server's markup. */
export interface Field {
	id: string;
	type: string;
	/** Name under which the value is submitted. */
	name: string;
	block: HTMLElement;
	/** Container of the error message. */
	error: HTMLElement;
	/** The server-rendered control, which holds the value. */
	control: HTMLElement;
	/** The element that visitors see and focus, if a widget replaces the control. */
	widget?: HTMLElement;
	/** Delay before the widget takes the focus, in ms. */
	delay?: number;
	/** Returns the full number of a phone with a country widget. */
	full?: () => string;
	/** Validates state that only the widget has, instead of the value. */
	inspect?: () => RuleError | null;
	/** Formats a limit the way the site does, if the widget can. */
	formatLimit?: ( limit: string ) => string;
	confirm?: { control: HTMLInputElement; error: HTMLElement };
}

const CONTROLS = 'input:not([type=hidden]),textarea,select';

/** Returns the fields of a form in the order of the page. */
export function fieldsOf( form: HTMLFormElement ): Field[] {
	const fields: Field[] = [];
	for ( const block of form.querySelectorAll< HTMLElement >(
		'[data-block-id][data-type]'
	) ) {
		const control = block.querySelector< HTMLElement >( CONTROLS );
		const error = block.querySelector< HTMLElement >(
			'.srfm-error-message'
		);
		const { blockId: id, type } = block.dataset;
		if ( control && error && id && type ) {
			const named = block.querySelector< HTMLInputElement >( '[name]' );
			const field: Field = {
				id,
				type,
				name: named?.name.replace( /\[\]$/, '' ) ?? '',
				block,
				error,
				control,
			};
			const confirm = block.querySelector< HTMLElement >(
				`.srfm-${ type }-confirm-block`
			);
			const second = confirm?.querySelector( 'input' );
			const message = confirm?.querySelector< HTMLElement >(
				'.srfm-error-message'
			);
			fields.push(
				second && message
					? { ...field, confirm: { control: second, error: message } }
					: field
			);
		}
	}
	return fields;
}

/** Returns the elements of a field that match a selector. */
export const all = < T extends Element >(
	field: Field,
	selector: string
): T[] => [ ...field.block.querySelectorAll< T >( selector ) ];

/** Returns the hidden field that carries the name of choices and phones; null for other fields. */
export const getHiddenField = ( field: Field ) =>
	field.block.querySelector< HTMLInputElement >( 'input[type=hidden]' );

/** Determines whether conditions hide a field. Hidden fields are submitted empty. */
export const isHidden = ( field: Field ): boolean =>
	field.block.closest( '.hide-element' ) !== null;
