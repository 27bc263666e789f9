import { PROPERTIES } from '../held';
import { heldOf } from '../release/restore';

/**
 * Has held elements name the address that they wait for to scripts that read it back.
 */
export function nameHeldAddresses(): void {
	for ( const kind of Object.getOwnPropertyNames( window ).filter( ( name ) =>
		/^HTML/.test( name )
	) ) {
		for ( const property of PROPERTIES.split( ' ' ) ) {
			const owner = window[ kind as 'HTMLElement' ].prototype;
			const descriptor = Object.getOwnPropertyDescriptor(
				owner,
				property
			);
			if ( descriptor?.get ) {
				descriptor.get = new Proxy( descriptor.get, {
					apply: ( get, self: Partial< Element >, values ) =>
						( ( self.hasAttribute?.( 'data-held' ) &&
							heldOf( self as Element ).find(
								( [ name ] ) => name === property.toLowerCase()
							)?.[ 1 ] ) ||
							Reflect.apply( get, self, values ) ) as unknown,
				} );
				Object.defineProperty( owner, property, descriptor );
			}
		}
	}
}
