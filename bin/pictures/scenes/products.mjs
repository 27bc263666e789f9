// The shop's pictures: one thing on a seamless ground, in the same light.
import { C, lit, mix } from '../draw.mjs';
import { finish, foliage, panes, room, studio } from '../light.mjs';
import { board, bowl, candle, mug, steam, teapot, tin } from '../objects/kitchen.mjs';
import { blankets, cap, holdall, hung, tote, towels } from '../objects/textile.mjs';
import { knife, lamp, lantern } from '../objects/brass.mjs';
import { coil, cover, lemon, notebooks, pencil, soap, vase } from '../objects/desk.mjs';

const GROUND = { warm: '#e6d8c3', cool: '#ccd6d2', sage: '#cdcdb8', rose: '#e0c5b3', stone: '#d7d2c8', blue: '#b9c9cc' };

/** A square studio picture: the thing stands a little left of where its shadow falls. */
const still = ( ground, draw, { w = 1200, h = 1200, horizon = 0.68 } = {} ) => ( {
	w, h, draw: ( c ) => {
		studio( c, GROUND[ ground ], horizon );
		draw( c, w, h );
		finish( c, 0.1 );
	},
} );

/** A thing seen from above, on paper, linen or board. */
const above = ( colour, draw, { w = 1200, h = 1200 } = {} ) => ( {
	w, h, draw: ( c ) => {
		c.rect( 0, 0, w, h, c.linear( [ [ 0, lit( colour, 0.34 ) ], [ 1, mix( colour, '#14232b', 0.2 ) ] ], 0, 0, 1, 1 ) );
		draw( c, w, h );
		foliage( c, w * 0.62, h * -0.08, w * 0.75, 0.12 );
		finish( c, 0.12 );
	},
} );

const oneMug = ( ground, colour, more ) => still( ground, ( c ) => c.at( 560, 850, 6.2, () => mug( c, colour, more ) ) );

