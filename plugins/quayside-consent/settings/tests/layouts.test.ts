import { layoutName, layouts, positions } from '../layouts';

test( 'names each layout with its position', () => {
	expect( layoutName( 'box-bottom-left' ) ).toBe( 'Box: Bottom left' );
	expect( layoutName( 'popup-center' ) ).toBe( 'Popup: Center' );
	for ( const { value } of layouts() ) {
		for ( const position of positions()[ value ] ) {
			const stored = `${ value }-${ position.value }`;
			expect( layoutName( stored ) ).not.toBe( stored );
		}
	}
} );

test.each( [ '', 'box', 'bar-left', 'box-bottom-left-2' ] )(
	'keeps what is unknown: “%s”',
	( stored ) => expect( layoutName( stored ) ).toBe( stored )
);
