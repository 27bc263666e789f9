<?php
declare( strict_types=1 );

namespace Quayside\Kit;

/**
 * Reports in Tools > Site Health which database tables of all parts are missing or incomplete, after it has tried to add them.
 */
final class TablesHealth implements Module {
	private const TEST = 'quayside_tables';

	public function register(): void {
		if ( FirstPart::claims( 'tables' ) ) {
			add_filter( 'site_status_tests', [ $this, 'add_tests' ] );
		}
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by kind.
	 * @return array<string, array<string, mixed>>
	 */
	public function add_tests( $tests ): array {
		return [] === self::repairs() ? $tests : HealthResult::add_tests( $tests, 'quayside', [
			'tables' => [ __( 'Database tables of Quayside', 'quayside' ), [ $this, 'test' ] ],
		] );
	}

	/**
	 * Tests whether all tables exist with all columns. Those that don't are created.
	 *
	 * @return array<string, mixed>
	 */
	public function test(): array {
		$missing = [];
		foreach ( self::repairs() as $repair ) {
			$missing = [ ...$missing, ...array_filter( (array) $repair(), 'is_string' ) ];
		}
		return [] === $missing
			? HealthResult::make(
				self::TEST,
				true,
				__( 'Performance', 'quayside' ),
				__( 'The database tables of Quayside are complete', 'quayside' ),
				__( 'All tables and columns exist.', 'quayside' )
			)
			: [
				'status' => 'critical',
			] + HealthResult::make(
				self::TEST,
				false,
				__( 'Performance', 'quayside' ),
				__( 'Some database tables of Quayside are missing', 'quayside' ),
				sprintf(
					/* translators: %s: list of names of database tables. */
					__( 'Until they exist, nothing can be stored in them, and visitors see an error. Ask your host whether the database user may create and change tables. Missing or incomplete: %s', 'quayside' ),
					implode( ', ', $missing )
				)
			);
	}

	/**
	 * @return array<int|string, callable> Repairs by the option of the tables.
	 */
	private static function repairs(): array {
		/**
		 * Filters the repairs of database tables. TableUpdate adds one for each group of tables.
		 *
		 * @internal
		 *
		 * @param array<string, callable(): array<int, string>> $repairs Callbacks that add what is missing and return the names of tables
		 *                                                               that are still missing or incomplete.
		 */
		$repairs = apply_filters( TableUpdate::REPAIRS, [] );
		return array_filter( is_array( $repairs ) ? $repairs : [], 'is_callable' );
	}
}
