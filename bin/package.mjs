// npm run package: builds all parts and writes an installable zip of each plugin and the theme to .quayside/zips, with checksums and a
// blueprint for WordPress Playground.
// --screenshots also takes the screenshots for the plugin directory, on a site at --port.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledLibraries, licensesText } from './package/licenses.mjs';
import { createZip } from './package/zip.mjs';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';

const { values } = parseArgs( {
	options: {
		screenshots: { type: 'boolean', default: false },
		port: { type: 'string', default: '8893' },
	},
} );
const folder = join( CACHE, 'zips' );

for ( const script of [ 'build.mjs', 'pot.mjs' ] ) {
	const { status } = spawnSync(
		process.execPath,
		[ join( ROOT, 'bin', script ) ],
		{ cwd: ROOT, stdio: [ 'ignore', 'ignore', 'inherit' ] }
	);
	if ( status !== 0 ) {
		process.exit( 1 );
	}
}
mkdirSync( folder, { recursive: true } );
const sums = [
	...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ),
	join( ROOT, 'themes', THEME ),
].map( ( part ) => {
	const name = basename( part );
	const [ , title = name ] =
		/^=== (.+) ===/.exec(
			readFileSync( join( part, 'readme.txt' ), 'utf8' )
		) ?? [];
	const libraries = bundledLibraries( part, join( ROOT, 'vendor' ) );
	const zip = createZip( part, {
		LICENSE: readFileSync( join( ROOT, 'LICENSE' ), 'utf8' ),
		'licenses.txt': licensesText( title, libraries ),
	} );
	const bytes = zip.toBuffer();
	const file = join( folder, `${ name }.zip` );
	writeFileSync( file, bytes );
	console.log(
		`${ relative( ROOT, file ) }: ${ zip.getEntries().length } files, ${ bytes.length } B, ${ libraries.length } libraries`
	);
	return `${ createHash( 'sha256' ).update( bytes ).digest( 'hex' ) }  ${ name }.zip\n`;
} );
writeFileSync( join( folder, 'SHA256SUMS' ), sums.join( '' ) );
copyFileSync(
	join( ROOT, 'bin/package/blueprint.json' ),
	join( folder, 'blueprint.json' )
);
if ( values.screenshots ) {
	const { takeScreenshots } =
		await import( './package/take-screenshots.mjs' );
	await takeScreenshots(
		join( CACHE, 'screenshots' ),
		Number( values.port )
	);
}
