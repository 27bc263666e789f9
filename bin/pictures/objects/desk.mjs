// Paper, rope, soap and what the shore gives. Millimetres.
import { C, dim, lit } from '../draw.mjs';
import { round, shadow } from '../light.mjs';
import { word } from '../letters.mjs';
import { drum } from './kitchen.mjs';

/** Notebooks in a pile, seen from the side; the top one shows its cover. */
export function notebooks( c, colours, { w = 210, each = 24 } = {} ) {
	shadow( c, w * 1.06, 0.12, 0.7 );
	colours.forEach( ( colour, i ) => {
		const y = -i * each;
		const x = c.rnd.between( -12, 12 );
		c.group( `translate(${ x } ${ y })`, () => {
			c.rect( -w / 2, -each, w, each, c.linear( [ [ 0, lit( colour, 0.2 ) ], [ 1, dim( colour, 0.35 ) ] ], 0, 0, 1, 0 ), { rx: 3 } );
			c.rect( -w / 2 + 16, -each + 3.6, w - 15, each - 7.2, c.linear( [ [ 0, '#fbf6ea' ], [ 1, '#c8bca5' ] ], 0, 0, 1, 0 ) );
			for ( let k = 1; k < 5; k++ ) {
				c.line( `M${ -w / 2 + 16 } ${ -each + 3.6 + k * 3.3 }H${ w / 2 }`, '#8f836c', 0.7, { opacity: 0.5 } );
			}
			c.rect( -w / 2, -each, 16, each, c.linear( [ [ 0, dim( colour, 0.3 ) ], [ 0.4, lit( colour, 0.35 ) ], [ 1, dim( colour, 0.2 ) ] ], 0, 0, 1, 0 ), { rx: 4 } );
		} );
	} );
	const top = colours[ colours.length - 1 ];
	const y = -colours.length * each;
	c.path( `M${ -w / 2 + 2 } ${ y }L${ -w / 2 + 40 } ${ y - 30 }H${ w / 2 - 16 }L${ w / 2 } ${ y }Z`, c.linear( [ [ 0, lit( top, 0.5 ) ], [ 1, lit( top, 0.05 ) ] ], 0, 0, 1, 0.6 ) );
	c.path( `M${ w / 2 - 42 } ${ y }L${ w / 2 - 50 } ${ y - 30 }h6L${ w / 2 - 35 } ${ y }V${ y + each }h-7z`, C.signal );
}

/** A notebook seen from above. */
export function cover( c, colour, { w = 130, h = 190, name = 'LOG', band = C.signal } = {} ) {
	c.rect( -w / 2 + 6, -h / 2 + 9, w, h, '#10191d', { rx: 5, opacity: 0.42, filter: c.blur( 7 ) } );
	c.rect( -w / 2 + 3, -h / 2 + 2.5, w, h, '#efe7d6', { rx: 3 } );
	c.rect( -w / 2, -h / 2, w, h, c.linear( [ [ 0, lit( colour, 0.26 ) ], [ 1, dim( colour, 0.22 ) ] ], 0, 0, 1, 1 ), { rx: 5 } );
	c.rect( -w / 2, -h / 2, w * 0.1, h, '#14232b', { rx: 3, opacity: 0.24 } );
	c.rect( -w * 0.24, -h * 0.32, w * 0.56, h * 0.2, C.paper, { rx: 2 } );
	word( c, name, w * 0.04, -h * 0.195, h * 0.05, C.ink, { spread: 1.6, weight: 0.12, width: w * 0.44 } );
	c.rect( w * 0.36, -h / 2 - 0.6, 5, h + 1.2, band );
}

export function pencil( c, colour = C.honey, length = 170 ) {
	c.rect( -length / 2 + 4, 3, length, 7, '#10191d', { opacity: 0.35, filter: c.blur( 3 ) } );
	c.rect( -length / 2, -3.6, length - 22, 7.2, c.linear( [ [ 0, lit( colour, 0.5 ) ], [ 0.5, colour ], [ 1, dim( colour, 0.4 ) ] ] ) );
	c.path( `M${ length / 2 - 22 } -3.6L${ length / 2 - 4 } -0.8V0.8L${ length / 2 - 22 } 3.6Z`, '#e6c79c' );
	c.path( `M${ length / 2 - 7 } -1.4L${ length / 2 } 0L${ length / 2 - 7 } 1.4Z`, C.ink );
	c.rect( -length / 2 - 9, -3.6, 9, 7.2, C.signal, { rx: 2 } );
}

