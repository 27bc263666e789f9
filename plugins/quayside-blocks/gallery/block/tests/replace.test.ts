import { replace } from '../details';

const gallery = {
	ids: [ 1, 2, 1 ],
	details: [
		{ alt: 'A boat', caption: 'At noon', origin: { attributes: {} } },
		{ link: 'https://example.com/own' },
	],
	clickAction: 'url' as const,
	customLinks: {
		1: 'https://example.com/shared',
		2: 'https://example.com/2',
	},
	focusIds: [ 2 ],
};

it( 'keeps the caption, and the link that uses of the old image share', () => {
	expect( replace( gallery, 0, 3 ) ).toEqual( {
		ids: [ 3, 2, 1 ],
		details: [
			{ caption: 'At noon', link: 'https://example.com/shared' },
			{ link: 'https://example.com/own' },
		],
		focusIds: [ 2 ],
	} );
} );

it( 'keeps the link of the image itself', () => {
	expect( replace( gallery, 1, 3 ).details[ 1 ] ).toEqual( {
		link: 'https://example.com/own',
	} );
} );

it( 'adds no link that visitors did not get', () => {
	expect(
		replace( { ...gallery, clickAction: 'lightbox' }, 0, 3 ).details[ 0 ]
	).toEqual( { caption: 'At noon' } );
} );

it.each( [
	[ 'the only use of the old image', [ 1, 2 ], 1, [ 3 ] ],
	[ 'one of its uses', [ 2, 2 ], 1, [ 2, 3 ] ],
	[ 'an image without its own row', [ 2, 1 ], 1, [ 2 ] ],
] )( 'keeps the row of %s', ( _, ids, place, focusIds ) => {
	expect( replace( { ...gallery, ids }, place, 3 ).focusIds ).toEqual(
		focusIds
	);
} );
