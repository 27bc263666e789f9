<?php
/**
 * @package Quayside\StandInStore
 */

declare(strict_types=1);

namespace Quayside\StandInStore\Cart;

/**
 * Values of a session, by get() and set() or as properties.
 */
trait SessionValues {

	/**
	 * A value.
	 *
	 * @param string $name    Name.
	 * @param mixed  $default Without one.
	 * @return mixed
	 */
	public function get( $name, $default = null ) {
		return $this->values[ sanitize_key( $name ) ] ?? $default;
	}

	/**
	 * Sets a value.
	 *
	 * @param string $name  Name.
	 * @param mixed  $value Value.
	 */
	public function set( $name, $value ): void {
		if ( $this->get( $name ) !== $value ) {
			$this->values[ sanitize_key( $name ) ] = $value;
			$this->dirty                           = true;
		}
	}

	/** @return mixed */
	public function __get( string $name ) {
		return $this->get( $name );
	}

	/** @param mixed $value Value. */
	public function __set( string $name, $value ): void {
		$this->set( $name, $value );
	}

	public function __isset( string $name ): bool {
		return isset( $this->values[ sanitize_key( $name ) ] );
	}

	public function __unset( string $name ): void {
		if ( $this->__isset( $name ) ) {
			unset( $this->values[ sanitize_key( $name ) ] );
			$this->dirty = true;
		}
	}
}
