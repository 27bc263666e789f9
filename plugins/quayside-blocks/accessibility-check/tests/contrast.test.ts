import { hasLowContrast } from '../editor/contrast';

/** Determines whether the innermost element of a page has low contrast. */
const isLow = ( html: string ): boolean => {
	document.body.innerHTML = html;
	const all = document.body.querySelectorAll( '*' );
	return hasLowContrast( all[ all.length - 1 ] as Element );
};

test.each( [
	[
		'dark gray on white',
		'<p style="color: rgb(118, 118, 118)">x</p>',
		false,
	],
	[ 'gray on white', '<p style="color: rgb(119, 119, 119)">x</p>', true ],
	[
		'gray in large text',
		'<p style="color: rgb(119, 119, 119); font-size: 24px">x</p>',
		false,
	],
	[
		'gray in bold text of 19 px',
		'<p style="color: rgb(119, 119, 119); font-size: 19px; font-weight: 700">x</p>',
		false,
	],
	[
		'gray in text of 19 px',
		'<p style="color: rgb(119, 119, 119); font-size: 19px; font-weight: 400">x</p>',
		true,
	],
	[
		'black that shines through',
		'<p style="color: rgba(0, 0, 0, 0.3)">x</p>',
		true,
	],
	[
		'the background of a block around it',
		'<div style="background-color: rgb(0, 0, 0)"><p style="color: rgb(255, 255, 255)">x</p></div>',
		false,
	],
	[
		'a background that shines through',
		'<div style="background-color: rgba(0, 0, 0, 0.2)"><p style="color: rgb(255, 255, 255)">x</p></div>',
		true,
	],
	[
		'an image behind it, which is unknown',
		'<div style="background-image: url(a.png)"><p style="color: rgb(250, 250, 250)">x</p></div>',
		false,
	],
	[
		'a cover behind it, which is unknown',
		'<div class="wp-block-cover"><p style="color: rgb(250, 250, 250)">x</p></div>',
		false,
	],
] )( 'contrast: %s', ( _name, html, expected ) => {
	expect( isLow( html ) ).toBe( expected );
} );
