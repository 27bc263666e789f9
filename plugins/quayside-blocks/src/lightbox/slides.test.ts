import { slidesOf } from './slides';

const gallery = ( html: string ): HTMLElement => {
	document.body.innerHTML = `<div id="host">${ html }</div>`;
	return document.getElementById( 'host' ) as HTMLElement;
};

it( 'makes a slide of each linked image, in order, with what the page knows of it', () => {
	const slides = slidesOf(
		gallery(
			'<figure><a href="http://shop.test/a.jpg" data-id="7" data-width="1600" data-height="900"><img src="a-300.jpg" alt="A boat"></a><figcaption> At <b>dawn</b> </figcaption></figure>' +
				'<figure><a href="http://shop.test/b.jpg" data-id="8" data-width="900" data-height="1600"><img src="b-300.jpg" alt=""></a></figure>' +
				'<a href="/elsewhere/">not an image</a>'
		)
	);
	expect( slides.count ).toBe( 2 );
	expect( slides.at( 0 ) ).toMatchObject( { src: 'http://shop.test/a.jpg', width: 1600, height: 900, alt: 'A boat', id: 7 } );
	expect( slides.at( 0 )?.caption?.textContent ).toBe( ' At dawn ' );
	expect( slides.at( 1 ) ).toMatchObject( { src: 'http://shop.test/b.jpg', alt: '', caption: null } );
	expect( slides.at( 2 ) ).toBeUndefined();
	expect( slides.placeOf( 8 ) ).toBe( 1 );
	expect( slides.placeOf( 99 ) ).toBe( -1 );
} );

it( 'keeps markup in captions from becoming markup', () => {
	const slides = slidesOf( gallery( '<figure><a href="a.jpg" data-width="1" data-height="1"><img alt=""></a><figcaption>&lt;img src=x onerror=alert(1)&gt;</figcaption></figure>' ) );
	expect( slides.at( 0 )?.caption?.querySelector( 'img' ) ).toBeNull();
	expect( slides.at( 0 )?.caption?.textContent ).toBe( '<img src=x onerror=alert(1)>' );
} );

describe( 'an image that nobody has measured', () => {
	const seen = ( href: string, naturalWidth: number, naturalHeight: number ) => {
		const host = gallery( `<a href="${ href }" data-width="0" data-height="0"><img src="small.jpg" alt=""></a>` );
		const image = host.querySelector( 'img' ) as HTMLImageElement;
		Object.defineProperties( image, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } } );
		return slidesOf( host ).at( 0 );
	};

	it( 'is as large as the browser has seen it', () => expect( seen( 'http://elsewhere.test/a.gif', 320, 200 ) ).toMatchObject( { width: 320, height: 200 } ) );

	it( 'is a large one of its shape when it is a vector image', () => expect( seen( 'http://shop.test/a.svg', 200, 100 ) ).toMatchObject( { width: 1200, height: 600 } ) );

	it( 'is a landscape as long as the browser knows nothing', () => expect( seen( 'http://shop.test/a.jpg', 0, 0 ) ).toMatchObject( { width: 1200, height: 900 } ) );

	it( 'is what WooCommerce says of a variation', () => {
		const slides = slidesOf( gallery( '<a href="a.jpg" data-width="600" data-height="600"><img data-large_image_width="900" data-large_image_height="1200" alt=""></a>' ) );
		expect( slides.at( 0 ) ).toMatchObject( { width: 900, height: 1200 } );
	} );
} );
