import { getConfig, getWidth } from '../config';

const box = ( width: number, parent?: HTMLElement ): HTMLElement => {
	const element = document.createElement( 'div' );
	Object.defineProperty( element, 'offsetWidth', { value: width } );
	parent?.append( element );
	return element;
};

describe( '[S9.27] lazy loader settings', () => {
	it( 'expand by 500 px in large windows and 370 px in small ones', () => {
		expect( getConfig( 1280, 800 ) ).toEqual( {
			minSize: 40,
			expFactor: 1.5,
			throttle: 125,
			expand: 500,
		} );
		expect( getConfig( 390, 800 ).expand ).toBe( 370 );
		expect( getConfig( 1280, 500 ).expand ).toBe( 370 );
	} );

	it( 'can be overridden by the site', () => {
		expect( getConfig( 1280, 800, { expand: 100 } ) ).toEqual( {
			minSize: 40,
			expFactor: 1.5,
			throttle: 125,
			expand: 100,
		} );
	} );

	it( "use the parent's width for an image narrower than 40 px", () => {
		const outer = box( 600 );
		expect( getWidth( box( 0, box( 39, outer ) ), 40 ) ).toBe( 600 );
		expect( getWidth( box( 40, outer ), 40 ) ).toBe( 40 );
	} );
} );
