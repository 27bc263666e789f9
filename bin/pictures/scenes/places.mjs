// The journal's and galleries' pictures: the harbour at its hours, the workshop, the kitchen.
import { C, dim, lit } from '../draw.mjs';
import { finish, foliage, panes, room } from '../light.mjs';
import { boat, gulls, hills, houses, jetty, lighthouse, quay, sea, sky } from '../objects/harbour.mjs';
import { board, bowl, candle, mug, steam, teapot, tin } from '../objects/kitchen.mjs';
import { blankets, hung, tote, towels } from '../objects/textile.mjs';
import { compass, knife, lamp, lantern } from '../objects/brass.mjs';
import { chart, coil, cover, jar, lemon, notebooks, pencil, rope, soap, vase } from '../objects/desk.mjs';

/** A view over water. */
const view = ( w, h, hour, horizon, sunX, draw, sunY = 0.7 ) => ( {
	w, h, draw: ( c ) => {
		sky( c, hour, horizon, sunX, sunY );
		hills( c, hour, horizon, 0, { tall: 0.13 } );
		hills( c, hour, horizon, 0.3, { from: -0.1, to: 0.7, tall: 0.09 } );
		sea( c, hour, horizon, sunX );
		draw( c, w, h, h * horizon );
		finish( c, hour === 'night' ? 0 : 0.1 );
	},
} );

/** A headland on which a lighthouse may stand. */
const headland = ( c, hour, horizon, from, to, tall ) => hills( c, hour, horizon + 0.012, 0.86, { from, to, tall } );

const shelf = ( c, y, from = 0.06, to = 0.94 ) => {
	const { width: w } = c;
	c.rect( w * from, y + 14, w * ( to - from ), 46, '#14232b', { opacity: 0.3, filter: c.blur( 14 ) } );
	c.rect( w * from, y, w * ( to - from ), 22, c.linear( [ [ 0, lit( C.wood, 0.42 ) ], [ 0.3, C.wood ], [ 1, dim( C.wood, 0.42 ) ] ] ), { rx: 3 } );
};

/** Seen from above, on a bench or a cloth. */
const table = ( w, h, colour, draw ) => ( {
	w, h, draw: ( c ) => {
		c.rect( 0, 0, w, h, c.linear( [ [ 0, lit( colour, 0.3 ) ], [ 1, dim( colour, 0.24 ) ] ], 0, 0, 1, 1 ) );
		for ( let i = 0; i < 7; i++ ) {
			c.rect( 0, ( h / 7 ) * i, w, 3, '#14232b', { opacity: 0.25 } );
			for ( let k = 0; k < 5; k++ ) {
				const y = ( h / 7 ) * ( i + c.rnd() );
				c.line( `M0 ${ y }C${ w * 0.3 } ${ y + c.rnd.between( -14, 14 ) } ${ w * 0.6 } ${ y + c.rnd.between( -14, 14 ) } ${ w } ${ y }`, dim( colour, 0.5 ), c.rnd.between( 0.8, 3 ), { opacity: 0.17 } );
			}
		}
		draw( c, w, h );
		foliage( c, w * 0.55, -h * 0.1, Math.max( w, h ) * 0.6, 0.14 );
		finish( c );
	},
} );