/** A chart of the bay, seen from above. */
export function chart( c, w, h ) {
	c.rect( -w / 2 + 8, -h / 2 + 12, w, h, '#10191d', { opacity: 0.35, filter: c.blur( 9 ) } );
	c.rect( -w / 2, -h / 2, w, h, '#ece4d0' );
	const d = `M${ -w / 2 } ${ -h / 2 }H${ w / 2 }V${ h / 2 }H${ -w / 2 }Z`;
	c.group( '', () => {
		for ( let i = 0; i < 6; i++ ) {
			const k = 1 - i * 0.13;
			c.path( `M${ -w * 0.62 } ${ h * 0.6 * k }C${ -w * 0.3 * k } ${ h * 0.1 } ${ -w * 0.22 } ${ -h * 0.28 * k } ${ w * 0.06 } ${ -h * 0.16 * k }S${ w * 0.4 * k } ${ -h * 0.5 } ${ w * 0.7 } ${ -h * 0.62 * k }V${ -h }H${ -w }Z`, i === 5 ? '#d9c79d' : C.surf, { opacity: i === 5 ? 1 : 0.13 } );
		}
		for ( let x = -w / 2; x < w / 2; x += w / 7 ) {
			c.line( `M${ x } ${ -h / 2 }V${ h / 2 }M${ -w / 2 } ${ x * ( h / w ) }H${ w / 2 }`, C.ink, 0.7, { opacity: 0.25 } );
		}
		c.line( `M${ -w * 0.3 } ${ h * 0.34 }L${ w * 0.08 } ${ h * 0.12 }L${ w * 0.36 } ${ -h * 0.08 }`, C.signal, 2.4, { 'stroke-dasharray': '8 7' } );
		c.ellipse( w * 0.36, -h * 0.08, 6, 6, C.signal );
	}, { 'clip-path': c.clip( d ) } );
	c.rect( -w / 2 + w * 0.33, -h / 2, w * 0.012, h, '#14232b', { opacity: 0.1 } );
	c.rect( -w / 2 + w * 0.342, -h / 2, w * 0.02, h, '#ffffff', { opacity: 0.35 } );
	c.rect( -w / 2 + w * 0.664, -h / 2, w * 0.012, h, '#14232b', { opacity: 0.1 } );
}

/** A rope along a path: a twisted three-strand look. */
export function rope( c, d, width = 16, colour = C.oat ) {
	c.line( d, '#10191d', width, { opacity: 0.32, transform: `translate(${ width * 0.3 } ${ width * 0.45 })`, filter: c.blur( width * 0.25 ) } );
	c.line( d, dim( colour, 0.55 ), width );
	c.line( d, colour, width * 0.82 );
	c.line( d, dim( colour, 0.42 ), width * 0.8, { 'stroke-dasharray': `${ width * 0.12 } ${ width * 0.42 }`, 'stroke-linecap': 'butt' } );
	c.line( d, lit( colour, 0.55 ), width * 0.3, { 'stroke-dasharray': `${ width * 0.3 } ${ width * 0.24 }`, 'stroke-linecap': 'butt', transform: `translate(${ -width * 0.12 } ${ -width * 0.14 })`, opacity: 0.75 } );
}

/** A flat coil, seen from above. */
export function coil( c, r, width = 16, colour = C.oat ) {
	for ( let k = r; k > width * 0.5; k -= width * 0.96 ) {
		rope( c, `M${ k } 0A${ k } ${ k } 0 1 1 ${ -k } 0A${ k } ${ k } 0 1 1 ${ k } 0.1`, width, k % 3 < 1.5 ? colour : lit( colour, 0.08 ) );
	}
}

/** A bar of soap on a dish. */
export function soap( c, colour = C.slate ) {
	shadow( c, 130, 0.16, 0.8 );
	c.path( 'M-66 -12L-58 -20H58L66 -12V0H-66Z', dim( C.wood, 0.2 ) );
	c.rect( -64, -14, 128, 14, c.linear( [ [ 0, lit( C.wood, 0.3 ) ], [ 1, dim( C.wood, 0.3 ) ] ], 0, 0, 1, 0 ), { rx: 2 } );
	c.path( 'M-52 -58L-40 -76H48L56 -58Z', c.linear( [ [ 0, lit( colour, 0.6 ) ], [ 1, lit( colour, 0.2 ) ] ], 0, 0, 1, 1 ) );
	c.rect( -53, -60, 110, 46, c.linear( [ [ 0, lit( colour, 0.3 ) ], [ 0.5, colour ], [ 1, dim( colour, 0.35 ) ] ], 0, 0, 1, 0.3 ), { rx: 5 } );
	word( c, 'TAR & SALT', 1, -32, 10, dim( colour, 0.55 ), { spread: 1.3, weight: 0.14 } );
	c.line( 'M-18 -24q4.5 -6 9 0t9 0t9 0t9 0', dim( colour, 0.55 ), 1.4 );
}

