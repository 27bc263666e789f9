import { fromSpectra } from '../from-spectra';

describe( 'converting a Spectra slider', () => {
	it( "uses Spectra's defaults for omitted attributes", () => {
		expect( fromSpectra( {} ) ).toEqual( {
			autoplay: true,
			autoplaySpeed: 3000,
			speed: 800,
			effect: 'slide',
			loop: 'continuous',
			pauseOnHover: true,
			stopOnInteraction: false,
			arrows: true,
			dots: true,
			vertical: false,
			minHeight: 350,
		} );
	} );

	it( 'preserves every setting', () => {
		expect(
			fromSpectra( {
				autoplay: false,
				autoplaySpeed: 1500,
				infiniteLoop: false,
				transitionSpeed: 300,
				transitionEffect: 'flip',
				pauseOn: 'click',
				displayArrows: false,
				displayDots: false,
				verticalMode: true,
				minHeight: 500,
				anchor: 'top',
			} )
		).toEqual( {
			autoplay: false,
			autoplaySpeed: 1500,
			speed: 300,
			effect: 'flip',
			loop: 'none',
			pauseOnHover: false,
			stopOnInteraction: true,
			arrows: false,
			dots: false,
			vertical: true,
			minHeight: 500,
			anchor: 'top',
		} );
	} );

	it( 'falls back to the slide effect if the effect is unknown', () => {
		expect( fromSpectra( { transitionEffect: 'cards' } ).effect ).toBe(
			'slide'
		);
	} );
} );
