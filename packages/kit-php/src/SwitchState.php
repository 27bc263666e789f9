<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * The state of the switch in two options: how far it is, which only the process with the lock writes, and what the owner wants, which
 * a running process reads before each item. Both bypass the object cache, because servers may not share one.
 *
 * @phpstan-type State array{run: int, mode: string, step: string, after: int, sources: array<int, string>, started: int, finished: int}
 */
final class SwitchState {
	public const OPTION = 'quayside_switch';

	/** What the owner wants: run, undo, pause, or nothing. */
	public const WISH = 'quayside_switch_wish';

	/**
	 * Returns the state. "mode" is run, undo, or empty if nothing was started.
	 *
	 * @return State
	 */
	public static function get(): array {
		$stored = json_decode( self::read( self::OPTION ), true );
		$stored = is_array( $stored ) ? $stored : [];
		$number = static fn ( string $name ): int => is_int( $stored[ $name ] ?? null ) ? $stored[ $name ] : 0;
		$text   = static fn ( string $name ): string => is_string( $stored[ $name ] ?? null ) ? $stored[ $name ] : '';
		return [
			'run'      => $number( 'run' ),
			'mode'     => $text( 'mode' ),
			'step'     => $text( 'step' ),
			'after'    => $number( 'after' ),
			'sources'  => array_values( array_filter( is_array( $stored['sources'] ?? null ) ? $stored['sources'] : [], 'is_string' ) ),
			'started'  => $number( 'started' ),
			'finished' => $number( 'finished' ),
		];
	}

	/**
	 * Stores the state.
	 *
	 * @param State $state State.
	 */
	public static function set( array $state ): void {
		self::write( self::OPTION, (string) wp_json_encode( $state ) );
	}

	/**
	 * Returns what the owner wants: run, undo, pause, or an empty string.
	 */
	public static function wish(): string {
		return self::read( self::WISH );
	}

	/**
	 * Stores what the owner wants.
	 *
	 * @param string $wish run, undo, pause, or an empty string.
	 */
	public static function want( string $wish ): void {
		self::write( self::WISH, $wish );
	}

	private static function read( string $option ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) );
	}

	private static function write( string $option, string $value ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)", $option, $value ) );
		wp_cache_delete( $option, 'options' );
		wp_cache_delete( 'notoptions', 'options' );
	}
}
