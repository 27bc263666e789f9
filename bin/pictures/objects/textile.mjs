// Cloth: wool, canvas, linen. Millimetres; the origin is the middle of the foot (or the peg).
import { C, dim, lit } from '../draw.mjs';
import { shadow, weave } from '../light.mjs';

/** Folded blankets in a pile; each colour is [ground, stripe]. */
export function blankets( c, colours, { w = 380, each = 62 } = {} ) {
	shadow( c, w * 1.02, 0.1, 0.7 );
	colours.forEach( ( [ ground, stripe ], i ) => {
		const y = -i * each;
		const sway = c.rnd.between( -8, 8 );
		c.group( `translate(${ sway } ${ y })`, () => {
			const layer = each / 2;
			for ( const step of [ 0, 1 ] ) {
				const b = -step * layer;
				const l = -w / 2 + step * 3;
				const r = w / 2 - c.rnd.between( 0, 8 );
				const d = `M${ l + 14 } ${ b }C${ l - 9 } ${ b - 2 } ${ l - 9 } ${ b - layer } ${ l + 14 } ${ b - layer - 1 }C${ l + w * 0.3 } ${ b - layer - 5 } ${ r - w * 0.3 } ${ b - layer + 3 } ${ r } ${ b - layer }L${ r + 2 } ${ b - 2 }C${ r - w * 0.3 } ${ b + 3 } ${ l + w * 0.3 } ${ b - 2 } ${ l + 14 } ${ b }Z`;
				c.path( d, c.linear( [ [ 0, dim( ground, 0.25 ) ], [ 0.05, lit( ground, 0.22 ) ], [ 0.5, ground ], [ 1, dim( ground, 0.34 ) ] ], 0, 0, 1, 0.1 ) );
				c.group( '', () => {
					for ( const [ at, wide ] of [ [ 0.2, 26 ], [ 0.3, 7 ], [ 0.345, 7 ] ] ) {
						c.path( `M${ l + w * at } ${ b + 4 }q-5 ${ -layer / 2 } 0 ${ -layer - 12 }h${ wide }q-5 ${ layer / 2 } 0 ${ layer + 12 }z`, stripe, { opacity: 0.92 } );
					}
					c.path( d, c.linear( [ [ 0, '#fff6e2', 0.34 ], [ 0.3, '#fff6e2', 0 ], [ 0.6, '#14232b', 0 ], [ 1, '#14232b', 0.42 ] ] ) );
				}, { 'clip-path': c.clip( d ) } );
				c.path( d, weave( c, 3, 0.09 ) );
			}
			for ( let k = 0; k < 13; k++ ) {
				const x = w / 2 - 3 + c.rnd.between( -1, 3 );
				c.line( `M${ x } ${ -3 - k * ( each / 14 ) }q9 ${ c.rnd.between( -1, 4 ) } 15 ${ c.rnd.between( 1, 9 ) }`, k % 2 ? lit( ground, 0.2 ) : dim( ground, 0.15 ), 2 );
			}
		} );
	} );
}

