<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * What a request may be at most. Looked at before anything else of the request, at a cost that ends with the limit.
 *
 * The numbers stand in contracts/<area>/limits.json, by route.
 */
final class RequestLimit {
	/** @var array<string, array<mixed>> Routes by area. */
	private static array $areas = [];

	/**
	 * @param int $bytes Most bytes of names and values together.
	 * @param int $parts Most values, with those in lists.
	 * @param int $depth Deepest nesting; 1 for no lists.
	 */
	public function __construct( public readonly int $bytes, public readonly int $parts, public readonly int $depth ) {}

	/**
	 * Returns the limit of a route, null where it has none.
	 *
	 * @param string $area  Area of the contracts, for example "forms".
	 * @param string $route Route as limits.json names it.
	 */
	public static function of( string $area, string $route ): ?self {
		$limit = self::table( $area )[ $route ] ?? null;
		if ( ! is_array( $limit ) || ! is_int( $limit['maxBytes'] ?? null ) || ! is_int( $limit['maxParts'] ?? null ) || ! is_int( $limit['maxDepth'] ?? null ) ) {
			return null;
		}
		return new self( $limit['maxBytes'], $limit['maxParts'], $limit['maxDepth'] );
	}

	/**
	 * Returns what limits.json says of an area, by route.
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
	 * Returns the status for what was sent: 413 when it is too long or has too many values, 400 when it is too deep, 0 when it is within the limit.
	 *
	 * @param array<mixed> $sent What was sent, by name.
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
