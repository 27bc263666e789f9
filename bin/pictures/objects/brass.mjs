// Lamps and tools. Millimetres; the origin is the middle of the foot.
import { C, dim, lit } from '../draw.mjs';
import { round, shadow } from '../light.mjs';
import { drum } from './kitchen.mjs';

const metal = ( c, colour = C.brass ) => c.linear( [ [ 0, dim( colour, 0.5 ) ], [ 0.1, dim( colour, 0.1 ) ], [ 0.24, lit( colour, 0.75 ) ], [ 0.34, lit( colour, 0.2 ) ], [ 0.6, dim( colour, 0.15 ) ], [ 0.78, dim( colour, 0.5 ) ], [ 0.9, lit( colour, 0.15 ) ], [ 1, dim( colour, 0.4 ) ] ], 0, 0, 1, 0 );

const glow = ( c, x, y, r, strength = 0.8 ) => c.ellipse( x, y, r, r, c.radial( [ [ 0, '#ffe3a3', strength ], [ 0.3, '#ffcf7d', strength * 0.42 ], [ 1, '#ffcf7d', 0 ] ] ) );

/** A ship's lantern. */
export function lantern( c, { colour = C.brass, on = true } = {} ) {
	shadow( c, 150, 0.18 );
	c.line( 'M-58 -196C-96 -300 96 -300 58 -196', dim( colour, 0.35 ), 6 );
	c.line( 'M-59 -197C-97 -301 95 -301 57 -197', lit( colour, 0.5 ), 2 );
	c.path( drum( 140, 34, 17, 128 ), metal( c, colour ) );
	c.path( drum( 112, 150, 14, 112 ), c.linear( [ [ 0, on ? '#d99b4c' : '#5f7477', 0.92 ], [ 0.25, on ? '#fff0c2' : '#e6eceb', 0.95 ], [ 0.5, on ? '#ffd98c' : '#9eb1b2', 0.9 ], [ 1, on ? '#b8742f' : '#4c6165', 0.95 ] ], 0, 0, 1, 0 ) );
	if ( on ) {
		glow( c, 0, -92, 70, 1 );
		c.path( 'M0 -52C-17 -72 -8 -100 2 -124C9 -100 17 -74 0 -52Z', c.linear( [ [ 0, '#fffbe8' ], [ 0.7, '#ffe09a' ], [ 1, '#f0a44c' ] ] ) );
	}
	c.path( drum( 116, 40, 15, 116 ), metal( c, colour ), { opacity: 0 } );
	for ( const y of [ -66, -104, -142 ] ) {
		c.line( `M-58 ${ y }A58 13 0 0 0 58 ${ y }`, dim( colour, 0.3 ), 5 );
		c.line( `M-58 ${ y - 1.4 }A58 13 0 0 0 58 ${ y - 1.4 }`, lit( colour, 0.55 ), 1.4 );
	}
	for ( const x of [ -56, -22, 22, 56 ] ) {
		c.line( `M${ x } ${ -30 + ( 1 - Math.abs( x ) / 58 ) * 14 }V${ -158 + ( 1 - Math.abs( x ) / 58 ) * 14 }`, dim( colour, 0.25 ), 4.4 );
		c.line( `M${ x - 1 } ${ -30 + ( 1 - Math.abs( x ) / 58 ) * 14 }V${ -158 + ( 1 - Math.abs( x ) / 58 ) * 14 }`, lit( colour, 0.5 ), 1.2 );
	}
	c.path( 'M-74 -150A74 18 0 0 0 74 -150L40 -200A40 9 0 0 1 -40 -200Z', metal( c, colour ) );
	c.path( 'M-32 -198A32 8 0 0 0 32 -198V-214A32 8 0 0 1 -32 -214Z', metal( c, dim( colour, 0.1 ) ) );
	c.ellipse( 0, -214, 32, 8, lit( colour, 0.25 ) );
	c.ellipse( 0, -219, 13, 6, dim( colour, 0.3 ) );
	c.rect( -34, -140, 5, 96, '#fffaf0', { rx: 2.5, opacity: 0.55, filter: c.blur( 2 ) } );
	if ( on ) {
		glow( c, 0, -90, 320, 0.34 );
	}
}

