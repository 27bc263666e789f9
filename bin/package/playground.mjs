// Installs the zips of npm run package in WordPress Playground by their blueprint.
import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CACHE, PLUGINS, ROOT, THEME } from '../paths.mjs';
import { packagedCore } from '../site/core.mjs';
import { playgroundArguments } from '../site/playground.mjs';

const STORE = 'stand-in-store';

/** PHP that writes what the site has. */
const REPORT = `<?php
require '/wordpress/wp-load.php';
file_put_contents( '/out/site.json', json_encode( [ 'plugins' => get_option( 'active_plugins' ), 'theme' => get_stylesheet() ] ) );
`;

/**
 * Runs the blueprint without internet access: the stand-in takes the place of WooCommerce.
 *
 * @return {boolean} Whether all plugins and the theme are active afterwards.
 */
export function worksInPlayground() {
	const home = join( CACHE, 'sites/packages-playground' );
	rmSync( home, { recursive: true, force: true } );
	mkdirSync( join( home, 'out' ), { recursive: true } );
	cpSync( packagedCore(), join( home, 'wordpress' ), { recursive: true } );
	for ( const name of [ ...PLUGINS, THEME ] ) {
		copyFileSync(
			join( CACHE, 'zips', `${ name }.zip` ),
			join( home, `${ name }.zip` )
		);
	}
	/** @type {{ steps: { step: string, pluginData?: { slug?: string } }[] }} */
	const blueprint = JSON.parse(
		readFileSync( join( CACHE, 'zips/blueprint.json' ), 'utf8' )
	);
	const steps = blueprint.steps.map( ( step ) =>
		step.pluginData?.slug === 'woocommerce'
			? {
					step: 'activatePlugin',
					pluginPath: `${ STORE }/${ STORE }.php`,
				}
			: step
	);
	const path = join( home, 'blueprint.json' );
	writeFileSync(
		path,
		JSON.stringify( {
			...blueprint,
			steps: [ ...steps, { step: 'runPHP', code: REPORT } ],
		} )
	);
	spawnSync(
		process.execPath,
		[
			...playgroundArguments( 'run-blueprint', {
				core: join( home, 'wordpress' ),
				blueprint: path,
				mounts: [
					[
						join( ROOT, 'tests', STORE ),
						`/wordpress/wp-content/plugins/${ STORE }`,
					],
					[ join( home, 'out' ), '/out' ],
				],
			} ),
			'--blueprint-may-read-adjacent-files',
		],
		{ stdio: 'inherit', timeout: 600_000 }
	);
	const report = join( home, 'out/site.json' );
	/** @type {{ plugins: string[], theme: string }} */
	const site = existsSync( report )
		? JSON.parse( readFileSync( report, 'utf8' ) )
		: { plugins: [], theme: '' };
	return (
		site.theme === THEME &&
		PLUGINS.every( ( name ) =>
			site.plugins.includes( `${ name }/${ name }.php` )
		)
	);
}
