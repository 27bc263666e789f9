import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import { EDITORS } from '../fields/field-editors';
import type { FieldAttributes } from './attributes';
import { plainOf } from './attributes';

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
}

interface Selectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: ( ids: string[] ) => Array< {
		clientId: string;
		name: string;
		attributes: Partial< FieldAttributes >;
	} | null >;
}

const PREFIX = 'quayside/field-';

/** Returns all fields and groups of the form, in order. */
export function useFormFields(): FormField[] {
	const json = useSelect( ( select ) => {
		const { getClientIdsWithDescendants, getBlocksByClientId } = select(
			blockEditor
		) as unknown as Selectors;
		const fields = getBlocksByClientId(
			getClientIdsWithDescendants()
		).flatMap( ( block ): FormField[] =>
			block?.name.startsWith( PREFIX )
				? [
						{
							clientId: block.clientId,
							id: block.attributes.block_id ?? '',
							type: block.name.replace( PREFIX, '' ),
							isEmail:
								!! EDITORS[ block.name.replace( PREFIX, '' ) ]
									?.isEmail,
							slug: block.attributes.slug ?? '',
							label: plainOf( block.attributes.label ?? '' ),
							conditional: block.attributes.conditional ?? {},
						},
					]
				: []
		);
		// Returned as a string, because useSelect() compares results by identity.
		return JSON.stringify( fields );
	}, [] );
	return JSON.parse( json ) as FormField[];
}
