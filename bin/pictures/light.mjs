// The common light: a window at the upper left, a wall, a table, soft shadows to the right.
import { C, dim, lit } from './draw.mjs';

/** A seamless backdrop as in a photographer's studio. */
export function studio( c, colour = C.plaster, horizon = 0.66 ) {
	const { width: w, height: h } = c;
	c.rect( 0, 0, w, h, c.linear( [ [ 0, dim( colour, 0.1 ) ], [ horizon - 0.12, lit( colour, 0.12 ) ], [ horizon, dim( colour, 0.045 ) ], [ horizon + 0.07, lit( colour, 0.22 ) ], [ 1, dim( colour, 0.05 ) ] ] ) );
	c.rect( 0, 0, w, h, c.radial( [ [ 0, '#fff4dc', 0.6 ], [ 1, '#fff4dc', 0 ] ], 0.24, 0.22, 0.7 ) );
	c.rect( 0, 0, w, h, c.linear( [ [ 0.45, '#14232b', 0 ], [ 1, '#14232b', 0.2 ] ], 0, 0, 1, 0.55 ) );
}

/** A plastered wall and a table top; `edge` is the height of the table's far edge, 0 to 1. */
export function room( c, { wall = C.plaster, table = C.wood, edge = 0.68, cloth = false } = {} ) {
	const { width: w, height: h, rnd } = c;
	const y = h * edge;
	c.rect( 0, 0, w, h, c.linear( [ [ 0, dim( wall, 0.12 ) ], [ 1, lit( wall, 0.05 ) ] ] ) );
	c.rect( 0, 0, w, y, c.radial( [ [ 0, '#fff2d4', 0.55 ], [ 1, '#fff2d4', 0 ] ], 0.2, 0.3, 0.8 ) );
	c.rect( 0, 0, w, y, c.linear( [ [ 0.4, '#14232b', 0 ], [ 1, '#14232b', 0.3 ] ], 0, 0, 1, 0.4 ) );
	c.rect( 0, y, w, h - y, c.linear( [ [ 0, dim( table, 0.2 ) ], [ 0.1, lit( table, 0.16 ) ], [ 1, dim( table, 0.22 ) ] ] ) );
	if ( cloth ) {
		c.rect( 0, y, w, h - y, weave( c, 7, 0.05 ) );
	} else {
		grain( c, 0, y, w, h - y, table );
	}
	c.rect( 0, y - 26, w, 30, c.linear( [ [ 0, '#14232b', 0 ], [ 1, '#14232b', 0.22 ] ] ) );
	c.rect( 0, y, w, 3, lit( table, 0.5 ), { opacity: 0.7 } );
	rnd();
}

/** Long wood fibres, denser towards the far edge. */
export function grain( c, x, y, w, h, colour ) {
	const { rnd } = c;
	for ( let i = 0; i < 46; i++ ) {
		const t = rnd() ** 1.6;
		const top = y + t * h;
		const wave = rnd.between( -5, 5 ) * ( 0.4 + t );
		c.line( `M${ x } ${ top.toFixed( 1 ) }C${ x + w * 0.3 } ${ ( top + wave ).toFixed( 1 ) } ${ x + w * 0.6 } ${ ( top - wave * 1.6 ).toFixed( 1 ) } ${ x + w } ${ ( top + wave * 0.5 ).toFixed( 1 ) }`,
			rnd() > 0.4 ? dim( colour, 0.5 ) : lit( colour, 0.5 ), rnd.between( 0.6, 2.6 ) * ( 0.5 + t ), { opacity: rnd.between( 0.06, 0.22 ).toFixed( 2 ) } );
	}
}