/** A stoneware vase with dune grass. */
export function vase( c, colour = C.paper, { stems = 17, tall = 300 } = {} ) {
	shadow( c, 96, 0.18 );
	for ( let i = 0; i < stems; i++ ) {
		const x = c.rnd.between( -150, 150 );
		const y = -150 - tall * c.rnd.between( 0.4, 1 );
		const tone = c.rnd.pick( [ C.moss, C.sand, C.fir, '#8a8a5a' ] );
		c.line( `M${ x * 0.06 } -140C${ x * 0.1 } -220 ${ x * 0.5 } ${ y * 0.8 } ${ x } ${ y }`, tone, c.rnd.between( 1.4, 2.6 ) );
		if ( i % 2 ) {
			for ( let k = 0; k < 9; k++ ) {
				c.ellipse( x * ( 1 - k * 0.035 ), y + k * 9 - 8, 2.6, 7, lit( tone, 0.3 ), { transform: `rotate(${ x * 0.16 + ( k % 2 ? 24 : -24 ) } ${ x * ( 1 - k * 0.035 ) } ${ y + k * 9 })` } );
			}
		}
	}
	c.path( 'M-14 -160C-12 -128 -52 -110 -52 -56C-52 -22 -40 -2 -34 0A34 7 0 0 0 34 0C40 -2 52 -22 52 -56C52 -110 12 -128 14 -160Z', round( c, colour, 0.35 ) );
	c.ellipse( 0, -160, 14, 3.6, dim( colour, 0.55 ) );
	c.path( 'M-52 -56C-52 -22 -40 -2 -34 0A34 7 0 0 0 34 0C40 -2 52 -22 52 -56Q0 -40 -52 -56Z', c.linear( [ [ 0, C.sea, 0.5 ], [ 0.4, C.surf, 0.55 ], [ 1, C.deep, 0.6 ] ], 0, 0, 1, 0 ) );
}

export function lemon( c, r = 30, colour = '#e5b93f' ) {
	shadow( c, r * 2, 0.26 );
	c.path( `M${ -r * 1.24 } ${ -r }C${ -r * 0.9 } ${ -r * 2 } ${ r * 0.8 } ${ -r * 2.1 } ${ r * 1.1 } ${ -r }C${ r * 0.8 } ${ r * 0.05 } ${ -r * 0.9 } ${ r * 0.05 } ${ -r * 1.24 } ${ -r }Z`, c.radial( [ [ 0, lit( colour, 0.6 ) ], [ 0.5, colour ], [ 1, dim( colour, 0.45 ) ] ], 0.34, 0.3, 0.75 ) );
}

/** A jar of brushes, pens or wooden spoons. */
export function jar( c, colour = C.clay, tools = 6 ) {
	shadow( c, 90, 0.2 );
	for ( let i = 0; i < tools; i++ ) {
		const x = ( i - ( tools - 1 ) / 2 ) * 17;
		const top = -190 - c.rnd.between( 0, 70 );
		const tone = c.rnd.pick( [ C.wood, C.walnut, C.sand, C.honey ] );
		c.line( `M${ x * 0.5 } -80L${ x * 1.5 } ${ top }`, tone, 7 );
		c.line( `M${ x * 0.5 - 2 } -80L${ x * 1.5 - 2 } ${ top }`, lit( tone, 0.5 ), 1.6 );
		if ( i % 2 ) {
			c.ellipse( x * 1.5, top - 12, 14, 22, c.linear( [ [ 0, lit( tone, 0.4 ) ], [ 1, dim( tone, 0.3 ) ] ], 0, 0, 1, 0 ), { transform: `rotate(${ x * 0.4 } ${ x * 1.5 } ${ top })` } );
		} else {
			c.path( `M${ x * 1.5 - 5 } ${ top + 6 }L${ x * 1.5 - 7 } ${ top - 26 }Q${ x * 1.5 } ${ top - 40 } ${ x * 1.5 + 7 } ${ top - 26 }L${ x * 1.5 + 5 } ${ top + 6 }Z`, c.rnd.pick( [ C.ink, C.oat, C.walnut ] ) );
		}
	}
	c.path( drum( 84, 108, 11, 92 ), round( c, colour, 0.35 ) );
	c.ellipse( 0, -108, 46, 11, dim( colour, 0.1 ), { opacity: 0 } );
	c.line( 'M-46 -108A46 11 0 0 0 46 -108', lit( colour, 0.5 ), 2 );
}
