// Checks `wp quayside consent`.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = [ 'quayside', 'consent', 'list' ];

/** @type {Record<string, ( context: import('./checks.mjs').Context ) => void>} */
export const consentChecks = {
	'consent list and export: filters, fields, and files': ( {
		wp,
		folder,
	} ) => {
		const count = Number( wp.succeeds( [ ...LIST, '--format=count' ] ) );
		assert.ok( count > 50 );
		assert.equal( wp.json( LIST ).length, 50 );
		assert.equal(
			wp.succeeds( [ ...LIST, '--choice=reject', '--format=count' ] ),
			`${ Math.floor( count / 2 ) }\n`
		);
		assert.deepEqual(
			wp
				.json( [ ...LIST, '--id=visitor-7', '--fields=action' ] )
				.at( -1 ),
			{
				action: 'reject',
			}
		);
		for ( const [ option, message ] of /** @type {const} */ ( [
			[ '--choice=refuse', /--choice must be one of: accept, reject/ ],
			[ '--from=soon', /--from must be a date/ ],
			[ '--page=last', /--page must be a number/ ],
			[ "--id='", /--id is not valid/ ],
			[ '--fields=id', /--fields must be some of: consent_id/ ],
			[ '--format=ids', /'format'/ ],
		] ) ) {
			wp.fails( [ ...LIST, option ], message );
		}
		const file = join( folder, 'consent.csv' );
		const out = wp.succeeds( [ 'quayside', 'consent', 'export' ] );
		assert.equal(
			wp.succeeds( [
				'quayside',
				'consent',
				'export',
				`--file=${ file }`,
			] ),
			`Success: ${ count } records exported.\n`
		);
		assert.equal( readFileSync( file, 'utf8' ), out );
		assert.equal( out.trim().split( '\n' ).length, count + 1 );
		wp.fails(
			[ 'quayside', 'consent', 'export', '--file=/nowhere/x' ],
			/Could not write to \/nowhere\/x/
		);
	},
	'consent erase: only with the whole ID': ( { wp } ) => {
		const erase = [ 'quayside', 'consent', 'erase' ];
		wp.fails( [ ...erase, 'visitor', '--yes' ], /No consent record/ );
		wp.fails( [ ...erase, 'visitor-1' ], /--yes/ );
		assert.equal(
			wp.succeeds( [ ...erase, 'visitor-1', '--yes' ] ),
			'Success: 1 record deleted.\n'
		);
		wp.fails( [ ...erase, 'visitor-1', '--yes' ], /No consent record/ );
	},
	'consent ask-again: asks first': ( { wp } ) => {
		const ask = [ 'quayside', 'consent', 'ask-again' ];
		wp.fails( ask, /--yes/ );
		assert.match(
			wp.succeeds( ask, { input: 'y\n' } ),
			/\[y\/n\] Success: Every visitor will be asked again\./
		);
	},
};
