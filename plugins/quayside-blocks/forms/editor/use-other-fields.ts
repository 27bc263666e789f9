import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import type { OtherField } from '../fields/field-editor';
import { EDITORS } from '../fields/field-editors';
import { comparedChoices, plainOf } from './attributes';
import { perChange, PREFIX } from './per-change';

/** All fields that rules can refer to, and what is needed to leave out those that a field can't. */
const getFields = perChange( ( blocks, ids, parentsOf ) => ( {
	places: Object.fromEntries( ids.map( ( id, place ) => [ id, place ] ) ),
	fields: blocks.flatMap(
		( {
			clientId,
			name,
			attributes: {
				block_id: id,
				label = '',
				slug = '',
				options,
				dateType = '',
			},
		} ) => {
			const type = name.replace( PREFIX, '' );
			return id && type in EDITORS
				? [
						{
							clientId,
							parents: parentsOf( clientId ),
							field: {
								id,
								type,
								slug,
								label: plainOf( label ) || slug,
								options: comparedChoices( options ),
								dateType,
							},
						},
					]
				: [];
		}
	),
} ) );

/** Returns the fields that rules of a field can refer to: all fields of the form except itself and its inner fields. */
export function useOtherFields( clientId: string ): OtherField[] {
	const form = useSelect( getFields, [] );
	return useMemo( () => {
		const place = form.places[ clientId ] ?? -1;
		return form.fields
			.filter(
				( other ) =>
					other.clientId !== clientId &&
					! other.parents.includes( clientId )
			)
			.map( ( { clientId: otherId, field } ) => ( {
				...field,
				isBefore: ( form.places[ otherId ] ?? -1 ) < place,
			} ) );
	}, [ form, clientId ] );
}
