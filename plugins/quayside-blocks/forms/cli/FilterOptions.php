<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Terminal;

/**
 * Reads the options that select entries for a command. Unlike the screen, invalid values are errors, so that a command never
 * affects unintended entries.
 */
final class FilterOptions {
	private const NAMES = [ 'form', 'status', 'search', 'starred', 'mail', 'from', 'to' ];

	/**
	 * @param Terminal $terminal Terminal that reports errors.
	 * @param Contract $contract Contract forms/entries.request, which has the allowed values.
	 */
	public function __construct( private Terminal $terminal, private Contract $contract ) {}

	/**
	 * Determines whether any filter option is set.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function any( array $options ): bool {
		return [] !== array_intersect_key( $options, array_flip( self::NAMES ) );
	}

	/**
	 * Returns the filter for the options of a command.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public function filter( array $options ): Filter {
		foreach ( [ 'from', 'to' ] as $name ) {
			if ( isset( $options[ $name ] ) && '' === Filter::from_values( $options )->$name ) {
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
			// The empty choice means that the option is not set.
			$allowed = array_diff( array_filter( is_array( $choices ) ? $choices : [], 'is_string' ), [ '' ] );
			if ( isset( $options[ $name ] ) && ! in_array( $options[ $name ], $allowed, true ) ) {
				/* translators: 1: option, 2: allowed values, separated by commas */
				$this->terminal->error( sprintf( __( '%1$s must be one of: %2$s.', 'quayside-blocks' ), "--$name", implode( ', ', $allowed ) ) );
			}
		}
		return Filter::from_values( $options );
	}
}
