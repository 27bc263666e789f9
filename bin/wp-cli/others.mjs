// Checks `wp quayside order-sources`, `wp quayside switch`, and the parameters that all commands have.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const otherChecks = {
	'order-sources: rows and mistakes': ( { wp, content: { today } } ) => {
		const period = [ `--from=${ today }`, `--to=${ today }` ];
		const sources = [ 'quayside', 'order-sources' ];
		const rows = wp.json( [ ...sources, ...period ] );
		assert.deepEqual(
			rows.map(
				( /** @type {{ group: string, orders: string }} */ row ) => [
					row.group,
					row.orders,
				]
			),
			[
				[ 'Source: Harbor-news', '2' ],
				[ 'Source: Gulls', '1' ],
			]
		);
		assert.match(
			wp.succeeds( [ ...sources, ...period, '--format=csv' ] ),
			/^group,orders,/
		);
		wp.succeeds( [ ...sources, ...period, '--compare=previous_year' ] );
		wp.fails( sources, /missing --from/ );
		/** @type {[ string[], RegExp ][]} */
		const mistakes = [
			[ [ '--from=soon', `--to=${ today }` ], /--from must be a date/ ],
			[ [ '--from=2020-01-01', `--to=${ today }` ], /400 days/ ],
			[ [ ...period, '--dimension=planet' ], /--dimension must be one/ ],
			[ [ ...period, '--touch=third' ], /--touch must be one of/ ],
			[ [ ...period, '--format=count' ], /'format'/ ],
		];
		for ( const [ args, message ] of mistakes ) {
			wp.fails( [ ...sources, ...args ], message );
		}
	},
	'switch: from the inventory to the undoing': ( { wp, folder } ) => {
		const run = ( /** @type {string[]} */ ...args ) =>
			wp.succeeds( [ 'quayside', 'switch', ...args ] );
		assert.ok(
			Array.isArray( JSON.parse( run( 'inventory', '--format=json' ) ) )
		);
		assert.match( run( 'rehearse', '--format=csv' ), /^source,kind,title/ );
		assert.equal( JSON.parse( run( 'status' ) ).status, 'idle' );
		assert.match( run( 'run' ), /"status": "done"/ );
		assert.match( run( 'report' ), /^ID\tSource\t/ );
		assert.match( run( 'undo' ), /"status": "undone"/ );
		const file = join( folder, 'other.json' );
		writeFileSync( file, '{}' );
		/** @type {[ string[], RegExp ][]} */
		const mistakes = [
			[ [ 'run', '--sources=wix' ], /These sources don’t exist: wix/ ],
			[ [ 'undo', '--item=99' ], /can’t be undone/ ],
			[ [ 'remove', '5', '--source=ninja-forms' ], /No file/ ],
			[ [ 'add', '/nowhere', '--source=ninja-forms' ], /\/nowhere/ ],
			[ [ 'add', file, '--source=ninja-forms' ], /Ninja Forms/ ],
			[ [ 'report', '--format=yaml' ], /'format'/ ],
		];
		for ( const [ args, message ] of mistakes ) {
			wp.fails( [ 'quayside', 'switch', ...args ], message );
		}
	},
	'--quiet: prints data, but no messages': ( { wp, content, folder } ) => {
		const file = join( folder, 'quiet.csv' );
		const quiet = wp.with( '--quiet' );
		assert.equal(
			quiet.succeeds( [
				'quayside',
				'entries',
				'export',
				`--file=${ file }`,
			] ),
			''
		);
		assert.equal(
			quiet.succeeds( [
				'quayside',
				'entries',
				'list',
				'--format=count',
			] ),
			`${ content.entries.length }\n`
		);
		quiet.fails( [ 'quayside', 'forms', 'export', '99999' ], /99999/ );
	},
	'--prompt: asks for each argument': ( { wp, content } ) => {
		const out = wp.succeeds(
			[ 'quayside', 'forms', 'export', '--prompt' ],
			{ input: `${ content.form }\n` }
		);
		assert.match( out, /"title": "Orders & returns"/ );
	},
	'--user: a reader reads the same': ( { wp } ) => {
		const list = [ 'quayside', 'entries', 'list', '--format=csv' ];
		assert.equal(
			wp.with( '--user=reader' ).succeeds( list ),
			wp.succeeds( list )
		);
	},
	'--skip-plugins and --skip-themes: the other parts keep their commands': ( {
		wp,
	} ) => {
		const skips = ( /** @type {string} */ option ) => wp.with( option );
		skips( '--skip-themes' ).succeeds( [ 'quayside', 'forms', 'list' ] );
		const withoutForms = skips( '--skip-plugins=quayside-blocks' );
		withoutForms.fails( [ 'quayside', 'forms', 'list' ], /registered/ );
		assert.doesNotMatch(
			withoutForms.succeeds( [ 'quayside', 'export' ] ),
			/"forms"/
		);
		withoutForms.succeeds( [ 'quayside', 'log' ] );
		const onlyTheme = skips( '--skip-plugins' );
		assert.match(
			onlyTheme.succeeds( [ 'quayside', 'export' ] ),
			/"theme"/
		);
		skips( '--skip-plugins' )
			.with( '--skip-themes' )
			.fails( [ 'quayside', 'export' ], /not a registered/ );
	},
};
