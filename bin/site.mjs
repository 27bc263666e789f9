// npm run site -- --name=NAME --port=N: creates a site and serves it until Ctrl-C. With --make, it only creates the site.
import { parseArgs } from 'node:util';
import { makeSite, removeSite, startServer } from './site/site.mjs';

const { values } = parseArgs( {
	options: {
		name: { type: 'string', default: 'site' },
		port: { type: 'string', default: '8890' },
		subfolder: { type: 'string' },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		'no-store': { type: 'boolean', default: false },
		database: { type: 'string' },
		bare: { type: 'boolean', default: false },
		reset: { type: 'boolean', default: false },
		make: { type: 'boolean', default: false },
	},
} );

if ( values.reset ) {
	removeSite( values.name );
}
const site = makeSite(
	{ ...values, store: ! values[ 'no-store' ], port: Number( values.port ) },
	( line ) => console.log( line )
);
if ( values.make ) {
	process.exit( 0 );
}
const server = await startServer( site );
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => server.stop().then( () => process.exit( 0 ) ) );
}
console.log(
	`${ site.url }/  admin: ${ site.url }/wp-admin/  admin / password`
);
await server.exited;
