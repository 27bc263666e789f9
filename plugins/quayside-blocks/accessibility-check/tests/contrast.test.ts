import { findLowContrast, hasLowContrast } from '../editor/contrast';

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
		'the image of a cover behind it, which is unknown',
		'<div class="wp-block-cover"><img class="wp-block-cover__image-background"><span class="wp-block-cover__background" style="background-color: rgb(255, 255, 255); opacity: 0.5"></span><p style="color: rgb(250, 250, 250)">x</p></div>',
		false,
	],
	[
		'the opaque overlay of a cover with an image',
		'<div class="wp-block-cover"><img class="wp-block-cover__image-background"><span class="wp-block-cover__background" style="background-color: rgb(255, 255, 255); opacity: 1"></span><p style="color: rgb(250, 250, 250)">x</p></div>',
		true,
	],
	[
		'the overlay of a cover without an image',
		'<div class="wp-block-cover"><span class="wp-block-cover__background" style="background-color: rgb(0, 0, 0); opacity: 0.2"></span><p style="color: rgb(255, 255, 255)">x</p></div>',
		true,
	],
	[
		'the gradient of a cover, which is unknown',
		'<div class="wp-block-cover"><span class="wp-block-cover__background" style="background-image: linear-gradient(red, blue)"></span><p style="color: rgb(250, 250, 250)">x</p></div>',
		false,
	],
] )( 'contrast: %s', ( _name, html, expected ) => {
	expect( isLow( html ) ).toBe( expected );
} );

test.each( [
	[
		'its text',
		'<p id="b" style="color: #ccc">Gray <b>on</b> white</p>',
		'Gray on white',
	],
	[
		'a link in it',
		'<p id="b">See <a style="color: #ccc">our prices</a></p>',
		'our prices',
	],
	[
		'a highlighted part',
		'<p id="b">So <mark style="background-color: #000">dark</mark></p>',
		'dark',
	],
	[
		'a caption',
		'<figure id="b"><img><figcaption style="color: #ccc">Boats</figcaption></figure>',
		'Boats',
	],
	[ 'nothing', '<p id="b">Black <a>on white</a></p>', '' ],
	[
		'a block inside it',
		'<div id="b"><p data-block="2" style="color: #ccc">Other</p></div>',
		'',
	],
	[
		'a control of the editor',
		'<div id="b"><button class="components-button" style="color: #ccc">Add</button></div>',
		'',
	],
] )( 'the text of a block with low contrast: %s', ( _name, html, text ) => {
	document.body.innerHTML = html;
	document.body.style.color = '#000';
	expect( findLowContrast( document.getElementById( 'b' ) as Element ) ).toBe(
		text
	);
} );
