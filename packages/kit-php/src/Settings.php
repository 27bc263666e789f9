<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Settings that a contract describes and an option keeps. Defaults, bounds and choices stand in the contract alone.
 *
 * The option has what the owner has chosen, and may have been written by an older version, by hand or by another plugin: what
 * is read is always as the contract says.
 */
final class Settings {
	/** Where the option says what version wrote it, if there are migrations. */
	private const VERSION = 'version';

	/** @var array<mixed> Schemas by name. */
	private array $properties;

	/** What the option had when it was last read. */
	private mixed $read = null;

	/** @var array<mixed> The same, migrated. */
	private array $stored = [];

	/** @var array<string, mixed> What has been asked for of it. */
	private array $values = [];

	/**
	 * @param Contract|string $contract Of type object, or the name of one that is ready: see Schemas. A property without a default is missing until somebody chooses it.
	 * @param string   $option     Name of the option.
	 * @param array<int, callable( array<mixed> ): array<mixed>> $migrations What makes of an older option one of a version, by
	 *                             version, the oldest first. An option that says none is of version 0.
	 */
	public function __construct( private Contract|string $contract, private string $option, private array $migrations = [] ) {
		// @phpstan-ignore nullCoalesce.offset (the build puts them there)
		$schema           = is_string( $contract ) ? Schemas::ALL[ $contract ] ?? [] : $contract->schema();
		$this->properties = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
	}

	/**
	 * All settings: the chosen ones that the contract allows, and the defaults of the others.
	 *
	 * @return array<string, mixed>
	 */
	public function all(): array {
		return $this->of( get_option( $this->option, [] ) );
	}

	/**
	 * One setting; null where it has no default and nobody has chosen it. The others are not looked at: most pages ask for few.
	 */
	public function get( string $name ): mixed {
		// Asked for each time, and compared: it may have changed, and so may the site of a network.
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
	 * What get() gives where the option has this, which is of the newest version. For those that keep their own copy of a large
	 * option: WordPress makes a new array of it each time.
	 *
	 * @param array<mixed> $stored What the option has.
	 */
	public function fit( string $name, array $stored ): mixed {
		$property = $this->properties[ $name ] ?? null;
		if ( ! is_array( $property ) ) {
			return null;
		}
		$value   = $stored[ $name ] ?? null;
		$default = $property['default'] ?? null;
		// Most settings are switches, or nobody has chosen them: pages need no more code than this.
		if ( null === $value && ! is_array( $default ) && 'number' !== ( $property['type'] ?? '' ) || is_bool( $value ) && 'boolean' === ( $property['type'] ?? '' ) ) {
			return $value ?? $default;
		}
		return Fit::property( $property, $value );
	}

	/**
	 * What all() gives where the option has this.
	 *
	 * @param mixed $stored What an option has.
	 * @return array<string, mixed>
	 */
	public function of( mixed $stored ): array {
		$values = Fit::value( $this->contract()->schema(), $this->migrate( is_array( $stored ) ? $stored : [] ) );
		/** @var array<string, mixed> $values */
		$values = is_array( $values ) ? $values : [];
		return $values;
	}

	/**
	 * The settings of a site that has chosen nothing.
	 *
	 * @return array<string, mixed>
	 */
	public function defaults(): array {
		return $this->of( [] );
	}

	/**
	 * Keeps changes; what they don't name stays.
	 *
	 * @param array<string, mixed> $changes By name.
	 * @return true|\WP_Error An error with status 400 where the contract refuses one of them; then nothing is kept.
	 */
	public function save( array $changes ): bool|\WP_Error {
		$valid = $this->contract()->validate( $changes );
		if ( true !== $valid ) {
			return $valid;
		}
		$stored  = get_option( $this->option, [] );
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
	 * @param array<mixed> $stored What the option has.
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
