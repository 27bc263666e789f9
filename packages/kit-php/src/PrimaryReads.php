<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reads from the primary server of a replicated database. A replica may lag behind, and drop-ins such as HyperDB and LudicrousDB read a
 * table from the primary only after the same request has written to it. What decides about a change has to come from the primary.
 */
final class PrimaryReads {
	/** Methods of LudicrousDB and HyperDB. LudicrousDB deprecates the other name. */
	private const METHODS = [ 'send_reads_to_primaries', 'send_reads_to_masters' ];

	/**
	 * Sends all further reads of this request to the primary. Does nothing if the database has no replica.
	 */
	public static function start(): void {
		global $wpdb;
		foreach ( self::METHODS as $method ) {
			if ( method_exists( $wpdb, $method ) ) {
				$wpdb->$method();
				return;
			}
		}
	}

	/**
	 * Returns the current value of an option that is changed next. Caches may contain what a replica had before.
	 *
	 * @param string $option  Name of the option.
	 * @param mixed  $default Value if it does not exist.
	 */
	public static function option( string $option, mixed $default = false ): mixed {
		self::start();
		foreach ( [ $option, 'alloptions', 'notoptions' ] as $key ) {
			wp_cache_delete( $key, 'options' );
		}
		return get_option( $option, $default );
	}
}
