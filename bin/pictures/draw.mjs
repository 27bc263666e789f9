// A small SVG canvas: collects gradients, filters and shapes, and mixes colours.

/** The colours of every picture; the theme's palette, widened by materials. */
export const C = {
	ink: '#1c2b33', night: '#22343f', sea: '#1f5566', deep: '#173f4d', surf: '#7fa5a8', mist: '#d5dedb',
	paper: '#f6f1e6', plaster: '#e9dfcf', oat: '#d8c8ac', sand: '#cdb893', clay: '#b9805a', signal: '#c2502f',
	brass: '#c0903f', honey: '#e0b667', moss: '#66754f', fir: '#3b4f42', wood: '#a9784c', walnut: '#6d4930', slate: '#5b6a70',
};

const channels = ( hex ) => [ 1, 3, 5 ].map( ( i ) => parseInt( hex.slice( i, i + 2 ), 16 ) );

/** The colour a share `t` (0 to 1) of the way from `a` to `b`. */
export function mix( a, b, t ) {
	const [ from, to ] = [ channels( a ), channels( b ) ];
	return '#' + from.map( ( v, i ) => Math.round( v + ( to[ i ] - v ) * t ).toString( 16 ).padStart( 2, '0' ) ).join( '' );
}

/** Towards the window's warm light. */
export const lit = ( colour, t ) => mix( colour, '#fff6e2', t );

/** Towards the room's cool shadow. */
export const dim = ( colour, t ) => mix( colour, '#14232b', t );

/** A repeatable random source: the same seed gives the same picture everywhere. */
export function random( seed ) {
	let state = seed >>> 0;
	const next = () => {
		state = ( state + 0x6d2b79f5 ) >>> 0;
		let t = state;
		t = Math.imul( t ^ ( t >>> 15 ), t | 1 );
		t ^= t + Math.imul( t ^ ( t >>> 7 ), t | 61 );
		return ( ( t ^ ( t >>> 14 ) ) >>> 0 ) / 4294967296;
	};
	return Object.assign( next, { between: ( a, b ) => a + ( b - a ) * next(), pick: ( list ) => list[ Math.floor( next() * list.length ) ] } );
}

const n = ( value ) => ( typeof value === 'number' ? String( Math.round( value * 100 ) / 100 ) : value );

const attributes = ( given ) => Object.entries( given )
	.filter( ( [ , value ] ) => value !== undefined )
	.map( ( [ name, value ] ) => ` ${ name }="${ n( value ) }"` ).join( '' );

/** One picture in the making. Sizes are in px of the finished picture unless a group scales them. */
export class Canvas {
	constructor( width, height, seed = 1 ) {
		Object.assign( this, { width, height, defs: [], body: [], known: new Map(), rnd: random( seed ) } );
	}

	#define( markup ) {
		if ( ! this.known.has( markup ) ) {
			this.known.set( markup, `d${ this.known.size }` );
			this.defs.push( markup.replace( '%id%', this.known.get( markup ) ) );
		}
		return `url(#${ this.known.get( markup ) })`;
	}

	/** A gradient along a line in the shape's box; stops are [offset, colour, opacity?]. */
	linear( stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1, units = undefined ) {
		return this.#define( `<linearGradient id="%id%"${ attributes( { x1, y1, x2, y2, gradientUnits: units } ) }>${ this.#stops( stops ) }</linearGradient>` );
	}

	radial( stops, cx = 0.5, cy = 0.5, r = 0.5, units = undefined ) {
		return this.#define( `<radialGradient id="%id%"${ attributes( { cx, cy, r, gradientUnits: units } ) }>${ this.#stops( stops ) }</radialGradient>` );
	}

	#stops( stops ) {
		return stops.map( ( [ offset, colour, opacity ] ) => `<stop${ attributes( { offset, 'stop-color': colour, 'stop-opacity': opacity } ) }/>` ).join( '' );
	}

	pattern( width, height, markup, transform = undefined ) {
		return this.#define( `<pattern id="%id%"${ attributes( { width, height, patternUnits: 'userSpaceOnUse', patternTransform: transform } ) }>${ markup }</pattern>` );
	}

	blur( deviation ) {
		return this.#define( `<filter id="%id%" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${ n( deviation ) }"/></filter>` );
	}

	clip( d ) {
		return this.#define( `<clipPath id="%id%"><path d="${ d }"/></clipPath>` );
	}

	raw( markup ) {
		this.body.push( markup );
		return this;
	}

	path( d, fill, more = {} ) {
		return this.raw( `<path${ attributes( { d, fill, ...more } ) }/>` );
	}

	line( d, stroke, width, more = {} ) {
		return this.raw( `<path${ attributes( { d, fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more } ) }/>` );
	}

	ellipse( cx, cy, rx, ry, fill, more = {} ) {
		return this.raw( `<ellipse${ attributes( { cx, cy, rx, ry, fill, ...more } ) }/>` );
	}

	rect( x, y, width, height, fill, more = {} ) {
		return this.raw( `<rect${ attributes( { x, y, width, height, fill, ...more } ) }/>` );
	}

	/** Draws inside a group; `place` is its transform, the rest its attributes. */
	group( place, draw, more = {} ) {
		this.raw( `<g${ attributes( { transform: place, ...more } ) }>` );
		draw();
		return this.raw( '</g>' );
	}

	/** An object standing at (x, y), `scale` px for each millimetre. */
	at( x, y, scale, draw, turn = 0 ) {
		return this.group( `translate(${ n( x ) } ${ n( y ) }) scale(${ scale })${ turn ? ` rotate(${ turn })` : '' }`, draw );
	}

	toString() {
		return `<svg xmlns="http://www.w3.org/2000/svg" width="${ this.width }" height="${ this.height }" viewBox="0 0 ${ this.width } ${ this.height }"><defs>${ this.defs.join( '' ) }</defs>${ this.body.join( '' ) }</svg>`;
	}
}
