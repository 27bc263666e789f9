import { php } from './store-contract';

/**
 * Remembers options of the site.
 *
 * @param names Their names.
 * @return {Function} Puts them back as they were, as often as it is called; what was not there is removed.
 */
export function keepOptions( ...names: string[] ): () => void {
	const list = `[ '${ names.join( "', '" ) }' ]`;
	const before = php(
		`$kept = []; foreach ( ${ list } as $name ) { $value = get_option( $name, null ); if ( null !== $value ) { $kept[ $name ] = $value; } } echo base64_encode( serialize( $kept ) );`
	).trim();
	return () =>
		void php(
			`$kept = unserialize( base64_decode( '${ before }' ) ); foreach ( ${ list } as $name ) { array_key_exists( $name, $kept ) ? update_option( $name, $kept[ $name ] ) : delete_option( $name ); }`
		);
}
