// Scenario of bin/test-faults.mjs: while several servers are updated, one of them has an older version of the plugins than the other.
// The newer version is a copy of the plugins whose tables of forms have another column. --older=COMMIT adds a pass with older plugins.
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PLUGINS, ROOT } from '../paths.mjs';
import { startMariadb } from '../site/mariadb.mjs';

/** @typedef {import('./context.mjs').Context} Context */

/** Class of the tables of forms, in the folder of the plugins. */
const TABLES = 'quayside-blocks/forms/entries/TablesUpdate.php';

/** Version and column of the newer tables. */
const VERSION = '1000';
const COLUMN = 'newer_column';

/** Visitors, who submit everything again once it was accepted. nginx sends their requests to both nodes in turn. */
const PLAIN = { clients: 4, submissions: 15, repetitions: 2 };
const UPLOADS = { ...PLAIN, clients: 2, bytes: 20_000 };

/** Copies the plugins of this version, without their sources of scripts. */
function copyPlugins( /** @type {string} */ folder ) {
	for ( const plugin of PLUGINS ) {
		cpSync( join( ROOT, 'plugins', plugin ), join( folder, plugin ), {
			recursive: true,
			filter: ( path ) => ! path.endsWith( '/node_modules' ),
		} );
	}
}

/** Creates plugins of a later version. */
function makeNewer( /** @type {string} */ folder ) {
	copyPlugins( folder );
	const file = join( folder, TABLES );
	const code = readFileSync( file, 'utf8' );
	const newer = code
		.replace( /VERSION = '\d+'/, `VERSION = '${ VERSION }'` )
		.replace(
			'search longtext,',
			`search longtext,\n\t\t\t\t${ COLUMN } varchar(10) NOT NULL DEFAULT '',`
		);
	if ( ! newer.includes( VERSION ) || ! newer.includes( COLUMN ) ) {
		throw new Error( `${ TABLES } has changed.` );
	}
	writeFileSync( file, newer );
}

/** Creates the plugins of a commit, with the scripts of this version. */
function makeOlder(
	/** @type {string} */ folder,
	/** @type {string} */ commit
) {
	const tree = `${ folder }-tree`;
	mkdirSync( tree, { recursive: true } );
	const archive = execFileSync( 'git', [ 'archive', commit ], {
		cwd: ROOT,
		maxBuffer: 1e9,
	} );
	execFileSync( 'tar', [ '-x', '-C', tree ], { input: archive } );
	for ( const installed of [ 'node_modules', 'vendor' ] ) {
		symlinkSync( join( ROOT, installed ), join( tree, installed ) );
	}
	execFileSync( process.execPath, [ 'bin/build.mjs', '--php' ], {
		cwd: tree,
	} );
	for ( const plugin of PLUGINS ) {
		const part = join( 'plugins', plugin );
		cpSync( join( tree, part ), join( folder, plugin ), {
			recursive: true,
		} );
		cpSync( join( ROOT, part, 'build' ), join( folder, plugin, 'build' ), {
			recursive: true,
			force: false,
		} );
	}
	rmSync( tree, { recursive: true } );
}

/** Returns the options of a node that names itself in its responses. Without a folder, it has the site's plugins. */
function describeNode(
	/** @type {Context} */ { home, site },
	/** @type {string} */ name,
	/** @type {string} */ folder = ''
) {
	const file = join( home, `${ name }.php` );
	if ( folder ) {
		symlinkSync(
			join( site.folder, 'wp-content/plugins/stand-in-store' ),
			join( folder, 'stand-in-store' )
		);
	}
	writeFileSync(
		file,
		`<?php\nheader( 'X-Node: ${ name }' );\n${ folder ? `define( 'WP_PLUGIN_DIR', '${ folder }' );\n` : '' }`
	);
	return { ini: { auto_prepend_file: file } };
}

/** Lets visitors submit to two nodes, and then looks at the database, which needs Redis if the site has it. */
async function testPair(
	/** @type {Context} */ context,
	/** @type {import('../site/servers/fpm.mjs').FpmOptions[]} */ nodes,
	/** @type {() => void} */ inspect = () => undefined
) {
	startMariadb( context.home );
	const server = await context.start( nodes );
	try {
		const nothing = async () => ( {} );
		const passes = await Promise.all( [
			context.submitDuring( nothing, PLAIN ),
			context.submitDuring( nothing, UPLOADS ),
		] );
		inspect();
		return passes.flatMap( ( { problems, failures, nodes: pairs } ) => [
			...problems,
			failures ? `${ failures } requests failed.` : '',
			Object.keys( pairs ).length === nodes.length ** 2
				? ''
				: 'A node got no submission.',
		] );
	} finally {
		await server.stop();
	}
}

/**
 * Runs the scenario.
 *
 * @param {Context} context Site and servers.
 * @return {Promise<string[]>} Problems, some of them empty.
 */
export async function testOlderNode( context ) {
	const { home, values, evaluate, errors, clearLog } = context;
	const newer = join( home, 'newer' );
	const older = join( home, 'older' );
	clearLog();
	const problems = [];
	if ( values.older ) {
		makeOlder( older, values.older );
		problems.push(
			...( await testPair( context, [
				describeNode( context, 'current' ),
				describeNode( context, values.older, older ),
			] ) )
		);
	}
	makeNewer( newer );
	/** @type {{ version: string, columns: string[] }} */
	let tables = { version: '', columns: [] };
	problems.push(
		...( await testPair(
			context,
			[
				describeNode( context, 'newer', newer ),
				describeNode( context, 'current' ),
			],
			() => {
				tables = evaluate( `
					wp_cache_flush();
					echo json_encode( [
						'version' => get_option( 'quayside_forms_tables' ),
						'columns' => $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}quayside_form_entries" ),
					] );` );
			}
		) )
	);
	const found = errors();
	console.log(
		`  tables of version ${ tables.version }; ${ found.length } errors in the log`
	);
	return [
		...problems,
		tables.version === VERSION && tables.columns.includes( COLUMN )
			? ''
			: 'The older node has changed the newer tables.',
		...found.slice( 0, 3 ),
	];
}
