import { select } from '../details';

const caption = ( text: string ) => ( { caption: text } );
const list = {
	ids: [ 1, 2, 1, 3, 1 ],
	details: [ 'a', 'b', 'c', 'd', 'e' ].map( caption ),
};

it.each( [
	[ 'the same images', [ 1, 2, 3 ], '1a 2b 1c 3d 1e' ],
	[ 'another order', [ 3, 2, 1 ], '3d 1e 2b 1c 1a' ],
	[ 'one image less', [ 1, 3 ], '1a 1c 3d 1e' ],
	[ 'a new image', [ 4, 1, 2, 3 ], '4 1a 2b 1c 3d 1e' ],
	[ 'no image with several uses', [ 2, 3 ], '2b 3d' ],
	[ 'only the image with several uses', [ 1 ], '1a 1c 1e' ],
	[ 'an image as often as before', [ 1, 1, 1, 2, 3 ], '1a 1c 1e 2b 3d' ],
] )( 'keeps all uses of an image with %s', ( _, ids, uses ) => {
	const { ids: selected, details } = select( list, ids );
	expect(
		selected
			.map(
				( id, place ) => `${ id }${ details[ place ]?.caption ?? '' }`
			)
			.join( ' ' )
	).toBe( uses );
} );
