// npm run phpunit [-- PHPUNIT ARGUMENTS]: runs PHPUnit in a separate site. --site=NAME sets its name, --wordpress= and
// --woocommerce= set what it uses, --network makes it a multisite network.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './paths.mjs';
import { queryMariadb, stopMariadb } from './site/mariadb.mjs';
import { withOpcodeCache } from './site/opcode-cache.mjs';
import { makeNetwork } from './site/network.mjs';
import { makeSite, siteHome } from './site/site.mjs';

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		site: { type: 'string', default: 'phpunit' },
		port: { type: 'string', default: '8896' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		'no-store': { type: 'boolean', default: false },
		database: { type: 'string' },
		network: { type: 'boolean', default: false },
	},
} );

const site = makeSite(
	{
		...values,
		store: ! values[ 'no-store' ],
		name: values.site,
		port: Number( values.port ),
		seed: false,
	},
	( line ) => console.log( line )
);
if ( values.network ) {
	makeNetwork( site );
}
if ( values.database === 'mariadb' ) {
	// MySQL accepts statements of 64 MB by default, MariaDB of 16 MB. Tests save forms that only the former can store.
	queryMariadb(
		siteHome( values.site ),
		'SET GLOBAL max_allowed_packet = 64 * 1024 * 1024'
	);
}
const { status } = spawnSync(
	'php',
	[
		'-d',
		'memory_limit=1G',
		join( ROOT, 'vendor/bin/phpunit' ),
		...positionals,
	],
	{
		cwd: ROOT,
		stdio: 'inherit',
		env: { ...withOpcodeCache(), QUAYSIDE_SITE: site.folder },
	}
);
stopMariadb( siteHome( values.site ) );
process.exit( status ?? 1 );
