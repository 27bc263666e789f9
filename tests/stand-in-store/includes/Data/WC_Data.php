<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

use Quayside\StandInStore\Data\Values;

/**
 * A record with declared properties and free metadata.
 *
 * The table `$data` declares each property with its default; the default's type is the property's type.
 * `get_<property>( $context = 'view' )` and `set_<property>( $value )` exist for each of them.
 */
abstract class WC_Data {

	/** ID, 0 before the first save. */
	protected int $id = 0;

	/** @var string Kind of record, part of the names of hooks. */
	protected $object_type = 'data';

	/** @var array<string,mixed> Declared properties with their values. */
	protected array $data = [];

	/** @var array<string,mixed> The declared defaults. */
	protected array $default_data = [];

	/** @var list<object{id:int,key:string,value:mixed}> Free meta data. */
	protected array $meta_data = [];

	/** @var array<string,true> Keys of meta data removed since the last save. */
	protected array $deleted_meta = [];

	/** Remembers the defaults. */
	public function __construct() {
		$this->default_data = $this->data;
	}

	/** Returns the ID. */
	public function get_id(): int {
		return $this->id;
	}

	/**
	 * Sets the ID.
	 *
	 * @param int|string $id ID.
	 */
	public function set_id( $id ): void {
		$this->id = (int) $id;
	}

	/** @return array<string,mixed> All properties with the identifier. */
	public function get_data(): array {
		return array_merge( [ 'id' => $this->id ], $this->data, [ 'meta_data' => $this->meta_data ] );
	}

	/**
	 * Answers get_ and set_ of declared properties.
	 *
	 * @param string      $name      Method.
	 * @param list<mixed> $arguments Arguments.
	 * @return mixed
	 * @throws BadMethodCallException For a property that is not declared.
	 */
	public function __call( string $name, array $arguments ) {
		$property = substr( $name, 4 );
		if ( array_key_exists( $property, $this->data ) ) {
			if ( str_starts_with( $name, 'get_' ) ) {
				return $this->get_prop( $property, (string) ( $arguments[0] ?? 'view' ) );
			}
			if ( str_starts_with( $name, 'set_' ) ) {
				$this->set_prop( $property, $arguments[0] ?? null );
				return null;
			}
		}
		throw new BadMethodCallException( static::class . "::$name() is not part of the stand-in store." );
	}

	/**
	 * A property, filtered unless the context is 'edit'.
	 *
	 * @param string $property Name.
	 * @param string $context  'view' or 'edit'.
	 * @return mixed
	 */
	protected function get_prop( string $property, string $context = 'view' ) {
		$value = $this->data[ $property ] ?? null;
		return 'edit' === $context ? $value : apply_filters( $this->get_hook_prefix() . $property, $value, $this );
	}

	/** Returns the prefix of the filters that properties pass. */
	protected function get_hook_prefix(): string {
		return 'woocommerce_' . $this->object_type . '_get_';
	}

	/**
	 * Sets a property, cast to the type of its default.
	 *
	 * @param string $property Name.
	 * @param mixed  $value    Value.
	 */
	protected function set_prop( string $property, $value ): void {
		$this->data[ $property ] = Values::like( $this->default_data[ $property ] ?? null, $value );
	}

	/**
	 * Sets several properties through their setters; unknown names are ignored.
	 *
	 * @param array<string,mixed> $props Values by name.
	 */
	public function set_props( array $props ): bool {
		foreach ( $props as $name => $value ) {
			if ( null !== $value && ( array_key_exists( $name, $this->data ) || method_exists( $this, "set_$name" ) ) ) {
				$this->{"set_$name"}( $value );
			}
		}
		return true;
	}

	/** @return list<object{id:int,key:string,value:mixed}> All meta data. */
	public function get_meta_data(): array {
		return $this->meta_data;
	}

	/**
	 * Metadata of one key.
	 *
	 * @param string $key     Key.
	 * @param bool   $single  The first value only.
	 * @param string $context 'view' or 'edit'.
	 * @return mixed
	 */
	public function get_meta( $key = '', $single = true, $context = 'view' ) {
		$found = array_values( array_filter( $this->meta_data, static fn( object $meta ): bool => $meta->key === $key ) );
		$value = $single ? ( $found[0]->value ?? '' ) : $found;
		return 'edit' === $context ? $value : apply_filters( $this->get_hook_prefix() . $key, $value, $this );
	}

	/**
	 * Determines whether metadata of this key exists.
	 *
	 * @param string $key Key.
	 */
	public function meta_exists( $key = '' ): bool {
		return in_array( $key, array_column( $this->meta_data, 'key' ), true );
	}

	/**
	 * Adds metadata.
	 *
	 * @param string $key    Key.
	 * @param mixed  $value  Value.
	 * @param bool   $unique Replace what has the key.
	 */
	public function add_meta_data( $key, $value, $unique = false ): void {
		if ( $unique ) {
			$this->delete_meta_data( $key );
		}
		$this->meta_data[] = (object) [
			'id'    => 0,
			'key'   => (string) $key,
			'value' => $value,
		];
	}

	/**
	 * Sets metadata.
	 *
	 * @param string $key     Key.
	 * @param mixed  $value   Value.
	 * @param int    $meta_id Unused here: one value for each key.
	 */
	public function update_meta_data( $key, $value, $meta_id = 0 ): void {
		$this->add_meta_data( $key, $value, true );
	}

	/**
	 * Removes metadata of a key.
	 *
	 * @param string $key Key.
	 */
	public function delete_meta_data( $key ): void {
		$this->deleted_meta[ (string) $key ] = true;
		$this->meta_data                     = array_values( array_filter( $this->meta_data, static fn( object $meta ): bool => $meta->key !== $key ) );
	}

	/** Writes the record and returns its ID. */
	abstract public function save(): int;
}