/** A desk lamp with a bent arm and an enamel shade. */
export function lamp( c, { shade = C.deep, colour = C.brass, on = true, flip = false } = {} ) {
	c.group( flip ? 'scale(-1 1)' : '', () => {
		shadow( c, 170, 0.16, 0.8 );
		if ( on ) {
			c.path( 'M96 -356L-30 0H330Z', c.linear( [ [ 0, '#ffe5ab', 0.6 ], [ 1, '#ffe5ab', 0.06 ] ] ), { filter: c.blur( 9 ) } );
			c.ellipse( 150, 4, 190, 26, '#ffe5ab', { opacity: 0.5, filter: c.blur( 14 ) } );
		}
		c.path( drum( 164, 14, 19, 152 ), metal( c, colour ) );
		c.ellipse( 0, -14, 76, 17, c.linear( [ [ 0, lit( colour, 0.7 ) ], [ 0.6, colour ], [ 1, dim( colour, 0.3 ) ] ], 0, 0, 1, 0.4 ) );
		const arm = 'M-10 -18C-14 -180 -40 -300 -18 -386C0 -440 74 -444 112 -408';
		c.line( arm, dim( colour, 0.5 ), 12 );
		c.line( arm, colour, 8.6 );
		c.line( arm, lit( colour, 0.75 ), 2.4, { transform: 'translate(-2 -1)' } );
		c.ellipse( -10, -24, 14, 8, dim( colour, 0.2 ) );
		c.group( 'translate(124 -400) rotate(-20)', () => {
			c.ellipse( 0, 52, 82, 15, on ? c.radial( [ [ 0, '#fffbe6' ], [ 0.5, '#ffe3a0' ], [ 1, '#c99a54' ] ] ) : dim( C.paper, 0.35 ) );
			c.path( 'M-82 52C-80 8 -46 -28 -16 -32H16C46 -28 80 8 82 52A82 15 0 0 0 -82 52Z', round( c, shade, 0.4 ) );
			c.path( 'M-50 36C-46 8 -32 -10 -16 -18L-9 -14C-24 -4 -34 12 -38 37Z', '#fffaf0', { opacity: 0.4, filter: c.blur( 3 ) } );
			c.path( 'M-17 -30V-48Q0 -56 17 -48V-30Q0 -22 -17 -30Z', metal( c, colour ) );
		} );
		if ( on ) {
			glow( c, 140, -330, 190, 0.34 );
		}
	} );
}

/** A folding knife, lying. */
export function knife( c, { wood = C.walnut } = {} ) {
	c.path( 'M-106 6L104 10L110 22L-90 22Z', '#10191d', { opacity: 0.34, filter: c.blur( 5 ) } );
	c.path( 'M-4 -7C40 -9 86 -10 116 6C92 14 40 12 -4 11Z', c.linear( [ [ 0, '#eef1ee' ], [ 0.45, '#b9c4c4' ], [ 0.55, '#8d9c9f' ], [ 1, '#d7dedc' ] ] ) );
	c.line( 'M6 4C46 5 80 7 108 6', '#ffffff', 1, { opacity: 0.8 } );
	c.path( 'M-112 -6C-116 6 -112 16 -100 17C-60 19 -30 17 8 14V-9C-34 -14 -70 -16 -112 -6Z', c.linear( [ [ 0, lit( wood, 0.4 ) ], [ 0.5, wood ], [ 1, dim( wood, 0.5 ) ] ] ) );
	for ( let i = 0; i < 6; i++ ) {
		c.line( `M-110 ${ -4 + i * 3.4 }C-70 ${ -9 + i * 4 } -40 ${ -8 + i * 4 } -10 ${ -7 + i * 3.6 }`, dim( wood, 0.6 ), 0.9, { opacity: 0.4 } );
	}
	c.path( 'M-10 -11L8 -9.4V14.4L-10 16Z', c.linear( [ [ 0, lit( C.brass, 0.6 ) ], [ 0.5, C.brass ], [ 1, dim( C.brass, 0.4 ) ] ] ) );
	c.ellipse( -1, 2, 2.6, 2.6, dim( C.brass, 0.4 ) );
	c.ellipse( -100, 5, 3.4, 3.4, C.ink );
}

/** A compass in its brass case, seen from above. */
export function compass( c, r = 46 ) {
	c.ellipse( r * 0.16, r * 0.2, r * 1.05, r * 1.05, '#10191d', { opacity: 0.4, filter: c.blur( r * 0.12 ) } );
	c.ellipse( 0, 0, r, r, c.linear( [ [ 0, lit( C.brass, 0.7 ) ], [ 0.5, C.brass ], [ 1, dim( C.brass, 0.5 ) ] ], 0, 0, 1, 1 ) );
	c.ellipse( 0, 0, r * 0.84, r * 0.84, c.linear( [ [ 0, dim( C.paper, 0.2 ) ], [ 1, C.paper ] ], 0, 0, 1, 1 ) );
	for ( let i = 0; i < 32; i++ ) {
		c.line( `M0 ${ -r * 0.78 }V${ -r * ( i % 8 ? ( i % 4 ? 0.73 : 0.68 ) : 0.6 ) }`, C.ink, i % 8 ? 0.8 : 1.8, { transform: `rotate(${ i * 11.25 })` } );
	}
	for ( const [ turn, colour ] of [ [ 38, C.signal ], [ 218, C.ink ] ] ) {
		c.path( `M${ -r * 0.09 } 0L0 ${ -r * 0.62 }L${ r * 0.09 } 0Z`, colour, { transform: `rotate(${ turn })` } );
	}
	c.ellipse( 0, 0, r * 0.08, r * 0.08, C.brass );
	c.path( `M${ -r * 0.6 } ${ -r * 0.5 }A${ r * 0.78 } ${ r * 0.78 } 0 0 1 ${ r * 0.2 } ${ -r * 0.75 }L${ -r * 0.4 } ${ r * 0.1 }Z`, '#ffffff', { opacity: 0.3, filter: c.blur( r * 0.05 ) } );
}