/** A blanket hung over a rail at y = 0. */
export function hung( c, ground, stripe, { w = 420, h = 560 } = {} ) {
	const d = `M${ -w / 2 } 0C${ -w / 2 + 6 } ${ h * 0.4 } ${ -w / 2 - 12 } ${ h * 0.7 } ${ -w / 2 + 4 } ${ h }Q${ -w * 0.2 } ${ h + 22 } 0 ${ h }T${ w / 2 } ${ h - 6 }C${ w / 2 + 12 } ${ h * 0.7 } ${ w / 2 - 8 } ${ h * 0.3 } ${ w / 2 } 0Q0 -20 ${ -w / 2 } 0Z`;
	c.path( d, '#14232b', { transform: 'translate(34 22)', opacity: 0.3, filter: c.blur( 16 ) } );
	c.path( d, ground );
	c.group( '', () => {
		for ( const [ at, tall ] of [ [ 0.12, 34 ], [ 0.2, 9 ], [ 0.235, 9 ], [ 0.78, 9 ], [ 0.815, 9 ], [ 0.86, 34 ] ] ) {
			c.path( `M${ -w } ${ h * at }Q${ -w * 0.25 } ${ h * at + 12 } 0 ${ h * at }T${ w } ${ h * at }v${ tall }Q${ w * 0.25 } ${ h * at + tall - 12 } 0 ${ h * at + tall }T${ -w } ${ h * at + tall }z`, stripe );
		}
		for ( const [ x, wide, dark ] of [ [ -0.43, 0.11, 0 ], [ -0.27, 0.09, 1 ], [ -0.12, 0.13, 0 ], [ 0.05, 0.1, 1 ], [ 0.18, 0.1, 0 ], [ 0.33, 0.15, 1 ] ] ) {
			c.path( `M${ w * x } -30C${ w * ( x + 0.02 ) } ${ h * 0.4 } ${ w * ( x - 0.03 ) } ${ h * 0.7 } ${ w * x } ${ h + 40 }h${ w * wide }C${ w * ( x + wide - 0.03 ) } ${ h * 0.7 } ${ w * ( x + wide + 0.02 ) } ${ h * 0.4 } ${ w * ( x + wide ) } -30Z`, dark ? '#14232b' : '#fff6e2', { opacity: dark ? 0.34 : 0.3, filter: c.blur( 12 ) } );
		}
		c.rect( -w, -30, w * 2, 46, c.linear( [ [ 0, '#fff6e2', 0.5 ], [ 1, '#fff6e2', 0 ] ] ) );
	}, { 'clip-path': c.clip( d ) } );
	c.path( d, weave( c, 4, 0.08 ) );
	for ( let i = 0; i <= 46; i++ ) {
		const x = -w / 2 + 6 + ( ( w - 12 ) * i ) / 46;
		c.line( `M${ x } ${ h + 6 * Math.sin( i * 0.27 ) }q${ c.rnd.between( -3, 3 ) } 12 ${ c.rnd.between( -3, 3 ) } 25`, i % 2 ? lit( ground, 0.15 ) : dim( ground, 0.2 ), 2.4 );
	}
}

/** A canvas tote: standing, its straps up. */
export function tote( c, colour, { strap = C.walnut, base = null, w = 360, h = 390, mark = true } = {} ) {
	shadow( c, w * 0.94, 0.12, 0.8 );
	const loop = ( x, y, k ) => `M${ -x } ${ y }C${ -x - 4 } ${ y - 210 * k } ${ x - 12 } ${ y - 222 * k } ${ x } ${ y }`;
	c.line( loop( 74, -h + 6, 0.9 ), dim( strap, 0.55 ), 17, { transform: 'translate(12 -6)', 'stroke-linecap': 'butt' } );
	const d = `M${ -w / 2 + 4 } ${ -h }C${ -w / 2 - 6 } ${ -h * 0.6 } ${ -w / 2 + 12 } ${ -h * 0.2 } ${ -w / 2 + 20 } -8Q${ -w / 2 + 24 } 2 ${ -w / 2 + 40 } 2H${ w / 2 - 40 }Q${ w / 2 - 22 } 2 ${ w / 2 - 19 } -10C${ w / 2 - 8 } ${ -h * 0.3 } ${ w / 2 + 8 } ${ -h * 0.6 } ${ w / 2 - 3 } ${ -h + 5 }Q0 ${ -h + 20 } ${ -w / 2 + 4 } ${ -h }Z`;
	c.path( `M${ -w / 2 + 4 } ${ -h }Q0 ${ -h - 17 } ${ w / 2 - 3 } ${ -h + 5 }Q0 ${ -h + 20 } ${ -w / 2 + 4 } ${ -h }`, dim( colour, 0.6 ) );
	c.path( d, c.linear( [ [ 0, lit( colour, 0.16 ) ], [ 0.25, lit( colour, 0.38 ) ], [ 0.6, colour ], [ 1, dim( colour, 0.36 ) ] ], 0, 0, 1, 0.28 ) );
	c.group( '', () => {
		if ( base ) {
			c.path( `M${ -w } ${ -h * 0.24 }Q0 ${ -h * 0.24 + 12 } ${ w } ${ -h * 0.24 }V20H${ -w }Z`, c.linear( [ [ 0, lit( base, 0.18 ) ], [ 0.6, base ], [ 1, dim( base, 0.4 ) ] ], 0.25, 0, 0.75, 0.1 ) );
			c.line( `M${ -w } ${ -h * 0.24 + 5 }Q0 ${ -h * 0.24 + 17 } ${ w } ${ -h * 0.24 + 5 }`, lit( base, 0.5 ), 1.2, { 'stroke-dasharray': '5 4', opacity: 0.6 } );
		}
		for ( const [ x, lean, wide, dark ] of [ [ -0.3, 30, 30, 1 ], [ -0.08, -22, 24, 0 ], [ 0.16, 26, 34, 1 ], [ 0.36, -18, 30, 1 ] ] ) {
			c.path( `M${ w * x } ${ -h }q${ lean } ${ h * 0.5 } ${ -lean * 0.6 } ${ h }h${ wide }q${ lean * 0.8 } ${ -h * 0.5 } ${ -lean * 0.3 } ${ -h }z`, dark ? '#14232b' : '#fff6e2', { opacity: dark ? 0.13 : 0.2, filter: c.blur( 9 ) } );
		}
	}, { 'clip-path': c.clip( d ) } );
	c.path( d, weave( c, 4, 0.07 ) );
	c.line( `M${ -w / 2 + 7 } ${ -h + 17 }Q0 ${ -h + 36 } ${ w / 2 - 4 } ${ -h + 22 }`, dim( colour, 0.5 ), 1.4, { 'stroke-dasharray': '6 4', opacity: 0.7 } );
	for ( const x of [ -74, 74 ] ) {
		c.path( `M${ x - 9 } ${ -h + 6 }h18v${ h * 0.74 }h-18z`, c.linear( [ [ 0, lit( strap, 0.22 ) ], [ 1, dim( strap, 0.2 ) ] ], 0, 0, 1, 0 ) );
		c.ellipse( x, -h + 32, 3.2, 3.2, C.brass );
		c.ellipse( x, -h * 0.3, 3.2, 3.2, C.brass );
	}
	c.line( loop( 74, -h + 9, 1 ), dim( strap, 0.3 ), 19, { 'stroke-linecap': 'butt' } );
	c.line( loop( 74, -h + 9, 1 ), lit( strap, 0.14 ), 14, { 'stroke-linecap': 'butt' } );
	if ( mark ) {
		c.line( 'M-22 0q5.5 -9 11 0t11 0t11 0t11 0M-22 13q5.5 -9 11 0t11 0t11 0t11 0', base ?? C.sea, 4, { transform: `translate(0 ${ -h * 0.55 })` } );
	}
}

