/**
 * The document, with only its own properties. An element with an ID or name such as "cookie", "baseURI", or "querySelector"
 * replaces that property of `document`, and every author of a post can add one.
 */
export const page = new Proxy( document, {
	get: ( target, name ) => {
		const value: unknown = Reflect.get( Document.prototype, name, target );
		return typeof value === 'function'
			? ( value.bind( target ) as unknown )
			: value;
	},
	// Setting a property that such an element hides must not throw.
	set: ( target, name, value ) =>
		[ Reflect.set( Document.prototype, name, value, target ) ].length > 0,
} );
