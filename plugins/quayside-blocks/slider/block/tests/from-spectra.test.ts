import cases from '../../../../../contracts/galleries/cases/spectra.json';
import { fromSpectra, slideFromSpectra } from '../from-spectra';

describe( 'converting a Spectra slider', () => {
	it.each( cases.slider )( '$title', ( { given, expected } ) => {
		expect( fromSpectra( given ) ).toEqual( expected );
	} );

	it.each( cases.slide )( 'a slide with $title', ( { given, expected } ) => {
		expect( slideFromSpectra( given ) ).toEqual( expected );
	} );
} );
