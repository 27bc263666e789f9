// Scenario of bin/test-faults.mjs: a replica of the database applies each change some seconds after the primary, and WordPress reads
// from it. Visitors repeat what they send, and the same value or choice reaches the site twice, before the replica has the first one.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { queryMariadb } from '../site/mariadb.mjs';
import { php } from '../site/site.mjs';
import { makeForm } from './form.mjs';
import { startReplication } from './replication.mjs';
import { isAccepted, makeBody, submit } from './submit.mjs';

/** @typedef {import('./context.mjs').Context} Context */
/** @typedef {ReturnType<typeof startReplication>} Replication */

/** Delay of the replica (s), longer than what a visitor does in between. */
const DELAY = 20;

/** Number of visitors at once. */
const VISITORS = 8;

/** Maximum number of entries of the form with a limit. */
const LIMIT = 3;

/** Time (ms) to wait for the emails of all entries. */
const PATIENCE = 60_000;

const number = ( /** @type {boolean[]} */ list ) =>
	list.filter( Boolean ).length;

/** Submits a value under a key, and returns the response. */
async function send(
	/** @type {string} */ url,
	/** @type {string} */ html,
	/** @type {string} */ email,
	/** @type {string} */ key
) {
	const body = makeBody( html, email, key );
	if ( ! body ) {
		throw new Error( `${ url } has no form.` );
	}
	const text = await ( await submit( url, body ) ).text();
	return {
		isAccepted: isAccepted( text ),
		entry: /"submission_id":(\d+)/.exec( text )?.[ 1 ] ?? '',
	};
}

const read = async ( /** @type {string} */ url ) =>
	( await fetch( url ) ).text();

const makeKey = () => `replica-${ randomUUID() }`;

/** Visitors submit, repeat the submission at the same time, and again afterwards. */
async function testKeys(
	/** @type {Context} */ context,
	/** @type {{ form: number, url: string }} */ { form, url }
) {
	/** @type {string[]} */
	const accepted = [];
	let differing = 0;
	await Promise.all(
		Array.from( { length: VISITORS }, async () => {
			for ( let turn = 0; turn < 3; turn++ ) {
				const key = makeKey();
				const html = await read( url );
				const once = () =>
					send( url, html, `${ key }@example.com`, key );
				const sent = await Promise.all( [ once(), once() ] );
				sent.push( await once() );
				if ( sent.every( ( each ) => each.isAccepted ) ) {
					accepted.push( key );
				}
				differing +=
					new Set( sent.map( ( { entry } ) => entry ) ).size > 1
						? 1
						: 0;
			}
		} )
	);
	return {
		submissions: accepted.length,
		refused: VISITORS * 3 - accepted.length,
		differing,
		...context.compare( form, accepted ),
	};
}

/** Several visitors submit a value that must be unique. The first one then repeats the submission with the value of another. */
async function testUniqueValues(
	/** @type {{ form: number, url: string }} */ { url }
) {
	const html = await read( url );
	const shared = `${ makeKey() }@example.com`;
	const keys = Array.from( { length: VISITORS }, makeKey );
	const sent = await Promise.all(
		keys.map( ( key ) => send( url, html, shared, key ) )
	);
	const first = keys[ sent.findIndex( ( each ) => each.isAccepted ) ] ?? '';
	const other = `${ makeKey() }@example.com`;
	await send( url, html, other, makeKey() );
	const repeated = await send( url, html, other, first );
	const late = await Promise.all(
		[ shared, other ].map( ( value ) =>
			send( url, html, value, makeKey() )
		)
	);
	return {
		accepted: number( sent.map( ( each ) => each.isAccepted ) ),
		isRepeated: repeated.isAccepted,
		late: number( late.map( ( each ) => each.isAccepted ) ),
	};
}

/** Visitors submit a form that accepts a few entries, one after another. */
async function testLimit(
	/** @type {{ form: number, url: string }} */ { url }
) {
	const html = await read( url );
	let accepted = 0;
	for ( let visitor = 0; visitor < LIMIT + 3; visitor++ ) {
		const key = makeKey();
		const sent = await send( url, html, `${ key }@example.com`, key );
		accepted += sent.isAccepted ? 1 : 0;
	}
	return accepted;
}

