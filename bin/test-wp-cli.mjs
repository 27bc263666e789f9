// npm run test:wp-cli -- --wp-cli=PATH: runs all commands of docs/operations.md with a real WP-CLI, on a site and on a network, and
// checks what they print, return, and change. PATH is the program `wp` or a phar. --database=mariadb, --wordpress=PATH, and
// --woocommerce=PATH use others. --only=site or --only=network runs one of both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopMariadb } from './site/mariadb.mjs';
import { makeNetwork } from './site/network.mjs';
import { makeSite, php, removeSite, siteHome } from './site/site.mjs';
import { runChecks } from './wp-cli/checks.mjs';
import { consentChecks } from './wp-cli/consent.mjs';
import { entriesChecks } from './wp-cli/entries.mjs';
import { formsChecks } from './wp-cli/forms.mjs';
import { helpChecks } from './wp-cli/help.mjs';
import { logChecks } from './wp-cli/log.mjs';
import { networkChecks } from './wp-cli/network.mjs';
import { otherChecks } from './wp-cli/others.mjs';
import { settingsChecks } from './wp-cli/settings.mjs';
import { Wp } from './wp-cli/wp.mjs';

const { values } = parseArgs( {
	options: {
		'wp-cli': { type: 'string' },
		site: { type: 'string', default: 'wp-cli' },
		port: { type: 'string', default: '8884' },
		only: { type: 'string', default: 'site,network' },
		database: { type: 'string' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
	},
} );
if ( ! values[ 'wp-cli' ] ) {
	console.log(
		'Skipped. --wp-cli=PATH is the path of WP-CLI, for example vendor/bin/wp after "composer require wp-cli/wp-cli".'
	);
	process.exit( 0 );
}
const program = resolve( values[ 'wp-cli' ] );
const folder = mkdtempSync( join( tmpdir(), 'quayside-wp-cli-' ) );

/** Creates a site with content, and returns what the checks need. */
function prepare( /** @type {string} */ name, isNetwork = false ) {
	removeSite( name );
	const site = makeSite( {
		...values,
		name,
		// A network needs the port of its scheme. Nothing listens there, because no check sends a request.
		port: isNetwork ? 80 : Number( values.port ),
		seed: false,
	} );
	if ( isNetwork ) {
		makeNetwork( site );
		php( site, 'eval.php', [
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			foreach ( array_keys( get_plugins() ) as $plugin ) { activate_plugin( $plugin, '', true ); }`,
		] );
	}
	php( site, 'eval.php', [
		`wp_insert_user( [ 'user_login' => 'reader', 'user_pass' => 'password', 'role' => 'subscriber' ] );`,
	] );
	const content = JSON.parse(
		php( site, '../wp-cli/content.php', [ '60' ] )
	);
	return { site, content, folder, wp: getWp( site ) };
}

/** Returns WP-CLI for a site. */
function getWp( /** @type {import('./site/site.mjs').Site} */ site ) {
	const wp = new Wp( program, site.folder );
	if ( ! values.woocommerce ) {
		return wp;
	}
	const hasPlugin =
		wp.run( [ 'cli', 'has-command', 'plugin', '--skip-plugins' ] ).code ===
		0;
	// WooCommerce ends WP-CLI without its command "plugin", which is not part of the framework wp-cli/wp-cli.
	return hasPlugin
		? wp
		: wp.with( '--exec=class Plugin_Command extends WP_CLI_Command {}' );
}

const failed = [];
try {
	if ( values.only.split( ',' ).includes( 'site' ) ) {
		const context = prepare( values.site );
		failed.push(
			...runChecks(
				{
					...helpChecks,
					...formsChecks,
					...entriesChecks,
					...consentChecks,
					...settingsChecks,
					...logChecks,
					...otherChecks,
				},
				context
			)
		);
		stopMariadb( siteHome( values.site ) );
	}
	if ( values.only.split( ',' ).includes( 'network' ) ) {
		const name = `${ values.site }-network`;
		const context = prepare( name, true );
		php( context.site, '../wp-cli/content.php', [ '3', '/second/' ] );
		const second = context.wp.with(
			`--url=${ new URL( context.site.url ).hostname }/second/`
		);
		failed.push( ...runChecks( networkChecks, { ...context, second } ) );
		stopMariadb( siteHome( name ) );
	}
} finally {
	rmSync( folder, { recursive: true } );
}
console.log(
	failed.length
		? `\nFailed:\n${ failed.join( '\n' ) }`
		: '\nAll checks of WP-CLI passed.'
);
process.exit( failed.length ? 1 : 0 );
