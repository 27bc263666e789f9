import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import type { OtherField } from '../fields/field-editor';
import { EDITORS } from '../fields/field-editors';
import type { FieldAttributes } from './attributes';
import { plainOf } from './attributes';

interface EditorBlock {
	clientId: string;
	name: string;
	attributes: Partial< FieldAttributes >;
}

interface Selectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: ( ids: string[] ) => Array< EditorBlock | null >;
	getBlockParents: ( id: string ) => string[];
}

const PREFIX = 'quayside/field-';

/** Returns the fields that rules of a field can refer to: all fields of the form except itself and its inner fields. */
export function useOtherFields( clientId: string ): OtherField[] {
	const json = useSelect(
		( select ) => {
			const {
				getClientIdsWithDescendants,
				getBlocksByClientId,
				getBlockParents,
			} = select( blockEditor ) as unknown as Selectors;
			const ids = getClientIdsWithDescendants();
			const others = getBlocksByClientId( ids ).filter(
				( block ): block is EditorBlock =>
					!! block?.name.startsWith( PREFIX ) &&
					block.name.replace( PREFIX, '' ) in EDITORS &&
					block.clientId !== clientId &&
					! getBlockParents( block.clientId ).includes( clientId )
			);
			// Returned as a string, because useSelect() compares results by identity.
			return JSON.stringify(
				others.flatMap(
					( {
						clientId: otherId,
						name,
						attributes: {
							block_id: id,
							label = '',
							slug = '',
							options = [],
							dateType = '',
						},
					} ) =>
						id
							? [
									{
										id,
										type: name.replace( PREFIX, '' ),
										slug,
										label: plainOf( label ) || slug,
										options: options
											.filter( ( option ) =>
												option.label.trim()
											)
											.map( ( option ) => ( {
												label: option.label.trim(),
												value:
													option.value?.trim() ||
													option.label.trim(),
											} ) ),
										dateType,
										isBefore:
											ids.indexOf( otherId ) <
											ids.indexOf( clientId ),
									},
								]
							: []
				)
			);
		},
		[ clientId ]
	);
	return JSON.parse( json ) as OtherField[];
}
