import { php } from './store-contract';

/**
 * Saves the values of options.
 *
 * @param names Names of the options.
 * @return {Function} Restores the options. Options that did not exist are deleted. Can be called several times.
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
