<?php
/**
 * Functions of the benchmark of large sites that run inside the site. Included by bin/bench-large.mjs.
 *
 * Every value depends only on the number of its row, so two runs have the same data.
 *
 * phpcs:disable WordPress.DB
 */

declare( strict_types=1 );

use Automattic\WooCommerce\Internal\DataStores\Orders\DataSynchronizer;
use Automattic\WooCommerce\Utilities\OrderUtil;
use Quayside\Consent\Log\Csv;
use Quayside\Consent\Log\Module;
use Quayside\Consent\Log\Search;
use Quayside\Consent\Log\Table;

/**
 * Days of the consent records, and of the orders, which is the longest period of their report.
 */
const QUAYSIDE_BENCH_CONSENT_DAYS = 720;
const QUAYSIDE_BENCH_ORDER_DAYS   = 399;

/**
 * First ID of rows in tables that contain other rows.
 */
const QUAYSIDE_BENCH_FIRST = 10000000;

/**
 * Runs a statement for many numbers, 100,000 at a time. Stops the benchmark if the database rejects it.
 *
 * @param int    $count     Numbers, from 1.
 * @param string $statement Statement that ends with the table "numbers" and its column "seq".
 */
function quayside_bench_insert( int $count, string $statement ): void {
	global $wpdb;
	for ( $from = 1; $from <= $count; $from += 100000 ) {
		$to = min( $count, $from + 99999 );
		if ( false === $wpdb->query( str_replace( 'FROM numbers', "FROM seq_{$from}_to_{$to}", $statement ) ) ) {
			throw new RuntimeException( $wpdb->last_error );
		}
	}
}

/**
 * Adds consent records: one visitor in ten chooses twice, one in 5,000 uses a placeholder, and nobody the JavaScript API.
 */
function quayside_bench_consent( int $count ): int {
	global $wpdb;
	( new Table() )->install();
	$name     = Table::name();
	$existing = (int) $wpdb->get_var( "SELECT COUNT(*) FROM $name" );
	if ( $existing >= $count ) {
		return $existing;
	}
	$wpdb->query( "TRUNCATE TABLE $name" );
	$seconds = QUAYSIDE_BENCH_CONSENT_DAYS * DAY_IN_SECONDS;
	$ago     = "FLOOR(($count - seq) * $seconds / $count)";
	quayside_bench_insert(
		$count,
		"INSERT INTO $name (consent_id, logged_at, chosen_at, action, law, categories, revision, language, shown, layout)
		SELECT MD5(FLOOR(seq * 10 / 11)), UTC_TIMESTAMP() - INTERVAL $ago SECOND, UNIX_TIMESTAMP() - $ago,
			IF(MOD(seq, 5000) = 7, 'placeholder', ELT(1 + MOD(seq * 7, 10), 'accept', 'accept', 'accept', 'accept', 'accept', 'reject', 'reject', 'save', 'close', 'gpc')),
			'gdpr', '{\"necessary\":true,\"functional\":true,\"analytics\":true,\"advertisement\":false}', 1 + MOD(seq, 3),
			ELT(1 + MOD(seq, 3), 'en_US', 'de_DE', 'fr_FR'), SHA2(MOD(seq, 20), 256), ELT(1 + MOD(seq, 2), 'box-bottom-left', 'bar-bottom')
		FROM numbers"
	);
	$wpdb->query( "ANALYZE TABLE $name" );
	return $count;
}

/**
 * Adds paid orders with attribution, and refunds of one in twenty: to WooCommerce's order tables, or to posts in the stand-in store.
 */
