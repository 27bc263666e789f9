import { getLowContrast } from './low-contrast';

test( 'returns colors with low contrast', () => {
	const good = [
		'#0d4656',
		'#923015',
		'#17272e',
		'#3e4e55',
		'#fcfaf5',
		'#f1ede3',
		'#7d8a8c',
	];
	expect( getLowContrast( good ) ).toEqual( [] );
	expect( getLowContrast( good.with( 3, '#bbbbbb' ) ) ).toEqual( [ 3 ] );
	expect( getLowContrast( good.with( 4, '#17272e' ) ) ).toEqual( [
		0, 1, 2, 3,
	] );
} );
