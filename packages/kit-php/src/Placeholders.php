<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Placeholders of a list of values in a prepared query, such as for IN ( … ). A list has at least one value.
 */
final class Placeholders {
	/**
	 * Returns placeholders for numbers.
	 *
	 * @param array<mixed> $values The numbers.
	 */
	public static function numbers( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%d' ) );
	}

	/**
	 * Returns placeholders for texts.
	 *
	 * @param array<mixed> $values The texts.
	 */
	public static function texts( array $values ): string {
		return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
	}
}