function quayside_bench_orders( int $count ): int {
	global $wpdb;
	if ( class_exists( DataSynchronizer::class ) && ! OrderUtil::custom_orders_table_usage_is_enabled() ) {
		wc_get_container()->get( DataSynchronizer::class )->create_database_tables();
		// The demo's orders stay in posts.
		add_filter( 'wc_allow_changing_orders_storage_while_sync_is_pending', '__return_true' );
		update_option( 'woocommerce_custom_orders_table_enabled', 'yes' );
	}
	$first  = QUAYSIDE_BENCH_FIRST;
	$refund = $first + 2 * $count;
	$tables = class_exists( OrderUtil::class ) && OrderUtil::custom_orders_table_usage_is_enabled();
	$orders = $tables ? OrderUtil::get_table_for_orders() : $wpdb->posts;
	$meta   = $tables ? OrderUtil::get_table_for_order_meta() : $wpdb->postmeta;
	$owner  = $tables ? 'order_id' : 'post_id';
	if ( 0 < (int) $wpdb->get_var( "SELECT COUNT(*) FROM $orders WHERE ID > $first" ) ) {
		return $count;
	}
	$time  = 'UTC_TIMESTAMP() - INTERVAL FLOOR((' . $count . ' - seq) * ' . ( QUAYSIDE_BENCH_ORDER_DAYS * DAY_IN_SECONDS ) . " / $count) SECOND";
	$total = '5 + MOD(seq * 37, 9000) / 100';
	if ( $tables ) {
		$columns = "INSERT INTO $orders (id, status, currency, type, tax_amount, total_amount, customer_id, billing_email, date_created_gmt, date_updated_gmt, parent_order_id, payment_method)";
		quayside_bench_insert( $count, "$columns SELECT $first + seq, 'wc-completed', 'EUR', 'shop_order', 0, $total, 0, CONCAT('p', seq, '@example.com'), $time, $time, 0, 'bacs' FROM numbers" );
		quayside_bench_insert( $count, "$columns SELECT $refund + seq, 'wc-completed', 'EUR', 'shop_order_refund', 0, -5, 0, NULL, $time, $time, $first + seq, '' FROM numbers WHERE MOD(seq, 20) = 3" );
	} else {
		$columns = "INSERT INTO $orders (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, post_type)";
		quayside_bench_insert( $count, "$columns SELECT $first + seq, 1, $time, $time, '', 'Order', '', 'wc-completed', CONCAT('order-', seq), '', '', $time, $time, '', 0, 'shop_order' FROM numbers" );
		quayside_bench_insert( $count, "$columns SELECT $refund + seq, 1, $time, $time, '', 'Refund', '', 'wc-completed', CONCAT('refund-', seq), '', '', $time, $time, '', $first + seq, 'shop_order_refund' FROM numbers WHERE MOD(seq, 20) = 3" );
		quayside_bench_insert( $count, "INSERT INTO $meta ($owner, meta_key, meta_value) SELECT $first + seq, '_order_total', $total FROM numbers" );
		quayside_bench_insert( $count, "INSERT INTO $meta ($owner, meta_key, meta_value) SELECT $refund + seq, '_order_total', -5 FROM numbers WHERE MOD(seq, 20) = 3" );
	}
	$last   = '_wc_order_attribution_';
	$values = [
		"{$last}source_type"   => "ELT(1 + MOD(seq, 4), 'utm', 'organic', 'referral', 'typein')",
		"{$last}utm_source"    => "ELT(1 + MOD(seq, 4), CONCAT('newsletter-', MOD(seq * 7, 200)), 'google', CONCAT('site-', MOD(seq * 13, 300), '.example'), '(direct)')",
		"{$last}utm_medium"    => "ELT(1 + MOD(seq, 4), 'email', 'organic', 'referral', '(none)')",
		"{$last}utm_campaign"  => "CONCAT('campaign-', MOD(seq * 11, 500))",
		"{$last}session_entry" => "CONCAT('https://shop.example/a-product-with-a-long-name-', MOD(seq * 17, 5000), '/?utm_source=newsletter&gclid=', seq)",
		"{$last}device_type"   => "ELT(1 + MOD(seq, 3), 'Desktop', 'Mobile', 'Tablet')",
	];
	foreach ( $values as $key => $value ) {
		quayside_bench_insert( $count, "INSERT INTO $meta ($owner, meta_key, meta_value) SELECT $first + seq, '$key', $value FROM numbers" );
	}
	$wpdb->query( "ANALYZE TABLE $orders, $meta" );
	return $count;
}

