import type { Fault } from './rules';

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
	/** Time before its face takes the focus, in ms. */
	delay?: number;
	/** The full number of a phone, where a widget knows its country. */
	full?: () => string;
	/** Judges what only a widget knows, instead of the value. */
	inspect?: () => Fault | null;
	/** A limit as the site writes it, where a widget knows how. */
	textOf?: ( limit: string ) => string;
	confirm?: { control: HTMLInputElement; error: HTMLElement };
}

const CONTROLS = 'input:not([type=hidden]),textarea,select';

/** The fields of a form in the order of the page. */
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

/** Elements of a field. */
export const all = < T extends Element >(
	field: Field,
	selector: string
): T[] => [ ...field.block.querySelectorAll< T >( selector ) ];

/** The field that carries the name of choices and phones. */
export const carrierOf = ( field: Field ) =>
	field.block.querySelector< HTMLInputElement >( 'input[type=hidden]' );

/** Fields hidden by conditions are sent empty. */
export const isHidden = ( field: Field ): boolean =>
	field.block.closest( '.hide-element' ) !== null;
