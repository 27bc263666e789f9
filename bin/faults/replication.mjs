// Adds a replica of a site's database, with MariaDB's own replication, and the drop-in that reads from it.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { queryMariadb, startMariadb, stopMariadb } from '../site/mariadb.mjs';

/** Time (s) after which a replica that does not catch up has failed. */
const PATIENCE = 60;

/**
 * Starts a replica, and makes the site read from it.
 *
 * @param {string} folder WordPress root folder.
 * @param {string} home   Folder of the site in .quayside/sites, with a database server that can be stopped.
 * @param {number} port   TCP port on 127.0.0.1 for the replication.
 */
export function startReplication( folder, home, port ) {
	const copy = join( home, 'replica' );
	const dropIn = join( folder, 'wp-content/db.php' );
	queryMariadb(
		home,
		`CREATE USER IF NOT EXISTS reader@localhost; GRANT SELECT ON quayside.* TO reader@localhost;
		CREATE USER IF NOT EXISTS replication@'127.0.0.1'; GRANT REPLICATION SLAVE ON *.* TO replication@'127.0.0.1'`
	);
	stopMariadb( home );
	rmSync( copy, { recursive: true, force: true } );
	cpSync( join( home, 'mariadb' ), join( copy, 'mariadb' ), {
		recursive: true,
	} );
	const startPrimary = () =>
		startMariadb( home, {
			port,
			args: [
				'--log-bin=binlog',
				'--server-id=1',
				'--skip-name-resolve',
			],
		} );
	startPrimary();
	const { socket } = startMariadb( copy, { args: [ '--server-id=2' ] } );
	queryMariadb(
		copy,
		`CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ${ port }, MASTER_USER = 'replication', MASTER_USE_GTID = no,
		MASTER_LOG_FILE = 'binlog.000001', MASTER_LOG_POS = 4, MASTER_CONNECT_RETRY = 1; START SLAVE`
	);
	writeFileSync(
		dropIn,
		`<?php\ndefine( 'QUAYSIDE_REPLICA', 'localhost:${ socket }' );\nrequire ${ JSON.stringify( join( ROOT, 'bin/faults/replica-drop-in.php' ) ) };\n`
	);
	const setDelay = ( /** @type {number} */ seconds ) =>
		queryMariadb(
			copy,
			`STOP SLAVE; CHANGE MASTER TO MASTER_DELAY = ${ seconds }; START SLAVE`
		);
	return {
		/** Starts the primary again, which stops with the web server. */
		startPrimary,
		/** Makes the replica apply each change a number of seconds after the primary. */
		setDelay,
		/** Waits until the replica has all changes, and ends the delay. */
		catchUp: () => {
			setDelay( 0 );
			const [ file = '', position = '' ] = queryMariadb(
				home,
				'SHOW MASTER STATUS'
			).split( '\t' );
			const waited = queryMariadb(
				copy,
				`SELECT MASTER_POS_WAIT('${ file }', ${ position }, ${ PATIENCE })`
			);
			if ( ! /^\d+$/.test( waited ) ) {
				throw new Error(
					`The replica stopped: ${ queryMariadb( copy, 'SHOW SLAVE STATUS' ) }`
				);
			}
		},
		/** Returns a number from the replica. */
		count: ( /** @type {string} */ sql ) =>
			Number( queryMariadb( copy, sql ).split( '\t' ).at( -1 ) ),
		stop: () => {
			rmSync( dropIn, { force: true } );
			stopMariadb( copy );
			stopMariadb( home );
		},
	};
}
