import { PROPERTIES } from '../blocked';
import { blockedAttributes } from '../release/restore';

/**
 * Makes blocked elements report their waiting address to scripts that read it back.
 */
export function exposeBlockedAddresses(): void {
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
							blockedAttributes( self as Element ).find(
								( [ name ] ) => name === property.toLowerCase()
							)?.[ 1 ] ) ||
							Reflect.apply( get, self, values ) ) as unknown,
				} );
				Object.defineProperty( owner, property, descriptor );
			}
		}
	}
}