/** A weekend bag, long and low. */
export function holdall( c, colour, { trim = C.walnut } = {} ) {
	shadow( c, 500, 0.1, 0.7 );
	const d = 'M-236 -208C-262 -180 -268 -60 -250 -14Q-246 2 -226 2H226Q246 2 250 -14C268 -60 262 -180 236 -208C150 -240 -150 -240 -236 -208Z';
	c.line( 'M-112 -200C-112 -330 84 -336 112 -204', dim( trim, 0.5 ), 15, { transform: 'translate(12 -16)' } );
	c.path( d, c.linear( [ [ 0, lit( colour, 0.34 ) ], [ 0.4, colour ], [ 1, dim( colour, 0.5 ) ] ], 0.15, 0, 0.7, 1 ) );
	c.group( '', () => {
		c.path( 'M-300 -62H300V20H-300Z', c.linear( [ [ 0, lit( trim, 0.12 ) ], [ 0.7, trim ], [ 1, dim( trim, 0.45 ) ] ], 0.2, 0, 0.8, 0.12 ) );
		c.line( 'M-300 -56H300', lit( trim, 0.6 ), 1.4, { 'stroke-dasharray': '6 5', opacity: 0.7 } );
		for ( const [ x, k ] of [ [ -200, 1 ], [ -40, -1 ], [ 60, 1 ], [ 180, -1 ] ] ) {
			c.path( `M${ x } -240q${ 22 * k } 100 ${ -10 * k } 180h44q${ 20 * k } -100 ${ -8 * k } -180z`, k > 0 ? '#14232b' : '#fff6e2', { opacity: 0.15, filter: c.blur( 10 ) } );
		}
	}, { 'clip-path': c.clip( d ) } );
	c.path( d, weave( c, 4, 0.06 ) );
	c.line( 'M-222 -204C-120 -228 120 -228 222 -204', dim( colour, 0.6 ), 6 );
	c.line( 'M-222 -206C-120 -230 120 -230 222 -206', C.brass, 2, { 'stroke-dasharray': '3 2.4' } );
	for ( const x of [ -112, 112 ] ) {
		c.path( `M${ x - 11 } -206h22v208h-22z`, c.linear( [ [ 0, lit( trim, 0.25 ) ], [ 1, dim( trim, 0.2 ) ] ], 0, 0, 1, 0 ) );
		c.rect( x - 15, -150, 30, 22, 'none', { rx: 4, stroke: C.honey, 'stroke-width': 4 } );
	}
	c.line( 'M-112 -200C-122 -350 104 -352 112 -200', dim( trim, 0.3 ), 17 );
	c.line( 'M-112 -200C-122 -350 104 -352 112 -200', lit( trim, 0.15 ), 12 );
	c.line( 'M-30 -310C0 -316 20 -315 40 -310', dim( trim, 0.1 ), 22 );
}

