// npm run zip: writes .quayside/zips/NAME.zip for each built plugin and the theme, ready to install in WordPress.
import { mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { createZip } from './packaged.mjs';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';

mkdirSync( join( CACHE, 'zips' ), { recursive: true } );
for ( const folder of [
	...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ),
	join( ROOT, 'themes', THEME ),
] ) {
	const file = join( CACHE, 'zips', `${ basename( folder ) }.zip` );
	const zip = createZip( folder );
	zip.writeZip( file );
	console.log(
		`${ relative( ROOT, file ) }: ${ zip.getEntries().length } files`
	);
}
