import { getSlides } from '../slides';

const gallery = ( html: string ): HTMLElement => {
	document.body.innerHTML = `<div id="host">${ html }</div>`;
	return document.getElementById( 'host' ) as HTMLElement;
};

it( 'creates a slide for each linked image, in order', () => {
	const slides = getSlides(
		gallery(
			'<figure><a href="http://shop.test/a.jpg" data-id="7" data-width="1600" data-height="900"><img src="a-300.jpg" alt="A boat"></a><figcaption> At <b>dawn</b> </figcaption></figure>' +
				'<figure><a href="http://shop.test/b.jpg" data-id="8" data-width="900" data-height="1600"><img src="b-300.jpg" alt=""></a></figure>' +
				'<a href="/elsewhere/">not an image</a>'
		)
	);
	expect( slides.count ).toBe( 2 );
	expect( slides.at( 0 ) ).toMatchObject( {
		src: 'http://shop.test/a.jpg',
		width: 1600,
		height: 900,
		alt: 'A boat',
		id: 7,
	} );
	expect( slides.at( 0 )?.caption?.textContent ).toBe( ' At dawn ' );
	expect( slides.at( 1 ) ).toMatchObject( {
		src: 'http://shop.test/b.jpg',
		alt: '',
		caption: null,
	} );
	expect( slides.at( 2 ) ).toBeUndefined();
	expect( slides.indexOf( 8 ) ).toBe( 1 );
	expect( slides.indexOf( 99 ) ).toBe( -1 );
} );

it( 'escapes markup in captions', () => {
	const slides = getSlides(
		gallery(
			'<figure><a href="a.jpg" data-width="1" data-height="1"><img alt=""></a><figcaption>&lt;img src=x onerror=alert(1)&gt;</figcaption></figure>'
		)
	);
	expect( slides.at( 0 )?.caption?.querySelector( 'img' ) ).toBeNull();
	expect( slides.at( 0 )?.caption?.textContent ).toBe(
		'<img src=x onerror=alert(1)>'
	);
} );
