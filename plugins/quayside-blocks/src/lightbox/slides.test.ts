import { slidesOf } from './slides';

const gallery = ( html: string ): HTMLElement => {
	document.body.innerHTML = `<div id="host">${ html }</div>`;
	return document.getElementById( 'host' ) as HTMLElement;
};

it( 'makes a slide of each linked image, in order, with what the page knows of it', () => {
	const slides = slidesOf(
		gallery(
			'<figure><a href="http://shop.test/a.jpg" data-id="1" data-width="1600" data-height="900"><img src="a-300.jpg" alt="A boat"></a><figcaption> At <b>dawn</b> </figcaption></figure>' +
				'<figure><a href="http://shop.test/b.jpg" data-id="2" data-width="900" data-height="1600"><img src="b-300.jpg" alt=""></a></figure>' +
				'<a href="/elsewhere/">not an image</a>'
		)
	);
	expect( slides ).toHaveLength( 2 );
	expect( slides[ 0 ] ).toMatchObject( { src: 'http://shop.test/a.jpg', width: 1600, height: 900, alt: 'A boat', caption: 'At dawn' } );
	expect( slides[ 1 ] ).toMatchObject( { src: 'http://shop.test/b.jpg', alt: '', caption: '' } );
} );

it( 'keeps markup in captions from becoming markup', () => {
	const [ slide ] = slidesOf( gallery( '<figure><a href="a.jpg" data-width="1" data-height="1"><img alt=""></a><figcaption>&lt;img src=x onerror=alert(1)&gt;</figcaption></figure>' ) );
	expect( slide?.caption ).toBe( '<img src=x onerror=alert(1)>' );
} );
