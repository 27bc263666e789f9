// Checks `wp quayside log`.
import assert from 'node:assert/strict';

const LOG = [ 'quayside', 'log' ];

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const logChecks = {
	'log: filters, fields, and formats': ( { wp } ) => {
		const rows = wp.json( [ ...LOG, '--level=error', '--source=forms' ] );
		assert.equal( rows.length, 1 );
		assert.equal( rows[ 0 ].message, 'A test message.' );
		assert.equal( rows[ 0 ].context, '{"site":1}' );
		assert.equal(
			wp.succeeds( [ ...LOG, '--level=error', '--fields=message' ] ),
			'message\nA test message.\n'
		);
		assert.equal(
			wp.succeeds( [ ...LOG, '--since=tomorrow', '--format=count' ] ),
			'0\n'
		);
		for ( const [ option, message ] of /** @type {const} */ ( [
			[ '--level=fatal', /“fatal” is not a level/ ],
			[ '--source=form', /“form” is not a source/ ],
			[ '--since=soon', /“soon” is not a time/ ],
			[ '--limit=0', /limit/ ],
			[ '--fields=id', /--fields/ ],
			[ '--format=ids', /'format'/ ],
			[ 'show', /positional/ ],
		] ) ) {
			wp.fails( [ ...LOG, option ], message );
		}
	},
	'log clear: all or nothing': ( { wp } ) => {
		wp.fails( [ ...LOG, 'clear' ], /--yes/ );
		wp.fails(
			[ ...LOG, 'clear', '--source=shop', '--yes' ],
			/all entries/
		);
		assert.notEqual( wp.succeeds( [ ...LOG, '--format=count' ] ), '0\n' );
		assert.equal(
			wp.succeeds( [ ...LOG, 'clear', '--yes' ] ),
			'Success: The log was cleared.\n'
		);
		assert.equal( wp.succeeds( [ ...LOG, '--format=count' ] ), '0\n' );
	},
};
