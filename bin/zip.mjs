// npm run zip: writes .quayside/zips/NAME.zip of each plugin and of the theme, built, as WordPress installs them.
import { mkdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { zipOf } from './packaged.mjs';
import { CACHE, PLUGINS, ROOT, THEME } from './paths.mjs';

mkdirSync( join( CACHE, 'zips' ), { recursive: true } );
for ( const folder of [
	...PLUGINS.map( ( name ) => join( ROOT, 'plugins', name ) ),
	join( ROOT, 'themes', THEME ),
] ) {
	const file = join( CACHE, 'zips', `${ basename( folder ) }.zip` );
	const zip = zipOf( folder );
	zip.writeZip( file );
	console.log(
		`${ relative( ROOT, file ) }: ${ zip.getEntries().length } files`
	);
}
