import { clean } from '../clean';

it( 'removes everything but rich text from pasted HTML', () => {
	const html = ( source: string ) => {
		const place = document.createElement( 'div' );
		place.append( clean( source ) );
		return place.innerHTML;
	};
	expect(
		html(
			'<div style="color:red">One <span class="x"><b>two</b></span></div>'
		)
	).toBe( '<p>One <b>two</b></p>' );
	expect(
		html( '<p>x<script>alert(1)</script><img src=x onerror=alert(1)></p>' )
	).toBe( '<p>x</p>' );
	expect(
		html(
			'<a href="javascript:alert(1)" onclick="x">a</a><a href="https://example.com/">b</a>'
		)
	).toBe( '<a>a</a><a href="https://example.com/">b</a>' );
	expect( html( '<ul><li>a</li></ul>' ) ).toBe( '<ul><li>a</li></ul>' );
} );
