// Sky, sea and what stands between them. Sizes are px of the picture.
import { C, dim, lit, mix } from '../draw.mjs';

/** Times of day: sky from the top down, sea, far land, near land, sun. */
export const HOURS = {
	dawn: { sky: [ '#40606e', '#a9a79b', '#eebf8c', '#f8dfae' ], sea: [ '#e2bd92', '#6d8c90', '#1f4653' ], far: '#8f9a99', near: '#2b434c', sun: '#fff1c9', glow: '#ffd694' },
	noon: { sky: [ '#5c8fa3', '#9bbfc6', '#d4e0d8', '#efeadb' ], sea: [ '#a9c6c4', '#4d8792', '#1c5263' ], far: '#88a3a3', near: '#3f5d52', sun: '#fffbea', glow: '#fff6dc' },
	dusk: { sky: [ '#1d3444', '#40566a', '#a3727a', '#eb9a6a' ], sea: [ '#d98f6e', '#4c566c', '#152b39' ], far: '#6a6472', near: '#1b2b36', sun: '#ffe0a6', glow: '#ff9d63' },
	fog: { sky: [ '#a9b8b8', '#c1cbc7', '#dad9cd', '#e8e1d0' ], sea: [ '#d3d5ca', '#9fb1b1', '#5d7a80' ], far: '#b4bfbc', near: '#5d7275', sun: '#fbf4e2', glow: '#f6ecd4' },
	night: { sky: [ '#0f1f2b', '#17303e', '#27495a', '#47687a' ], sea: [ '#3f6172', '#1d3c4b', '#0c1c27' ], far: '#29434f', near: '#0e1c26', sun: '#f3efda', glow: '#9fb8c0' },
};

export function sky( c, hour, horizon, sunX = 0.66, sunY = 0.7 ) {
	const { width: w } = c;
	const p = HOURS[ hour ];
	const y = c.height * horizon;
	c.rect( 0, 0, w, y + 2, c.linear( p.sky.map( ( colour, i ) => [ [ 0, 0.42, 0.8, 1 ][ i ], colour ] ) ) );
	const r = Math.max( w, c.height ) * 0.5;
	c.group( '', () => c.ellipse( w * sunX, y * sunY, r, r, c.radial( [ [ 0, p.glow, 0.85 ], [ 0.4, p.glow, 0.25 ], [ 1, p.glow, 0 ] ] ) ), { 'clip-path': c.clip( `M0 0H${ w }V${ y }H0Z` ) } );
	if ( hour === 'night' ) {
		for ( let i = 0; i < 90; i++ ) {
			c.ellipse( c.rnd() * w, c.rnd() ** 1.4 * y * 0.8, c.rnd.between( 0.6, 1.9 ), c.rnd.between( 0.6, 1.9 ), '#f5f1e0', { opacity: c.rnd.between( 0.25, 0.9 ).toFixed( 2 ) } );
		}
	}
	c.ellipse( w * sunX, y * sunY, y * 0.07, y * 0.07, p.sun, { opacity: hour === 'fog' ? 0.75 : 1, filter: c.blur( hour === 'fog' ? 4 : 1 ) } );
	for ( let i = 0; i < 9; i++ ) {
		const cy = y * c.rnd.between( 0.08, 0.82 );
		const long = w * c.rnd.between( 0.12, 0.4 );
		const x = w * c.rnd.between( -0.1, 0.95 );
		const tone = mix( p.sky[ 2 ], i % 2 ? p.sun : p.sky[ 0 ], 0.35 );
		c.group( '', () => {
			for ( let k = 0; k < 4; k++ ) {
				c.ellipse( x + long * c.rnd.between( 0.1, 0.8 ), cy + c.rnd.between( -6, 6 ), long * c.rnd.between( 0.2, 0.46 ), y * c.rnd.between( 0.006, 0.022 ), tone );
			}
		}, { opacity: 0.42, filter: c.blur( y * 0.012 ) } );
	}
}

