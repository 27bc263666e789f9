import type { Field } from '../fields/field';
import { isHidden } from '../fields/field';
import { typeOf, valueOf } from '../fields/values';

/**
 * Builds the data of a submission: every field, multiple choices joined, hidden
 * fields empty, confirmation fields left out, address parts joined. Spec
 * section 3.
 *
 * Must be called before anything is awaited, because some browsers lose
 * selected files otherwise.
 */
export function buildPayload(
	form: HTMLFormElement,
	fields: Field[]
): FormData {
	const data = new FormData( form );
	for ( const field of fields ) {
		if ( typeOf( field ).native && ! isHidden( field ) ) {
			continue;
		}
		data.delete( `${ field.name }[]` );
		data.set( field.name, isHidden( field ) ? '' : valueOf( field ) );
	}
	const addresses: Record< string, string > = {};
	for ( const group of form.querySelectorAll< HTMLElement >(
		'.srfm-address-block[data-slug]'
	) ) {
		const parts = fields
			.filter( ( { block } ) => group.contains( block ) )
			.map( ( field ) => valueOf( field ).trim() );
		addresses[ group.dataset.slug as string ] = parts
			.filter( Boolean )
			.join( ', ' );
	}
	if ( Object.keys( addresses ).length ) {
		data.set( 'srfm_addresses', JSON.stringify( addresses ) );
	}
	return data;
}
