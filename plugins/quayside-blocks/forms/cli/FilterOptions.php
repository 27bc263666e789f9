<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Kit\Contract;

/**
 * The options that say which entries a command means. What the screen would overlook is an error here: a command must not
 * take other entries than those that were meant.
 */
final class FilterOptions {
	private const NAMES = [ 'form', 'status', 'search', 'starred', 'mail', 'from', 'to' ];

	/**
	 * @param Terminal $terminal Where a bad option is an error.
	 * @param Contract $contract Contract forms/entries.request, which says what the options with choices take.
	 */
	public function __construct( private Terminal $terminal, private Contract $contract ) {}

	/**
	 * Determines whether any of them is there.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function any( array $options ): bool {
		return [] !== array_intersect_key( $options, array_flip( self::NAMES ) );
	}

	/**
	 * Returns the filter.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public function filter( array $options ): Filter {
		foreach ( [ 'from', 'to' ] as $name ) {
			if ( isset( $options[ $name ] ) && '' === Filter::of( $options )->$name ) {
				/* translators: %s: option */
				$this->terminal->error( sprintf( __( '%s must be a date such as 2026-01-31.', 'quayside-blocks' ), "--$name" ) );
			}
		}
		if ( isset( $options['form'] ) && 1 !== preg_match( '/^[1-9]\d*$/D', $options['form'] ) ) {
			/* translators: %s: option */
			$this->terminal->error( sprintf( __( '%s must be a number.', 'quayside-blocks' ), '--form' ) );
		}
		$properties = $this->contract->args();
		foreach ( [ 'status', 'mail' ] as $name ) {
			$choices = $properties[ $name ]['enum'] ?? [];
			// The empty one stands for an option that is left out.
			$allowed = array_filter( is_array( $choices ) ? $choices : [], static fn ( mixed $choice ): bool => is_string( $choice ) && '' !== $choice );
			if ( isset( $options[ $name ] ) && ! in_array( $options[ $name ], $allowed, true ) ) {
				/* translators: 1: option, 2: values that it takes, with commas between them */
				$this->terminal->error( sprintf( __( '%1$s must be one of: %2$s.', 'quayside-blocks' ), "--$name", implode( ', ', $allowed ) ) );
			}
		}
		return Filter::of( $options );
	}
}
