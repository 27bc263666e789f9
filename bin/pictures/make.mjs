// Makes the demo's pictures once: node bin/pictures/make.mjs [--again] [--only=name,name] [--sheet]
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { CACHE } from '../paths.mjs';
import { Canvas, random } from './draw.mjs';
import marks from './scenes/marks.mjs';
import places from './scenes/places.mjs';
import products from './scenes/products.mjs';

const HERE = dirname( fileURLToPath( import.meta.url ) );

/** Every picture by its name. */
export const SCENES = { ...products, ...places, ...marks };

/** The smaller copies: [ width, height ]; a height of 0 keeps the ratio, else the middle is cropped. */
const COPIES = [ [ 150, 150 ], [ 100, 100 ], [ 300, 300 ], [ 600, 600 ], [ 300, 0 ], [ 600, 0 ], [ 768, 0 ], [ 1024, 0 ], [ 1536, 0 ] ];

/** Changes whenever a source file here changes, so that a cached set is never stale. */
function fingerprint() {
	const hash = createHash( 'sha256' );
	for ( const folder of [ '', 'objects', 'scenes' ] ) {
		for ( const file of readdirSync( join( HERE, folder ) ).sort() ) {
			if ( file.endsWith( '.mjs' ) && ! file.endsWith( '.test.mjs' ) ) {
				hash.update( readFileSync( join( HERE, folder, file ) ) );
			}
		}
	}
	return hash.digest( 'hex' ).slice( 0, 16 );
}

/** A number from a name, so that each picture has its own but steady chance. */
const seed = ( name ) => [ ...name ].reduce( ( sum, letter ) => ( Math.imul( sum, 31 ) + letter.codePointAt( 0 ) ) | 0, 7 );

/** A tile of film grain around middle grey. */
function film() {
	const size = 320;
	const rnd = random( 42 );
	const pixels = Buffer.alloc( size * size * 4 );
	for ( let i = 0; i < size * size; i++ ) {
		const v = 128 + ( rnd() + rnd() + rnd() - 1.5 ) * 34;
		pixels.fill( v, i * 4, i * 4 + 3 );
		pixels[ i * 4 + 3 ] = 255;
	}
	return { input: pixels, raw: { width: size, height: size, channels: 4 }, tile: true, blend: 'soft-light' };
}

/** The SVG source of one picture. */
export function source( name ) {
	const scene = SCENES[ name ];
	const canvas = new Canvas( scene.w, scene.h, seed( name ) );
	scene.draw( canvas );
	return canvas.toString();
}

async function render( name, folder, grain ) {
	const scene = SCENES[ name ];
	const type = scene.flat ? 'png' : name.startsWith( 'harbour' ) || name.startsWith( 'lighthouse' ) ? 'jpg' : 'webp';
	const encode = ( image ) => ( { png: () => image.png( { compressionLevel: 9 } ), jpg: () => image.jpeg( { quality: 82 } ), webp: () => image.webp( { quality: 80, effort: 2 } ) } )[ type ]();
	const drawn = sharp( Buffer.from( source( name ) ), { density: 72 } );
	const { data, info } = await ( scene.flat ? drawn : drawn.flatten().composite( [ grain ] ) ).raw().toBuffer( { resolveWithObject: true } );
	const raw = { raw: { width: info.width, height: info.height, channels: info.channels } };
	const file = `${ name }.${ type }`;
	await encode( sharp( data, raw ) ).toFile( join( folder, file ) );
	const copies = [];
	for ( const [ w, h ] of scene.flat ? [] : COPIES ) {
		const height = h || Math.round( ( w * info.height ) / info.width );
		if ( w < info.width && height <= info.height ) {
			const small = `${ name }-${ w }x${ height }.${ type }`;
			await encode( sharp( data, raw ).resize( w, height ) ).toFile( join( folder, small ) );
			copies.push( { file: small, width: w, height } );
		}
	}
	return { name, file, width: info.width, height: info.height, alt: scene.alt, mime: `image/${ type === 'jpg' ? 'jpeg' : type }`, copies };
}

/**
 * Makes what is missing and returns the folder, with manifest.json in it.
 *
 * @param {Object}             given
 * @param {string}             given.folder Where the pictures go.
 * @param {boolean}            given.again  Make them even if they are there.
 * @param {function(string):void} given.log Progress.
 * @return {Promise<string>} The folder.
 */
export async function makePictures( { folder = join( CACHE, 'pictures' ), again = false, log = () => {} } = {} ) {
	const version = fingerprint();
	const manifest = join( folder, 'manifest.json' );
	if ( ! again && existsSync( manifest ) && JSON.parse( readFileSync( manifest, 'utf8' ) ).version === version ) {
		return folder;
	}
	const draft = `${ folder }.${ process.pid }`;
	rmSync( draft, { recursive: true, force: true } );
	mkdirSync( draft, { recursive: true } );
	const grain = film();
	const names = Object.keys( SCENES );
	const made = {};
	const queue = [ ...names ];
	const work = async () => {
		for ( let name = queue.shift(); name; name = queue.shift() ) {
			made[ name ] = await render( name, draft, grain );
			const done = Object.keys( made ).length;
			if ( done % 10 === 0 || done === names.length ) {
				log( `${ done } of ${ names.length } pictures` );
			}
		}
	};
	await Promise.all( Array.from( { length: Math.min( 4, availableParallelism() ) }, work ) );
	writeFileSync( join( draft, 'manifest.json' ), JSON.stringify( { version, pictures: names.map( ( name ) => made[ name ] ) }, null, '\t' ) );
	rmSync( folder, { recursive: true, force: true } );
	renameSync( draft, folder );
	return folder;
}

/** One picture with all pictures on it, to look at. */
async function sheet( names, folder, target, columns = 8, cell = 240 ) {
	const cells = await Promise.all( names.map( ( name ) => sharp( Buffer.from( source( name ) ), { density: 72 } ).flatten( { background: '#ffffff' } ).resize( cell, cell, { fit: 'contain', background: '#ffffff' } ).png().toBuffer() ) );
	await sharp( { create: { width: columns * ( cell + 8 ), height: Math.ceil( names.length / columns ) * ( cell + 8 ), channels: 3, background: '#ffffff' } } )
		.composite( cells.map( ( input, i ) => ( { input, left: ( i % columns ) * ( cell + 8 ) + 4, top: Math.floor( i / columns ) * ( cell + 8 ) + 4 } ) ) ).png().toFile( target );
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const only = process.argv.find( ( argument ) => argument.startsWith( '--only=' ) )?.slice( 7 ).split( ',' );
	if ( process.argv.includes( '--sheet' ) ) {
		mkdirSync( CACHE, { recursive: true } );
		const target = join( CACHE, 'contact-sheet.png' );
		await sheet( only ?? Object.keys( SCENES ), CACHE, target, only ? Math.min( 3, only.length ) : 8, only ? 640 : 240 );
		console.log( target );
	} else {
		const started = Date.now();
		console.log( await makePictures( { again: process.argv.includes( '--again' ), log: console.log } ), `${ ( Date.now() - started ) / 1000 } s` );
	}
}