export default {
	'harbour-dawn': { alt: 'Fishing boats lying in the harbor at dawn below low hills', ...view( 2000, 1000, 'dawn', 0.52, 0.68, ( c, w, h, y ) => {
		headland( c, 'dawn', 0.52, -0.1, 0.34, 0.17 );
		lighthouse( c, w * 0.17, y - h * 0.09, 0.8 );
		boat( c, w * 0.42, y + 90, 0.75, { hull: C.signal } );
		boat( c, w * 0.56, y + 150, 1.05, { hull: C.sea, flip: true } );
		boat( c, w * 0.84, y + 260, 1.7, { hull: C.deep } );
		gulls( c, w * 0.56, y * 0.5, 1 );
	} ) },
	'harbour-quay': { alt: 'Painted houses along the stone quay, boats moored in front', ...view( 2000, 1125, 'noon', 0.62, 0.3, ( c, w, h, y ) => {
		houses( c, -30, y - 8, w + 60, h * 0.34 );
		quay( c, y - 10, 62 );
		boat( c, w * 0.2, y + 170, 1.25, { hull: C.signal } );
		boat( c, w * 0.5, y + 220, 1.5, { hull: C.deep, flip: true } );
		boat( c, w * 0.8, y + 180, 1.25, { hull: C.moss } );
		gulls( c, w * 0.3, y * 0.25, 1 );
	}, 0.5 ) },
	'harbour-night': { alt: 'Lit windows of the quayside houses at night, a lantern on a boat', ...view( 1600, 1067, 'night', 0.6, 0.78, ( c, w, h, y ) => {
		houses( c, -20, y - 6, w * 0.7, h * 0.3, { lights: true, veil: 0.12 } );
		quay( c, y - 8, 46, { to: 0.71, colour: '#3c4a50' } );
		for ( let i = 0; i < 24; i++ ) {
			c.rect( c.rnd() * w * 0.68, y + 60 + c.rnd() * 60, 7, c.rnd.between( 60, 190 ), '#ffd488', { opacity: 0.16, filter: c.blur( 4 ) } );
		}
		boat( c, w * 0.8, y + 190, 1.3, { hull: '#24424f' } );
		c.ellipse( w * 0.8, y + 60, 70, 70, c.radial( [ [ 0, '#ffe9b4' ], [ 0.12, '#ffd88c', 0.8 ], [ 1, '#ffd88c', 0 ] ] ) );
	}, 0.3 ) },
	'harbour-fog': { alt: 'A single sailing boat in morning fog', ...view( 1200, 1600, 'fog', 0.52, 0.5, ( c, w, h, y ) => {
		boat( c, w * 0.54, y + 170, 2.1, { hull: C.slate, sail: '#e8dcc2', cabin: false } );
		c.rect( 0, y - 60, w, 190, '#e8e1d0', { opacity: 0.5, filter: c.blur( 40 ) } );
		gulls( c, w * 0.3, y * 0.6, 0.9, 4 );
	}, 0.5 ) },
	'lighthouse-dusk': { alt: 'Lighthouse on its headland, its beam lit at dusk', ...view( 1200, 1500, 'dusk', 0.66, 0.3, ( c, w, h, y ) => {
		headland( c, 'dusk', 0.66, 0.3, 1.4, 0.2 );
		lighthouse( c, w * 0.72, y - h * 0.115, 2, { on: true } );
	}, 0.86 ) },
	'lighthouse-noon': { alt: 'Red and white lighthouse above a summer sea', ...view( 1200, 1200, 'noon', 0.68, 0.2, ( c, w, h, y ) => {
		headland( c, 'noon', 0.68, -0.4, 0.72, 0.2 );
		lighthouse( c, w * 0.36, y - h * 0.13, 1.75 );
		boat( c, w * 0.82, y + 90, 0.8, { hull: C.deep, sail: '#f3ead6', cabin: false } );
		gulls( c, w * 0.66, y * 0.32, 1.1 );
	}, 0.3 ) },
	regatta: { alt: 'Five sailing boats racing across the bay', ...view( 2100, 900, 'noon', 0.5, 0.8, ( c, w, h, y ) => {
		[ [ 0.14, 40, 0.55, C.signal ], [ 0.3, 100, 0.9, '#f3ead6' ], [ 0.5, 50, 0.62, C.honey ], [ 0.66, 170, 1.35, '#f3ead6' ], [ 0.9, 80, 0.75, C.surf ] ].forEach( ( [ x, dy, s, sail ] ) => boat( c, w * x, y + dy, s, { hull: C.deep, sail, cabin: false } ) );
	}, 0.36 ) },
	'jetty-evening': { alt: 'Wooden jetty running out into calm evening water', ...view( 1500, 1500, 'dusk', 0.5, 0.52, ( c, w, h, y ) => {
		headland( c, 'dusk', 0.5, 0.6, 1.3, 0.1 );
		jetty( c, w * 0.44, y + 60 );
	}, 0.84 ) },
	'sails-fog': { alt: 'Boats waiting for wind in the fog', ...view( 1500, 1000, 'fog', 0.56, 0.36, ( c, w, h, y ) => {
		boat( c, w * 0.2, y + 50, 0.7, { hull: C.slate, sail: '#ded5c0', cabin: false } );
		c.rect( 0, y, w, 90, '#e8e1d0', { opacity: 0.55, filter: c.blur( 24 ) } );
		boat( c, w * 0.64, y + 170, 1.5, { hull: '#5a4a42', sail: '#c9805c', cabin: false, flip: true } );
	}, 0.6 ) },
	rooftops: { alt: 'Terraces of houses climbing above the harbor at dusk', ...view( 1200, 1500, 'dusk', 0.7, 0.2, ( c, w, h, y ) => {
		houses( c, w * 0.3, y - 330, w * 0.8, h * 0.14, { lights: true, veil: 0.42 } );
		houses( c, w * 0.16, y - 200, w * 0.9, h * 0.17, { lights: true, veil: 0.26 } );
		houses( c, -20, y - 4, w + 40, h * 0.21, { lights: true, veil: 0.08 } );
		quay( c, y - 6, 60, { colour: '#474d50' } );
		boat( c, w * 0.3, y + 220, 1.4, { hull: C.deep } );
	}, 0.5 ) },
	'window-mug': { alt: 'Mug on a windowsill overlooking the harbor', w: 1500, h: 1200, draw: ( c ) => {
		c.group( 'translate(130 0)', () => {
			sky( c, 'noon', 0.5, 0.5, 0.4 );
			hills( c, 'noon', 0.5, 0, { tall: 0.1 } );
			sea( c, 'noon', 0.5, 0.5 );
			headland( c, 'noon', 0.5, 0.1, 0.5, 0.1 );
			lighthouse( c, 450, 540, 0.75 );
			boat( c, 800, 700, 0.9, { hull: C.signal } );
		} );
		for ( const x of [ -40, 470, 980, 1440 ] ) {
			c.rect( x, 0, 90, 900, c.linear( [ [ 0, '#f7f0e0' ], [ 0.4, '#fffaf0' ], [ 1, '#b7b09f' ] ], 0, 0, 1, 0 ) );
		}
		c.rect( 0, 330, 1500, 52, c.linear( [ [ 0, '#fffaf0' ], [ 1, '#bdb5a3' ] ] ) );
		c.rect( 0, 0, 1500, 70, '#efe7d6' );
		c.rect( 0, 880, 1500, 320, c.linear( [ [ 0, '#fffaf0' ], [ 0.12, '#e6dccb' ], [ 1, '#b5aa97' ] ] ) );
		c.at( 420, 1060, 4.1, () => mug( c, '#c2502f', { rim: C.ink, fill: '#4a2c1c', flip: true } ) );
		c.at( 410, 720, 2.4, () => steam( c ) );
		c.at( 960, 1080, 2.5, () => notebooks( c, [ C.sea, '#c99a45' ], { each: 30 } ) );
		c.at( 1290, 1050, 2.1, () => vase( c, '#e9dfcf' ) );
		finish( c );
	} },
	'shelf-kitchen': { alt: 'Kitchen shelves with mugs, bowls, tins and a teapot', w: 1200, h: 1600, draw: ( c ) => {
		room( c, { wall: '#cdd6d0', table: '#b98b5c', edge: 0.93 } );
		panes( c, { x: 0.05, y: 0.02, size: 0.3, strength: 0.3 } );
		[ 470, 900, 1330 ].forEach( ( y ) => shelf( c, y ) );
		[ [ 250, '#f2ecdf' ], [ 470, '#2c6a7f' ], [ 690, C.signal ], [ 910, '#e4b14d' ] ].forEach( ( [ x, tone ] ) => c.at( x, 470, 2.1, () => mug( c, tone, { rim: C.ink } ) ) );
		c.at( 320, 900, 2, () => teapot( c, '#f2ecdf', { rim: C.sea } ) );
		c.at( 690, 900, 2, () => tin( c, C.deep, { name: 'MORNING WATCH' } ) );
		c.at( 900, 900, 2, () => tin( c, C.moss, { name: 'DOG WATCH', band: C.honey } ) );
		c.at( 320, 1330, 2, () => bowl( c, '#2c6a7f', { w: 170, h: 70 } ) );
		c.at( 320, 1240, 2, () => bowl( c, '#f2ecdf', { w: 150, h: 58, rim: C.sea } ) );
		c.at( 640, 1330, 1.9, () => jar( c, C.clay ) );
		c.at( 920, 1330, 1.6, () => towels( c, [ [ '#efe6d3', C.sea ], [ '#e3d3b6', C.signal ], [ '#efe6d3', C.moss ] ], { each: 34 } ) );
		finish( c );
	} },
	breakfast: { alt: 'Breakfast table with a teapot, a bowl of lemons, and mugs in morning light', w: 1800, h: 1200, draw: ( c ) => {
		room( c, { wall: '#e3d6c2', table: '#d9cbb4', edge: 0.6, cloth: true } );
		panes( c, { x: 0.08, y: 0, size: 0.25 } );
		foliage( c, 1050, 40, 560, 0.14 );
		c.at( 560, 850, 3, () => teapot( c, '#2c6a7f', { rim: C.ink } ) );
		c.at( 1180, 800, 3.2, () => lemon( c, 36 ) );
		c.at( 1290, 820, 3.2, () => lemon( c, 32, '#dba935' ) );
		c.at( 1230, 900, 3.1, () => bowl( c, '#f2ecdf', { w: 190, h: 70, rim: C.sea } ) );
		c.at( 900, 1010, 3.1, () => mug( c, '#f2ecdf', { rim: C.sea, fill: '#b8763a' } ) );
		c.at( 895, 760, 1.8, () => steam( c ) );
		c.at( 1560, 1040, 3, () => mug( c, C.signal, { rim: C.ink } ) );
		finish( c );
	} },
	'desk-evening': { alt: 'Desk in the evening under a brass lamp, notebooks and a mug in its light', w: 1600, h: 1200, draw: ( c ) => {
		room( c, { wall: '#4a5a5c', table: '#6d4930', edge: 0.66 } );
		c.at( 1090, 1010, 1.75, () => notebooks( c, [ C.signal, '#c99a45', C.sea ], { each: 30, w: 240 } ) );
		c.at( 500, 960, 1.75, () => lamp( c, { shade: C.signal } ) );
		c.at( 860, 1060, 2.2, () => mug( c, '#f2ecdf', { rim: C.sea, fill: '#4a2c1c' } ) );
		c.at( 1400, 960, 1.7, () => jar( c, C.clay ) );
		finish( c, 0.06 );
	} },
	'chart-table': { alt: 'Sea chart, compass, logbook and pencil on a wooden table', ...table( 1600, 1200, '#9c6f47', ( c ) => {
		c.group( 'translate(760 600) rotate(-4)', () => chart( c, 1120, 820 ) );
		c.at( 1180, 420, 2.6, () => compass( c ) );
		c.at( 1290, 860, 2.3, () => cover( c, C.sea, { name: 'LOGBOOK' } ), 12 );
		c.at( 700, 940, 2.8, () => pencil( c ), -22 );
		c.at( 330, 330, 2.2, () => knife( c ), 38 );
	} ) },
	'rope-bench': { alt: 'Coils of rope on the splicing bench', ...table( 1200, 1200, '#8a6444', ( c ) => {
		c.group( 'translate(430 450)', () => coil( c, 300, 40 ) );
		c.group( 'translate(900 860)', () => coil( c, 210, 32, '#b9a27c' ) );
		rope( c, 'M120 1080C340 900 420 1120 620 1020S700 700 900 640', 34 );
		c.at( 900, 300, 2.3, () => knife( c ), -32 );
	} ) },
	'rope-close': { alt: 'Three-strand rope laid side by side, close up', w: 1000, h: 1500, draw: ( c ) => {
		c.rect( 0, 0, 1000, 1500, '#2a3f49' );
		const tones = [ C.oat, '#c7b48f', C.oat, C.sea, C.oat, '#bfa97f', C.signal, C.oat, '#cdbb98' ];
		tones.forEach( ( tone, i ) => rope( c, `M${ 70 + i * 108 } -60C${ 100 + i * 108 } 400 ${ 30 + i * 108 } 1000 ${ 80 + i * 108 } 1580`, 100, tone ) );
		finish( c );
	} },
	'packing-table': { alt: 'Packing table from above: logbook, mug of tea, rope, knife and soap', ...table( 1500, 1000, '#c9b697', ( c ) => {
		c.at( 380, 500, 2.9, () => cover( c, C.moss, { name: 'FIELDS', band: C.honey } ), -10 );
		c.group( 'translate(800 380)', () => {
			c.ellipse( 26, 34, 150, 150, '#10191d', { opacity: 0.4, filter: c.blur( 16 ) } );
			c.ellipse( 0, 0, 146, 146, c.linear( [ [ 0, '#fffaf0' ], [ 1, '#b9b4a6' ] ], 0, 0, 1, 1 ) );
			c.ellipse( 0, 0, 132, 132, C.sea );
			c.ellipse( 0, 0, 120, 120, c.radial( [ [ 0, '#b5733a' ], [ 0.75, '#9a5a2b' ], [ 1, '#6d3c1c' ] ] ) );
			c.path( 'M-96 -42A104 104 0 0 1 -20 -102', 'none', { stroke: '#fff3d6', 'stroke-width': 9, 'stroke-linecap': 'round', opacity: 0.6 } );
		} );
		c.group( 'translate(1220 620)', () => coil( c, 220, 36 ) );
		c.at( 830, 800, 2.2, () => knife( c ), -14 );
		c.at( 1180, 180, 2.4, () => pencil( c, C.signal ), 14 );
	} ) },
	workbench: { alt: 'Workbench with a lantern, brushes, notebooks, and a hanging bag', w: 1800, h: 1200, draw: ( c ) => {
		room( c, { wall: '#7f8f8c', table: '#9c6f47', edge: 0.72 } );
		panes( c, { x: 0.36, y: 0.02, size: 0.22, strength: 0.26 } );
		shelf( c, 380, 0.04, 0.44 );
		c.at( 220, 380, 1.7, () => tin( c, C.deep, { name: 'WAX' } ) );
		c.at( 400, 380, 1.7, () => tin( c, C.clay, { name: 'OIL', band: C.deep } ) );
		c.at( 620, 380, 1.7, () => bowl( c, '#e4b14d', { w: 150 } ) );
		c.at( 320, 1010, 1.9, () => jar( c, '#d9cbb4', 6 ) );
		c.at( 720, 1030, 2.1, () => lantern( c ) );
		c.at( 1120, 1060, 2.2, () => notebooks( c, [ C.deep, C.signal ], { each: 28 } ) );
		c.at( 1500, 1030, 1.45, () => tote( c, '#e0d3ba', { base: C.sea } ) );
		finish( c );
	} },
	'lantern-window': { alt: 'Lantern burning on the sill, dusk over the bay behind it', w: 1200, h: 1500, draw: ( c ) => {
		sky( c, 'dusk', 0.52, 0.7, 0.8 );
		hills( c, 'dusk', 0.52, 0.1, { tall: 0.09 } );
		sea( c, 'dusk', 0.52, 0.7 );
		for ( const x of [ -60, 560, 1150 ] ) {
			c.rect( x, 0, 96, 1200, c.linear( [ [ 0, '#4a4038' ], [ 0.4, '#7b6a58' ], [ 1, '#2b2622' ] ], 0, 0, 1, 0 ) );
		}
		c.rect( 0, 420, 1200, 44, c.linear( [ [ 0, '#7b6a58' ], [ 1, '#2b2622' ] ] ) );
		c.rect( 0, 1150, 1200, 350, c.linear( [ [ 0, '#a58460' ], [ 0.15, '#7d5e42' ], [ 1, '#3d2c20' ] ] ) );
		c.at( 420, 1340, 3, () => lantern( c ) );
		c.at( 880, 1380, 3, () => mug( c, '#2c6a7f', { rim: C.ink } ) );
		finish( c );
	} },
	'blankets-shop': { alt: 'Blankets piled on a shelf in the shop, one hanging beside them', w: 1600, h: 1200, draw: ( c ) => {
		room( c, { wall: '#dcd3c2', table: '#9c6f47', edge: 0.9 } );
		panes( c, { x: 0.04, y: 0.02, size: 0.25 } );
		shelf( c, 560, 0.04, 0.6 );
		shelf( c, 1000, 0.04, 0.6 );
		c.at( 360, 560, 1.15, () => blankets( c, [ [ '#d9cbb0', C.sea ], [ '#66754f', '#eadfc8' ], [ '#d9cbb0', C.signal ] ], { each: 90 } ) );
		c.at( 810, 560, 1.6, () => vase( c, '#e9dfcf' ) );
		c.at( 520, 1000, 1.5, () => blankets( c, [ [ C.sea, '#e9dfca' ], [ C.clay, '#eadfc8' ], [ '#d9cbb0', C.deep ] ], { each: 84, w: 400 } ) );
		c.rect( 1030, 150, 540, 20, c.linear( [ [ 0, lit( C.wood, 0.4 ) ], [ 1, dim( C.wood, 0.4 ) ] ] ), { rx: 10 } );
		c.at( 1300, 150, 1.12, () => hung( c, C.sea, '#e9dfca', { w: 380, h: 720 } ) );
		finish( c );
	} },
	washstand: { alt: 'Soap, folded towels and a candle on a washstand', w: 1500, h: 1200, draw: ( c ) => {
		room( c, { wall: '#c5d0ca', table: '#e2dace', edge: 0.66, cloth: true } );
		panes( c, { x: 0.4, y: 0, size: 0.22 } );
		c.at( 430, 930, 2.5, () => towels( c, [ [ '#efe6d3', C.sea ], [ '#d3ddda', C.deep ], [ '#efe6d3', C.moss ] ], { each: 36 } ) );
		c.at( 900, 1000, 3.1, () => soap( c ) );
		c.at( 1230, 930, 3.1, () => candle( c, '#f0d9a0' ) );
		finish( c );
	} },
	'board-bread': { alt: 'Boards leaning against the wall, a bowl and a knife jar in front', w: 1200, h: 1500, draw: ( c ) => {
		room( c, { wall: '#d8cbb8', table: '#8f6a48', edge: 0.74 } );
		panes( c, { x: 0.2, y: 0.02, size: 0.28 } );
		c.at( 740, 1180, 2.5, () => board( c, '#8a5a38', { w: 230, h: 360 } ) );
		c.at( 450, 1200, 2.3, () => board( c, '#b98552', { w: 190, h: 300 } ) );
		c.at( 930, 1300, 2.6, () => bowl( c, '#f2ecdf', { w: 170, h: 70, rim: C.sea } ) );
		finish( c );
	} },
	departure: { alt: 'Bag, blanket, and lantern packed on the quay at dawn', w: 1600, h: 1067, draw: ( c ) => {
		sky( c, 'dawn', 0.56, 0.7, 0.78 );
		hills( c, 'dawn', 0.56, 0, { tall: 0.12 } );
		sea( c, 'dawn', 0.56, 0.7 );
		boat( c, 1240, 700, 1.15, { hull: C.deep } );
		quay( c, 800, 400, { colour: '#8b8375' } );
		c.at( 420, 880, 1.2, () => tote( c, '#2b4658', { strap: '#a9784c', base: '#e0d3ba' } ) );
		c.at( 790, 900, 0.95, () => blankets( c, [ [ '#d9cbb0', C.sea ], [ '#d9cbb0', C.signal ] ], { each: 90, w: 300 } ) );
		c.at( 1060, 910, 1.15, () => lantern( c ) );
		finish( c );
	} },
};
