import { findColored, findProblems, lowContrast } from '../editor/problems';
import type { EditedBlock, Problem } from '../editor/problems';

let id = 0;
const block = (
	name: string,
	attributes: object = {},
	innerBlocks: EditedBlock[] = []
): EditedBlock => ( {
	clientId: `block-${ ++id }`,
	name,
	attributes: attributes as Record< string, unknown >,
	innerBlocks,
} );
const heading = ( level: number, content: string ): EditedBlock =>
	block( 'core/heading', { level, content } );
const paragraph = ( content: unknown, more: object = {} ): EditedBlock =>
	block( 'core/paragraph', { content, ...more } );

const VAGUE = [ 'here', 'click here', 'read more' ];
const find = (
	blocks: EditedBlock[],
	altTexts: [ number, string ][] = []
): Omit< Problem, 'clientId' >[] =>
	findProblems( blocks, new Map( altTexts ), VAGUE ).map( ( problem ) => {
		const { clientId, ...rest } = problem;
		expect( clientId ).toMatch( /^block-/ );
		return rest;
	} );

test.each< [ string, EditedBlock, number ] >( [
	[ 'an image without', block( 'core/image', { url: 'a.jpg' } ), 1 ],
	[
		'an image with spaces',
		block( 'core/image', { url: 'a.jpg', alt: ' ' } ),
		1,
	],
	[
		'an image with',
		block( 'core/image', { url: 'a.jpg', alt: 'A boat' } ),
		0,
	],
	[ 'no image yet', block( 'core/image' ), 0 ],
	[
		'media and text with an image without',
		block( 'core/media-text', { mediaType: 'image', mediaUrl: 'a.jpg' } ),
		1,
	],
	[
		'media and text with a video',
		block( 'core/media-text', { mediaType: 'video', mediaUrl: 'a.mp4' } ),
		0,
	],
	[
		'a gallery: from the library, of its own, emptied, not loaded yet',
		block( 'quayside/gallery', {
			ids: [ 1, 2, 2, 1, 9 ],
			details: [ {}, {}, { alt: 'Own' }, { alt: '' } ],
		} ),
		2,
	],
] )( 'alternative text: %s', ( _name, image, count ) => {
	expect(
		find(
			[ block( 'core/group', {}, [ image ] ) ],
			[
				[ 1, 'A boat' ],
				[ 2, '' ],
			]
		)
	).toEqual( count ? [ { code: 'noAlt', count } ] : [] );
} );

test( 'headings follow each other without gaps, in columns and groups as well', () => {
	expect(
		find( [
			heading( 2, 'One' ),
			block( 'core/columns', {}, [
				block( 'core/column', {}, [ heading( 3, 'Two' ) ] ),
				block( 'core/column', {}, [ heading( 3, 'Three' ) ] ),
			] ),
			heading( 2, 'Four' ),
		] )
	).toEqual( [] );
	expect(
		find( [
			heading( 3, 'First' ),
			heading( 2, 'Second' ),
			heading( 4, `<strong>Third</strong> ${ 'long '.repeat( 20 ) }` ),
			heading( 1, 'Fourth' ),
			heading( 2, '&nbsp;' ),
		] )
	).toEqual( [
		{ code: 'skippedLevel', text: 'First', level: 3, allowed: 2 },
		{
			code: 'skippedLevel',
			text: 'Third long long long long long long long…',
			level: 4,
			allowed: 3,
		},
		{ code: 'firstLevel', text: 'Fourth' },
		{ code: 'emptyHeading' },
	] );
} );

test.each( [
	[ '<a href="/x">here</a>', 'vagueLink', 'here' ],
	[ '<a href="/x"><em>Click</em> here »</a>', 'vagueLink', 'Click here »' ],
	[ '<a href="/x">“Read more…”</a>', 'vagueLink', '“Read more…”' ],
	[ '<a href="/x"> </a>', 'emptyLink', undefined ],
	[ '<a href="/x"><img src="a.png" alt=""></a>', 'emptyLink', undefined ],
] )( 'the link %s has a problem', ( html, code, text ) => {
	const expected = [ text ? { code, text } : { code } ];
	expect( find( [ paragraph( `See ${ html }.` ) ] ) ).toEqual( expected );
	expect(
		find( [
			// Rich text of the editor.
			paragraph( {
				toHTMLString: () => html,
				toString: () => html,
			} ),
		] )
	).toEqual( expected );
} );

test( 'links with names, anchors without a target, and text about links have no problem', () => {
	expect(
		find( [
			paragraph(
				'<a href="/x">Here is our price list</a> <a id="y"></a> <a href="/x"><img src="a.png" alt="Price list"></a> <a href="/x" aria-label="Price list">here</a> click here'
			),
			block( 'core/button', { text: 'here' } ),
		] )
	).toEqual( [] );
	expect(
		find( [ block( 'core/button', { text: 'Here', url: '/x' } ) ] )
	).toEqual( [ { code: 'vagueLink', text: 'Here' } ] );
} );

test( 'text with a color of its own or of a block around it is checked, other text is not', () => {
	const own = paragraph( 'Own', { textColor: 'gray' } );
	const inner = paragraph( 'Inner' );
	const button = block( 'core/button', {
		text: 'Buy',
		style: { color: {} },
	} );
	expect(
		findColored( [
			own,
			paragraph( 'Plain' ),
			paragraph( '', { textColor: 'gray' } ),
			block( 'core/group', { backgroundColor: 'black' }, [ inner ] ),
			button,
		] ).map( ( { block: { clientId }, selector } ) => [
			clientId,
			selector,
		] )
	).toEqual( [
		[ own.clientId, '' ],
		[ inner.clientId, '' ],
		[ button.clientId, '.wp-block-button__link' ],
	] );
	expect( lowContrast( own ) ).toEqual( {
		code: 'lowContrast',
		clientId: own.clientId,
		text: 'Own',
	} );
} );
