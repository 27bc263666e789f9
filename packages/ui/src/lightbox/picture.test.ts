import { pictureOf } from './picture';

/** Returns the lightbox image of a link around an image that the browser has loaded with the given size. */
const readImage = (
	link: string,
	image: string,
	naturalWidth: number,
	naturalHeight: number
) => {
	document.body.innerHTML = `<a ${ link }><img ${ image }></a>`;
	Object.defineProperties( document.querySelector( 'img' ), {
		naturalWidth: { value: naturalWidth },
		naturalHeight: { value: naturalHeight },
	} );
	return pictureOf( document.querySelector( 'a' ) as HTMLAnchorElement );
};

it( 'reads the image data from the page', () => {
	expect(
		readImage(
			'href="http://shop.test/a.jpg" data-width="1600" data-height="900"',
			'src="http://shop.test/a-300.jpg" srcset="http://shop.test/a-300.jpg 300w" alt="A boat"',
			300,
			169
		)
	).toEqual( {
		src: 'http://shop.test/a.jpg',
		width: 1600,
		height: 900,
		msrc: 'http://shop.test/a-300.jpg',
		srcset: 'http://shop.test/a-300.jpg 300w',
		alt: 'A boat',
	} );
} );

it( 'uses the size that WooCommerce sets for a variation', () => {
	expect(
		readImage(
			'href="a.jpg" data-width="600" data-height="600"',
			'data-large_image_width="900" data-large_image_height="1200"',
			300,
			300
		)
	).toMatchObject( { width: 900, height: 1200 } );
} );

it( 'supports a link without a thumbnail', () => {
	document.body.innerHTML =
		'<a href="http://shop.test/a.jpg" data-width="5" data-height="4"></a>';
	expect(
		pictureOf( document.querySelector( 'a' ) as HTMLAnchorElement )
	).toMatchObject( { width: 5, height: 4, msrc: '', alt: '' } );
} );

describe( 'an image of unknown size', () => {
	const unknown = 'data-width="0" data-height="0"';

	it( 'has the size that the browser loaded', () =>
		expect(
			readImage(
				`href="http://elsewhere.test/a.gif" ${ unknown }`,
				'',
				320,
				200
			)
		).toMatchObject( { width: 320, height: 200 } ) );

	it( 'is enlarged in its aspect ratio if it is a vector image', () =>
		expect(
			readImage(
				`href="http://shop.test/a.svg" ${ unknown }`,
				'',
				200,
				100
			)
		).toMatchObject( { width: 1200, height: 600 } ) );

	it( 'falls back to 1200 by 900 px if it is not loaded', () =>
		expect(
			readImage( `href="http://shop.test/a.jpg" ${ unknown }`, '', 0, 0 )
		).toMatchObject( { width: 1200, height: 900 } ) );
} );
