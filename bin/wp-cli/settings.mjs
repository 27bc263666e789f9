// Checks `wp quayside export` and `wp quayside import`.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const settingsChecks = {
	'export and import: settings of all parts': ( { wp, folder } ) => {
		const file = join( folder, 'quayside.json' );
		const before = wp.succeeds( [ 'quayside', 'export' ] );
		assert.equal(
			wp.succeeds( [ 'quayside', 'export', file ] ),
			`Success: Settings exported to ${ file }.\n`
		);
		assert.equal( readFileSync( file, 'utf8' ).trim(), before.trim() );
		const all = JSON.parse( before );
		assert.deepEqual( Object.keys( all.settings ), [
			'consent',
			'forms',
			'shop',
			'site',
			'theme',
		] );
		all.settings.consent.choiceDays = 30;
		writeFileSync( file, JSON.stringify( all ) );
		const load = [ 'quayside', 'import', file ];
		assert.match(
			wp.succeeds( [ ...load, '--dry-run' ] ),
			/choiceDays\t365\t30\n.*1 setting would change/s
		);
		assert.match(
			wp.succeeds( [ ...load, '--only=shop' ] ),
			/0 settings changed/
		);
		assert.match( wp.succeeds( load ), /1 setting changed/ );
		assert.equal(
			JSON.parse( wp.succeeds( [ 'quayside', 'export' ] ) ).settings
				.consent.choiceDays,
			30
		);
		// It changes nothing as long as one setting is invalid.
		all.settings.consent.choiceDays = -1;
		all.settings.consent.gpc = false;
		writeFileSync( file, JSON.stringify( all ) );
		wp.fails( load, /choiceDays/ );
		assert.equal(
			JSON.parse( wp.succeeds( [ 'quayside', 'export' ] ) ).settings
				.consent.gpc,
			true
		);
		writeFileSync( file, before );
		assert.match( wp.succeeds( load ), /1 setting changed/ );
		assert.equal( wp.succeeds( [ 'quayside', 'export' ] ), before );
	},
	'export and import: mistakes': ( { wp, folder } ) => {
		const file = join( folder, 'half.json' );
		writeFileSync( file, '{' );
		wp.fails( [ 'quayside', 'import', file ], /wp quayside export/ );
		wp.fails( [ 'quayside', 'import', '/nowhere' ], /\/nowhere/ );
		wp.fails( [ 'quayside', 'export', '/nowhere/x' ], /\/nowhere\/x/ );
		wp.fails( [ 'quayside', 'export', folder ], /Could not write/ );
		wp.fails(
			[ 'quayside', 'export', '--only=colors' ],
			/It has: consent/
		);
		wp.fails( [ 'quayside', 'import', file, '--force' ], /--force/ );
	},
};