/** Visitors consent and withdraw, and their browsers send each choice three times. Then they ask for their receipt. */
async function testConsent( /** @type {Context} */ { site, evaluate } ) {
	const ids = Array.from( { length: VISITORS }, () =>
		randomUUID().replaceAll( '-', '' )
	);
	const time = Math.floor( Date.now() / 1000 );
	const route = ( /** @type {string} */ name ) =>
		`${ site.url }/?rest_route=/quayside-consent/v1/${ name }`;
	let failures = 0;
	const receipts = await Promise.all(
		ids.map( async ( id ) => {
			for ( const [ index, action ] of [
				'accept',
				'reject',
			].entries() ) {
				const log = async () => {
					const { status } = await fetch( route( 'log' ), {
						method: 'POST',
						headers: { 'Content-Type': 'application/json' },
						body: JSON.stringify( {
							id,
							action,
							categories: {
								necessary: true,
								analytics: action === 'accept',
							},
							revision: 1,
							law: 'gdpr',
							time: time + index,
						} ),
					} );
					failures += status === 201 ? 0 : 1;
				};
				await Promise.all( [ log(), log() ] );
				await log();
			}
			const response = await fetch( route( 'receipt' ), {
				headers: {
					Cookie: `cookieyes-consent=consentid:${ id },consent:no,action:yes,necessary:yes,analytics:no,v:1,t:${ time + 1 }`,
				},
			} );
			const receipt = await response.json();
			return response.ok ? receipt.choices.length : 0;
		} )
	);
	/** @type {Record<string, string[]>} */
	const stored = evaluate( `
		$choices = [];
		foreach ( $wpdb->get_results( "SELECT consent_id, action FROM {$wpdb->prefix}quayside_consent_log ORDER BY chosen_at, id" ) as $row ) {
			$choices[ $row->consent_id ][] = $row->action;
		}
		echo json_encode( (object) $choices );` );
	return {
		failures,
		wrong: number(
			ids.map(
				( id ) => String( stored[ id ] ?? '' ) !== 'accept,reject'
			)
		),
		incomplete: number( receipts.map( ( choices ) => choices !== 2 ) ),
	};
}

/** Two users save a setting each, one right after the other. Returns how many of them are stored. */
function testSettings( /** @type {Context} */ { site, evaluate } ) {
	const changes = { logDays: 100 + DELAY, choiceDays: 90 };
	for ( const change of Object.entries( changes ) ) {
		php( site, 'eval.php', [
			`wp_set_current_user( 1 );
			$request = new WP_REST_Request( 'POST', '/quayside-consent/v1/settings' );
			$request->set_body_params( [ 'settings' => [ '${ change[ 0 ] }' => ${ change[ 1 ] } ] ] );
			rest_do_request( $request );`,
		] );
	}
	const stored = evaluate(
		`wp_cache_flush(); echo json_encode( (object) get_option( 'quayside_consent_settings' ) );`
	);
	return number(
		Object.entries( changes ).map(
			( [ name, value ] ) => stored[ name ] === value
		)
	);
}

/** Returns the number of emails that name an address, by address. */
function countEmails( /** @type {string} */ folder ) {
	/** @type {Map<string, number>} */
	const counts = new Map();
	for ( const file of existsSync( folder ) ? readdirSync( folder ) : [] ) {
		const address = /replica-[0-9a-f-]{36}@example\.com/.exec(
			JSON.parse( readFileSync( join( folder, file ), 'utf8' ) ).message
		)?.[ 0 ];
		if ( address ) {
			counts.set( address, ( counts.get( address ) ?? 0 ) + 1 );
		}
	}
	return counts;
}

/** Waits for the emails of a form's entries, and returns how many of them have none, or more than one. */
async function testEmails(
	/** @type {Context} */ { site, evaluate, countStored },
	/** @type {number} */ form
) {
	const deadline = Date.now() + PATIENCE;
	while (
		evaluate(
			`echo json_encode( (int) $wpdb->get_var(
				"SELECT COUNT(*) FROM {$wpdb->prefix}quayside_form_entries WHERE form_id = ${ form } AND mail IN ('queued', 'sending')"
			) );`
		) > 0 &&
		Date.now() < deadline
	) {
		await new Promise( ( done ) => setTimeout( done, 250 ) );
	}
	const counts = countEmails( join( site.folder, 'wp-content/mail' ) );
	const addresses = [ ...countStored( form ).keys() ];
	return {
		missing: number( addresses.map( ( each ) => ! counts.has( each ) ) ),
		repeated: number(
			addresses.map( ( each ) => ( counts.get( each ) ?? 0 ) > 1 )
		),
	};
}

