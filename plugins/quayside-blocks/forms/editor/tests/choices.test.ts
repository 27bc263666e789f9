import { choiceSets } from '../choices/bulk';
import { fromLines, moveChoice, fromPasted, toLines } from '../choices/lines';

describe( 'choices as lines', () => {
	it( 'are labels, or values and labels', () => {
		expect(
			toLines( [ { label: 'Red' }, { label: 'Green', value: 'g' } ] )
		).toBe( 'Red\ng=Green' );
		expect( fromLines( 'Red\ng=Green', [] ) ).toEqual( [
			{ label: 'Red' },
			{ label: 'Green', value: 'g' },
		] );
	} );

	it( 'are read from pasted text', () => {
		expect( fromPasted( ' Green\r\n\n  b=Blue\n' ) ).toEqual( [
			{ label: 'Green' },
			{ label: 'Blue', value: 'b' },
		] );
		expect( fromPasted( 'Pink\n' ) ).toEqual( [ { label: 'Pink' } ] );
	} );

	it( 'preserve labels with an equals sign', () => {
		const choices = [ { label: '1+1=2' }, { label: 'a=b', value: 'x' } ];
		expect( fromLines( toLines( choices ), [] ) ).toEqual( choices );
	} );

	it( 'preserve the image of a label that stays', () => {
		expect(
			fromLines( 'Blue\nRed', [ { label: 'Red', image: 7 } ] )
		).toEqual( [ { label: 'Blue' }, { label: 'Red', image: 7 } ] );
	} );
} );

describe( 'a choice', () => {
	const [ a, b, c ] = [ { label: 'a' }, { label: 'b' }, { label: 'c' } ];

	it( 'moves by one place', () => {
		expect( moveChoice( [ a, b, c ], 0, 1 ) ).toEqual( [ b, a, c ] );
		expect( moveChoice( [ a, b, c ], 2, -1 ) ).toEqual( [ a, c, b ] );
	} );

	it( 'stays at the ends', () => {
		expect( moveChoice( [ a, b ], 0, -1 ) ).toEqual( [ a, b ] );
		expect( moveChoice( [ a, b ], 1, 1 ) ).toEqual( [ a, b ] );
	} );
} );

describe( 'lists of choices', () => {
	const list = ( name: string, language = 'en-US', weekStart = 0 ) =>
		choiceSets( language, weekStart )
			.find( ( set ) => set.name === name )
			?.choices() ?? [];

	it( 'have each value and label once', () => {
		for ( const { name, choices } of choiceSets( 'en-US', 1 ) ) {
			const all = choices();
			expect( all.length ).toBeGreaterThan( 1 );
			expect( [
				name,
				new Set( all.map( ( { label } ) => label ) ).size,
			] ).toEqual( [ name, all.length ] );
			expect(
				new Set( all.map( ( { label, value } ) => value ?? label ) )
					.size
			).toBe( all.length );
		}
	} );

	it( 'have countries in the language of the editor, with codes that stay the same', () => {
		expect( list( 'countries' ) ).toContainEqual( {
			label: 'Germany',
			value: 'DE',
		} );
		expect( list( 'countries', 'de' ) ).toContainEqual( {
			label: 'Deutschland',
			value: 'DE',
		} );
		expect( list( 'countries' ) ).toHaveLength( 243 );
		// No code without a name, which Intl returns unchanged.
		expect(
			list( 'countries' ).filter(
				( { label, value } ) => label === value
			)
		).toEqual( [] );
	} );

	it( 'have 51 states', () => {
		expect( list( 'states' ) ).toHaveLength( 51 );
		expect( list( 'states' )[ 0 ] ).toEqual( {
			label: 'Alabama',
			value: 'AL',
		} );
	} );

	it( 'have months and days in order', () => {
		expect( list( 'months' ).map( ( { label } ) => label ) ).toEqual( [
			'January',
			'February',
			'March',
			'April',
			'May',
			'June',
			'July',
			'August',
			'September',
			'October',
			'November',
			'December',
		] );
		expect( list( 'weekdays', 'en-US', 0 )[ 0 ]?.label ).toBe( 'Sunday' );
		expect( list( 'weekdays', 'en-US', 1 )[ 0 ]?.label ).toBe( 'Monday' );
	} );
} );
