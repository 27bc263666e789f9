<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Limits the size of a request. It is measured before anything else in the request is read, and measuring stops at the
 * limit.
 *
 * The limits are in contracts/<area>/limits.json, by route.
 */
final class RequestLimit {
	/** @var array<string, array<mixed>> Routes by area. */
	private static array $areas = [];

	/**
	 * @param int $bytes Maximum size of all names and values, in bytes.
	 * @param int $parts Maximum number of values, including those in lists.
	 * @param int $depth Maximum nesting depth; 1 for no lists.
	 */
	public function __construct( public readonly int $bytes, public readonly int $parts, public readonly int $depth ) {}

	/**
	 * Returns the limit of a route, null if it has none.
	 *
	 * @param string $area  Area of the contracts, for example "forms".
	 * @param string $route Route as limits.json names it.
	 */
	public static function of( string $area, string $route ): ?self {
		$limit = self::table( $area )[ $route ] ?? null;
		if (
			! is_array( $limit )
			|| ! is_int( $limit['maxBytes'] ?? null )
			|| ! is_int( $limit['maxParts'] ?? null )
			|| ! is_int( $limit['maxDepth'] ?? null )
		) {
			return null;
		}
		return new self( $limit['maxBytes'], $limit['maxParts'], $limit['maxDepth'] );
	}

	/**
	 * Returns the contents of an area's limits.json, by route.
	 *
	 * @return array<mixed>
	 */
	public static function table( string $area ): array {
		if ( ! isset( self::$areas[ $area ] ) ) {
			$schema               = Contract::load( dirname( __DIR__ ) . '/contracts', "$area/limits" )->schema();
			self::$areas[ $area ] = is_array( $schema['properties'] ?? null ) ? $schema['properties'] : [];
		}
		return self::$areas[ $area ];
	}

	/**
	 * Returns the HTTP status for the values of a request.
	 *
	 * @param array<mixed> $sent Values by name.
	 * @return int 413 if they are too long or too many, 400 if they are nested too deep, 0 if they are within the limit.
	 */
	public function status( array $sent ): int {
		$bytes = 0;
		$parts = 0;
		$open  = [ [ $sent, 1 ] ];
		while ( null !== ( $next = array_pop( $open ) ) ) { // phpcs:ignore WordPress.CodeAnalysis.AssignmentInCondition
			[ $list, $depth ] = $next;
			$parts           += count( $list );
			if ( $parts > $this->parts ) {
				return 413;
			}
			foreach ( $list as $name => $value ) {
				$bytes += strlen( (string) $name ) + ( is_string( $value ) ? strlen( $value ) : 0 );
				if ( $bytes > $this->bytes ) {
					return 413;
				}
				if ( is_array( $value ) ) {
					if ( $depth >= $this->depth ) {
						return 400;
					}
					$open[] = [ $value, $depth + 1 ];
				}
			}
		}
		return 0;
	}
}
