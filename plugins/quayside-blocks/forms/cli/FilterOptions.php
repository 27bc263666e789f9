<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Filter;
use Quayside\Blocks\Kit\CommandOptions;
use Quayside\Blocks\Kit\Contract;
use Quayside\Blocks\Kit\Terminal;

/**
 * Reads the options that select entries for a command. Unlike the screen, invalid values are errors, so that a command never
 * affects unintended entries.
 */
final class FilterOptions {
	/** Options with a value. */
	public const VALUES = [ 'form', 'status', 'search', 'mail', 'from', 'to' ];

	private const NAMES = [ ...self::VALUES, 'starred' ];

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
		$given = array_intersect_key( $options, array_flip( self::NAMES ) );
		CommandOptions::check( $this->terminal, $this->contract->args(), $given );
		return Filter::from_values( $given );
	}
}