export default {
	'mug-harbour': { alt: 'Harbor blue enamel mug with a dark rim, lit from the left', ...oneMug( 'warm', '#2c6a7f', { rim: C.ink, speckle: true } ) },
	'mug-chalk': { alt: 'Chalk white enamel mug with a sea blue rim', ...oneMug( 'blue', '#f2ecdf', { rim: C.sea } ) },
	'mug-signal': { alt: 'Signal red enamel mug with a dark rim', ...oneMug( 'stone', C.signal, { rim: C.ink } ) },
	'mug-pair': { alt: 'Two enamel mugs of black coffee steaming on a table by a window', w: 1500, h: 1200, draw: ( c ) => {
		room( c, { wall: '#d9d6c8', table: C.wood, edge: 0.63 } );
		panes( c, { x: 0.3, y: 0.04, size: 0.2 } );
		c.at( 520, 900, 4.6, () => mug( c, '#2c6a7f', { rim: C.ink, fill: '#3b2418', speckle: true, flip: true } ) );
		c.at( 500, 520, 2.6, () => steam( c ) );
		c.at( 990, 980, 4.9, () => mug( c, '#f2ecdf', { rim: C.sea, fill: '#4a2c1c' } ) );
		c.at( 985, 580, 2.8, () => steam( c ) );
		finish( c );
	} },
	teapot: { alt: 'Chalk white enamel teapot with a blue rim and knob', ...still( 'sage', ( c ) => c.at( 590, 860, 4.3, () => teapot( c, '#f2ecdf', { rim: C.sea } ) ) ) },
	bowls: { alt: 'Nest of three enamel bowls in white, blue and mustard', ...still( 'rose', ( c ) => {
		c.at( 580, 870, 4.2, () => bowl( c, '#2c6a7f', { w: 180, h: 74, rim: C.ink } ) );
		c.at( 580, 712, 4.2, () => bowl( c, '#e4b14d', { w: 156, h: 62, rim: C.ink } ) );
		c.at( 580, 570, 4.2, () => bowl( c, '#f2ecdf', { w: 134, h: 54, rim: C.sea } ) );
	} ) },
	'tin-morning': { alt: 'Deep blue tea tin with a paper label that reads Morning Watch', ...still( 'warm', ( c ) => c.at( 570, 880, 5.6, () => tin( c, C.deep, { name: 'MORNING WATCH' } ) ) ) },
	'tin-dog': { alt: 'Moss green tea tin with a paper label that reads Dog Watch', ...still( 'stone', ( c ) => c.at( 570, 880, 5.6, () => tin( c, C.moss, { name: 'DOG WATCH', band: C.honey } ) ) ) },
	'tin-trio': { alt: 'Three tea tins in blue, green and red beside a lemon', w: 1500, h: 1200, draw: ( c ) => {
		studio( c, GROUND.cool, 0.64 );
		c.at( 420, 850, 4.5, () => tin( c, C.moss, { name: 'DOG WATCH', band: C.honey } ) );
		c.at( 1010, 860, 4.5, () => tin( c, C.signal, { name: 'LATE WATCH', band: C.deep } ) );
		c.at( 720, 940, 4.9, () => tin( c, C.deep, { name: 'MORNING WATCH' } ) );
		c.at( 1130, 990, 3.6, () => lemon( c ) );
		finish( c, 0.1 );
	} },
	'blanket-sea': { alt: 'Folded wool blankets in oat with sea blue stripes', ...still( 'cool', ( c ) => c.at( 580, 890, 2.3, () => blankets( c, [ [ '#d9cbb0', C.sea ], [ C.sea, '#e9dfca' ], [ '#d9cbb0', C.sea ] ], { each: 88 } ) ) ) },
	'blanket-moss': { alt: 'Folded wool blankets in moss green with cream stripes', ...still( 'warm', ( c ) => c.at( 580, 890, 2.3, () => blankets( c, [ [ '#66754f', '#eadfc8' ], [ '#66754f', '#eadfc8' ] ], { each: 104 } ) ) ) },
	'blanket-hung': { alt: 'Striped wool blanket hanging over a wooden rail in window light', w: 1200, h: 1500, draw: ( c ) => {
		room( c, { wall: '#dcd6c6', table: '#8f6a48', edge: 0.9 } );
		panes( c, { x: 0.1, y: 0.02, size: 0.26 } );
		c.rect( 90, 246, 1020, 26, c.linear( [ [ 0, lit( C.wood, 0.4 ) ], [ 1, mix( C.wood, '#14232b', 0.4 ) ] ] ), { rx: 13 } );
		c.at( 590, 246, 1.75, () => hung( c, '#dccfb6', C.sea ) );
		finish( c );
	} },
	tote: { alt: 'Natural canvas tote bag with leather straps and a small wave mark', ...still( 'blue', ( c ) => c.at( 580, 960, 1.58, () => tote( c, '#e0d3ba' ) ) ) },
	'tote-navy': { alt: 'Navy canvas tote bag with tan leather straps', ...still( 'warm', ( c ) => c.at( 580, 960, 1.58, () => tote( c, '#2b4658', { strap: '#a9784c', base: '#e0d3ba' } ) ) ) },
	'tote-small': { alt: 'Two-tone canvas bag, small, standing beside a coil of rope', ...still( 'sage', ( c ) => {
		c.at( 520, 930, 1.5, () => tote( c, '#e0d3ba', { w: 310, h: 320, base: C.sea, strap: C.walnut } ) );
		c.group( 'translate(880 960) scale(1 .42)', () => coil( c, 170, 34 ) );
	} ) },
	holdall: { alt: 'Olive canvas duffel with a leather base and brass buckles', ...still( 'stone', ( c ) => c.at( 590, 900, 1.72, () => holdall( c, '#6d7350' ) ), { w: 1350, h: 1200 } ) },
	'lantern-lit': { alt: 'Brass ship’s lantern, lit, on a dark table', w: 1200, h: 1200, draw: ( c ) => {
		studio( c, '#3c4a4d', 0.68 );
		c.at( 570, 960, 3.1, () => lantern( c ) );
		finish( c );
	} },
	'lantern-day': { alt: 'Brass ship’s lantern, unlit, in daylight', ...still( 'cool', ( c ) => c.at( 570, 960, 3.1, () => lantern( c, { on: false } ) ) ) },
	lamp: { alt: 'Brass desk lamp with a deep blue enamel shade, shining down', w: 1200, h: 1200, draw: ( c ) => {
		studio( c, '#b9a98f', 0.74 );
		c.at( 470, 980, 1.95, () => lamp( c ) );
		finish( c );
	} },
	'lamp-red': { alt: 'Brass desk lamp with a red enamel shade, switched off', ...still( 'cool', ( c ) => c.at( 470, 980, 1.95, () => lamp( c, { shade: C.signal, on: false } ) ) ) },
	notebooks: { alt: 'Pile of cloth-bound notebooks in blue, ocher, and red', ...still( 'warm', ( c ) => c.at( 580, 860, 3.7, () => notebooks( c, [ C.sea, '#c99a45', C.signal, C.deep ], { each: 30 } ) ) ) },
	'notebook-flat': { alt: 'Blue logbook with a red band, a pencil beside it', ...above( '#d8c8ac', ( c ) => {
		c.at( 560, 600, 4, () => cover( c, C.sea, { name: 'LOGBOOK' } ), -8 );
		c.at( 930, 640, 3.6, () => pencil( c ), 74 );
	} ) },
	'notebook-three': { alt: 'Three logbooks laid out in blue, moss and clay', ...above( '#cfd2c8', ( c ) => {
		c.at( 300, 620, 2.8, () => cover( c, C.sea, { name: 'LOGBOOK' } ), -5 );
		c.at( 640, 560, 2.8, () => cover( c, C.moss, { name: 'FIELDS', band: C.honey } ), 3 );
		c.at( 960, 650, 2.8, () => cover( c, C.clay, { name: 'TIDES', band: C.deep } ), 8 );
	} ) },
	towels: { alt: 'Pile of striped linen tea towels', ...still( 'sage', ( c ) => c.at( 580, 850, 3.6, () => towels( c, [ [ '#efe6d3', C.sea ], [ '#e3d3b6', C.signal ], [ '#efe6d3', C.moss ], [ '#d3ddda', C.deep ] ], { each: 34 } ) ) ) },
	'cap-sea': { alt: 'Ribbed wool watch cap in sea blue', ...still( 'stone', ( c ) => c.at( 580, 900, 3.7, () => cap( c, '#2a5f70' ) ) ) },
	'cap-oat': { alt: 'Ribbed wool watch cap in oat', ...still( 'blue', ( c ) => c.at( 580, 900, 3.7, () => cap( c, '#cdb893' ) ) ) },
	soap: { alt: 'Gray soap bar stamped Tar and Salt on a wooden dish', ...still( 'rose', ( c ) => c.at( 580, 840, 5.2, () => soap( c ) ) ) },
	candle: { alt: 'Beeswax candle burning in a blue enamel cup', w: 1200, h: 1200, draw: ( c ) => {
		studio( c, '#5a5549', 0.68 );
		c.at( 570, 880, 5.8, () => candle( c, '#f0d9a0' ) );
		finish( c );
	} },
	board: { alt: 'Oak serving board leaning on a plaster wall beside dune grass', w: 1200, h: 1200, draw: ( c ) => {
		room( c, { wall: '#ddd8ca', table: '#b98b5c', edge: 0.72 } );
		panes( c, { x: 0.34, y: 0.02, size: 0.22 } );
		c.at( 480, 900, 2.25, () => board( c, '#b07d4d', { w: 210 } ) );
		c.at( 900, 970, 2.1, () => vase( c ) );
		finish( c );
	} },
	knife: { alt: 'Folding rigging knife with a walnut handle, open', ...above( '#b98b5c', ( c ) => c.at( 600, 610, 4, () => knife( c ), -24 ) ) },
	doormat: { alt: 'Round mat of coiled manila rope, seen from above', ...above( '#c9c3b6', ( c ) => c.group( 'translate(600 600)', () => coil( c, 400, 44 ) ) ) },
};
