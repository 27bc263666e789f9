import { isOnDark, luminance } from '../dark';

it( '[S9.34] a background is dark below a luminance of 0.5', () => {
	const dark = ( color: string ) => {
		document.body.innerHTML = `<div style="background-color:${ color }"><p><b></b></p></div>`;
		return isOnDark( document.querySelector( 'b' ) as Element );
	};
	expect( dark( 'rgb(127, 127, 127)' ) ).toBe( true );
	expect( dark( 'rgb(128, 128, 128)' ) ).toBe( false );
	// Green looks lighter than blue of the same strength.
	expect( dark( 'rgb(0, 255, 0)' ) ).toBe( false );
	expect( dark( 'rgb(0, 0, 255)' ) ).toBe( true );
	expect( dark( 'rgba(0, 0, 0, 0.1)' ) ).toBe( false );
} );

it( 'supports the notations of computed colors', () => {
	expect( luminance( 'rgb(255, 255, 255)' ) ).toBe( 1 );
	expect( luminance( 'color(srgb 0 0 0)' ) ).toBe( 0 );
	expect( luminance( 'rgba(0, 0, 0, 0)' ) ).toBeNull();
	expect( luminance( 'oklch(0.5 0.1 20)' ) ).toBeNull();
} );
