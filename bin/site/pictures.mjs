// Creates the sub-sizes of the demo's images once for all sites, which saves half a minute of PHP for each.
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
 * Image sizes of WordPress, WooCommerce, and the theme: [ width, height ]. A height of 0 preserves the aspect ratio, otherwise the center is cropped.
 *
 * @type {Array<[ width: number, height: number ]>}
 */
const SIZES = [
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
 * Encoders by file extension. Logos (PNG) have no sub-sizes.
 *
 * @type {Record<string, ( image: import('sharp').Sharp ) => import('sharp').Sharp>}
 */
const ENCODERS = {
	'.jpg': ( image ) => image.jpeg( { quality: 82 } ),
	'.webp': ( image ) => image.webp( { quality: 80, effort: 2 } ),
};

const source = join( ROOT, 'bin/site/seed/pictures' );
const target = join( CACHE, 'pictures' );
const images = readdirSync( source ).filter(
	( file ) => parse( file ).ext in ENCODERS
);
if (
	existsSync( target ) &&
	[
		join( ROOT, 'bin/site/pictures.mjs' ),
		...images.map( ( file ) => join( source, file ) ),
	].every( ( file ) => statSync( file ).mtimeMs < statSync( target ).mtimeMs )
) {
	process.exit( 0 );
}
const draft = `${ target }.${ process.pid }`;
mkdirSync( draft, { recursive: true } );
for ( const file of images ) {
	const { name, ext } = parse( file );
	const image = readFileSync( join( source, file ) );
	const { width, height } = await sharp( image ).metadata();
	const sizes = SIZES.map( ( [ w, h ] ) => ( {
		w,
		h: h || Math.round( ( w * height ) / width ),
	} ) ).filter( ( { w, h } ) => w < width && h <= height );
	await Promise.all(
		sizes.map( ( { w, h } ) =>
			ENCODERS[ ext ]?.( sharp( image ).resize( w, h ) ).toFile(
				join( draft, `${ name }-${ w }x${ h }${ ext }` )
			)
		)
	);
}
rmSync( target, { recursive: true, force: true } );
renameSync( draft, target );
