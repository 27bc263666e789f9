<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Represents a JSON Schema from contracts/.
 */
final class Contract {
	/**
	 * @param string               $name   For example "shop/cart.add-request".
	 * @param array<string, mixed> $schema Schema.
	 */
	private function __construct( private string $name, private array $schema ) {}

	/**
	 * Reads a contract.
	 *
	 * @param string $folder Folder of contracts, usually the plugin's build/contracts with arrays for the opcode cache.
	 * @param string $name   Area and feature, for example "shop/cart.add-request".
	 * @throws \RuntimeException If the contract does not exist or is not valid JSON.
	 */
	public static function load( string $folder, string $name ): self {
		$file   = "$folder/$name";
		$schema = null;
		if ( false !== stream_resolve_include_path( "$file.php" ) ) {
			$schema = require "$file.php";
		} elseif ( is_file( "$file.json" ) ) {
			$schema = json_decode( (string) file_get_contents( "$file.json" ), true );
		}
		if ( ! is_array( $schema ) ) {
			throw new \RuntimeException( sprintf( 'No contract %s.', esc_html( $name ) ) );
		}
		/** @var array<string, mixed> $schema */
		return new self( $name, $schema );
	}

	/**
	 * Returns a contract that every page needs.
	 *
	 * @param string $name Name in Schemas::ALL.
	 * @throws \RuntimeException If the contract is not in Schemas::ALL.
	 */
	public static function ready( string $name ): self {
		// @phpstan-ignore nullCoalesce.offset (the build puts them there)
		return new self( $name, Schemas::ALL[ $name ] ?? throw new \RuntimeException( sprintf( 'No contract %s.', esc_html( $name ) ) ) );
	}

	/**
	 * Returns the schema as an array.
	 *
	 * @return array<string, mixed>
	 */
	public function schema(): array {
		return $this->schema;
	}

	/**
	 * Returns the `args` of register_rest_route() for a contract of type object.
	 *
	 * @param bool $fills Whether missing properties get their defaults. False for partial updates.
	 * @return array<string, array<string, mixed>>
	 */
	public function args( bool $fills = true ): array {
		$args       = [];
		$properties = is_array( $this->schema['properties'] ?? null ) ? $this->schema['properties'] : [];
		$required   = is_array( $this->schema['required'] ?? null ) ? $this->schema['required'] : [];
		foreach ( $properties as $name => $property ) {
			if ( ! is_array( $property ) ) {
				continue;
			}
			/** @var array<string, mixed> $argument */
			$argument                      = $property;
			$argument['required']          = in_array( $name, $required, true );
			$argument['validate_callback'] = 'rest_validate_request_arg';
			$argument['sanitize_callback'] = 'rest_sanitize_request_arg';
			if ( ! $fills ) {
				unset( $argument['default'] );
			}
			$args[ (string) $name ] = $argument;
		}
		return $args;
	}

	/**
	 * Determines whether a value conforms to the contract.
	 *
	 * @return true|\WP_Error Error with status 400 that names the invalid property.
	 */
	public function validate( mixed $value ): bool|\WP_Error {
		$result = rest_validate_value_from_schema( $value, $this->schema, basename( $this->name ) );
		if ( ! is_wp_error( $result ) ) {
			return true;
		}
		$result->add_data( [ 'status' => 400 ] );
		return $result;
	}

	/**
	 * Returns a value converted to the types of the contract.
	 */
	public function sanitize( mixed $value ): mixed {
		return rest_sanitize_value_from_schema( $value, $this->schema );
	}
}
