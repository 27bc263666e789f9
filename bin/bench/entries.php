<?php
/**
 * Functions of the entries benchmark that run inside the site. Included by bin/bench-entries.mjs.
 */

declare( strict_types=1 );

use Quayside\Blocks\Forms\Entries\Tables;
use Quayside\Blocks\Forms\Schema\Form;
use Quayside\Blocks\Forms\Submission\Token;

/**
 * Creates a form, a form with a field without duplicate values, and a form that also has files.
 *
 * @return array<string, array<string, string|int>> Values to submit, by type of form.
 */
function quayside_bench_forms(): array {
	$forms = [];
	foreach ( [ 'plain' => 'false', 'unique' => 'true', 'files' => 'true' ] as $kind => $unique ) {
		$id   = (int) wp_insert_post(
			[
				'post_type'    => Form::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => "Bench $kind",
				'post_content' => '<!-- wp:quayside/field-input {"block_id":"n1","slug":"name","label":"Name","required":true} /--><!-- wp:quayside/field-email {"block_id":"e1","slug":"email","label":"Email","required":true,"isUnique":'
					. $unique
					. '} /--><!-- wp:quayside/field-textarea {"block_id":"m1","slug":"message","label":"Message"} /-->'
					. (
						'files' === $kind
						? '<!-- wp:quayside/field-upload {"block_id":"u1","slug":"papers","label":"Papers","required":true,"maxFiles":2,"allowedTypes":"pdf"} /-->'
						: ''
					),
			]
		);
		$form = Form::find( $id );
		$forms[ $kind ] = [
			'form-id'            => (string) $id,
			'quayside-token'     => Token::make( $id ),
			'quayside-elapsed'   => '9000',
			Token::honeypot( $id ) => '',
			'name'               => $form->schema()->by_slug( 'name' )->name(),
			'email'              => $form->schema()->by_slug( 'email' )->name(),
			'message'            => $form->schema()->by_slug( 'message' )->name(),
		] + ( 'files' === $kind ? [ 'papers' => $form->schema()->by_slug( 'papers' )->name() ] : [] );
	}
	return $forms;
}

/**
 * Fills the table with MariaDB sequences: two years, five forms, and a text of twelve out of 60 words and a unique name for each entry.
 *
 * @param int $number Number of entries.
 */
