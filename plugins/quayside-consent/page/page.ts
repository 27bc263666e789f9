/**
 * The document, with its own properties alone: elements with an id or a name such as "cookie", "baseURI" or "querySelector"
 * stand in place of those on `document` itself, and whoever writes a post may name them so.
 */
export const page = new Proxy( document, {
	get: ( target, name ) => {
		const value: unknown = Reflect.get( Document.prototype, name, target );
		return typeof value === 'function'
			? ( value.bind( target ) as unknown )
			: value;
	},
	// Not even by such an element is it a mistake to try.
	set: ( target, name, value ) =>
		[ Reflect.set( Document.prototype, name, value, target ) ].length > 0,
} );
