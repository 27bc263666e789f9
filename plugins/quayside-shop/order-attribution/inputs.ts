/** Values of the attribution fields; null while tracking is off. */
export type Values = Record< string, string | null >;

const ELEMENT = 'wc-order-attribution-inputs';

/** Server settings that the inputs need. */
export interface InputSettings {
	/** Prefix of every input's name. */
	prefix: string;
	/** Field names without the prefix. */
	fields: readonly string[];
}

let latest: Values = {};

/**
 * Defines the element that contains the hidden inputs of one form. They are in the light DOM, so that forms submit
 * them.
 */
const define = ( { prefix, fields }: InputSettings ): void => {
	if ( customElements.get( ELEMENT ) ) {
		return;
	}
	customElements.define(
		ELEMENT,
		class extends HTMLElement {
			connectedCallback(): void {
				this.replaceChildren(
					...fields.map( ( field ) => {
						const input = document.createElement( 'input' );
						input.type = 'hidden';
						input.name = prefix + field;
						input.value = latest[ field ] ?? '';
						return input;
					} )
				);
			}
		}
	);
};

/**
 * Fills the hidden inputs of every form. WooCommerce prints its element several times per form, so the duplicates are
 * removed.
 */
export function fillInputs( settings: InputSettings, values: Values ): void {
	latest = values;
	define( settings );
	const seen = new Set< Element | null >();
	for ( const group of document.querySelectorAll( ELEMENT ) ) {
		const form = group.closest( 'form' );
		if ( form && seen.has( form ) ) {
			group.remove();
			continue;
		}
		seen.add( form );
		for ( const field of settings.fields ) {
			const input = [ ...group.querySelectorAll( 'input' ) ].find(
				( { name } ) => name === settings.prefix + field
			);
			if ( input ) {
				input.value = values[ field ] ?? '';
			} else {
				// Spec section 8.
				// eslint-disable-next-line no-console -- reports code that has changed the store's element.
				console.warn(
					`Field "${ field }" not found. Most likely, the '<${ ELEMENT }>' element was manipulated.`
				);
			}
		}
	}
}
