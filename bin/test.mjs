// npm test: everything, on a fresh machine too. --wordpress=PATH --woocommerce=PATH --database=mariadb choose what the sites are made of.
import { ensureComposer, ensureNodeModules, ensurePhp } from './requirements.mjs';
import { runStep } from './run.mjs';

const node = process.execPath;
const site = process.argv.slice( 2 ).filter( ( argument ) => /^--(wordpress|woocommerce|database)=/.test( argument ) );

for ( const ensure of [ ensureNodeModules, ensurePhp, ensureComposer ] ) {
	const problem = ensure();
	if ( problem ) {
		console.error( problem );
		process.exit( 1 );
	}
}
let well = await runStep( { name: 'check', command: [ node, 'bin/check.mjs' ], show: true } );
// Sites of an earlier run may have been made of something else.
const { removeSite } = await import( './site/site.mjs' );
removeSite( 'phpunit' );
well = ( await runStep( { name: 'PHPUnit', command: [ node, 'bin/phpunit.mjs', ...site ], show: true } ) ) && well;
well = ( await runStep( { name: 'Playwright', command: [ node, 'bin/e2e.mjs', ...site ], show: true } ) ) && well;
console.log( well ? '\nAll tests pass.' : '\nTests fail.' );
process.exit( well ? 0 : 1 );
