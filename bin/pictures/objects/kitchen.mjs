// Things of enamel, tin and clay. Millimetres; the origin is the middle of the foot.
import { C, dim, lit } from '../draw.mjs';
import { round, shadow } from '../light.mjs';
import { word } from '../letters.mjs';

/** A straight body with an elliptic foot and mouth. */
export function drum( w, h, e, top = w ) {
	return `M${ -top / 2 } ${ -h }L${ -w / 2 } 0A${ w / 2 } ${ e } 0 0 0 ${ w / 2 } 0L${ top / 2 } ${ -h }A${ top / 2 } ${ e } 0 0 1 ${ -top / 2 } ${ -h }Z`;
}

/** An enamel mug; `fill` is the drink's colour, or none. */
export function mug( c, colour, { rim = C.deep, fill = null, size = 1, speckle = false, flip = false } = {} ) {
	const w = 86 * size;
	const h = 82 * size;
	const e = 11 * size;
	shadow( c, w, 0.2 );
	const ear = `M${ w / 2 - 3 } ${ -h * 0.82 }C${ w * 0.92 } ${ -h * 0.95 } ${ w * 0.92 } ${ -h * 0.12 } ${ w / 2 - 4 } ${ -h * 0.2 }`;
	c.group( flip ? 'scale(-1 1)' : '', () => {
		c.line( ear, dim( colour, 0.4 ), 11 * size );
		c.line( ear, flip ? lit( colour, 0.2 ) : dim( colour, 0.12 ), 7.5 * size );
		c.line( ear, lit( colour, 0.6 ), 1.8 * size, { opacity: 0.7, transform: 'translate(-1.4 -1.4)' } );
	} );
	c.path( drum( w * 0.95, h, e, w ), round( c, colour, 0.55 ) );
	if ( speckle ) {
		for ( let i = 0; i < 70; i++ ) {
			const x = c.rnd.between( -0.47, 0.47 );
			c.ellipse( x * w, -h * c.rnd.between( 0.02, 0.86 ), c.rnd.between( 0.3, 1.1 ) * ( 1 - Math.abs( x ) ), c.rnd.between( 0.3, 1.1 ), lit( colour, 0.75 ), { opacity: 0.55 } );
		}
	}
	c.rect( -w * 0.31, -h * 0.84, w * 0.055, h * 0.74, '#fffaf0', { rx: 3, opacity: 0.55, filter: c.blur( 1.6 ) } );
	c.ellipse( 0, -h, w / 2, e, rim );
	c.ellipse( 0, -h, w / 2 - 2.6, e - 1.9, c.linear( [ [ 0, dim( colour, 0.5 ) ], [ 0.55, dim( colour, 0.12 ) ], [ 1, lit( colour, 0.5 ) ] ], 0, 0, 1, 0.2 ) );
	if ( fill ) {
		c.ellipse( 0, -h + e * 0.32, w / 2 - 6, e - 4.4, c.linear( [ [ 0, dim( fill, 0.35 ) ], [ 0.6, fill ], [ 1, lit( fill, 0.35 ) ] ], 0, 0, 1, 0.3 ) );
	}
	c.line( `M${ -w / 2 + 1 } ${ -h - 1 }A${ w / 2 } ${ e } 0 0 1 ${ w * 0.12 } ${ -h - e + 0.6 }`, lit( rim, 0.6 ), 1.1, { opacity: 0.8 } );
}

/** Steam that leans with the draught from the window. */
export function steam( c, height = 120 ) {
	for ( const [ x, s ] of [ [ -14, 1 ], [ 4, 1.25 ], [ 18, 0.85 ] ] ) {
		c.line( `M${ x } 0C${ x - 18 * s } ${ -height * 0.3 } ${ x + 24 * s } ${ -height * 0.5 } ${ x + 4 } ${ -height * s * 0.9 }`, '#fffaf0', 7, { opacity: 0.3, filter: c.blur( 5 ) } );
	}
}

