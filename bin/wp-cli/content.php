<?php
/**
 * Adds what the commands of a site show: a form, entries, consent records, orders, and an entry of the log. Prints their IDs as JSON.
 *
 * Usage: php content.php FOLDER NUMBER [PATH], with the number of entries and of consent records, and the path of a site of a network.
 */

declare( strict_types=1 );

use Quayside\Blocks\Forms\Entries\Entries;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Kit\Log;
use Quayside\Consent\Log\Table;

$quayside_site          = require dirname( __DIR__ ) . '/site/boot.php';
$quayside_number        = (int) ( $argv[2] ?? 0 );
$_SERVER['REQUEST_URI'] = (string) ( $argv[3] ?? '/' );
require $quayside_site . '/wp-load.php';

wp_set_current_user( 1 );
add_filter( 'quayside_consent_log_limit', static fn (): int => $quayside_number );
( new Table() )->install();

$quayside_form = (int) wp_insert_post( [
	'post_type'    => Form::POST_TYPE,
	'post_status'  => 'publish',
	'post_title'   => 'Orders & returns',
	'post_content' => '<!-- wp:quayside/field-input {"block_id":"n1","slug":"name","label":"Name"} /-->'
		. '<!-- wp:quayside/field-textarea {"block_id":"m1","slug":"message","label":"Message"} /-->',
] );
update_post_meta( $quayside_form, Form::META, [
	'notifications' => [
		[
			'to'      => 'owner@example.com',
			'subject' => 'New',
			'body'    => '{all}',
		],
	],
] );

$quayside_field   = static fn ( string $id, string $type, string $label, string $value ): array => [
	'id'    => $id,
	'slug'  => strtolower( $label ),
	'type'  => $type,
	'label' => $label,
	'value' => $value,
];
$quayside_entries = [];
for ( $quayside_index = 0; $quayside_index < $quayside_number; $quayside_index++ ) {
	$quayside_values    = [
		$quayside_field( 'n1', 'input', 'Name', "=1+$quayside_index" ),
		$quayside_field( 'm1', 'textarea', 'Message', "Line, \"one\"\nMünchen $quayside_index" ),
	];
	$quayside_entries[] = ( new Entries() )->add( $quayside_form, wp_generate_uuid4(), $quayside_values, [], 'unread', home_url( '/' ) )['id'];
}

for ( $quayside_index = 0; $quayside_index < $quayside_number; $quayside_index++ ) {
	( new Table() )->add( [
		'id'         => "visitor-$quayside_index",
		'action'     => 0 === $quayside_index % 2 ? 'accept' : 'reject',
		'law'        => 'gdpr',
		'categories' => [ 'necessary' => true ],
		'revision'   => 1,
		'language'   => 'en_US',
		'time'       => time(),
		'layout'     => 'box',
	] );
}

if ( function_exists( 'wc_create_order' ) ) {
	foreach ( [ 'harbor-news', 'harbor-news', 'gulls' ] as $quayside_source ) {
		$quayside_order = wc_create_order();
		$quayside_order->update_meta_data( '_wc_order_attribution_source_type', 'utm' );
		$quayside_order->update_meta_data( '_wc_order_attribution_utm_source', $quayside_source );
		$quayside_order->set_total( 40 );
		$quayside_order->set_date_paid( time() );
		$quayside_order->set_status( 'completed' );
		$quayside_order->save();
	}
}

Log::write( 'error', 'forms', 'A test message.', [ 'site' => get_current_blog_id() ] );
echo wp_json_encode( [
	'form'    => $quayside_form,
	'entries' => $quayside_entries,
	'today'   => wp_date( 'Y-m-d' ),
] );