/** A line of hills; `t` is 0 far to 1 near. */
export function hills( c, hour, horizon, t, { from = -0.05, to = 1.05, tall = 0.1, colour = null } = {} ) {
	const { width: w, height: h, rnd } = c;
	const p = HOURS[ hour ];
	const y = h * horizon + 1;
	let d = `M${ w * from } ${ y }`;
	const steps = 7;
	let last = [ w * from, y - h * tall * rnd.between( 0.1, 0.5 ) * ( from > 0 ? 0 : 1 ) ];
	d += `L${ last[ 0 ].toFixed( 1 ) } ${ last[ 1 ].toFixed( 1 ) }`;
	for ( let i = 1; i <= steps; i++ ) {
		const edge = Math.min( i, steps - i ) / ( steps / 2 );
		const keep = ( from > 0 && i < 3 ) || ( to < 1 && i > steps - 3 ) ? edge : 0.65 + edge * 0.35;
		const next = [ w * ( from + ( ( to - from ) * i ) / steps ), y - h * tall * rnd.between( 0.35, 1 ) * keep ];
		const middle = ( last[ 0 ] + next[ 0 ] ) / 2;
		d += `C${ middle.toFixed( 1 ) } ${ last[ 1 ].toFixed( 1 ) } ${ middle.toFixed( 1 ) } ${ next[ 1 ].toFixed( 1 ) } ${ next[ 0 ].toFixed( 1 ) } ${ next[ 1 ].toFixed( 1 ) }`;
		last = next;
	}
	d += `L${ w * to } ${ y }Z`;
	const tone = colour ?? mix( p.far, p.near, t );
	c.path( d, c.linear( [ [ 0, tone ], [ 1, mix( tone, p.sky[ 3 ], 0.42 * ( 1 - t ) + 0.08 ) ] ] ) );
}

export function sea( c, hour, horizon, sunX = 0.66 ) {
	const { width: w, height: h, rnd } = c;
	const p = HOURS[ hour ];
	const y = h * horizon;
	c.rect( 0, y, w, h - y, c.linear( [ [ 0, p.sea[ 0 ] ], [ 0.3, p.sea[ 1 ] ], [ 1, p.sea[ 2 ] ] ] ) );
	c.path( `M${ w * sunX - 14 } ${ y }L${ w * sunX - w * 0.11 } ${ h }H${ w * sunX + w * 0.11 }L${ w * sunX + 14 } ${ y }Z`, c.linear( [ [ 0, p.sun, 0.8 ], [ 1, p.glow, 0.06 ] ] ), { filter: c.blur( 12 ), opacity: 0.6 } );
	const count = 190;
	for ( let i = 0; i < count; i++ ) {
		const t = ( i / count ) ** 1.7;
		const cy = y + 3 + t * ( h - y );
		const toSun = rnd() < 0.45;
		const x = toSun ? w * sunX + ( rnd() - 0.5 ) * w * ( 0.05 + t * 0.24 ) : rnd() * w;
		const long = w * ( 0.008 + t * 0.05 ) * rnd.between( 0.5, 1.6 );
		c.line( `M${ ( x - long ).toFixed( 1 ) } ${ cy.toFixed( 1 ) }Q${ x.toFixed( 1 ) } ${ ( cy + 1 + t * 4 ).toFixed( 1 ) } ${ ( x + long ).toFixed( 1 ) } ${ cy.toFixed( 1 ) }`,
			toSun ? p.sun : rnd() > 0.5 ? p.sea[ 0 ] : p.sea[ 2 ], 0.9 + t * 3.6, { opacity: ( toSun ? 0.6 - t * 0.35 : 0.26 ).toFixed( 2 ) } );
	}
}