/**
 * Adds simple products with prices and categories, as WooCommerce stores them.
 */
function quayside_bench_products( int $count ): int {
	global $wpdb;
	$first = 2 * QUAYSIDE_BENCH_FIRST;
	if ( 0 < (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE ID > $first" ) ) {
		return $count;
	}
	$word = static fn ( int $prime ): string => "ELT(1 + MOD(seq * $prime + FLOOR(seq / $prime), 12), 'blanket', 'mug', 'enamel', 'lamp', 'brass', 'canvas', 'bag', 'notebook', 'tea', 'wool', 'linen', 'harbour')";
	$name = "CONCAT_WS(' ', {$word( 7 )}, {$word( 11 )}, seq)";
	quayside_bench_insert(
		$count,
		"INSERT INTO $wpdb->posts (ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_type)
		SELECT $first + seq, 1, NOW() - INTERVAL seq MINUTE, UTC_TIMESTAMP() - INTERVAL seq MINUTE, REPEAT(CONCAT({$word( 13 )}, ' and ', {$word( 17 )}, '. '), 20), $name, {$word( 19 )}, 'publish', CONCAT('bench-product-', seq), '', '', NOW(), UTC_TIMESTAMP(), '', 'product' FROM numbers"
	);
	$price = '1 + MOD(seq * 37, 20000) / 100';
	foreach ( [
		'_price'         => $price,
		'_regular_price' => $price,
		'_stock_status'  => "'instock'",
		'_sku'           => "CONCAT('SKU-', seq)",
		'_manage_stock'  => "'no'",
		'total_sales'    => 'MOD(seq, 97)',
	] as $key => $value ) {
		quayside_bench_insert( $count, "INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) SELECT $first + seq, '$key', $value FROM numbers" );
	}
	$lookup = $wpdb->prefix . 'wc_product_meta_lookup';
	if ( $lookup === $wpdb->get_var( "SHOW TABLES LIKE '$lookup'" ) ) {
		quayside_bench_insert( $count, "INSERT INTO $lookup (product_id, sku, min_price, max_price, onsale, stock_status, total_sales) SELECT $first + seq, CONCAT('SKU-', seq), $price, $price, 0, 'instock', MOD(seq, 97) FROM numbers" );
	}
	$simple = get_term_by( 'slug', 'simple', 'product_type' );
	$terms  = [ $simple instanceof WP_Term ? [ $simple->term_taxonomy_id, 1, 0 ] : [ 0, 1, 0 ] ];
	for ( $number = 0; $number < 20; $number++ ) {
		$term    = wp_insert_term( "Bench $number", 'product_cat' );
		$terms[] = [ is_array( $term ) ? $term['term_taxonomy_id'] : 0, 20, $number ];
	}
	foreach ( $terms as [ $term, $every, $rest ] ) {
		quayside_bench_insert( $count, "INSERT IGNORE INTO $wpdb->term_relationships (object_id, term_taxonomy_id, term_order) SELECT $first + seq, $term, 0 FROM numbers WHERE MOD(seq, $every) = $rest" );
		$wpdb->query( "UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships WHERE term_taxonomy_id = $term ) WHERE term_taxonomy_id = $term" );
	}
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships" );
	wp_cache_flush();
	return $count;
}

/**
 * Runs a function and returns what it took.
 *
 * @param callable(): mixed $run Function.
 * @return array{ms: float, queries: int, memory: int, result: mixed}
 */
function quayside_bench_cost( callable $run ): array {
	global $wpdb;
	gc_collect_cycles();
	// Before PHP 8.2, it is the peak of all runs so far.
	if ( function_exists( 'memory_reset_peak_usage' ) ) {
		memory_reset_peak_usage();
	}
	$memory  = memory_get_usage();
	$queries = $wpdb->num_queries;
	$start   = microtime( true );
	$result  = $run();
	return [
		'ms'      => ( microtime( true ) - $start ) * 1000,
		'queries' => $wpdb->num_queries - $queries,
		'memory'  => memory_get_peak_usage() - $memory,
		'result'  => $result,
	];
}

/**
 * Measures routes five times each.
 *
 * @param array<string, array{0: string, 1: array<string, mixed>}> $views Route and parameters by name.
 * @return array<string, array{ms: float, worst: float, queries: int, memory: int, total: string}>
 */
function quayside_bench_views( array $views ): array {
	wp_set_current_user( 1 );
	$results = [];
	foreach ( $views as $name => [ $route, $params ] ) {
		$runs = [];
		for ( $run = 0; $run < 5; $run++ ) {
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( $params );
			$runs[]   = quayside_bench_cost( static fn (): WP_REST_Response => rest_do_request( $request ) );
			$response = $runs[ $run ]['result'];
			if ( $response->is_error() ) {
				throw new RuntimeException( "$name: " . wp_json_encode( $response->get_data() ) );
			}
			$total                  = (string) ( $response->get_headers()['X-WP-Total'] ?? '' );
			$runs[ $run ]['result'] = null;
			unset( $response );
		}
		$times = array_column( $runs, 'ms' );
		sort( $times );
		$results[ $name ] = [
			'ms'      => $times[2],
			'worst'   => $times[4],
			'queries' => max( array_column( $runs, 'queries' ) ),
			'memory'  => max( array_column( $runs, 'memory' ) ),
			'total'   => $total,
		];
	}
	return $results;
}

/**
 * Exports consent records to nowhere.
 *
 * @param array<string, string> $filter Contract consent/log.search-request.
 * @return array{ms: float, queries: int, memory: int, result: mixed}
 */
function quayside_bench_consent_export( array $filter ): array {
	return quayside_bench_cost(
		static function () use ( $filter ): int {
			$search = new Search( $filter );
			$newest = $search->newest();
			$count  = $search->count_until( $newest );
			$rows   = Csv::write( fopen( '/dev/null', 'w' ), $search->each( $newest ) );
			if ( $rows !== $count ) {
				throw new RuntimeException( "The export has $rows of $count rows." );
			}
			return $rows;
		}
	);
}

/**
 * Writes consent records through the route and returns the median time and the queries.
 *
 * @return array{ms: float, queries: int}
 */
function quayside_bench_consent_write( int $count ): array {
	add_filter( 'quayside_consent_log_limit', static fn (): int => 0 );
	$times   = [];
	$queries = 0;
	for ( $run = 0; $run < $count; $run++ ) {
		$request = new WP_REST_Request( 'POST', '/quayside-consent/v1/log' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				[
					'id'         => bin2hex( random_bytes( 16 ) ),
					'action'     => 'accept',
					'categories' => [ 'necessary' => true ],
					'revision'   => 1,
					'law'        => 'gdpr',
					'time'       => time(),
					'language'   => 'en_US',
				]
			)
		);
		$cost = quayside_bench_cost( static fn (): int => rest_do_request( $request )->get_status() );
		if ( 201 !== $cost['result'] ) {
			throw new RuntimeException( "The log responded with $cost[result]." );
		}
		$times[] = $cost['ms'];
		$queries = $cost['queries'];
	}
	sort( $times );
	return [
		'ms'      => $times[ intdiv( $count, 2 ) ],
		'queries' => $queries,
	];
}

/**
 * Runs the daily job of the log.
 *
 * @return array{ms: float, queries: int, memory: int, result: mixed}
 */
function quayside_bench_consent_job(): array {
	return quayside_bench_cost( static fn () => do_action( Module::CRON ) );
}

/**
 * Exports the form entries of a person, as WordPress's tool for personal data does.
 *
 * @return array{ms: float, queries: int, memory: int, result: mixed}
 */
function quayside_bench_privacy( string $email ): array {
	$export = apply_filters( 'wp_privacy_personal_data_exporters', [] )['quayside-forms']['callback'];
	return quayside_bench_cost( static fn (): int => count( $export( $email, 1 )['data'] ) );
}