/** Lets a request migrate tables while the replica lacks a row that was added just before. Returns how many entries have their file. */
function testMigration(
	/** @type {Context} */ { site, home, evaluate },
	/** @type {Replication} */ replication
) {
	const entries = 'quayside.wp_quayside_form_entries';
	const files = 'quayside.wp_quayside_form_files';
	// By SQL alone, because WordPress would migrate the tables.
	const add = ( /** @type {string} */ key ) =>
		queryMariadb(
			home,
			`INSERT INTO ${ entries } (form_id, idem_key, created_gmt, source_url, fields) VALUES (999999, '${ key }', UTC_TIMESTAMP(), '', '[]');
			INSERT INTO ${ files } (entry_id, field_id, name, path, type, size) VALUES (LAST_INSERT_ID(), 'u1', '${ key }.pdf', '${ key }', 'application/pdf', 9)`
		);
	queryMariadb(
		home,
		`CREATE TABLE ${ files } (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, entry_id bigint unsigned NOT NULL,
		field_id varchar(40) NOT NULL, name varchar(255) NOT NULL, path varchar(255) NOT NULL, type varchar(100) NOT NULL, size bigint unsigned NOT NULL);
		UPDATE quayside.wp_options SET option_value = '4' WHERE option_name = 'quayside_forms_tables'`
	);
	add( 'early' );
	replication.catchUp();
	replication.setDelay( DELAY );
	add( 'late' );
	php( site, 'eval.php', [ '' ] );
	return evaluate(
		`echo json_encode( (int) $wpdb->get_var( "SELECT COUNT(*) FROM ${ entries } WHERE form_id = 999999 AND files LIKE '%.pdf%'" ) );`
	);
}

/** Runs all parts with or without Redis. */
async function testPass(
	/** @type {Context} */ context,
	/** @type {Replication} */ replication,
	/** @type {boolean} */ isCached
) {
	rmSync( join( context.site.folder, 'wp-content/mail' ), {
		recursive: true,
		force: true,
	} );
	replication.startPrimary();
	const plain = makeForm( context.site );
	const unique = makeForm( context.site, { isUnique: true } );
	const limited = makeForm( context.site, { limit: LIMIT } );
	replication.catchUp();
	replication.setDelay( DELAY );
	const before = replication.count( `SHOW GLOBAL STATUS LIKE 'Com_select'` );
	const server = await context.start( [ {}, {} ], isCached );
	try {
		const keys = await testKeys( context, plain );
		const behind =
			keys.submissions -
			replication.count(
				`SELECT COUNT(*) FROM quayside.wp_quayside_form_entries WHERE form_id = ${ plain.form }`
			);
		const values = await testUniqueValues( unique );
		const limit = await testLimit( limited );
		const consent = await testConsent( context );
		const settings = testSettings( context );
		const emails = await testEmails( context, plain.form );
		const reads =
			replication.count( `SHOW GLOBAL STATUS LIKE 'Com_select'` ) -
			before;
		console.log(
			`  ${ isCached ? 'with' : 'without' } Redis: ${ keys.submissions } of ${ VISITORS * 3 } accepted, each sent three times, ${ keys.lost } lost, ${ keys.twice } twice; replica ${ behind } entries behind, ${ reads } reads; ` +
				`a unique value accepted ${ values.accepted } times, ${ values.late } times later; ${ limit } entries of at most ${ LIMIT }; ` +
				`${ consent.wrong } of ${ VISITORS } consents wrong, ${ consent.incomplete } receipts incomplete; ${ settings } of 2 settings; ` +
				`${ emails.missing } emails missing, ${ emails.repeated } repeated`
		);
		return [
			keys.refused ? `${ keys.refused } repetitions were rejected.` : '',
			keys.differing
				? `${ keys.differing } repetitions got another entry.`
				: '',
			keys.lost + keys.twice + keys.unasked
				? 'Entries were lost, or stored twice.'
				: '',
			behind > 0 ? '' : 'The replica was not behind.',
			reads > 0 ? '' : 'Nothing was read from the replica.',
			values.accepted === 1 && values.late === 0
				? ''
				: 'A unique value was accepted more than once.',
			values.isRepeated
				? ''
				: 'A repetition with a value of another was rejected.',
			limit === LIMIT ? '' : 'The limit of entries did not hold.',
			consent.failures
				? `${ consent.failures } choices were rejected.`
				: '',
			consent.wrong
				? 'Choices were lost, stored twice, or in another order.'
				: '',
			consent.incomplete ? 'Receipts were incomplete.' : '',
			settings === 2 ? '' : 'A saved setting was lost.',
			emails.missing + emails.repeated
				? 'Emails were lost, or sent twice.'
				: '',
		];
	} finally {
		await server.stop();
		context.removeObjectCache();
	}
}

/**
 * Runs the scenario.
 *
 * @param {Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testReplica( context ) {
	const replication = startReplication(
		context.site.folder,
		context.home,
		Number( context.values.port ) + 1
	);
	context.removeObjectCache();
	context.clearLog();
	try {
		const problems = [];
		for ( const isCached of context.hasRedis
			? [ false, true ]
			: [ false ] ) {
			problems.push(
				...( await testPass( context, replication, isCached ) )
			);
		}
		replication.startPrimary();
		const migrated = testMigration( context, replication );
		const errors = context.errors();
		console.log(
			`  ${ migrated } of 2 files after a migration; ${ errors.length } errors in the log`
		);
		return [
			...problems,
			migrated === 2 ? '' : 'A migration lost the file of an entry.',
			...errors.slice( 0, 3 ),
		];
	} finally {
		replication.stop();
	}
}
