import { useSelect } from '@wordpress/data';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { EDITORS } from '../fields/field-editors';
import { comparedChoices, plainOf } from './attributes';
import { perChange, PREFIX } from './per-change';

/** A field or group of the form being edited. */
export interface FormField {
	clientId: string;
	id: string;
	type: string;
	slug: string;
	label: string;
	conditional: FieldConditions;
	/** Whether the value is an email address. */
	isEmail: boolean;
	/** Values of the choices that rules compare with. Other fields have none. */
	choices?: string[];
}

const getFields = perChange( ( blocks ) =>
	blocks.map( ( { clientId, name, attributes } ): FormField => {
		const type = name.replace( PREFIX, '' );
		const { compares, isEmail } = EDITORS[ type ] ?? {};
		return {
			clientId,
			id: attributes.block_id ?? '',
			type,
			isEmail: !! isEmail,
			slug: attributes.slug ?? '',
			label: plainOf( attributes.label ?? '' ),
			conditional: attributes.conditional ?? {},
			...( compares === 'choice' && {
				choices: comparedChoices( attributes.options ).map(
					( { value } ) => value
				),
			} ),
		};
	} )
);

/** Returns all fields and groups of the form, in order. */
export function useFormFields(): FormField[] {
	return useSelect( getFields, [] );
}
