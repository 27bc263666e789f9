<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources\Tests;

use Quayside\Shop\Kit\Csv;
use Quayside\Shop\OrderSources\Export;
use Quayside\Shop\Tests\StoreTestCase;

/**
 * The CSV file of the report.
 */
final class ExportTest extends StoreTestCase {
	public function test_rows_have_the_order_of_the_screen_and_the_comparison(): void {
		$before = [ 'orders' => 2, 'total' => 20.0 ];
		$none   = [ 'orders' => 0, 'total' => 0.0 ];
		$report = [
			'rows'   => [
				[ 'label' => 'a', 'orders' => 3, 'total' => 10.0, 'before' => $before ],
				[ 'label' => 'b', 'orders' => 0, 'total' => -5.5, 'before' => $none ],
			],
			'other'  => [ 'groups' => 2, 'orders' => 1, 'total' => 2.0, 'before' => $none ],
			'totals' => [ 'orders' => 4, 'total' => 6.5, 'before' => $before ],
		];
		self::assertSame(
			[
				[ 'b', '0', '0', '-5.5', '', '0', '', '0', '', '', '' ],
				[ 'a', '3', '75', '10', '3.33', '2', '50', '20', '-50', '10', '-66.67' ],
				[ 'Other', '1', '25', '2', '2', '0', '', '0', '', '', '' ],
			],
			Export::rows( $report, 'total', true )
		);
		self::assertSame( 'a', Export::rows( $report, 'total', false )[0][0] );
		self::assertCount( 11, Export::columns( 'USD', true ) );
		self::assertSame( [ 'group', 'orders', 'share_percent', 'total_USD', 'average_order_value_USD' ], Export::columns( 'USD', false ) );
	}
}