/** Fishing boat or sailing boat, its waterline at y. */
export function boat( c, x, y, s, { hull = C.sea, sail = null, cabin = true, flip = false } = {} ) {
	c.group( `translate(${ x } ${ y }) scale(${ flip ? -s : s } ${ s })`, () => {
		c.path( 'M-60 2C-30 22 40 22 66 2L60 26C20 34 -30 32 -50 24Z', '#0c1c24', { opacity: 0.34, filter: c.blur( 4 ) } );
		c.line( 'M0 -10V-150', dim( C.walnut, 0.4 ), 3 );
		if ( sail ) {
			c.path( 'M5 -148C34 -110 44 -60 46 -28L5 -24Z', c.linear( [ [ 0, lit( sail, 0.6 ) ], [ 1, dim( sail, 0.22 ) ] ], 0, 0, 1, 0.3 ) );
			c.path( 'M-5 -136C-20 -96 -40 -60 -54 -26L-5 -25Z', c.linear( [ [ 0, lit( sail, 0.3 ) ], [ 1, dim( sail, 0.3 ) ] ], 0, 0, 1, 0 ) );
		} else {
			c.line( 'M0 -148L58 -16M0 -148L-56 -14M0 -96L34 -60', '#14232b', 1, { opacity: 0.6 } );
		}
		if ( cabin ) {
			c.path( 'M-38 -14V-46H-4L2 -14Z', c.linear( [ [ 0, C.paper ], [ 1, dim( C.paper, 0.26 ) ] ], 0, 0, 1, 0 ) );
			c.rect( -42, -50, 44, 5, C.signal );
			c.rect( -33, -40, 10, 11, C.ink );
			c.rect( -18, -40, 10, 11, C.ink );
		}
		c.path( 'M-66 -20C-40 -12 30 -12 74 -26C66 -8 58 2 50 8H-48C-58 2 -64 -8 -66 -20Z', c.linear( [ [ 0, lit( hull, 0.3 ) ], [ 0.5, hull ], [ 1, dim( hull, 0.45 ) ] ] ) );
		c.line( 'M-65 -18C-40 -10 30 -10 72 -24', C.paper, 3 );
		c.path( 'M-54 3H54L50 8H-48Z', C.signal );
	} );
	c.group( `translate(${ x } ${ y + 10 * s }) scale(${ flip ? -s : s } ${ -s * 0.55 })`, () => {
		c.path( 'M-66 -20C-40 -12 30 -12 74 -26C66 -8 58 2 50 8H-48C-58 2 -64 -8 -66 -20Z', dim( hull, 0.4 ) );
		if ( sail ) {
			c.path( 'M5 -148C34 -110 44 -60 46 -28L5 -24ZM-5 -136C-20 -96 -40 -60 -54 -26L-5 -25Z', sail );
		}
	}, { opacity: 0.3, filter: c.blur( 3 ) } );
}

export function lighthouse( c, x, y, s, { on = false, stripe = C.signal } = {} ) {
	c.group( `translate(${ x } ${ y }) scale(${ s })`, () => {
		if ( on ) {
			c.path( 'M0 -232L-620 -330V-190ZM0 -232L620 -280V-150Z', c.linear( [ [ 0, '#ffe9b0', 0 ], [ 0.5, '#fff3cf', 0.75 ], [ 1, '#ffe9b0', 0 ] ], 0, 0, 1, 0 ), { filter: c.blur( 8 ), opacity: 0.7 } );
		}
		const tower = 'M-30 0L-19 -206H19L30 0Z';
		c.path( tower, c.linear( [ [ 0, '#d9d2c2' ], [ 0.3, '#fffaf0' ], [ 1, '#8e9794' ] ], 0, 0, 1, 0 ) );
		c.group( '', () => {
			for ( const top of [ -196, -126, -56 ] ) {
				c.rect( -40, top, 80, 36, c.linear( [ [ 0, dim( stripe, 0.1 ) ], [ 0.3, lit( stripe, 0.25 ) ], [ 1, dim( stripe, 0.45 ) ] ], 0.1, 0, 0.9, 0 ) );
			}
		}, { 'clip-path': c.clip( tower ) } );
		c.rect( -27, -214, 54, 9, C.ink, { rx: 2 } );
		c.rect( -14, -243, 28, 30, on ? '#fff1bf' : '#a9bdbb' );
		c.line( 'M-14 -243V-214M-5 -243V-214M5 -243V-214M14 -243V-214', C.ink, 2 );
		c.path( 'M-20 -243Q0 -272 20 -243Z', C.ink );
		c.line( 'M0 -262V-276', C.ink, 3 );
		c.rect( -6, -24, 12, 24, C.ink, { rx: 5 } );
		if ( on ) {
			c.ellipse( 0, -228, 60, 60, c.radial( [ [ 0, '#fff6d6' ], [ 0.3, '#ffe3a0', 0.5 ], [ 1, '#ffe3a0', 0 ] ] ) );
		}
	} );
}