export function bowl( c, colour, { w = 150, h = 62, rim = C.deep, inside = true } = {} ) {
	const e = w * 0.12;
	shadow( c, w * 0.78, 0.18 );
	c.path( `M${ -w / 2 } ${ -h }C${ -w * 0.47 } ${ -h * 0.3 } ${ -w * 0.32 } ${ -2 } ${ -w * 0.22 } 0A${ w * 0.22 } ${ e * 0.4 } 0 0 0 ${ w * 0.22 } 0C${ w * 0.32 } -2 ${ w * 0.47 } ${ -h * 0.3 } ${ w / 2 } ${ -h }Z`, round( c, colour, 0.5 ) );
	c.ellipse( 0, -h, w / 2, e, rim );
	c.ellipse( 0, -h, w / 2 - 2.8, e - 2, inside ? c.linear( [ [ 0, dim( colour, 0.42 ) ], [ 0.6, dim( colour, 0.08 ) ], [ 1, lit( colour, 0.6 ) ] ], 0, 0, 1, 0.25 ) : dim( colour, 0.2 ) );
	c.path( `M${ -w * 0.37 } ${ -h * 0.74 }C${ -w * 0.33 } ${ -h * 0.4 } ${ -w * 0.27 } ${ -h * 0.22 } ${ -w * 0.22 } ${ -h * 0.16 }L${ -w * 0.18 } ${ -h * 0.2 }C${ -w * 0.24 } ${ -h * 0.3 } ${ -w * 0.28 } ${ -h * 0.5 } ${ -w * 0.31 } ${ -h * 0.74 }Z`, '#fffaf0', { opacity: 0.5, filter: c.blur( 1.8 ) } );
}

export function teapot( c, colour, { rim = C.deep } = {} ) {
	const body = 'M-62 -112C-86 -84 -84 -20 -66 -4A66 12 0 0 0 66 -4C84 -20 86 -84 62 -112Z';
	shadow( c, 150, 0.2 );
	const spout = 'M66 -34C96 -42 98 -86 122 -106L134 -101C120 -78 120 -28 70 -16Z';
	c.path( spout, c.linear( [ [ 0, lit( colour, 0.25 ) ], [ 0.5, colour ], [ 1, dim( colour, 0.4 ) ] ], 0.1, 0, 0.8, 1 ) );
	c.ellipse( 128, -103.5, 6.6, 3, rim, { transform: 'rotate(22 128 -103.5)' } );
	const ear = 'M-66 -92C-120 -104 -122 -20 -72 -22';
	c.line( ear, dim( colour, 0.35 ), 13 );
	c.line( ear, lit( colour, 0.1 ), 9 );
	c.line( ear, lit( colour, 0.7 ), 2, { transform: 'translate(-2 -1)', opacity: 0.8 } );
	c.path( body, round( c, colour, 0.55 ) );
	c.path( 'M-44 -98C-58 -74 -57 -36 -48 -20L-39 -20C-47 -40 -47 -72 -35 -98Z', '#fffaf0', { opacity: 0.6, filter: c.blur( 2.4 ) } );
	c.ellipse( 0, -112, 62, 9.5, rim );
	c.path( 'M-57 -114C-50 -134 -20 -141 0 -141C20 -141 50 -134 57 -114A57 8 0 0 1 -57 -114Z', round( c, colour, 0.5 ) );
	c.line( 'M-57 -114A57 8 0 0 0 57 -114', rim, 2.4 );
	c.ellipse( 0, -143, 9, 4, dim( rim, 0.2 ) );
	c.ellipse( 0, -150, 11, 9, c.radial( [ [ 0, lit( rim, 0.6 ) ], [ 1, rim ] ], 0.35, 0.3, 0.7 ) );
}

/** A tea tin with a paper label and a name on it. */
export function tin( c, colour, { w = 78, h = 112, label = C.paper, name = 'TEA', band = C.signal } = {} ) {
	const e = w * 0.12;
	shadow( c, w, 0.2 );
	c.path( drum( w, h, e ), round( c, colour, 0.4 ) );
	const [ top, bottom ] = [ -h * 0.7, -h * 0.16 ];
	const hoop = ( y0, y1 ) => `M${ -w / 2 } ${ y0 }A${ w / 2 } ${ e } 0 0 0 ${ w / 2 } ${ y0 }L${ w / 2 } ${ y1 }A${ w / 2 } ${ e } 0 0 1 ${ -w / 2 } ${ y1 }Z`;
	c.path( hoop( top, bottom ), round( c, label, 0.3 ) );
	c.path( hoop( bottom - h * 0.07, bottom - h * 0.025 ), round( c, band, 0.25 ) );
	c.group( `translate(0 ${ ( top + bottom ) / 2 + e * 0.78 })`, () => {
		word( c, name, 0, -h * 0.03, h * 0.1, dim( colour, 0.3 ), { spread: 1.25, weight: 0.13, width: w * 0.72 } );
		c.line( `M${ -w * 0.16 } ${ -h * 0.17 }q${ w * 0.04 } ${ -w * 0.06 } ${ w * 0.08 } 0t${ w * 0.08 } 0t${ w * 0.08 } 0t${ w * 0.08 } 0`, band, 1.4 );
	} );
	c.path( `M${ -w / 2 } ${ -h * 0.86 }A${ w / 2 } ${ e } 0 0 0 ${ w / 2 } ${ -h * 0.86 }`, 'none', { stroke: dim( colour, 0.5 ), 'stroke-width': 1.6, opacity: 0.8 } );
	c.line( `M${ -w / 2 + 1 } ${ -h * 0.85 + 2 }A${ w / 2 } ${ e } 0 0 0 ${ w * 0.2 } ${ -h * 0.85 + e }`, lit( colour, 0.5 ), 0.9, { opacity: 0.7 } );
	c.ellipse( 0, -h, w / 2, e, c.linear( [ [ 0, lit( colour, 0.65 ) ], [ 0.6, lit( colour, 0.15 ) ], [ 1, dim( colour, 0.15 ) ] ], 0, 0, 1, 0.4 ) );
	c.ellipse( 0, -h, w / 2 - 4, e - 2, 'none', { stroke: dim( colour, 0.25 ), 'stroke-width': 1, opacity: 0.6 } );
}

