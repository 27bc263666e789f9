// Checks commands on a network of sites in subfolders: each site has its own log, forms, and settings.
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { php } from '../site/site.mjs';

/**
 * @typedef {import('./checks.mjs').Context & { second: import('./wp.mjs').Wp }} NetworkContext
 */

/** Returns all files in a folder. */
const getFiles = ( /** @type {string} */ folder ) =>
	existsSync( folder )
		? readdirSync( folder, { recursive: true, withFileTypes: true } )
				.filter( ( entry ) => entry.isFile() )
				.map( ( entry ) => entry.name )
		: [];

/** Returns the context of each entry of a log. */
const getSites = ( /** @type {import('./wp.mjs').Wp} */ wp ) =>
	wp
		.json( [ 'quayside', 'log', '--level=error' ] )
		.map( ( /** @type {{ context: string }} */ row ) => row.context );

/** @type {Record<string, ( context: NetworkContext ) => void>} */
export const networkChecks = {
	'network: --url selects the site': ( { wp, second } ) => {
		const count = [ 'quayside', 'entries', 'list', '--format=count' ];
		assert.equal( wp.succeeds( count ), '60\n' );
		assert.equal( second.succeeds( count ), '3\n' );
		assert.deepEqual( getSites( wp ), [ '{"site":1}' ] );
		assert.deepEqual( getSites( second ), [ '{"site":2}' ] );
	},
	'network: clearing a log leaves the others alone': ( { wp, second } ) => {
		second.succeeds( [ 'quayside', 'log', 'clear', '--yes' ] );
		assert.deepEqual( getSites( second ), [] );
		assert.deepEqual( getSites( wp ), [ '{"site":1}' ] );
	},
	'network: old files are deleted for each site': ( { site } ) => {
		const out = php( site, 'eval.php', [
			`use Quayside\\Blocks\\Kit\\LogFile;
			$paths = [];
			foreach ( [ 1, 2 ] as $blog ) {
				switch_to_blog( $blog );
				wp_mkdir_p( LogFile::folder() );
				$paths[ $blog ] = LogFile::folder() . '/2020-01-01-' . str_repeat( 'a', 32 ) . '.log';
				touch( $paths[ $blog ] );
				restore_current_blog();
			}
			switch_to_blog( 2 );
			LogFile::expire();
			restore_current_blog();
			echo json_encode( array_map( 'is_file', array_values( $paths ) ) );
			unlink( $paths[1] );`,
		] );
		assert.deepEqual( JSON.parse( out ), [ true, false ] );
	},
	'network: a deleted site leaves nothing behind': ( { site, wp } ) => {
		const out = php( site, 'eval.php', [
			`require_once ABSPATH . 'wp-admin/includes/admin.php';
			$tables = static fn (): int => count( preg_grep( '/^wp_2_quayside/', $GLOBALS['wpdb']->get_col( 'SHOW TABLES' ) ) );
			switch_to_blog( 2 );
			Quayside\\Blocks\\Kit\\Log::write( 'error', 'forms', 'The last message.' );
			restore_current_blog();
			$before = $tables();
			wp_delete_site( 2 );
			echo json_encode( [ $before > 5, $tables() ] );`,
		] );
		assert.deepEqual( JSON.parse( out ), [ true, 0 ] );
		assert.deepEqual(
			getFiles( join( site.folder, 'wp-content/uploads/sites/2' ) ),
			[]
		);
		assert.deepEqual( getSites( wp ), [ '{"site":1}' ] );
	},
};
