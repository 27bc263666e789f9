// Checks `wp quayside entries`.
import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Seconds that an export of all entries may take, with the start of WordPress. */
const EXPORT_SECONDS = 20;

/** Returns the entry IDs of a list, newest first. */
const getIds = (
	/** @type {import('./wp.mjs').Wp} */ wp,
	/** @type {string[]} */ ...options
) =>
	wp
		.succeeds( [
			'quayside',
			'entries',
			'list',
			'--format=ids',
			...options,
		] )
		.trim()
		.split( ' ' )
		.filter( Boolean )
		.map( Number );

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const entriesChecks = {
	'entries list: filters, pages, and fields': ( { wp, content } ) => {
		const { entries, form, today } = content;
		const newest = entries.slice().reverse();
		assert.deepEqual( getIds( wp ), newest );
		assert.deepEqual(
			getIds( wp, '--page=2', '--per-page=5' ),
			newest.slice( 5, 10 )
		);
		const list = [ 'quayside', 'entries', 'list' ];
		assert.equal( wp.json( list ).length, 20 );
		assert.equal(
			wp.succeeds( [ ...list, '--format=count' ] ),
			`${ entries.length }\n`
		);
		assert.deepEqual(
			Object.keys( wp.json( [ ...list, '--fields=id,values' ] )[ 0 ] ),
			[ 'id', 'values' ]
		);
		const last = entries.length - 1;
		assert.deepEqual( getIds( wp, `--search=München ${ last }` ), [
			newest[ 0 ],
		] );
		assert.equal(
			getIds( wp, `--from=${ today }` ).length,
			entries.length
		);
		assert.deepEqual( getIds( wp, '--to=2020-01-01' ), [] );
		assert.deepEqual( getIds( wp, '--starred' ), [] );
		assert.equal( getIds( wp, `--form=${ form }` ).length, entries.length );
		for ( const [ option, message ] of /** @type {const} */ ( [
			[ '--form=contact', /--form must be a number/ ],
			[ '--form', /--form needs a value/ ],
			[ '--status=unred', /--status must be one of: any, unread/ ],
			[ '--mail=lost', /--mail must be one of/ ],
			[ '--from=soon', /--from must be a date/ ],
			[ '--to=2026-02-30', /--to must be a date/ ],
			[ '--page=0', /--page must be a number/ ],
			[ '--per-page=all', /--per-page must be a number/ ],
			[ '--fields=color', /--fields must be some of/ ],
			[ '--format=xml', /'format'/ ],
			[ '--color-of=x', /unknown --color-of/ ],
		] ) ) {
			wp.fails( [ ...list, option ], message );
		}
	},
	'entries export: the same file on the standard output and on disk': ( {
		wp,
		content,
		folder,
	} ) => {
		const file = join( folder, 'entries.csv' );
		const start = Date.now();
		const out = wp.succeeds( [ 'quayside', 'entries', 'export' ] );
		const seconds = ( Date.now() - start ) / 1000;
		assert.ok(
			seconds < EXPORT_SECONDS,
			`The export took ${ seconds } s.`
		);
		assert.match(
			wp.succeeds( [
				'quayside',
				'entries',
				'export',
				`--file=${ file }`,
			] ),
			new RegExp(
				`^Success: ${ content.entries.length } entries exported`
			)
		);
		assert.equal( readFileSync( file, 'utf8' ), out );
		assert.ok( out.startsWith( '\uFEFF' ) );
		// A message has two lines.
		assert.equal(
			out.trim().split( '\n' ).length,
			2 * content.entries.length + 1
		);
		assert.match( out, /,'=1\+0,"Line, ""one""\nMünchen 0"\n/ );
		rmSync( file );
		for ( const path of [ '/nowhere/entries.csv', folder ] ) {
			wp.fails(
				[ 'quayside', 'entries', 'export', `--file=${ path }` ],
				/Could not write to/
			);
		}
		if ( process.platform === 'linux' ) {
			wp.fails(
				[ 'quayside', 'entries', 'export', '--file=/dev/full' ],
				/incomplete/
			);
		}
		writeFileSync( file, '' );
		assert.match(
			wp.succeeds( [
				'quayside',
				'entries',
				'export',
				'--to=2020-01-01',
				`--file=${ file }`,
			] ),
			/^Success: 0 entries/
		);
	},
	'entries change: marks, stars, trashes, and restores': ( {
		wp,
		content,
	} ) => {
		const ids = content.entries.slice( 0, 2 ).map( String );
		const change = ( /** @type {string} */ action ) =>
			wp.succeeds( [ 'quayside', 'entries', 'change', action, ...ids ] );
		for ( const [ action, filter ] of /** @type {const} */ ( [
			[ 'read', '--status=read' ],
			[ 'star', '--starred' ],
			[ 'spam', '--status=spam' ],
			[ 'unread', '--starred' ],
			[ 'trash', '--status=trash' ],
		] ) ) {
			assert.equal( change( action ), 'Success: 2 entries changed.\n' );
			assert.equal( getIds( wp, filter ).length, 2, action );
		}
		change( 'restore' );
		change( 'unstar' );
		assert.equal( getIds( wp ).length, content.entries.length );
		wp.fails(
			[ 'quayside', 'entries', 'change', 'shred', '1' ],
			/must be one of: read/
		);
		wp.fails(
			[ 'quayside', 'entries', 'change', 'trash', ...ids, 'x' ],
			/“x” is not the ID/
		);
		assert.deepEqual( getIds( wp, '--status=trash' ), [] );
	},
	'entries resend: reports entries without emails': ( { wp } ) => {
		wp.fails( [ 'quayside', 'entries', 'resend', '999999' ], /: 999999\./ );
		wp.fails( [ 'quayside', 'entries', 'resend', 'all' ], /“all”/ );
	},
	'entries delete: never deletes others than selected': ( {
		wp,
		content,
	} ) => {
		const [ first = 0, second = 0, third = 0 ] = content.entries;
		const count = content.entries.length;
		const remove = [ 'quayside', 'entries', 'delete' ];
		/** @type {[ string[], RegExp ][]} */
		const mistakes = [
			[ [], /Specify which entries/ ],
			[ [ '--form', String( first ) ], /--form needs a value/ ],
			[ [ '--form=' ], /--form must be a number/ ],
			[ [ `--form=${ content.form }`, '--status' ], /--status needs/ ],
			[ [ String( first ), `--form=${ content.form }` ], /not both/ ],
			[ [ `${ first }-${ second }` ], /is not the ID/ ],
			[ [ '--status=unread', '--from=soon' ], /--from must be a date/ ],
			[ [ '--search=München' ], /unknown --search/ ],
		];
		for ( const [ args, message ] of mistakes ) {
			wp.fails( [ ...remove, ...args, '--yes' ], message );
		}
		wp.fails( [ ...remove, String( first ) ], /--yes/ );
		assert.equal(
			wp.succeeds( [ ...remove, String( first ) ], { input: 'n\n' } ),
			'Permanently delete 1 entry? [y/n] '
		);
		assert.equal( getIds( wp ).length, count );
		wp.succeeds( [ ...remove, String( first ), '--trash' ] );
		assert.deepEqual( getIds( wp, '--status=trash' ), [ first ] );
		assert.equal(
			wp.succeeds( [ ...remove, '--status=trash', '--yes' ] ),
			'Success: 1 entry deleted.\n'
		);
		wp.succeeds( [ ...remove, `${ second }`, `${ third }`, '--yes' ] );
		content.entries = content.entries.slice( 3 );
		assert.deepEqual( getIds( wp ), content.entries.slice().reverse() );
	},
};
