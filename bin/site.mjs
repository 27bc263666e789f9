// npm run site -- --name=NAME --port=N: creates a site and serves it until Ctrl-C. With --make, it only creates the site.
// --server=nginx|apache serves it with PHP-FPM instead of PHP's web server, --page-cache with nginx's fastcgi_cache, and
// --object-cache=PATH, a folder of the plugin Redis Object Cache, with Redis.
import { parseArgs } from 'node:util';
import { writeHtaccess } from './site/servers/htaccess.mjs';
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
		server: { type: 'string' },
		'page-cache': { type: 'boolean', default: false },
		'object-cache': { type: 'string' },
		bare: { type: 'boolean', default: false },
		reset: { type: 'boolean', default: false },
		make: { type: 'boolean', default: false },
	},
} );

const web = values.server;
const mistake = [
	[
		web && web !== 'nginx' && web !== 'apache',
		'--server must be nginx or apache.',
	],
	[
		values[ 'page-cache' ] && web !== 'nginx',
		'--page-cache needs --server=nginx.',
	],
].find( ( [ isWrong ] ) => isWrong )?.[ 1 ];
if ( mistake ) {
	console.error( mistake );
	process.exit( 1 );
}
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
if ( web === 'apache' ) {
	writeHtaccess( site );
}
const server = await startServer( site, {
	...( values[ 'object-cache' ]
		? { objectCache: values[ 'object-cache' ] }
		: {} ),
	...( web === 'nginx' || web === 'apache'
		? {
				web: {
					server: web,
					...( values[ 'page-cache' ] ? { cache: 'usual' } : {} ),
				},
			}
		: {} ),
} );
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => server.stop().then( () => process.exit( 0 ) ) );
}
console.log(
	`${ site.url }/  admin: ${ site.url }/wp-admin/  admin / password`
);
await server.exited;
