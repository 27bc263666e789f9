import { getBlockType } from '@wordpress/blocks';
import type { Attributes } from './origin';

/**
 * Returns the default values of a block type's attributes, none if it is not
 * registered.
 */
export function getDefaults( name: string ): Attributes {
	const type = getBlockType( name ) as
		{ attributes?: Record< string, { default?: unknown } > } | undefined;
	return Object.fromEntries(
		Object.entries( type?.attributes ?? {} ).flatMap(
			( [ attribute, schema ] ) =>
				schema.default === undefined
					? []
					: [ [ attribute, schema.default ] ]
		)
	);
}
