<?php
declare( strict_types=1 );

namespace Quayside\Shop\OrderSources\Tests;

use Quayside\Shop\Kit\Contracts;
use Quayside\Shop\OrderSources\OrderSourcesCommand;
use Quayside\Shop\Tests\StoreTestCase;
use Quayside\Tests\RecordingTerminal;

/**
 * The command `wp quayside order-sources`.
 */
final class OrderSourcesCommandTest extends StoreTestCase {
	public function test_prints_the_rows_of_the_report(): void {
		$order = wc_create_order();
		$order->update_meta_data( '_wc_order_attribution_source_type', 'utm' );
		$order->update_meta_data( '_wc_order_attribution_utm_source', 'harbor-news' );
		$order->set_total( 40 );
		$order->set_date_paid( time() );
		$order->set_status( 'completed' );
		$order->save();
		$terminal = new RecordingTerminal();
		$command  = new OrderSourcesCommand( new Contracts( dirname( __DIR__, 2 ) . '/build/contracts' ), $terminal );
		$today    = wp_date( 'Y-m-d' );
		$command( [], [ 'from' => $today, 'to' => $today, 'dimension' => 'source', 'format' => 'csv' ] );
		self::assertSame( 'csv', $terminal->format );
		$rows = array_column( $terminal->rows, null, 'group' );
		self::assertSame( '1', $rows['Source: Harbor-news']['orders'] ?? null, (string) wp_json_encode( $terminal->rows ) );
		foreach ( [ [ 'to' => 'today' ], [ 'dimension' => 'planet' ], [ 'from' => '2020-01-01' ], [ 'from' => '2026-02-31' ] ] as $wrong ) {
			$options = $wrong + [ 'from' => $today, 'to' => $today ];
			self::assertNotSame( '', RecordingTerminal::failure( static fn () => $command( [], $options ) ) );
		}
		$failure = RecordingTerminal::failure( static fn () => $command( [], [ 'from' => $today, 'to' => $today, 'touch' => 'third' ] ) );
		self::assertSame( '--touch must be one of: last, first.', $failure );
	}
}
