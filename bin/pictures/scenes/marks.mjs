// Flat marks on a clear ground: the shop's own and those of five clients.
import { C } from '../draw.mjs';
import { word } from '../letters.mjs';

const client = ( alt, draw, w = 640, h = 320 ) => ( { alt, w, h, flat: true, draw } );
const name = ( c, text, y, height, more = {} ) => word( c, text, 320, y, height, C.ink, { spread: 1.5, weight: 0.11, ...more } );

export default {
	'logo-quayside': { alt: 'Quayside Goods', w: 240, h: 240, flat: true, draw: ( c ) => {
		c.ellipse( 120, 120, 116, 116, C.sea );
		c.path( 'M96 70A24 24 0 0 1 144 70C144 82 138 88 136 96L140 132H100L104 96C102 88 96 82 96 70Z', C.paper );
		c.line( 'M82 98H158', C.paper, 13 );
		c.line( 'M44 156q19 -24 38 0t38 0t38 0t38 0M62 186q14.5 -18 29 0t29 0t29 0t29 0', C.paper, 9 );
	} },
	'client-halyard': client( 'Halyard Inns', ( c ) => {
		c.line( 'M320 50V166M320 58L380 150H320M320 84L268 150H320', C.ink, 8 );
		name( c, 'HALYARD INNS', 256, 46 );
	} ),
	'client-northlight': client( 'Northlight Books', ( c ) => {
		for ( let i = 0; i < 9; i++ ) {
			c.line( 'M320 128V62', C.ink, i === 4 ? 9 : 6, { transform: `rotate(${ ( i - 4 ) * 20 } 320 152)` } );
		}
		c.line( 'M226 168H414', C.ink, 8 );
		name( c, 'NORTHLIGHT', 258, 54 );
	} ),
	'client-saltmill': client( 'Salt & Mill Bakery', ( c ) => {
		c.ellipse( 320, 108, 62, 62, 'none', { stroke: C.ink, 'stroke-width': 8 } );
		for ( let i = 0; i < 4; i++ ) {
			c.path( 'M320 108C306 88 308 66 320 58C332 66 334 88 320 108Z', C.ink, { transform: `rotate(${ i * 90 + 45 } 320 108)` } );
		}
		name( c, 'SALT & MILL', 256, 50 );
	} ),
	'client-fathom': client( 'Fathom Dive School', ( c ) => {
		[ 92, 66, 40, 14 ].forEach( ( r ) => c.line( `M${ 320 - r } 70A${ r } ${ r } 0 0 0 ${ 320 + r } 70`, C.ink, 8 ) );
		name( c, 'FATHOM', 256, 58, { spread: 2.4 } );
	} ),
	'client-tern': client( 'Tern Ferries', ( c ) => {
		c.path( 'M196 96C250 60 292 76 322 118C356 66 396 54 446 62C404 78 364 108 340 160L318 146C288 112 250 96 196 96Z', C.ink );
		name( c, 'TERN FERRIES', 256, 46 );
	} ),
};
