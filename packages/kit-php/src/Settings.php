<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reads and saves settings that are described by a contract and stored in an option. Defaults, limits, and choices are only in the
 * contract.
 *
 * The option has the values that the owner has changed. It may have been written by an older version, by hand, or by another plugin,
 * so values are always made to conform to the contract.
 */
final class Settings {
	/** Key of the option for the version that wrote it, if there are migrations. */
	private const VERSION = 'version';

	/** @var array<mixed> Schemas by name. */
	private array $properties;

	/** Value of the option when it was last read. */
	private mixed $read = null;

	/** @var array<mixed> Value of the option after migrations. */
	private array $stored = [];

	/** @var array<string, mixed> Values that have already been read. */
	private array $values = [];

	/**
	 * @param Contract|string $contract Contract of type object, or its name in Schemas. A property without a default is missing
	 * until it is saved.
	 * @param string          $option   Name of the option.
	 * @param array<int, callable( array<mixed> ): array<mixed>> $migrations Functions that migrate an older value to a version, by
	 * version, oldest first. A value without a version is version 0.
	 */
	public function __construct( private Contract|string $contract, private string $option, private array $migrations = [] ) {
		// @phpstan-ignore nullCoalesce.offset (the build puts them there)
		$schema           = is_string( $contract ) ? Schemas::ALL[ $contract ] ?? [] : $contract->schema();
		$this->properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
	}

	/**
	 * Returns all settings: stored values that the contract allows, and defaults for the others.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return $this->of( get_option( $this->option, [] ) );
	}

	/**
	 * Returns a setting, or null if it is not stored and has no default. Only this setting is checked, because most pages need few.
	 */
	public function get( string $name ): mixed {
		// Compared each time, because the option or the current site of a network may have changed.
		$stored = get_option( $this->option, [] );
		if ( $stored !== $this->read ) {
			$this->values = [];
			$this->stored = is_array( $stored ) ? $stored : [];
			$this->read   = $stored;
			if ( [] !== $this->migrations ) {
				$this->stored = $this->migrate( $this->stored );
			}
		}
		if ( array_key_exists( $name, $this->values ) ) {
			return $this->values[ $name ];
		}
		$value                 = $this->fit( $name, $this->stored );
		$this->values[ $name ] = $value;
		return $value;
	}

	/**
	 * Returns what get() would return for a given value of the option, which must be of the latest version. For callers that cache a
	 * large option themselves, because WordPress creates a new array each time.
	 *
	 * @param array<mixed> $stored Value of the option.
	 */
	public function fit( string $name, array $stored ): mixed {
		$property = $this->properties[ $name ] ?? null;
		if ( ! is_array( $property ) ) {
			return null;
		}
		$value   = $stored[ $name ] ?? null;
		$default = $property['default'] ?? null;
		// Fast path for settings that are Boolean or not stored, which most are.
		$type = $property['type'] ?? '';
		if ( null === $value && ! is_array( $default ) && 'number' !== $type || is_bool( $value ) && 'boolean' === $type ) {
			return $value ?? $default;
		}
		return Fit::property( $property, $value );
	}

	/**
	 * Returns what all() would return for a given value of the option.
	 *
	 * @param mixed $stored Value of the option.
	 * @return array<string, mixed>
	 */
	public function of( mixed $stored ): array {
		$values = Fit::value( $this->contract()->schema(), $this->migrate( is_array( $stored ) ? $stored : [] ) );
		/** @var array<string, mixed> $values */
		$values = is_array( $values ) ? $values : [];
		return $values;
	}

	/**
	 * Returns the default settings.
	 *
	 * @return array<string, mixed>
	 */
	public function defaults(): array {
		return $this->of( [] );
	}

	/**
	 * Saves changes. Other settings are not changed.
	 *
	 * @param array<string, mixed> $changes Values by name.
	 * @return true|\WP_Error Error with status 400 if the contract rejects a value. Nothing is saved then.
	 */
	public function save( array $changes ): bool|\WP_Error {
		$valid = $this->contract()->validate( $changes );
		if ( true !== $valid ) {
			return $valid;
		}
		$stored  = PrimaryReads::option( $this->option, [] );
		$changes = $this->contract()->sanitize( $changes );
		$new     = array_merge( $this->migrate( is_array( $stored ) ? $stored : [] ), is_array( $changes ) ? $changes : [] );
		$version = array_key_last( $this->migrations );
		update_option( $this->option, null === $version ? $new : [ self::VERSION => $version ] + $new );
		return true;
	}

	private function contract(): Contract {
		return is_string( $this->contract ) ? $this->contract = Contract::ready( $this->contract ) : $this->contract;
	}

	/**
	 * @param array<mixed> $stored Value of the option.
	 * @return array<mixed>
	 */
	private function migrate( array $stored ): array {
		if ( [] === $this->migrations ) {
			return $stored;
		}
		$version = is_int( $stored[ self::VERSION ] ?? null ) ? $stored[ self::VERSION ] : 0;
		unset( $stored[ self::VERSION ] );
		foreach ( [] === $stored ? [] : $this->migrations as $to => $migration ) {
			if ( $to > $version ) {
				$stored = $migration( $stored );
			}
		}
		return $stored;
	}
}
