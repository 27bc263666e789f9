// What the scenarios of bin/test-faults.mjs share: the site, its servers, and the comparison of what was accepted with what is stored.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import {
	makeSite,
	php,
	removeSite,
	siteHome,
	startServer,
} from '../site/site.mjs';
import { makeForm } from './form.mjs';

/** @typedef {Awaited<ReturnType<typeof startServer>>} Server */

/** Number of clients that submit at once. */
const CLIENTS = 8;

/**
 * Options of clients.mjs.
 *
 * @typedef {Object} ClientOptions
 * @property {number} [clients]     Number of clients, 8 by default.
 * @property {number} [submissions] Submissions of each client. By default --submissions.
 * @property {number} [patience]    Time (ms) after which a client gives up waiting for a response, 15 s by default.
 * @property {number} [bytes]       Size of the file of each submission, 0 for none.
 * @property {number} [repetitions] How often a submission is repeated once it was accepted, 0 by default.
 */

/**
 * What the clients report. Times are in ms.
 *
 * @typedef {Object} Report
 * @property {string[]}               accepted Keys of the accepted submissions.
 * @property {number}                 requests Number of requests.
 * @property {number}                 failures Number of requests that failed.
 * @property {Record<string, number>} statuses Number of failed requests by status.
 * @property {Record<string, number>} nodes    Number of accepted submissions by nodes.
 * @property {number[]}               times    Times until submissions were accepted.
 */

/** @typedef {ReturnType<typeof makeContext>} Context */

/**
 * Creates the site of the scenarios.
 *
 * @param {Object} values Options of the command.
 * @param {string} values.site Name of the site, which is removed first.
 * @param {string} values.port TCP port on 127.0.0.1. The replica's primary has the next one.
 * @param {string} values.submissions Submissions of each client.
 * @param {string} [values.wordpress]   WordPress folder.
 * @param {string} [values.objectCache] Folder of the plugin Redis Object Cache.
 * @param {string} [values.older]       Commit of the older plugins.
 */
