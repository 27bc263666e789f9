import { summaryOf } from '../category';

const cookie = ( name: string, provider: string ) => ( {
	name,
	provider,
	duration: '',
	description: '',
} );

describe( 'what a closed list of cookies is called', () => {
	it.each( [
		[ 'one by its name', [ cookie( '_ga', 'Google' ) ], '_ga' ],
		[
			'several of one provider',
			[ cookie( '_ga', 'Google' ), cookie( '_gid', 'Google' ) ],
			'2 × Google',
		],
		[
			'several of two',
			[
				cookie( 'cart', 'Shop' ),
				cookie( '_ga', 'Google' ),
				cookie( 'x', '' ),
			],
			'3 × Shop, Google',
		],
		[
			'several of nobody who is named',
			[ cookie( 'a', '' ), cookie( 'b', '' ) ],
			'a, b',
		],
	] )( '%s', ( _, cookies, summary ) => {
		expect( summaryOf( cookies ) ).toBe( summary );
	} );
} );
