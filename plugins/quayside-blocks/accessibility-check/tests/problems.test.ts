import {
	findColored,
	findProblems,
	lowContrast,
	markDecorative,
} from '../editor/problems';
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
	altTexts: [ number, string ][] = [],
	hasTitle = true
): Omit< Problem, 'clientId' >[] =>
	findProblems( blocks, new Map( altTexts ), VAGUE, hasTitle ).map(
		( problem ) => {
			const { clientId, ...rest } = problem;
			expect( clientId ).toMatch( /^block-/ );
			return rest;
		}
	);

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
	[ 'a cover without', block( 'core/cover', { url: 'a.jpg', alt: '' } ), 1 ],
	[
		'a cover with a video',
		block( 'core/cover', { url: 'a.mp4', backgroundType: 'video' } ),
		0,
	],
	[
		'a cover with the featured image',
		block( 'core/cover', { url: 'a.jpg', useFeaturedImage: true } ),
		0,
	],
	[ 'a cover with a color', block( 'core/cover' ), 0 ],
	[
		'images in a gallery',
		block( 'core/gallery', { images: [ {} ] }, [
			block( 'core/image', { url: 'a.jpg' } ),
			block( 'core/image', { url: 'b.jpg', alt: 'A boat' } ),
		] ),
		1,
	],
	[
		'a gallery from before WordPress 5.9',
		block( 'core/gallery', {
			images: [ { alt: '' }, {}, { alt: 'A boat' } ],
			linkTo: 'none',
		} ),
		2,
	],
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
			clickAction: 'none',
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

test( 'images that their author has marked as decorative are told apart, but not if they are links', () => {
	const marked = ( name: string, attributes: object ): EditedBlock => {
		const image = block( name, attributes );
		return {
			...image,
			attributes: {
				...image.attributes,
				...markDecorative( { metadata: { name: 'Hero' } }, true ),
			},
		};
	};
	const image = marked( 'core/image', { url: 'a.jpg' } );
	expect( find( [ image ] ) ).toEqual( [
		{ code: 'noAlt', count: 1, isDecorative: true },
	] );
	expect( markDecorative( image.attributes, false ) ).toEqual( {
		metadata: { name: 'Hero' },
	} );
	expect(
		markDecorative( { metadata: { quaysideDecorative: true } }, false )
	).toEqual( { metadata: undefined } );
	expect(
		find(
			[
				marked( 'core/image', { url: 'a.jpg', href: '/x' } ),
				marked( 'core/media-text', {
					mediaType: 'image',
					mediaUrl: 'a.jpg',
					href: '/x',
				} ),
				marked( 'quayside/gallery', { ids: [ 1 ] } ),
			],
			[ [ 1, '' ] ]
		)
	).toEqual( Array( 3 ).fill( { code: 'noLinkAlt', count: 1 } ) );
} );

test( 'below no title, the first heading can have any level', () => {
	const headings = [ heading( 4, 'Hours' ), heading( 6, 'Monday' ) ];
	const skipped = {
		code: 'skippedLevel',
		text: 'Monday',
		level: 6,
		allowed: 5,
	};
	expect( find( headings, [], false ) ).toEqual( [ skipped ] );
	expect( find( headings ) ).toHaveLength( 2 );
	expect( find( [ heading( 1, 'Shop' ) ], [], false ) ).toEqual( [] );
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

test( 'what a block saves for pages without the plugin has no problems of its own', () => {
	expect(
		find(
			[
				block( 'quayside/gallery', {
					ids: [ 1 ],
					staticHtml:
						'<figure><a href="/a.jpg"><img alt=""></a></figure>',
				} ),
			],
			[ [ 1, 'A boat' ] ]
		)
	).toEqual( [] );
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

test( 'blocks with a color of their own, of a part, or of a block around them are checked, others are not', () => {
	const colored = [
		paragraph( 'Own', { textColor: 'gray' } ),
		paragraph(
			'A <mark style="color:red" class="has-inline-color">part</mark>'
		),
		paragraph( 'Its links', {
			style: { elements: { link: { color: { text: 'red' } } } },
		} ),
		block( 'core/button', { text: 'Buy', style: { color: {} } } ),
		block( 'core/cover', {} ),
	];
	const columns = block( 'core/columns', { backgroundColor: 'black' }, [
		block( 'core/column', {}, [ paragraph( 'Inner' ) ] ),
	] );
	const column = columns.innerBlocks[ 0 ] as EditedBlock;
	expect(
		findColored( [ paragraph( 'Plain' ), ...colored, columns ] )
	).toEqual( [ ...colored, columns, column, ...column.innerBlocks ] );
	expect(
		lowContrast( colored[ 0 ] as EditedBlock, ' Own\n words ' )
	).toEqual( {
		code: 'lowContrast',
		clientId: colored[ 0 ]?.clientId,
		text: 'Own words',
	} );
} );
