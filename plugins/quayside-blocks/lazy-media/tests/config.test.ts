import { configFor, widthOf } from '../config';

const box = ( width: number, parent?: HTMLElement ): HTMLElement => {
	const element = document.createElement( 'div' );
	Object.defineProperty( element, 'offsetWidth', { value: width } );
	parent?.append( element );
	return element;
};

describe( "[S9.27] the lazy loader's numbers", () => {
	it( 'look 500 px ahead in large windows and 370 px in small ones', () => {
		expect( configFor( 1280, 800 ) ).toEqual( {
			minSize: 40,
			expFactor: 1.5,
			throttle: 125,
			expand: 500,
		} );
		expect( configFor( 390, 800 ).expand ).toBe( 370 );
		expect( configFor( 1280, 500 ).expand ).toBe( 370 );
	} );

	it( "are the site's own where it has some", () => {
		expect( configFor( 1280, 800, { expand: 100 } ) ).toEqual( {
			minSize: 40,
			expFactor: 1.5,
			throttle: 125,
			expand: 100,
		} );
	} );

	it( 'measure what holds an image that is narrower than 40 px', () => {
		const outer = box( 600 );
		expect( widthOf( box( 0, box( 39, outer ) ), 40 ) ).toBe( 600 );
		expect( widthOf( box( 40, outer ), 40 ) ).toBe( 40 );
	} );
} );