/** A row of quayside houses with their feet at y; lamps in some windows when `lights`. */
export function houses( c, x, y, width, tall, { lights = false, veil = 0, tones = [ C.paper, C.clay, C.surf, C.honey, C.oat, C.signal, C.sea ] } = {} ) {
	const { rnd } = c;
	const end = x + width;
	const air = lights ? '#31485a' : '#dfe0d4';
	const tint = ( colour ) => mix( colour, air, veil );
	while ( x < end ) {
		const w = tall * rnd.between( 0.42, 0.62 );
		const h = tall * rnd.between( 0.66, 1 );
		const wall = tint( mix( rnd.pick( tones ), lights ? '#1d2f3b' : C.oat, lights ? 0.55 : 0.2 ) );
		const roof = tint( rnd.pick( [ '#6a4238', '#4a4f52', '#7a4a3a', '#3d4a50' ] ) );
		const floors = h > tall * 0.85 ? 3 : 2;
		c.rect( x, y - h, w, h, c.linear( [ [ 0, lit( wall, lights ? 0.04 : 0.22 ) ], [ 0.3, wall ], [ 1, dim( wall, 0.24 ) ] ], 0, 0, 1, 0.15 ) );
		if ( rnd() > 0.45 ) {
			c.path( `M${ x - 4 } ${ y - h }L${ x + w / 2 } ${ y - h - w * 0.56 }L${ x + w + 4 } ${ y - h }Z`, c.linear( [ [ 0, lit( roof, 0.18 ) ], [ 1, dim( roof, 0.2 ) ] ], 0, 0, 1, 0 ) );
			c.path( `M${ x + w * 0.1 } ${ y - h }L${ x + w / 2 } ${ y - h - w * 0.44 }L${ x + w * 0.9 } ${ y - h }Z`, wall );
			c.ellipse( x + w / 2, y - h - w * 0.14, w * 0.07, w * 0.07, lights ? '#ffd98e' : dim( wall, 0.6 ) );
		} else {
			c.path( `M${ x - 3 } ${ y - h }L${ x + w * 0.08 } ${ y - h - w * 0.3 }H${ x + w * 0.92 }L${ x + w + 3 } ${ y - h }Z`, c.linear( [ [ 0, lit( roof, 0.15 ) ], [ 1, dim( roof, 0.25 ) ] ], 0, 0, 1, 0 ) );
			c.rect( x + w * 0.7, y - h - w * 0.46, w * 0.12, w * 0.24, tint( '#7b4d3e' ) );
		}
		for ( let f = 0; f < floors; f++ ) {
			for ( let k = 0; k < 3; k++ ) {
				const wx = x + w * ( 0.12 + k * 0.28 );
				const wy = y - h + h * 0.1 + ( f * h * 0.84 ) / floors;
				const lamp = lights && rnd() > 0.42;
				const door = f === floors - 1 && k === 1;
				c.rect( wx - 2, wy - 2, w * 0.2 + 4, h * ( door ? 0.84 / floors + 0.06 : 0.48 / floors ) + 4, tint( lights ? dim( wall, 0.3 ) : C.paper ) );
				c.rect( wx, wy, w * 0.2, h * ( door ? 0.84 / floors + 0.06 : 0.48 / floors ), door ? tint( rnd.pick( [ C.sea, C.signal, C.fir, C.walnut ] ) ) : lamp ? '#ffd488' : tint( lights ? '#152733' : '#50666d' ) );
				if ( ! door ) {
					c.line( `M${ wx + w * 0.1 } ${ wy }V${ wy + ( h * 0.48 ) / floors }M${ wx } ${ wy + ( h * 0.22 ) / floors }h${ w * 0.2 }`, tint( lights ? '#3c4c52' : C.paper ), 1.4 );
				}
			}
		}
		x += w + 1;
	}
}

