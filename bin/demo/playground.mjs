// Runs the demo in WordPress Playground (PHP in WebAssembly), for machines without PHP.
import { spawn, spawnSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE, PLUGINS, ROOT, THEME } from '../paths.mjs';
import { packagedCore } from '../site/core.mjs';
import { playgroundArguments } from '../site/playground.mjs';

/** PHP code for Playground that creates the same installation as native PHP. */
const script = ( /** @type {string[]} */ plugins ) => `<?php
define( 'WP_ADMIN', true );
require '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
update_option( 'permalink_structure', '/%postname%/' );
switch_theme( '${ THEME }' );
foreach ( ${ JSON.stringify( plugins ) } as $plugin ) {
	activate_plugin( "$plugin/$plugin.php" );
}
`;
const seed = `<?php
require '/wordpress/wp-load.php';
require '/quayside/bin/site/seed/seed.php';
`;

/**
 * Starts the demo in Playground.
 *
 * @param {import('./options.mjs').DemoOptions} options Options.
 * @param {( line: string ) => void}            log     Called with progress messages.
 * @return {{ ready: () => Promise<string>, stop: () => Promise<void>, exited: Promise<void> }} ready() returns the URL once the site responds and
 *         throws if it does not within three minutes.
 */
export function startPlayground( options, log ) {
	const home = join( CACHE, 'sites/playground' );
	const core = join( home, 'wordpress' );
	if ( options.reset ) {
		rmSync( home, { recursive: true, force: true } );
	}
	if ( ! existsSync( core ) ) {
		// Copy to a temporary name first, so that an interrupted copy is not used.
		const part = join( home, 'part' );
		rmSync( part, { recursive: true, force: true } );
		mkdirSync( home, { recursive: true } );
		cpSync( options.wordpress ?? packagedCore(), part, {
			recursive: true,
		} );
		renameSync( part, core );
	}
	spawnSync( process.execPath, [ join( ROOT, 'bin/site/pictures.mjs' ) ], {
		stdio: [ 'ignore', 'ignore', 'inherit' ],
	} );
	const store = options.woocommerce
		? { name: 'woocommerce', folder: options.woocommerce }
		: {
				name: 'stand-in-store',
				folder: join( ROOT, 'tests/stand-in-store' ),
			};
	const blueprint = join( home, 'blueprint.json' );
	writeFileSync(
		blueprint,
		JSON.stringify( {
			preferredVersions: { php: '8.2', wp: 'latest' },
			steps: [
				{ step: 'runPHP', code: script( [ store.name, ...PLUGINS ] ) },
				{ step: 'runPHP', code: seed },
			],
		} )
	);
	const mounts = [
		...PLUGINS.map( ( name ) => [
			join( ROOT, 'plugins', name ),
			`/wordpress/wp-content/plugins/${ name }`,
		] ),
		[ store.folder, `/wordpress/wp-content/plugins/${ store.name }` ],
		[
			join( ROOT, 'themes', THEME ),
			`/wordpress/wp-content/themes/${ THEME }`,
		],
		[ join( ROOT, 'bin' ), '/quayside/bin' ],
		[ join( CACHE, 'pictures' ), '/quayside/.quayside/pictures' ],
	];
	log(
		'Starting WordPress Playground, which takes half a minute. It listens on all network addresses of this machine, so use it only in a network that you trust.'
	);
	const child = spawn(
		process.execPath,
		[
			...playgroundArguments( 'server', { core, blueprint, mounts } ),
			'--php=8.2',
			'--workers=2',
			`--port=${ options.port }`,
		],
		{ stdio: 'inherit' }
	);
	let hasExited = false;
	/** @type {Promise<void>} */
	const exited = new Promise( ( done ) =>
		child.on( 'exit', () => {
			hasExited = true;
			done();
		} )
	);
	const stop = async () => {
		child.kill( 'SIGTERM' );
		await exited;
	};
	const deadline = Date.now() + 180000;
	const ready = async () => {
		const url = `http://127.0.0.1:${ options.port }`;
		// It returns status 502 while it boots.
		while (
			! hasExited &&
			Date.now() < deadline &&
			! ( await fetch( url ).then(
				( response ) => response.ok,
				() => false
			) )
		) {
			await new Promise( ( done ) => setTimeout( done, 500 ) );
		}
		if ( hasExited || Date.now() >= deadline ) {
			await stop();
			throw new Error(
				'WordPress Playground did not start. See the messages above.'
			);
		}
		return url;
	};
	return { ready, stop, exited };
}
