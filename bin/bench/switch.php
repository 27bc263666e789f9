<?php
/**
 * Functions of the switch benchmark that run inside the site. Included by bin/bench-switch.mjs.
 */

declare( strict_types=1 );

use Quayside\Blocks\Kit\SwitchRun;

/**
 * Adds posts with an embedded form of WPForms, a gallery of Spectra, and text.
 */
function quayside_bench_posts( int $count ): int {
	global $wpdb;
	$form    = wp_insert_post( [
		'post_type'    => 'wpforms',
		'post_status'  => 'publish',
		'post_title'   => 'Contact',
		'post_content' => wp_slash( '{"fields":{"1":{"id":"1","type":"text","label":"Name"},"2":{"id":"2","type":"email","label":"Email"}},"settings":{"submit_text":"Send"}}' ),
	] );
	$text    = str_repeat( "<!-- wp:paragraph -->\n<p>" . str_repeat( 'Boats in the harbor at dawn. ', 20 ) . "</p>\n<!-- /wp:paragraph -->\n", 8 );
	$content = $text . '<!-- wp:uagb/image-gallery {"block_id":"a1","mediaGallery":[],"feedLayout":"masonry"} -->' . "\n<div>saved</div>\n<!-- /wp:uagb/image-gallery -->\n[wpforms id=\"$form\"]\n" . $text;
	foreach ( array_chunk( range( 1, $count ), 200 ) as $chunk ) {
		$rows = array_map(
			static fn ( int $number ): string => $wpdb->prepare(
				"(1, '2026-01-01 00:00:00', '2026-01-01 00:00:00', %s, %s, '', 'publish', %s, '2026-01-01 00:00:00', '2026-01-01 00:00:00', 'post', '', '', '')",
				$content,
				"Post $number",
				"bench-$number"
			),
			$chunk
		);
		$wpdb->query( "INSERT INTO $wpdb->posts (post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, post_name, post_modified, post_modified_gmt, post_type, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL
	}
	return $count;
}

/**
 * Adds entries as SureForms stores them.
 */
function quayside_bench_sureforms( int $count ): int {
	global $wpdb;
	$table = "{$wpdb->prefix}srfm_entries";
	$wpdb->query( "CREATE TABLE IF NOT EXISTS $table (ID BIGINT(20) UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, form_id BIGINT(20) UNSIGNED, user_id BIGINT(20) UNSIGNED NOT NULL DEFAULT 0, form_data LONGTEXT, submission_info LONGTEXT, status VARCHAR(10), created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP)" ); // phpcs:ignore WordPress.DB
	$form = (int) wp_insert_post( [
		'post_type'    => 'sureforms_form',
		'post_status'  => 'publish',
		'post_title'   => 'Contact',
		'post_content' => '<!-- wp:srfm/input {"block_id":"aa11","label":"Name","slug":"name"} /-->',
	] );
	// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of SureForms.
	$code = static fn ( string $label ): string => rtrim( base64_encode( $label ), '=' );
	$name = static fn ( string $type, string $label, string $slug ): string => "srfm-$type-ab12-lbl-{$code( $label )}-$slug";
	$last = 0;
	while ( $last < $count ) {
		$rows = [];
		$end  = min( $count, $last + 500 );
		for ( $number = $last + 1; $number <= $end; $number++ ) {
			$data   = (string) wp_json_encode( [
				$name( 'input', 'Name', 'name' )          => "Person $number",
				$name( 'email', 'Email', 'email' )        => "p$number@example.com",
				$name( 'textarea', 'Message', 'message' ) => "Do you ship blankets to the harbor? Order $number. " . str_repeat( 'Thank you. ', 10 ),
			] );
			$rows[] = $wpdb->prepare( "(%d, %s, '{\"submission_url\":\"https://example.com/\"}', 'read', '2026-01-01 10:00:00')", $form, $data );
		}
		$wpdb->query( "INSERT INTO $table (form_id, form_data, submission_info, status, created_at) VALUES " . implode( ',', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL
		$last += 500;
	}
	return $count;
}

/**
 * Runs the switch, or its undo, in batches as the background does, and returns seconds, batches, and peak memory in bytes.
 *
 * @param array<int, string> $sources Sources.
 * @return array{seconds: float, batches: int, memory: int, status: string}
 */
function quayside_bench_switch( array $sources, bool $undo = false ): array {
	$run = new SwitchRun();
	$undo ? $run->undo() : $run->start( $sources );
	// Before PHP 8.2, the peak includes what prepared the run.
	if ( function_exists( 'memory_reset_peak_usage' ) ) {
		memory_reset_peak_usage();
	}
	$start   = microtime( true );
	$batches = 0;
	while ( SwitchRun::is_active() ) {
		( new SwitchRun() )->advance( 10 );
		++$batches;
	}
	return [
		'seconds' => microtime( true ) - $start,
		'batches' => $batches,
		'memory'  => memory_get_peak_usage(),
		'status'  => $run->status()['status'],
	];
}