/** A candle in an enamel cup; the flame lights what is near. */
export function candle( c, colour = C.paper, { cup = C.sea, lightUp = true } = {} ) {
	shadow( c, 82, 0.2 );
	c.path( drum( 78, 62, 10, 82 ), round( c, cup, 0.45 ) );
	c.ellipse( 0, -62, 41, 10, dim( cup, 0.3 ) );
	c.ellipse( 0, -60.5, 37.5, 8.4, c.radial( [ [ 0, '#fff3c4' ], [ 0.5, lit( colour, 0.3 ) ], [ 1, dim( colour, 0.18 ) ] ] ) );
	c.line( 'M0 -60C1 -66 -1 -68 0.5 -73', C.ink, 1.6 );
	if ( lightUp ) {
		c.ellipse( 0, -84, 74, 74, c.radial( [ [ 0, '#ffd98a', 0.75 ], [ 0.35, '#ffce78', 0.24 ], [ 1, '#ffce78', 0 ] ] ) );
		c.path( 'M0 -70C-9 -78 -5 -92 1 -104C5 -92 9 -80 0 -70Z', c.linear( [ [ 0, '#fff8df' ], [ 0.7, '#ffd27a' ], [ 1, '#e58a3c' ] ] ) );
	}
	c.rect( -25, -52, 4.4, 44, '#fffaf0', { rx: 2, opacity: 0.5, filter: c.blur( 1.2 ) } );
}

/** A chopping board leaning on the wall, or lying when `flat`. */
export function board( c, colour = C.wood, { w = 190, h = 330 } = {} ) {
	c.path( `M${ -w / 2 } -8L${ -w / 2 + 10 } ${ -h }L${ w / 2 + 40 } ${ -h + 14 }L${ w / 2 + 44 } 4Z`, '#14232b', { opacity: 0.26, filter: c.blur( 12 ) } );
	const d = `M${ -w / 2 } -10Q${ -w / 2 } 0 ${ -w / 2 + 12 } 0H${ w / 2 - 12 }Q${ w / 2 } 0 ${ w / 2 } -10V${ -h * 0.72 }C${ w / 2 } ${ -h * 0.82 } 24 ${ -h * 0.78 } 21 ${ -h * 0.86 }V${ -h + 21 }A21 21 0 0 0 -21 ${ -h + 21 }V${ -h * 0.86 }C-24 ${ -h * 0.78 } ${ -w / 2 } ${ -h * 0.82 } ${ -w / 2 } ${ -h * 0.72 }Z`;
	c.path( d, dim( colour, 0.5 ), { transform: 'translate(4 1)' } );
	c.path( d, c.linear( [ [ 0, lit( colour, 0.3 ) ], [ 0.4, colour ], [ 1, dim( colour, 0.24 ) ] ], 0, 0, 1, 0.5 ) );
	c.group( '', () => {
		for ( let i = 0; i < 17; i++ ) {
			const x = -w / 2 + ( w * i ) / 16;
			c.line( `M${ x } 0C${ x + 5 } ${ -h * 0.3 } ${ x - 8 } ${ -h * 0.6 } ${ x + 3 } ${ -h }`, i % 3 ? dim( colour, 0.5 ) : lit( colour, 0.4 ), c.rnd.between( 0.5, 2 ), { opacity: 0.28 } );
		}
	}, { 'clip-path': c.clip( d ) } );
	c.ellipse( 0, -h + 23, 8, 8, dim( colour, 0.75 ) );
	c.line( `M0 ${ -h + 16 }C-5 ${ -h - 20 } 9 ${ -h - 24 } 2 ${ -h + 14 }`, C.oat, 3 );
}
