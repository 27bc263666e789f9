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
		`$saved = [];
		foreach ( ${ list } as $name ) {
			$value = get_option( $name, null ); if ( null !== $value ) { $saved[ $name ] = $value; }
		}
		echo base64_encode( serialize( $saved ) );`
	).trim();
	return () =>
		void php(
			`$saved = unserialize( base64_decode( '${ before }' ) );
			foreach ( ${ list } as $name ) {
				array_key_exists( $name, $saved ) ? update_option( $name, $saved[ $name ] ) : delete_option( $name );
			}`
		);
}
