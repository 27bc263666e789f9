<?php
declare( strict_types=1 );

namespace Quayside\Consent\Blocking;

/**
 * Splits the import maps of a page by provider. WordPress prints one map for all script modules, so a map can't be
 * blocked as a whole because of one module.
 */
final class ImportMap {
	/**
	 * IDs of providers by module name.
	 *
	 * @var array<string, string>
	 */
	private array $names = [];

	/**
	 * @param callable(string): string $id_of_address Returns the ID of the provider of an address, or '' for none.
	 */
	public function __construct( private $id_of_address ) {}

	/**
	 * Removes the addresses of providers from a map.
	 *
	 * @param string $json The map.
	 * @return array<string, string> The rest of the map with the key '', and the maps of each provider by ID. Empty if
	 * there is nothing to block.
	 */
	public function split( string $json ): array {
		$map     = json_decode( $json, true );
		$imports = is_array( $map ) && is_array( $map['imports'] ?? null ) ? $map['imports'] : [];
		$blocked = [];
		foreach ( $imports as $name => $address ) {
			$id = is_string( $address ) ? ( $this->id_of_address )( $address ) : '';
			if ( '' !== $id ) {
				$blocked[ $id ]['imports'][ $name ] = $address;
				$this->names[ (string) $name ]      = $id;
				unset( $imports[ $name ] );
			}
		}
		if ( [] === $blocked || ! is_array( $map ) ) {
			return [];
		}
		$map['imports'] = (object) $imports;
		return array_map(
			static fn ( array $each ): string => (string) wp_json_encode( $each, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
			[ '' => $map ] + $blocked
		);
	}

	/**
	 * Returns the ID of the provider of an import, or '' for none.
	 *
	 * @param string $name An address, or the name of a module in a map that was split before.
	 */
	public function id_of( string $name ): string {
		return $this->names[ $name ] ?? ( $this->id_of_address )( $name );
	}
}
