import { fromSpectra } from '../from-spectra';

describe( 'a slider of Spectra', () => {
	it( 'that saved nothing has the defaults of Spectra, not ours', () => {
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

	it( 'keeps every setting', () => {
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

	it( 'with an effect that nobody knows slides', () => {
		expect( fromSpectra( { transitionEffect: 'cards' } ).effect ).toBe(
			'slide'
		);
	} );
} );
