// Makes the smaller copies of the demo's pictures once for all sites, which saves PHP half a minute for each.
import {
	existsSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { CACHE, ROOT } from '../paths.mjs';

/**
 * Sizes that WordPress, WooCommerce and the theme ask for: [ width, height ]; a height of 0 keeps the ratio, else the middle is cropped.
 *
 * @type {Array<[ width: number, height: number ]>}
 */
const COPIES = [
	[ 150, 150 ],
	[ 100, 100 ],
	[ 300, 300 ],
	[ 600, 600 ],
	[ 300, 0 ],
	[ 600, 0 ],
	[ 768, 0 ],
	[ 1024, 0 ],
	[ 1536, 0 ],
];

/**
 * How a copy is packed. Logos (PNG) have none.
 *
 * @type {Record<string, ( image: import('sharp').Sharp ) => import('sharp').Sharp>}
 */
const ENCODERS = {
	'.jpg': ( image ) => image.jpeg( { quality: 82 } ),
	'.webp': ( image ) => image.webp( { quality: 80, effort: 2 } ),
};

const source = join( ROOT, 'bin/site/seed/pictures' );
const target = join( CACHE, 'pictures' );
const pictures = readdirSync( source ).filter(
	( file ) => parse( file ).ext in ENCODERS
);
if (
	existsSync( target ) &&
	[
		join( ROOT, 'bin/site/pictures.mjs' ),
		...pictures.map( ( file ) => join( source, file ) ),
	].every( ( file ) => statSync( file ).mtimeMs < statSync( target ).mtimeMs )
) {
	process.exit( 0 );
}
const draft = `${ target }.${ process.pid }`;
mkdirSync( draft, { recursive: true } );
for ( const file of pictures ) {
	const { name, ext } = parse( file );
	const picture = readFileSync( join( source, file ) );
	const { width, height } = await sharp( picture ).metadata();
	const sizes = COPIES.map( ( [ w, h ] ) => ( {
		w,
		h: h || Math.round( ( w * height ) / width ),
	} ) ).filter( ( { w, h } ) => w < width && h <= height );
	await Promise.all(
		sizes.map( ( { w, h } ) =>
			ENCODERS[ ext ]?.( sharp( picture ).resize( w, h ) ).toFile(
				join( draft, `${ name }-${ w }x${ h }${ ext }` )
			)
		)
	);
}
rmSync( target, { recursive: true, force: true } );
renameSync( draft, target );