/** A stone quay with its shadow on the water. */
export function quay( c, y, depth, { from = 0, to = 1, colour = '#7d7a70' } = {} ) {
	const { width: w, rnd } = c;
	c.rect( w * from, y, w * ( to - from ), depth, c.linear( [ [ 0, lit( colour, 0.35 ) ], [ 0.12, colour ], [ 1, dim( colour, 0.5 ) ] ] ) );
	for ( let row = 0; row < 3; row++ ) {
		for ( let x = w * from - rnd() * 40; x < w * to; x += rnd.between( 44, 90 ) ) {
			c.line( `M${ x } ${ y + 8 + ( row * depth ) / 3.4 }v${ depth / 3.6 }`, '#14232b', 1.4, { opacity: 0.28 } );
		}
		c.line( `M${ w * from } ${ y + 8 + ( row * depth ) / 3.4 }H${ w * to }`, '#14232b', 1.4, { opacity: 0.28 } );
	}
	c.rect( w * from, y + depth, w * ( to - from ), depth * 1.3, c.linear( [ [ 0, '#0c1c24', 0.5 ], [ 1, '#0c1c24', 0 ] ] ) );
}

/** A wooden jetty that runs out from the lower edge. */
export function jetty( c, x, y, colour = C.walnut ) {
	const { width: w, height: h } = c;
	const [ left, right ] = [ x - w * 0.2, x + w * 0.24 ];
	const at = ( t ) => [ x - w * 0.014 + ( left - x ) * t ** 1.6, x + w * 0.014 + ( right - x ) * t ** 1.6, y + ( h - y ) * t ** 1.6 ];
	for ( let i = 0; i < 9; i++ ) {
		const [ l, r, py ] = at( 0.18 + i * 0.11 );
		const s = ( py - y ) / ( h - y );
		for ( const px of [ l, r ] ) {
			c.rect( px - 5 - 14 * s, py - 30 - 70 * s, 10 + 28 * s, 60 + 160 * s, c.linear( [ [ 0, lit( colour, 0.25 ) ], [ 1, dim( colour, 0.6 ) ] ], 0, 0, 1, 0 ), { rx: 3 + s * 6 } );
		}
	}
	const [ a, b, top ] = at( 0 );
	c.path( `M${ a } ${ top }L${ left } ${ h }H${ right }L${ b } ${ top }Z`, c.linear( [ [ 0, lit( colour, 0.35 ) ], [ 1, dim( colour, 0.15 ) ] ] ) );
	for ( let i = 1; i < 30; i++ ) {
		const [ l, r, py ] = at( i / 30 );
		c.line( `M${ l } ${ py }H${ r }`, '#14232b', 1 + ( i / 30 ) * 5, { opacity: 0.42 } );
		c.line( `M${ l } ${ py + 1.5 + i / 12 }H${ r }`, lit( colour, 0.6 ), 0.6 + ( i / 30 ) * 2, { opacity: 0.4 } );
	}
}

export function gulls( c, x, y, s, count = 5 ) {
	for ( let i = 0; i < count; i++ ) {
		const k = s * c.rnd.between( 0.5, 1.1 );
		c.line( 'M-26 -4Q-12 -16 0 0Q12 -16 26 -4', c.rnd() > 0.3 ? '#fffaf0' : '#31454f', 3.4, { transform: `translate(${ ( x + c.rnd.between( -180, 180 ) * s ).toFixed( 1 ) } ${ ( y + c.rnd.between( -80, 80 ) * s ).toFixed( 1 ) }) rotate(${ c.rnd.between( -16, 16 ).toFixed( 1 ) }) scale(${ k.toFixed( 2 ) })`, opacity: 0.9 } );
	}
}