export function makeContext( values ) {
	removeSite( values.site );
	const site = makeSite( {
		...( values.wordpress ? { wordpress: values.wordpress } : {} ),
		name: values.site,
		port: Number( values.port ),
		database: 'mariadb',
		seed: false,
	} );
	const { objectCache } = values;
	const log = join( site.folder, 'wp-content/debug.log' );

	/**
	 * Runs PHP in the site, and returns its output as JSON. All of it reads from the primary if the database has a replica.
	 *
	 * @param {string} code PHP that prints JSON.
	 */
	const evaluate = ( code ) =>
		JSON.parse(
			php( site, 'eval.php', [
				`method_exists( $wpdb, 'send_reads_to_masters' ) && $wpdb->send_reads_to_masters();\n${ code }`,
			] )
		);

	/**
	 * Starts the servers, with one PHP-FPM for each node.
	 *
	 * @param {import('../site/servers/fpm.mjs').FpmOptions[]} nodes     Nodes.
	 * @param {boolean}                                        [isCached] Whether there is Redis, if the command has it.
	 */
	const start = ( nodes, isCached = true ) =>
		startServer( site, {
			...( objectCache && isCached ? { objectCache } : {} ),
			web: { server: 'nginx', nodes },
		} );

	/**
	 * Starts the clients.
	 *
	 * @param {string}        url       URL of a page with a form.
	 * @param {ClientOptions} [options] Options.
	 * @return {{ report: Promise<Report>, isRunning: () => boolean }} What they report at the end.
	 */
	function runClients( url, options = {} ) {
		const child = spawn(
			process.execPath,
			[
				join( ROOT, 'bin/faults/clients.mjs' ),
				url,
				JSON.stringify( {
					clients: CLIENTS,
					submissions: Number( values.submissions ),
					patience: 15_000,
					bytes: 0,
					repetitions: 0,
					...options,
				} ),
			],
			{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		let output = '';
		child.stdout.on( 'data', ( data ) => ( output += data ) );
		let isRunning = true;
		/** @type {Promise<Report>} */
		const report = new Promise( ( done, fail ) =>
			child.on( 'close', ( code ) => {
				isRunning = false;
				if ( code === 0 ) {
					done( JSON.parse( output ) );
				} else {
					fail( new Error( 'The clients gave up.' ) );
				}
			} )
		);
		return { report, isRunning: () => isRunning };
	}

	/**
	 * Returns how often each email address was stored. Each submission has an address of its own.
	 *
	 * @param {number} form ID of the form.
	 * @return {Map<string, number>} Number of entries by address.
	 */
	const countStored = ( form ) =>
		new Map(
			Object.entries(
				evaluate( `
					$counts = [];
					foreach ( $wpdb->get_col( "SELECT fields FROM {$wpdb->prefix}quayside_form_entries WHERE form_id = ${ form }" ) as $fields ) {
						$email            = json_decode( $fields, true )[0]['value'];
						$counts[ $email ] = ( $counts[ $email ] ?? 0 ) + 1;
					}
					echo json_encode( (object) $counts );` )
			)
		);

	/**
	 * Compares the stored entries of a form with the accepted submissions.
	 *
	 * @param {number}   form     ID of the form.
	 * @param {string[]} accepted Keys of the accepted submissions.
	 * @return {{ lost: number, twice: number, unasked: number }} Numbers of submissions.
	 */
	function compare( form, accepted ) {
		const stored = countStored( form );
		const addresses = new Set(
			accepted.map( ( key ) => `${ key }@example.com` )
		);
		const count = (
			/** @type {( pair: [ string, number ] ) => boolean} */ is
		) => [ ...stored ].filter( is ).length;
		return {
			lost: [ ...addresses ].filter(
				( address ) => ! stored.has( address )
			).length,
			twice: count( ( [ , times ] ) => times > 1 ),
			unasked: count( ( [ address ] ) => ! addresses.has( address ) ),
		};
	}

	/**
	 * Lets the clients submit a new form while faults happen, and prints the numbers.
	 *
	 * @param {( isRunning: () => boolean ) => Promise<Record<string, number>>} cause     Causes faults, and returns how many.
	 * @param {ClientOptions}                                                   [options] Options of the clients.
	 * @return {Promise<{ problems: string[], form: number, failures: number, slowest: number, nodes: Record<string, number> }>} Problems,
	 *         some of them empty, number of failed requests, the longest time (ms) until a submission was accepted, and accepted
	 *         submissions by nodes.
	 */
	async function submitDuring( cause, options = {} ) {
		const { form, url } = makeForm( site, {
			hasFile: ( options.bytes ?? 0 ) > 0,
		} );
		const clients = runClients( url, options );
		const faults = await cause( clients.isRunning );
		const { accepted, requests, failures, statuses, nodes, times } =
			await clients.report;
		times.sort( ( one, other ) => one - other );
		const slowest = times.at( -1 ) ?? 0;
		const found = compare( form, accepted );
		const expected =
			( options.clients ?? CLIENTS ) *
			( options.submissions ?? Number( values.submissions ) );
		console.log(
			`  ${ options.bytes ? 'with files: ' : '' }${ accepted.length } accepted of ${ requests } requests, ${ failures } of which failed ${ JSON.stringify( statuses ) }; ${ Object.entries(
				{ ...nodes, ...faults, ...found }
			)
				.map( ( [ name, count ] ) => `${ count } ${ name }` )
				.join(
					', '
				) }; accepted after ${ times[ times.length >> 1 ] } ms (median), ${ slowest } ms at most`
		);
		return {
			form,
			failures,
			slowest,
			nodes,
			problems: [
				accepted.length === expected
					? ''
					: 'Some submissions were not accepted.',
				// Browsers repeat these, too, with another token, but need not.
				statuses[ 403 ]
					? `${ statuses[ 403 ] } requests were rejected as expired.`
					: '',
				...Object.entries( found ).map( ( [ name, count ] ) =>
					count ? `${ count } submissions were ${ name }.` : ''
				),
			],
		};
	}

	return {
		site,
		home: siteHome( site.name ),
		values,
		hasRedis: Boolean( objectCache ),
		evaluate,
		start,
		countStored,
		compare,
		submitDuring,
		/** Removes the object cache of an earlier scenario, whose Redis server has ended. */
		removeObjectCache: () =>
			rmSync( join( site.folder, 'wp-content/object-cache.php' ), {
				force: true,
			} ),
		/** Deletes PHP's log. */
		clearLog: () => rmSync( log, { force: true } ),
		/** Returns the lines of PHP's log that report a fatal error or a failed statement, or that match a pattern. */
		errors: ( pattern = /PHP Fatal|PHP Parse|WordPress database error/ ) =>
			( existsSync( log ) ? readFileSync( log, 'utf8' ) : '' )
				.split( '\n' )
				.filter( ( line ) => pattern.test( line ) ),
	};
}
