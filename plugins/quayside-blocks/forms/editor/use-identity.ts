import { store as blockEditor } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import type { FieldAttributes } from './attributes';
import type { EditorField } from './identity';
import { identities } from './identity';
import { useUnrecordedUpdate } from './use-unrecorded-update';

interface Selectors {
	getClientIdsWithDescendants: () => string[];
	getBlocksByClientId: (
		ids: string[]
	) => Array< ( EditorField & { name: string } ) | null >;
}

/**
 * Assigns an id and a slug to a field, and new ones to a copy of a field.
 */
export function useIdentity(
	clientId: string,
	attributes: FieldAttributes
): void {
	const registry = useRegistry() as unknown as {
		select: ( store: string ) => unknown;
	};
	const update = useUnrecordedUpdate();
	const { block_id: id, slug, label } = attributes;
	useEffect( () => {
		const { getClientIdsWithDescendants, getBlocksByClientId } =
			registry.select( blockEditor ) as Selectors;
		const fields = getBlocksByClientId(
			getClientIdsWithDescendants()
		).filter( ( block ) =>
			block?.name.startsWith( 'quayside/field-' )
		) as EditorField[];
		const self = fields.find( ( field ) => field.clientId === clientId );
		// Previews of patterns and styles contain fields that are not part of the form.
		if ( ! self ) {
			return;
		}
		const change = identities.resolve(
			self,
			fields.filter( ( field ) => field !== self )
		);
		if ( Object.keys( change ).length ) {
			update( clientId, change );
		}
	}, [ clientId, id, slug, label, registry, update ] );
}
