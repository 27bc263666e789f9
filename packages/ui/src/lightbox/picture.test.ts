import { pictureOf } from './picture';

/** The picture of a link around an image that the browser has seen in some size. */
const seen = (
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

it( 'knows of a picture what the page knows', () => {
	expect(
		seen(
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

it( 'believes what WooCommerce says of a variation', () => {
	expect(
		seen(
			'href="a.jpg" data-width="600" data-height="600"',
			'data-large_image_width="900" data-large_image_height="1200"',
			300,
			300
		)
	).toMatchObject( { width: 900, height: 1200 } );
} );

it( 'has a link without a small image, too', () => {
	document.body.innerHTML =
		'<a href="http://shop.test/a.jpg" data-width="5" data-height="4"></a>';
	expect(
		pictureOf( document.querySelector( 'a' ) as HTMLAnchorElement )
	).toMatchObject( { width: 5, height: 4, msrc: '', alt: '' } );
} );

describe( 'a picture that nobody has measured', () => {
	const unknown = 'data-width="0" data-height="0"';

	it( 'is as large as the browser has seen it', () =>
		expect(
			seen(
				`href="http://elsewhere.test/a.gif" ${ unknown }`,
				'',
				320,
				200
			)
		).toMatchObject( { width: 320, height: 200 } ) );

	it( 'is a large one of its shape when it is a vector image', () =>
		expect(
			seen( `href="http://shop.test/a.svg" ${ unknown }`, '', 200, 100 )
		).toMatchObject( { width: 1200, height: 600 } ) );

	it( 'is a landscape as long as the browser knows nothing', () =>
		expect(
			seen( `href="http://shop.test/a.jpg" ${ unknown }`, '', 0, 0 )
		).toMatchObject( { width: 1200, height: 900 } ) );
} );
