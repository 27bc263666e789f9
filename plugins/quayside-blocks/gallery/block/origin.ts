/** The attributes of a block or an image. */
export type Attributes = Record< string, unknown >;

/**
 * What a block had and a transform can't express: for each attribute, the value
 * that a transform back would produce, and the original value. Undefined values
 * are left out.
 */
export interface Origin {
	attributes: Record< string, { converted?: unknown; original?: unknown } >;
}

/** Rich text becomes its HTML. */
const plain = ( value: unknown ): unknown =>
	value !== null && typeof value === 'object' && 'toHTMLString' in value
		? String( value )
		: value;

/** PHP writes an empty object as an empty array when WordPress serializes blocks, as it does for the editor once a plugin hooks blocks. */
const emptyAsPhp = ( _key: string, value: unknown ): unknown =>
	value !== null && typeof value === 'object' && ! Object.keys( value ).length
		? []
		: value;

const isSame = ( a: unknown, b: unknown ): boolean =>
	JSON.stringify( a, emptyAsPhp ) === JSON.stringify( b, emptyAsPhp );

/** Drops undefined values, which JSON does not have. */
export const compact = < T extends object >( value: T ): T =>
	Object.fromEntries(
		Object.entries( value ).filter( ( [ , entry ] ) => entry !== undefined )
	) as T;

/** Returns attributes without some of them. */
export const omit = (
	attributes: Attributes,
	...names: string[]
): Attributes =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ name ] ) => ! names.includes( name )
		)
	);

/**
 * Returns what a transform back would lose or change, undefined if nothing.
 *
 * @param original  The original attributes.
 * @param converted What a transform back makes of them.
 * @param defaults  Default values of the attributes.
 */
export function getOrigin(
	original: Attributes,
	converted: Attributes,
	defaults: Attributes = {}
): Origin | undefined {
	const attributes: Origin[ 'attributes' ] = {};
	for ( const name of new Set( [
		...Object.keys( original ),
		...Object.keys( converted ),
	] ) ) {
		const before = plain( original[ name ] ) ?? defaults[ name ];
		const after = converted[ name ] ?? defaults[ name ];
		if ( ! isSame( before, after ) ) {
			attributes[ name ] = compact( {
				converted: after,
				original: before,
			} );
		}
	}
	return Object.keys( attributes ).length ? { attributes } : undefined;
}

/**
 * Returns the attributes of a transform back: the original values, except those
 * whose counterpart has changed since.
 *
 * @param converted What the transform produces.
 * @param origin    What getOrigin() returned.
 * @param defaults  Default values of the attributes.
 */
export function restore(
	converted: Attributes,
	origin: Origin | undefined,
	defaults: Attributes = {}
): Attributes {
	const result = { ...converted };
	for ( const [ name, pair ] of Object.entries( origin?.attributes ?? {} ) ) {
		if ( isSame( converted[ name ] ?? defaults[ name ], pair.converted ) ) {
			result[ name ] = pair.original;
		}
	}
	return compact( result );
}
