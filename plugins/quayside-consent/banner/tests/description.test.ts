import table from '../../../../contracts/consent/cases/shorten.json';
import { descriptionLimit, shorten } from '../description';

describe( table.title, () => {
	test.each( table.cases )( '$title', ( { html, limit, lead, rest } ) => {
		expect( shorten( html, limit ) ).toEqual( { lead, rest } );
	} );

	test( '[S9.2] allows 300 characters, or 150 below 376 px', () => {
		expect( [ 375, 376, 1280 ].map( descriptionLimit ) ).toEqual( [
			150, 300, 300,
		] );
	} );
} );
