import { readFileSync } from 'node:fs';
import { php } from './store-contract';

const stored = readFileSync(
	'plugins/quayside-consent/import/tests/fixtures/cookieyes.json'
).toString( 'base64' );

const TABLES = `[ 'cky_banners', 'cky_cookie_categories', 'cky_cookies' ]`;

/** Creates the tables of CookieYes with settings in them, and returns a function that drops them. */
export function createCookieYesTables(): () => void {
	php(
		`global $wpdb;
		$stored = json_decode( base64_decode( '${ stored }' ), true );
		foreach ( ${ TABLES } as $table ) {
			$wpdb->query( "CREATE TABLE {$wpdb->prefix}$table (" . implode( ' longtext, ', array_keys( $stored[ $table ][0] ) ) . ' longtext)' );
			foreach ( $stored[ $table ] as $row ) {
				$wpdb->insert( $wpdb->prefix . $table, $row );
			}
		}`
	);
	return () =>
		void php(
			`global $wpdb;
			foreach ( ${ TABLES } as $table ) {
				$wpdb->query( "DROP TABLE {$wpdb->prefix}$table" );
			}`
		);
}
