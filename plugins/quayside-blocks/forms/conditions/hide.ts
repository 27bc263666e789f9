import type { FieldConditions } from '@quayside/contracts/forms/field.conditions';
import type { Field } from '../fields/field';
import { rulesOf, valueOf } from '../fields/values';
import type { Conditional } from './conditions';
import { hiddenIds } from './conditions';

/** Class of hidden fields, as clients of the original forms expect it. */
const HIDDEN = 'hide-element';

/** Evaluates the conditions again, after a change of one field or of any number of fields. */
export type Review = ( changed?: Field ) => void;

/**
 * Hides and shows the fields of a form by their conditions, initially and whenever the returned function is called.
 *
 * Changes of fields without dependent rules are ignored. Other changes evaluate the rules once with cached values.
 */
export function hideByConditions(
	form: HTMLFormElement,
	fields: Field[]
): Review {
	const byId = new Map( fields.map( ( field ) => [ field.id, field ] ) );
	const blocks = new Map< string, HTMLElement >();
	const conditionals: Conditional[] = [];
	for ( const block of form.querySelectorAll< HTMLElement >(
		'[data-block-id][data-type],[data-group-id]'
	) ) {
		const { blockId, groupId, if: conditional } = block.dataset;
		const id = blockId || groupId || `group-${ blocks.size }`;
		const field = byId.get( id );
		blocks.set( id, block );
		conditionals.push( {
			id,
			type: field?.type ?? '',
			formatType: field && rulesOf( field ).formatType,
			within: block.parentElement?.closest< HTMLElement >(
				'[data-group-id]'
			)?.dataset.groupId,
			conditional: conditional
				? ( JSON.parse( conditional ) as FieldConditions )
				: undefined,
		} );
	}
	const subjects = new Set(
		conditionals.flatMap(
			( { conditional } ) =>
				conditional?.rules?.map( ( { field } ) => field ) ?? []
		)
	);
	const values = new Map< string, string >();
	let hidden = new Set< string >();

	const review: Review = ( changed ) => {
		if ( changed && ! subjects.has( changed.id ) ) {
			return;
		}
		for ( const field of changed ? [ changed ] : fields ) {
			values.set( field.id, valueOf( field ) );
		}
		const now = hiddenIds( conditionals, ( id ) => values.get( id ) ?? '' );
		for ( const { id } of conditionals ) {
			if ( ! changed || now.has( id ) !== hidden.has( id ) ) {
				blocks.get( id )?.classList.toggle( HIDDEN, now.has( id ) );
			}
		}
		hidden = now;
	};
	review();
	return review;
}