/** The window's panes, thrown slanted across the wall. */
export function panes( c, { x = 0.16, y = 0.06, size = 0.2, strength = 0.34, columns = 2, rows = 3 } = {} ) {
	const { width: w, height: h } = c;
	const unit = Math.min( w, h ) * size;
	c.group( `translate(${ w * x } ${ h * y }) skewY(17) skewX(-13)`, () => {
		for ( let row = 0; row < rows; row++ ) {
			for ( let column = 0; column < columns; column++ ) {
				c.rect( column * unit * 1.1, row * unit * 1.22, unit, unit * 1.12, '#ffefc9', { opacity: ( strength * ( 1 - row * 0.14 ) ).toFixed( 2 ) } );
			}
		}
	}, { filter: c.blur( unit * 0.045 ) } );
}

/** A leafy branch's shadow on the wall. */
export function foliage( c, x, y, size, opacity = 0.13 ) {
	const { rnd } = c;
	c.group( `translate(${ x } ${ y }) rotate(24)`, () => {
		c.line( `M0 0C${ size * 0.3 } ${ size * 0.1 } ${ size * 0.7 } ${ size * 0.06 } ${ size } ${ size * 0.3 }`, '#14232b', size * 0.014 );
		for ( let i = 1; i < 13; i++ ) {
			const px = ( size * i ) / 13;
			const side = i % 2 ? -1 : 1;
			const long = size * rnd.between( 0.13, 0.2 );
			c.group( `translate(${ px } ${ size * 0.09 + ( px * px * 0.18 ) / size }) rotate(${ side * rnd.between( 42, 68 ) })`,
				() => c.path( `M0 0Q${ long * 0.5 } ${ -long * 0.26 } ${ long } 0Q${ long * 0.5 } ${ long * 0.26 } 0 0`, '#14232b' ) );
		}
	}, { opacity, filter: c.blur( size * 0.014 ) } );
}

/** What an object of this width (mm) throws on its table: a dark touch and a long soft shadow. */
export function shadow( c, width, depth = 0.16, reach = 1 ) {
	const r = width / 2;
	c.ellipse( r * 0.75 * reach, -r * 0.02, r * ( 1 + 0.55 * reach ), r * depth * 1.7, '#14232b', { opacity: 0.24, filter: c.blur( r * 0.13 ) } );
	c.ellipse( r * 0.16, r * 0.02, r * 1.05, r * depth * 1.05, '#10191d', { opacity: 0.5, filter: c.blur( r * 0.05 ) } );
}

/** A round body's shading across its width: light from the left, a core shadow, reflected light. */
export function round( c, colour, gloss = 0.5 ) {
	return c.linear( [ [ 0, dim( colour, 0.3 ) ], [ 0.09, dim( colour, 0.08 ) ], [ 0.26, lit( colour, gloss ) ], [ 0.36, lit( colour, gloss * 0.55 ) ], [ 0.58, colour ], [ 0.86, dim( colour, 0.42 ) ], [ 1, dim( colour, 0.24 ) ] ], 0, 0, 1, 0 );
}

/** A woven cloth's threads, `size` px apart. */
export function weave( c, size, strength ) {
	const half = size / 2;
	return c.pattern( size, size, `<path d="M0 0h${ half }v${ half }h-${ half }zM${ half } ${ half }h${ half }v${ half }h-${ half }z" fill="#14232b" opacity="${ strength }"/><path d="M${ half } 0h${ half }v${ half }h-${ half }z" fill="#fff6e2" opacity="${ strength * 1.5 }"/>` );
}

/** The last touch on every picture: a warm corner, a vignette. */
export function finish( c, warmth = 0.16 ) {
	const { width: w, height: h } = c;
	c.rect( 0, 0, w, h, c.linear( [ [ 0, '#ffdf9e', warmth ], [ 0.5, '#ffdf9e', 0 ], [ 1, '#0c2430', 0.14 ] ], 0, 0, 1, 1 ) );
	c.rect( 0, 0, w, h, c.radial( [ [ 0.62, '#0e1a20', 0 ], [ 1, '#0e1a20', 0.24 ] ], 0.47, 0.46, 0.78 ) );
	return c;
}

