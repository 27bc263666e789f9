// Checks `wp quayside forms`.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const formsChecks = {
	'forms list: formats and fields': ( { wp, content } ) => {
		const { form, entries } = content;
		assert.deepEqual(
			wp
				.json( [ 'quayside', 'forms', 'list' ] )
				.find(
					( /** @type {{ id: number }} */ row ) => row.id === form
				),
			{
				id: form,
				title: 'Orders & returns',
				status: 'publish',
				entries: entries.length,
			}
		);
		const list = ( /** @type {string[]} */ ...options ) =>
			wp.succeeds( [ 'quayside', 'forms', 'list', ...options ] );
		assert.match( list(), /^id\ttitle\tstatus\tentries\n/ );
		assert.match( list( '--fields=title' ), /^title\nOrders & returns\n/ );
		assert.equal( list( '--format=ids' ), `${ form }\n` );
		assert.equal( list( '--format=count' ), '1\n' );
		assert.match( list( '--format=csv' ), /^id,title,status,entries\n/ );
		assert.match( list( '--format=yaml' ), /^---\n- \n?/ );
		wp.fails(
			[ 'quayside', 'forms', 'list', '--format=xml' ],
			/Invalid value specified for 'format'/
		);
		wp.fails( [ 'quayside', 'forms', 'list', '--fields=x' ], /--fields/ );
	},
	'forms export and import: the copy is the same': ( {
		wp,
		content,
		folder,
	} ) => {
		const json = wp.succeeds( [
			'quayside',
			'forms',
			'export',
			String( content.form ),
		] );
		const file = join( folder, 'form.json' );
		writeFileSync( file, json );
		const exported = JSON.parse( json );
		assert.equal( exported.settings.notifications.length, 1 );
		// Only users who can see entries can change who receives them. WordPress encodes titles without a user.
		for ( const [ user, settings ] of /** @type {const} */ ( [
			[ '', exported.settings ],
			[ 'reader', {} ],
			[ 'admin', exported.settings ],
		] ) ) {
			const id = ( user ? wp.with( `--user=${ user }` ) : wp )
				.succeeds( [
					'quayside',
					'forms',
					'import',
					file,
					'--porcelain',
				] )
				.trim();
			assert.match( id, /^\d+$/ );
			assert.deepEqual(
				JSON.parse(
					wp
						.succeeds( [ 'quayside', 'forms', 'export', id ] )
						.replace( '&amp;', '&' )
				),
				{ ...exported, settings },
				user
			);
			assert.match(
				wp.succeeds( [
					'quayside',
					'forms',
					'delete',
					id,
					'--force',
					'--yes',
				] ),
				/^Success: 1 form deleted\./
			);
		}
		writeFileSync( file, '{' );
		wp.fails( [ 'quayside', 'forms', 'import', file ], /Error: \S/ );
		wp.fails( [ 'quayside', 'forms', 'import', '/nowhere' ], /\/nowhere/ );
		wp.fails( [ 'quayside', 'forms', 'export', '99999' ], /99999/ );
		assert.equal( readFileSync( file, 'utf8' ), '{' );
	},
	'forms delete: asks only before a permanent deletion': ( {
		wp,
		folder,
		content,
	} ) => {
		const file = join( folder, 'copy.json' );
		writeFileSync(
			file,
			wp.succeeds( [
				'quayside',
				'forms',
				'export',
				String( content.form ),
			] )
		);
		const id = wp
			.succeeds( [ 'quayside', 'forms', 'import', file, '--porcelain' ] )
			.trim();
		wp.fails( [ 'quayside', 'forms', 'delete', id, '--force' ], /--yes/ );
		assert.match(
			wp.succeeds( [ 'quayside', 'forms', 'delete', id, '--no-force' ] ),
			/moved to the trash/
		);
		assert.match(
			wp.succeeds( [ 'quayside', 'forms', 'delete', id, '--force' ], {
				input: 'y\n',
			} ),
			/\? \[y\/n\] Success: 1 form deleted/
		);
	},
};