function quayside_bench_fill( int $number ): void {
	global $wpdb;
	$table = Tables::name( 'entries' );
	$words = "'blanket','mug','enamel','lamp','brass','canvas','bag','notebook','tea','order','delivery','question','return','exchange','gift','wedding','invoice','price','colour','size','blue','green','large','small','quick','slow','today','tomorrow','harbour','boat','rope','sail','wool','linen','cotton','paper','ink','pencil','desk','chair','table','window','garden','summer','winter','autumn','spring','morning','evening','night','coffee','sugar','salt','pepper','bread','butter','honey','lemon','apple','pear'";
	$word  = static fn ( int $prime, int $shift ): string => "ELT(1 + MOD(seq * $prime + FLOOR(seq / $shift), 60), $words)";
	$text  = 'CONCAT_WS(\' \', '
		. implode(
			', ',
			array_map(
				static fn ( array $pair ): string => $word( ...$pair ),
				[
					[ 7, 11 ],
					[ 13, 17 ],
					[ 17, 23 ],
					[ 19, 31 ],
					[ 23, 41 ],
					[ 29, 53 ],
					[ 31, 61 ],
					[ 37, 71 ],
					[ 41, 83 ],
					[ 43, 97 ],
					[ 47, 101 ],
					[ 53, 103 ],
				]
			)
		)
		. ", IF(MOD(seq, 2000) = 7, 'marylebone', ''), IF(seq < $number / 2 AND MOD(seq, 8) = 1, 'christmas', ''))";
	$name  = "CONCAT(ELT(1 + MOD(seq, 8), 'Ada', 'Grace', 'Jean', 'Mary', 'Katherine', 'Hedy', 'Radia', 'Annie'), ' Q', LOWER(CONV(1000000 + MOD(seq * 7919, 1000003), 10, 36)))";
	// Rebuild the table, because MariaDB does not index new rows as long as a table has metadata of a dropped index.
	$wpdb->query( "ALTER TABLE $table DROP INDEX search" );
	$wpdb->query( "ALTER TABLE $table FORCE" );
	for ( $from = 1; $from <= $number; $from += 100000 ) {
		$to = min( $number, $from + 99999 );
		$wpdb->query(
			"INSERT INTO $table (form_id, status, inbox, starred, idem_key, created_gmt, source_url, mail, fields, search)
			SELECT 1 + MOD(seq, 5), ELT(1 + MOD(FLOOR(seq / 5), 20), 'spam', 'unread', 'trash', 'unread', 'unread', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read'), IF(MOD(FLOOR(seq / 5), 20) IN (0, 2), 0, 1), IF(MOD(seq, 503) = 3, 1, 0), CONCAT('bench-', seq), UTC_TIMESTAMP() - INTERVAL (($number - seq) * 63) SECOND, 'https://example.com/contact/', IF(MOD(seq, 1000) = 5, 'failed', 'sent'),
			CONCAT('[{\"id\":\"n1\",\"slug\":\"name\",\"type\":\"input\",\"label\":\"Name\",\"value\":\"', who, '\"},{\"id\":\"e1\",\"slug\":\"email\",\"type\":\"email\",\"label\":\"Email\",\"value\":\"p', seq, '@example.com\"},{\"id\":\"m1\",\"slug\":\"message\",\"type\":\"textarea\",\"label\":\"Message\",\"value\":\"', message, '\"}]'),
			LOWER(CONCAT(who, '\n', 'p', seq, '@example.com', '\n', message))
			FROM (SELECT seq, $name AS who, $text AS message FROM seq_{$from}_to_{$to}) AS made"
		);
		fwrite( STDERR, "$to " );
	}
	$wpdb->query( "ALTER TABLE $table ADD FULLTEXT KEY search (search)" );
	$wpdb->query( "ANALYZE TABLE $table" );
}

/**
 * Measures pages of the list through the REST route.
 *
 * @param array<string, array<string, mixed>> $queries Parameters by name.
 * @return array<string, array{ms: float, worst: float, total: string, more: string, searched: string, found: int}>
 */
function quayside_bench_list( array $queries ): array {
	wp_set_current_user( 1 );
	$results = [];
	foreach ( $queries as $name => $query ) {
		$route = '/quayside/v1/form-entries' . ( $query['route'] ?? '' );
		unset( $query['route'] );
		$times = [];
		for ( $run = 0; $run < 7; $run++ ) {
			$request = new WP_REST_Request( 'GET', $route );
			$request->set_query_params( $query );
			$start   = microtime( true );
			$response  = rest_do_request( $request );
			$times[] = ( microtime( true ) - $start ) * 1000;
		}
		sort( $times );
		$results[ $name ] = [
			'ms'    => $times[3],
			'worst' => $times[6],
			'total' => (string) ( $response->get_headers()['X-WP-Total'] ?? '' ),
			'more'  => (string) ( $response->get_headers()['X-Quayside-More'] ?? '' ),
			'searched' => (string) ( $response->get_headers()['X-Quayside-Searched'] ?? '' ),
			'found' => count( (array) $response->get_data() ),
		];
	}
	return $results;
}

/**
 * Submits a form once a file exists, so that many processes start at the same time.
 *
 * @param array<string, string> $sent    Values to submit.
 * @param string                $barrier Path of the file.
 * @return mixed Response.
 */
function quayside_bench_race( array $sent, string $barrier ): mixed {
	rest_get_server();
	touch( "$barrier." . getmypid() );
	while ( ! file_exists( $barrier ) ) {
		usleep( 500 );
		clearstatcache();
	}
	$request = new WP_REST_Request( 'POST', '/sureforms/v1/submit-form' );
	$request->set_body_params( $sent );
	return rest_do_request( $request )->get_data();
}
