import { HEIGHT, WIDTH, drawForm } from '../templates/drawing';

const field = ( type = 'input', width = 100, choices = 0 ) => ( {
	type,
	width,
	choices,
} );

it( 'draws a label and a box for each field, and the button below', () => {
	const shapes = drawForm( [ field(), field() ] );
	expect( shapes.map( ( { kind } ) => kind ) ).toEqual( [
		'label',
		'box',
		'label',
		'box',
		'button',
	] );
	const tops = shapes.map( ( { y } ) => y );
	expect( tops ).toEqual( [ ...tops ].sort( ( a, b ) => a - b ) );
} );

it( 'draws two half fields beside each other', () => {
	const [ , first, , second ] = drawForm( [
		field( 'input', 50 ),
		field( 'input', 50 ),
	] );
	expect( first?.y ).toBe( second?.y );
	expect( ( first?.x ?? 0 ) + ( first?.width ?? 0 ) ).toBeLessThan(
		second?.x ?? 0
	);
	expect( ( second?.x ?? 0 ) + ( second?.width ?? 0 ) ).toBeLessThan( WIDTH );
} );

it( 'draws no more than three choices', () => {
	const marks = ( choices: number ) =>
		drawForm( [ field( 'multi-choice', 100, choices ) ] ).filter(
			( { kind } ) => kind === 'mark'
		).length;
	expect( [ marks( 2 ), marks( 3 ), marks( 9 ) ] ).toEqual( [ 2, 3, 3 ] );
} );

it( 'leaves out what is below the image', () => {
	const shapes = drawForm( Array.from( { length: 30 }, () => field() ) );
	expect( shapes.every( ( { y } ) => y < HEIGHT ) ).toBe( true );
} );