/** A folded towel with a stripe, or hung on a peg. */
export function towels( c, colours, { w = 230, each = 26 } = {} ) {
	shadow( c, w, 0.1, 0.7 );
	colours.forEach( ( [ ground, stripe ], i ) => {
		const x = c.rnd.between( -5, 5 );
		const y = -i * each;
		const d = `M${ -w / 2 + 9 } ${ y }C${ -w / 2 - 6 } ${ y - 2 } ${ -w / 2 - 6 } ${ y - each + 2 } ${ -w / 2 + 9 } ${ y - each }L${ w / 2 } ${ y - each + 2 }V${ y - 1 }Z`;
		c.group( `translate(${ x } 0)`, () => {
			c.path( d, c.linear( [ [ 0, lit( ground, 0.3 ) ], [ 0.5, ground ], [ 1, dim( ground, 0.3 ) ] ], 0, 0, 1, 0.2 ) );
			for ( const s of [ 0.62, 0.68, 0.78 ] ) {
				c.rect( -w / 2 + w * s, y - each + 1, s === 0.78 ? 16 : 6, each - 2, stripe, { opacity: 0.85 } );
			}
			c.path( d, c.linear( [ [ 0, '#fff6e2', 0.3 ], [ 0.35, '#14232b', 0 ], [ 1, '#14232b', 0.4 ] ] ) );
			c.path( d, weave( c, 2.4, 0.08 ) );
			c.line( `M${ -w / 2 + 9 } ${ y - each / 2 }L${ w / 2 } ${ y - each / 2 }`, '#14232b', 1.2, { opacity: 0.3 } );
		} );
	} );
}

/** A knitted cap. */
export function cap( c, colour, { fold = null } = {} ) {
	shadow( c, 210, 0.14, 0.8 );
	const crown = 'M-96 -56C-100 -128 -60 -178 0 -180C60 -178 100 -128 96 -56Z';
	const brim = 'M-104 -10C-108 -36 -106 -58 -98 -66Q0 -82 98 -66C106 -58 108 -36 104 -10Q0 14 -104 -10Z';
	const knit = c.pattern( 10, 9, '<path d="M0 0L5 6L10 0V3.5L5 9.5L0 3.5Z" fill="#fff6e2" opacity=".16"/><path d="M5 0V9M0 0V9M10 0V9" stroke="#14232b" stroke-width="1.2" opacity=".22"/>' );
	const rib = c.pattern( 12, 12, '<path d="M0 0H5V12H0Z" fill="#fff6e2" opacity=".15"/><path d="M8.5 0V12" stroke="#14232b" stroke-width="3.4" opacity=".25"/>' );
	const band = fold ?? colour;
	c.path( crown, c.radial( [ [ 0, lit( colour, 0.42 ) ], [ 0.5, colour ], [ 1, dim( colour, 0.5 ) ] ], 0.32, 0.24, 0.85 ) );
	c.path( crown, knit );
	for ( const x of [ -58, -20, 20, 58 ] ) {
		c.line( `M${ x * 1.4 } -66C${ x * 1.3 } -120 ${ x * 0.6 } -160 0 -180`, '#14232b', 5, { opacity: 0.18, filter: c.blur( 3 ) } );
	}
	c.path( brim, '#14232b', { transform: 'translate(2 -7)', opacity: 0.3, filter: c.blur( 4 ) } );
	c.path( brim, c.linear( [ [ 0, dim( band, 0.1 ) ], [ 0.28, lit( band, 0.32 ) ], [ 0.6, band ], [ 1, dim( band, 0.45 ) ] ], 0, 0, 1, 0.15 ) );
	c.path( brim, rib );
	c.rect( 36, -50, 34, 24, C.walnut, { rx: 2, transform: 'rotate(-2 50 -40)' } );
	c.line( 'M42 -36q4 -6 8 0t8 0t6 0', C.oat, 2 );
}
