<?php
declare( strict_types=1 );

namespace Quayside\Blocks\Forms\Cli;

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Entries\Filter;

/**
 * The options that say which entries a command means. What the screen would overlook is an error here: a command must not
 * take other entries than those that were meant.
 */
final class FilterOptions {
	private const NAMES = [ 'form', 'status', 'search', 'starred', 'mail', 'from', 'to' ];

	/**
	 * Whether any of them is there.
	 *
	 * @param array<string, string> $options Options of a command.
	 */
	public static function any( array $options ): bool {
		return [] !== array_intersect_key( $options, array_flip( self::NAMES ) );
	}

	/**
	 * The filter.
	 *
	 * @param array<string, string> $options  Options of a command.
	 * @param Terminal              $terminal Where a bad option is an error.
	 */
	public static function filter( array $options, Terminal $terminal ): Filter {
		foreach ( [ 'from', 'to' ] as $name ) {
			if ( isset( $options[ $name ] ) && '' === Filter::of( $options )->$name ) {
				/* translators: %s: option */
				$terminal->error( sprintf( __( '%s must be a date such as 2026-01-31.', 'quayside-blocks' ), "--$name" ) );
			}
		}
		if ( isset( $options['form'] ) && 1 !== preg_match( '/^[1-9]\d*$/D', $options['form'] ) ) {
			/* translators: %s: option */
			$terminal->error( sprintf( __( '%s must be a number.', 'quayside-blocks' ), '--form' ) );
		}
		$choices = [
			'status' => [ ...Entries::STATUSES, 'any' ],
			'mail'   => [ 'none', 'queued', 'sending', 'sent', 'failed' ],
		];
		foreach ( $choices as $name => $allowed ) {
			if ( isset( $options[ $name ] ) && ! in_array( $options[ $name ], $allowed, true ) ) {
				/* translators: 1: option, 2: values that it takes, with commas between them */
				$terminal->error( sprintf( __( '%1$s must be one of: %2$s.', 'quayside-blocks' ), "--$name", implode( ', ', $allowed ) ) );
			}
		}
		return Filter::of( $options );
	}
}
